public import Foundation

/// How the lines of a paragraph are placed. Spacing and heights of lines count where text is measured; the rest is kept and
/// read back.
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  nonisolated struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  fileprivate final var values = Values()

  /// Creates a style as it is by default.
  public override init() { super.init() }

  /// The style as it is by default.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines are. Default natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that are too wide. Default by word wrapping.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way text is written. Default natural.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// What is between two lines, in points. Default 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// What is below a paragraph, in points. Default 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// What is above a paragraph, in points. Default 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where the first line begins, in points. Default 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where the other lines begin, in points. Default 0.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points. Default 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How high lines are at least, in points. Default 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// How high lines are at most, in points; 0, the default, for any height.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of lines is multiplied by; 0, the default, for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// From which width on words would be broken. Default 0: never.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether another style has the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// The same for equal styles.
  open override var hash: Int { values.hashValue }

  /// Returns a style with the same values that cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }

  /// Returns a style with the same values that can change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }

  /// Returns a copy that cannot change.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy that can change.
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  private final func filled(_ copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.values = values
    return copy
  }
}

/// How the lines of a paragraph are placed, to be changed.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines are. Default natural.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to lines that are too wide. Default by word wrapping.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which way text is written. Default natural.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// What is between two lines, in points. Default 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// What is below a paragraph, in points. Default 0.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// What is above a paragraph, in points. Default 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Where the first line begins, in points. Default 0.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Where the other lines begin, in points. Default 0.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end, in points. Default 0.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How high lines are at least, in points. Default 0.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// How high lines are at most, in points; 0, the default, for any height.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// What the height of lines is multiplied by; 0, the default, for nothing.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// From which width on words would be broken. Default 0: never.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Takes over the values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
