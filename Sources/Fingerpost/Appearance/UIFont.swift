public import Foundation

/// A font: a name and a size. Nothing is drawn with it here; pictures of a screen show its size and weight.
open nonisolated class UIFont: NSObject, @unchecked Sendable {
  /// How heavy a font is; the numbers are UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1; regular is 0.
    public var rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// The usual one.
    public static let regular = Weight(0)
    /// Slightly heavier than usual.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    fileprivate static let names: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]

    /// The name of the nearest weight that has one.
    var name: String {
      Self.names.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.name
        ?? "Regular"
    }
  }

  /// The name, such as `.SFUI-Semibold` for the system's font.
  public final let fontName: String
  /// The size, in points.
  public final let pointSize: CGFloat
  /// What is between lines beyond their height, in points: none but in fonts of a text style. [LAY-16]
  public final let leading: CGFloat

  /// Creates a font for something that is set later: the system's in 17 points. UIKit says nothing of it.
  public override convenience init() { self.init(made: ".SFUI-Regular", 17) }

  /// Creates a font with a name, which any will do for, since no fonts are looked up; nil if the name is empty.
  ///
  /// A size of 0 counts as 17.
  public init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    fontName = name
    pointSize = size > 0 ? size : 17
    leading = 0
    super.init()
  }

  init(made fontName: String, _ size: CGFloat, leading: CGFloat = 0) {
    self.fontName = fontName
    pointSize = size > 0 ? size : 17
    self.leading = leading
    super.init()
  }

  // MARK: - The system's fonts

  /// The size of the text of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons, 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The usual size of the system's font, 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// The small size of the system's font, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// Returns the system's font in a size; 0 counts as 17.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(made: ".SFUI-Regular", fontSize) }

  /// Returns the system's font in a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(made: ".SFUI-\(weight.name)", fontSize)
  }

  /// Returns the system's font, semibold, which UIKit calls bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(made: ".SFUI-Semibold", fontSize)
  }

  /// Returns the system's font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(made: ".SFUI-RegularItalic", fontSize)
  }

  /// Returns the system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's font with letters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(made: ".AppleSystemUIFontMonospaced-\(weight.name)", fontSize)
  }

  /// Returns the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(made: fontName, fontSize) }

  /// Whether another font has the same name and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  /// The same for equal fonts.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

nonisolated extension UIFont {
  /// What a text is for, from which its size and weight follow.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public var rawValue: String

    /// Creates a style from its name; one that is not known looks like ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen, large.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below that.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Ordinary text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What is below an image.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The same, smaller.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The sizes at the usual setting of the system, as the Human Interface Guidelines list them.
    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }

    /// From one line to the next, as the guidelines list it.
    fileprivate var lineDistance: CGFloat {
      switch self {
      case .largeTitle: 41
      case .title1: 34
      case .title2: 28
      case .title3: 25
      case .callout: 21
      case .subheadline: 20
      case .footnote: 18
      case .caption1: 16
      case .caption2: 13
      default: 22
      }
    }
  }

  /// Returns the font for a style, in its size at the usual setting of the system.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      made: style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular", style.size,
      leading: max(0, style.lineDistance - style.size * TextSize.lineHeightRatio))
  }
}
