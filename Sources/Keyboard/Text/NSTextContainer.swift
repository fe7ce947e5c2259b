public import Fingerpost
public import Foundation

/// A place that text is laid out in. [VAL-47]
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// How large it is, in points; a width of 0 stands for any. That of a text view follows the view and is not this one.
  open var size: CGSize {
    didSet { if size != oldValue { changed() } }
  }

  /// What is left free at each side of a line, in points. Default 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  /// How many lines there are at most. Default 0: any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }

  /// How lines would end. Default between words. Kept: lines always end there.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// What text would flow around. Default nothing. Kept: no text flows around it.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows the text view's. Default false. Kept.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's. Default false. Kept.
  open var heightTracksTextView = false

  /// What lays the text out; set by ``NSLayoutManager/addTextContainer(_:)``.
  public internal(set) final weak var layoutManager: NSLayoutManager?
  /// The text view that shows it.
  final weak var textView: UITextView?
  /// What a container of a text view keeps, as code need not.
  private final var kept: NSLayoutManager?

  /// Creates a container.
  ///
  /// - Parameter size: how large it is, in points; a width of 0 stands for any.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container of any width.
  public override convenience init() { self.init(size: .zero) }

  /// Creates a container with the usual values; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  nonisolated deinit {}

  final func changed() { textView?.textChanged() }

  /// The text of a container that a text view shows.
  final var keptStorage: NSTextStorage { keptManager.keptStorage }

  final var keptManager: NSLayoutManager {
    if let kept { return kept }
    let manager = layoutManager ?? NSLayoutManager()
    if layoutManager == nil { manager.addTextContainer(self) }
    kept = manager
    return manager
  }
}

extension UITextView {
  /// What lays the text out. [VAL-47]
  public final var layoutManager: NSLayoutManager { textContainer.keptManager }

  /// The text, which code may change; the delegate hears nothing of that. [VAL-47]
  public final var textStorage: NSTextStorage { storage }

  final func connectContainer() {
    textContainer.textView = self
    _ = textContainer.keptManager
  }

  /// Scrolls just as far as it takes to see letters. A range outside of the text stands for its end. [VAL-48]
  ///
  /// Letters that are higher than the text view are seen from their beginning. Nothing is animated.
  public final func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let isInside = range.location >= 0 && range.location <= storage.length
    let place = isInside ? within(range) : NSRange(location: storage.length, length: 0)
    guard var box = lines.boxes(of: place).reduce(nil as CGRect?, { $0?.union($1) ?? $1 }) else { return }
    // What is around the text comes along at its ends.
    if box.maxY + textContainerInset.bottom >= contentSize.height {
      box.size.height = contentSize.height - box.minY
    }
    if box.minY <= textContainerInset.top {
      box = CGRect(x: box.minX, y: 0, width: box.width, height: box.maxY)
    }
    let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    let top = contentOffset.y + adjustedContentInset.top
    var y = top
    if box.minY < top || box.height > room {
      y = box.minY
    } else if box.maxY > top + room {
      y = box.maxY - room
    }
    if y != top { contentOffset.y = y - adjustedContentInset.top }
  }
}
