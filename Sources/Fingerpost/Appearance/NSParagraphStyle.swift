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
    var lineBreakStrategy = LineBreakStrategy()
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
    var allowsTightening = false
  }

  /// How lines are balanced; the bits are UIKit's. Kept and read back.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a way from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system does.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
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
  /// How lines are balanced. Default not at all.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Where tabs lead. Default nowhere in particular.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// How far apart further ones are, in points. Default 0.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters may come closer. Default false.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

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
  /// How lines are balanced. Default not at all.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Where tabs lead. Default nowhere in particular.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// How far apart further ones are, in points. Default 0.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// Whether letters may come closer. Default false.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// Adds a place where tabs lead.
  open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }

  /// Takes over the values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// Where a tab leads in a line. Kept and read back.
open nonisolated class NSTextTab: NSObject, @unchecked Sendable {
  /// What more is said of one.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text stands there.
  public final let alignment: NSTextAlignment
  /// How far it is from the edge, in points.
  public final let location: CGFloat
  /// What more is said of it.
  public final let options: [OptionKey: Any]

  /// Creates one.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// Whether another one is at the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// The same for equal ones.
  open override var hash: Int { location.hashValue }
}
