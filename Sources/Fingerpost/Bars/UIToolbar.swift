public import Foundation

/// The private view that holds a toolbar's items, as in UIKit, whose name it has.
final class _UIToolbarContentView: UIView {}

/// A bar of items at the foot of a screen. [BAR-1, BAR-3, BAR-4, BAR-6]
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  private final let background = _UIBarBackground(frame: .zero)
  private final let content = _UIToolbarContentView(frame: .zero)
  private final let row = _UIButtonBarStackView(frame: .zero)

  /// Creates a bar with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  nonisolated deinit {}

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  private final func start() {
    addSubview(background)
    addSubview(content)
    content.addSubview(row)
  }

  /// What says where the bar is. [BAR-6]
  open weak var delegate: (any UIToolbarDelegate)?
  /// Where the bar is, as the delegate said when it entered its window. It is kept and read back. Default bottom. [BAR-6]
  public private(set) final var barPosition = UIBarPosition.bottom

  /// Asks the delegate where the bar is. [BAR-6]
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let delegate else { return }
    let position = delegate.position(for: self)
    barPosition = position == .any ? .bottom : position
  }

  /// The items from left to right, with the room between them. [BAR-4]
  open var items: [UIBarButtonItem]? {
    didSet {
      row.show(items ?? [])
      setNeedsLayout()
    }
  }

  /// Sets the items. Nothing is animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// Gives the items the whole bar. [BAR-4]
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [background, content] { view.frame = bounds }
    row.frame = content.bounds
  }
}
