public import Foundation

/// How a text would be drawn; which of its lines count where it is measured.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text wraps at the width it is given; without it, it takes one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The leading of the font counts, which is 0 here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What is drawn counts and not what fonts say; sizes here are those of fonts.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that has room is cut off.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How text was fitted. Kept and read back: nothing is fitted here.
open nonisolated class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// How small text may become to fit, as a factor. Default 0: it may not.
  open var minimumScaleFactor: CGFloat = 0
  /// How small it became: 1, as nothing is fitted.
  open var actualScaleFactor: CGFloat { 1 }

  /// Creates a context.
  public override init() { super.init() }
}

/// The sizes of texts, which are estimates: there are no fonts here. [LAY-6]
extension NSAttributedString {
  /// Returns the size of the text on the lines that it has.
  public final func size() -> CGSize { AttributedSize.size(of: self, width: 0, lines: 0) }

  /// Returns the room that the text takes: wrapped at the width where the options say so, else on one line.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let lines = wraps ? 0 : 1
    return CGRect(
      origin: .zero, size: AttributedSize.size(of: self, width: wraps ? size.width : 0, lines: lines))
  }
}

extension NSString {
  /// Returns the size of the text on the lines that it has, with attributes.
  public final func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attrs).size()
  }

  /// Returns the room that the text takes with attributes: wrapped where the options say so, else on one line.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text on the lines that it has, with attributes.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the room that the text takes with attributes: wrapped where the options say so, else on one line.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
