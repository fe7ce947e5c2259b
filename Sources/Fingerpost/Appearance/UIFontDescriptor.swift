public import Foundation

/// What a font is like, without the font: a name or a family, a size, and traits. [LAY-6]
///
/// No fonts are looked up, so that a descriptor only leads to a name. Of a name the table of widths reads whether it is bold
/// and whether it is monospaced; everything else is kept and read back.
open nonisolated class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The name of something that a descriptor says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a text.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name, a text.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The member of the family, such as `Bold Italic`, a text.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Traits by their ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// What the text is for, a text.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Settings of single features. Kept and read back.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait among those of ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ``SymbolicTraits`` as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, from -1 to 1, as a number or a ``UIFont/Weight``.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide it is. Kept and read back.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How far it leans. Kept and read back.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What a font looks like; the raw values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Leaning. Widths do not depend on it.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider. Kept and read back.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower. Kept and read back.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For vertical text. Kept and read back.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// With lines closer together. Kept and read back.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With lines further apart. Kept and read back.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A variant of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends. It is as wide as the usual one here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs. It is as wide as the usual one here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Everything that it says.
  public final let fontAttributes: [AttributeName: Any]
  final let parts: FontNameParts

  /// Creates a descriptor that says these things.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes
    parts = FontNameParts(attributes)
    super.init()
  }

  /// Creates a descriptor of a font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  private init(_ parts: FontNameParts, _ attributes: [AttributeName: Any]) {
    var attributes = attributes
    attributes[.name] = parts.name
    (attributes[.face], attributes[.traits]) = (nil, nil)
    fontAttributes = attributes
    self.parts = parts
    super.init()
  }

  /// The name that a font of it has, such as `.SFUI-Semibold`.
  open var postscriptName: String { parts.name }

  /// The size in points; 0 if it says none.
  open var pointSize: CGFloat { FontNameParts.number(fontAttributes[.size]) ?? 0 }

  /// What its name says: whether it is bold, leans and is monospaced; and what else was asked for.
  open var symbolicTraits: SymbolicTraits { parts.traits }

  /// Returns what it says of one thing, or nil.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Returns the same in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// Returns the same with these traits and no others. Never nil here: any name will do.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(parts.with(symbolicTraits), fontAttributes)
  }

  /// Returns the same of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.family] = newFamily
    return UIFontDescriptor(FontNameParts(family: newFamily, traits: parts.traits), attributes)
  }

  /// Returns the same as another member of the family, such as `Bold`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(parts.with(face: newFace), fontAttributes)
  }

  /// Returns another variant of the system's font; nil for other fonts.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    parts.with(design).map { UIFontDescriptor($0, fontAttributes) }
  }

  /// Returns the same with these things said, too; of two that are about one thing the new one counts.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var all = fontAttributes
    // What is said in words counts more than the name that followed from what was said before.
    if attributes[.name] == nil, attributes[.family] != nil || attributes[.face] != nil {
      all[.name] = nil
    }
    for (name, value) in attributes { all[name] = value }
    return UIFontDescriptor(fontAttributes: all)
  }

  /// Returns what the font for a style is like, in its size at the usual setting of the system.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor.addingAttributes([.textStyle: style.rawValue])
  }

  /// Returns itself: it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another descriptor leads to the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return parts == other.parts && pointSize == other.pointSize
  }

  /// The same for equal descriptors.
  open override var hash: Int { parts.name.hashValue }
}

nonisolated extension UIFont {
  /// Creates the font that a descriptor leads to.
  ///
  /// - Parameters:
  ///   - descriptor: what the font is like.
  ///   - pointSize: the size in points; 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(made: descriptor.postscriptName, pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// What the font is like.
  public final var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
}
