public import Foundation

/// What was said about an image that nothing draws.
nonisolated struct ImageValues {
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignment = UIEdgeInsets.zero
  var orientation = UIImage.Orientation.up
  var configuration: UIImage.Configuration?
  var isFlippable = false
}

#if !canImport(CoreGraphics)
  /// An image as a size in pixels: there are no pixels.
  public nonisolated final class CGImage: Sendable {
    /// How many columns there are.
    public let width: Int
    /// How many rows there are.
    public let height: Int

    /// What was said of the pixels, of which there are none.
    let pixels: PixelFormat

    init(width: Int, height: Int, pixels: PixelFormat = PixelFormat()) {
      (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Returns a part of the image, or nil where no pixel of it is in the image.
    public func cropping(to rect: CGRect) -> CGImage? {
      let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
      guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
      return CGImage(width: Int(part.width), height: Int(part.height), pixels: pixels)
    }

    /// Returns the image, which never changes.
    public func copy() -> CGImage? { self }
  }
#endif

nonisolated extension UIImage {
  /// What an image is shown with.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is shown. Its size follows the size of the text; weight and colors are kept and read back.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    final let points: CGFloat?
    final let scale: SymbolScale
    /// The weight, or unspecified.
    public final let weight: SymbolWeight

    private init(points: CGFloat?, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      (self.points, self.weight, self.scale) = (points, weight, scale)
      super.init()
    }

    /// Creates one for text of a size.
    public convenience init(pointSize: CGFloat) { self.init(points: pointSize) }
    /// Creates one for text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(points: pointSize, weight: weight)
    }
    /// Creates one for text of a size and weight, larger or smaller than that.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(points: pointSize, weight: weight, scale: scale)
    }
    /// Creates one for text in a font.
    public convenience init(font: UIFont) { self.init(points: font.pointSize) }
    /// Creates one for text in a font, larger or smaller than that.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(points: font.pointSize, scale: scale)
    }
    /// Creates one for text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
    /// Creates one for text of a style, larger or smaller than that.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// Creates one that is larger or smaller than usual.
    public convenience init(scale: SymbolScale) { self.init(points: nil, scale: scale) }
    /// Creates one in colors, layer by layer. They are kept, and not drawn.
    public convenience init(paletteColors: [UIColor]) {
      self.init(points: nil)
      keep(paletteColors, "paletteColors")
    }
    /// Creates one in shades of a color. It is kept, and not drawn.
    public convenience init(hierarchicalColor: UIColor) { self.init(paletteColors: [hierarchicalColor]) }
    /// Returns one in the symbol's own colors, as far as it has some.
    open class func preferringMulticolor() -> Self { kind("multicolor") }
    /// Returns one in one color.
    open class func preferringMonochrome() -> Self { kind("monochrome") }

    private class func kind(_ name: String) -> Self {
      guard let made = SymbolConfiguration(points: nil) as? Self else {
        preconditionFailure("\(self) cannot be made")
      }
      made.keep(name, "rendering")
      return made
    }

    /// Creates one of a weight.
    public convenience init(weight: SymbolWeight) { self.init(points: nil, weight: weight) }

    /// How large a symbol is: 22 points a side in text of 17, an estimate.
    final var size: CGSize {
      let factor: CGFloat = scale == .small ? 0.78 : scale == .large ? 1.28 : 1
      let side = (22 * (points ?? 17) / 17 * factor).rounded()
      return CGSize(width: side, height: side)
    }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Small.
    case small = 1
    /// As usual.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// The usual one.
    case regular = 4
    /// A little heavier than usual.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// How an image is turned.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// A quarter to the left.
    case left = 2
    /// A quarter to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored, by half a turn.
    case downMirrored = 5
    /// Mirrored, a quarter to the left.
    case leftMirrored = 6
    /// Mirrored, a quarter to the right.
    case rightMirrored = 7
  }

  /// How the middle of an image fills more room than it has.
  public enum ResizingMode: Int, Sendable {
    /// Again and again.
    case tile = 0
    /// Larger.
    case stretch = 1
  }

  // MARK: - From data

  /// Creates an image as large as the data say, a point a pixel; nil for data that are no image.
  ///
  /// PNG, JPEG, GIF, BMP and WebP are known, by their first bytes. Nothing else is read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image as large as the data say, with a number of pixels to a point; nil for data that are no image.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data), scale > 0 else { return nil }
    self.init(
      "", isSymbol: false,
      size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale), scale: scale
    )
  }

  /// Creates an image as large as a file says; nil where there is none or it is no image.
  ///
  /// A name that ends in `@2x` or `@3x` has so many pixels to a point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an image of a size, without pixels: what was drawn is not in it.
  package convenience init(size: CGSize, scale: CGFloat) {
    self.init("", isSymbol: false, size: size, scale: scale)
  }

  // MARK: - By name

  /// Creates an image that stands for one of a bundle's; nil if the name is empty. Nothing is looked up.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Creates an image that stands for one of a bundle's; nil if the name is empty. Nothing is looked up.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// Creates one of the system's symbols, as large as a configuration says; nil if the name is empty.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let size = (configuration as? SymbolConfiguration)?.size ?? CGSize(width: 22, height: 22)
    self.init(
      name, isSymbol: true, size: size, values: ImageValues(configuration: configuration))
  }

  // MARK: - Changed

  private final func with(size: CGSize? = nil, _ change: (inout ImageValues) -> Void) -> UIImage {
    var values = self.values
    change(&values)
    return UIImage(
      name, isSymbol: isSymbolImage, size: size ?? self.size, scale: scale, mode: renderingMode,
      tint: ownTint,
      values: values)
  }

  /// Returns the same image with a configuration, by which a symbol has another size.
  public final func withConfiguration(_ configuration: Configuration) -> UIImage {
    let size = isSymbolImage ? (configuration as? SymbolConfiguration)?.size : nil
    return with(size: size) { $0.configuration = configuration }
  }

  /// Returns the same image with a configuration, by which a symbol has another size; nil for what is no symbol.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The configuration of a symbol, or nil.
  public final var symbolConfiguration: SymbolConfiguration? { values.configuration as? SymbolConfiguration }

  /// Returns the same image with corners that keep their size. Kept and read back.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the same image with corners that keep their size, and a way to fill more room. Kept and read back.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the same image with one column and one row that fill more room. Kept and read back.
  public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
      bottom: size.height - CGFloat(topCapHeight) - 1, right: size.width - CGFloat(leftCapWidth) - 1)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// How wide the corners are that keep their size. Default zero.
  public final var capInsets: UIEdgeInsets { values.capInsets }
  /// How the middle fills more room. Default tile.
  public final var resizingMode: ResizingMode { values.resizingMode }

  /// Returns the same image with room around it that layout would ignore. Kept and read back.
  public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignment = alignmentInsets }
  }

  /// The room around it that layout would ignore. Default zero.
  public final var alignmentRectInsets: UIEdgeInsets { values.alignment }

  /// Returns the same image, which is mirrored where text runs from right to left. Kept and read back.
  public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.isFlippable = true } }

  /// Whether it is mirrored where text runs from right to left. Default false.
  public final var flipsForRightToLeftLayoutDirection: Bool { values.isFlippable }

  /// How it is turned. Default up.
  public final var imageOrientation: Orientation { values.orientation }

  // MARK: - Pixels

  /// The image as PNG: nil, as there are no pixels.
  public final func pngData() -> Data? { nil }

  /// The image as JPEG: nil, as there are no pixels.
  public final func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

#if !canImport(CoreGraphics)
  nonisolated extension UIImage {
    /// The image as a size in pixels; nil for an image without a size.
    public final var cgImage: CGImage? {
      guard size.width > 0, size.height > 0,
        let width = Int(exactly: (size.width * scale).rounded(.down)),
        let height = Int(exactly: (size.height * scale).rounded(.down))
      else { return nil }
      return CGImage(width: width, height: height)
    }

    /// Creates an image as large as another, a point a pixel.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image as large as another, with a number of pixels to a point; a quarter turn exchanges the sides.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
      let turns = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
      self.init(
        "", isSymbol: false, size: CGSize(width: turns ? height : width, height: turns ? width : height),
        scale: scale, values: ImageValues(orientation: orientation))
    }
  }
#endif
