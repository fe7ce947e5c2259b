#if !canImport(CoreGraphics)
  public import Foundation

  /// Where the alpha of a pixel is; the raw values are Core Graphics'.
  public nonisolated enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none = 0
    /// Behind the colors, which are multiplied by it.
    case premultipliedLast = 1
    /// Before the colors, which are multiplied by it.
    case premultipliedFirst = 2
    /// Behind the colors.
    case last = 3
    /// Before the colors.
    case first = 4
    /// There is room behind the colors, and no alpha.
    case noneSkipLast = 5
    /// There is room before the colors, and no alpha.
    case noneSkipFirst = 6
    /// There is nothing else.
    case alphaOnly = 7
  }

  /// How pixels are stored; the bits are Core Graphics'.
  public nonisolated struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates one from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits that say where the alpha is.
    public static let alphaInfoMask = Self(rawValue: 0x1F)
    /// The parts are numbers with a point.
    public static let floatComponents = Self(rawValue: 0x100)
    /// The bits that say in which order bytes are.
    public static let byteOrderMask = Self(rawValue: 0x7000)
    /// The order is the usual one.
    public static let byteOrderDefault: Self = []
    /// Pairs of bytes, the lower one first.
    public static let byteOrder16Little = Self(rawValue: 0x1000)
    /// Four bytes, the lowest one first.
    public static let byteOrder32Little = Self(rawValue: 0x2000)
    /// Pairs of bytes, the higher one first.
    public static let byteOrder16Big = Self(rawValue: 0x3000)
    /// Four bytes, the highest one first.
    public static let byteOrder32Big = Self(rawValue: 0x4000)
  }

  /// How an image would be scaled; the raw values are Core Graphics'.
  public nonisolated enum CGInterpolationQuality: Int32, Sendable {
    /// As usual.
    case `default` = 0
    /// Not at all.
    case none = 1
    /// Fast.
    case low = 2
    /// Well.
    case high = 3
    /// In between.
    case medium = 4
  }

  /// How text would be drawn; the raw values are Core Graphics'.
  public nonisolated enum CGTextDrawingMode: Int32, Sendable {
    /// Its inside.
    case fill = 0
    /// Its line.
    case stroke = 1
    /// Both.
    case fillStroke = 2
    /// Nothing.
    case invisible = 3
    /// Its inside, and it clips.
    case fillClip = 4
    /// Its line, and it clips.
    case strokeClip = 5
    /// Both, and it clips.
    case fillStrokeClip = 6
    /// It clips.
    case clip = 7
  }

  /// How colors beyond a space would be shown; the raw values are Core Graphics'.
  public nonisolated enum CGColorRenderingIntent: Int32, Sendable {
    /// As usual.
    case defaultIntent = 0
    /// The others as they are.
    case absoluteColorimetric = 1
    /// By the white of the space.
    case relativeColorimetric = 2
    /// All a little closer.
    case perceptual = 3
    /// As lively as can be.
    case saturation = 4
  }

  /// What code says of pixels. [VAL-122]
  nonisolated struct PixelFormat: Sendable {
    var bitsPerComponent = 8
    var bytesPerRow: Int?
    var space: CGColorSpace? = CGColorSpaceCreateDeviceRGB()
    var info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)

    var bitsPerPixel: Int {
      let alpha = info.intersection(.alphaInfoMask).rawValue
      let parts = alpha == CGImageAlphaInfo.alphaOnly.rawValue ? 0 : space?.numberOfComponents ?? 0
      return (parts + (alpha == CGImageAlphaInfo.none.rawValue ? 0 : 1)) * bitsPerComponent
    }

    func bytes(width: Int) -> Int { bytesPerRow ?? (width * bitsPerPixel + 7) / 8 }
  }

  /// What is kept of a context's state that no shape shows.
  nonisolated struct KeptDrawing {
    var interpolation = CGInterpolationQuality.default
    var textMatrix = CGAffineTransform.identity
    var textPosition = CGPoint.zero
    var textMode = CGTextDrawingMode.fill
    var isSmooth = true
  }

  nonisolated extension CGContext {
    /// Creates a context as large as an image of pixels; nil for one without a pixel. There are no pixels: what is drawn is
    /// kept as shapes, and memory that is given is not written. [VAL-122]
    ///
    /// - Parameters:
    ///   - data: memory for the pixels, or nil.
    ///   - width: how many columns there are.
    ///   - height: how many rows there are.
    ///   - bitsPerComponent: how many bits a part of a pixel has. Kept and read back.
    ///   - bytesPerRow: how many bytes a row has; 0 for as many as it needs. Kept and read back.
    ///   - space: how colors are meant. Kept and read back.
    ///   - bitmapInfo: how pixels are stored. Kept and read back.
    public convenience init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
      space: CGColorSpace, bitmapInfo: UInt32
    ) {
      guard width > 0, height > 0, width < 1_000_000, height < 1_000_000, (1...32).contains(bitsPerComponent)
      else { return nil }
      self.init(
        size: CGSize(width: width, height: height),
        pixels: PixelFormat(
          bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow > 0 ? bytesPerRow : nil, space: space,
          info: CGBitmapInfo(rawValue: bitmapInfo)))
    }

    /// How many columns of pixels there would be.
    public var width: Int { Int(exactly: (size.width * scale).rounded(.down)) ?? 0 }
    /// How many rows of pixels there would be.
    public var height: Int { Int(exactly: (size.height * scale).rounded(.down)) ?? 0 }
    /// How many bits a part of a pixel would have.
    public var bitsPerComponent: Int { pixels.bitsPerComponent }
    /// How many bits a pixel would have.
    public var bitsPerPixel: Int { pixels.bitsPerPixel }
    /// How many bytes a row of pixels would have.
    public var bytesPerRow: Int { pixels.bytes(width: width) }
    /// How the parts of colors are meant.
    public var colorSpace: CGColorSpace? { pixels.space }
    /// How pixels would be stored.
    public var bitmapInfo: CGBitmapInfo { pixels.info }
    /// Where the alpha of pixels would be.
    public var alphaInfo: CGImageAlphaInfo { pixels.info.alphaInfo }
    /// The pixels: nil, as there are none. [VAL-122]
    public var data: UnsafeMutableRawPointer? { nil }

    /// How images would be scaled. Default as usual. Kept and read back.
    public var interpolationQuality: CGInterpolationQuality {
      get { kept.interpolation }
      set { kept.interpolation = newValue }
    }
    /// The transform of text. Default the identity. Kept and read back.
    public var textMatrix: CGAffineTransform {
      get { kept.textMatrix }
      set { kept.textMatrix = newValue }
    }
    /// Where text would be drawn. Default zero. Kept and read back.
    public var textPosition: CGPoint {
      get { kept.textPosition }
      set { kept.textPosition = newValue }
    }
    /// Says how text would be drawn. It is kept.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { kept.textMode = mode }

    /// Says whether edges may be smooth. It is kept.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { kept.isSmooth = allowsAntialiasing }

    /// Sets the color of fills to a gray, from 0 for black to 1 for white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(gray: gray, alpha: alpha))
    }
    /// Sets the color of lines to a gray, from 0 for black to 1 for white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
    /// Where the path that is being made ends, in the coordinates of what is drawn.
    public var currentPointOfPath: CGPoint { (path?.currentPoint ?? .zero).applying(ctm.inverted()) }
    /// Whether the path that is being made surrounds a point, in the coordinates of what is drawn.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
      let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
      return path?.contains(point.applying(ctm), using: rule) ?? false
    }
    /// Returns a point in the coordinates that the context began with, in pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
      point.applying(userSpaceToDeviceSpaceTransform)
    }
    /// The transform from the coordinates of what is drawn to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
      ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }
  }

  nonisolated extension CGBitmapInfo {
    var alphaInfo: CGImageAlphaInfo {
      CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue) ?? .none
    }
  }

  nonisolated extension CGImage {
    /// Creates an image of bytes, which are not looked at; nil for one without a pixel. [VAL-122]
    ///
    /// - Parameters:
    ///   - width: how many columns there are.
    ///   - height: how many rows there are.
    ///   - bitsPerComponent: how many bits a part of a pixel has. Kept and read back.
    ///   - bitsPerPixel: how many bits a pixel has. What is read back follows from the others.
    ///   - bytesPerRow: how many bytes a row has. Kept and read back.
    ///   - space: how colors are meant. Kept and read back.
    ///   - bitmapInfo: how pixels are stored. Kept and read back.
    ///   - provider: the bytes.
    ///   - decode: other values for those of the bytes. Not looked at.
    ///   - shouldInterpolate: whether it would be smoothed. Not looked at.
    ///   - intent: how colors beyond the space would be shown. Not looked at.
    public convenience init?(
      width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
      space: CGColorSpace,
      bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
      shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
      guard width > 0, height > 0, width < 1_000_000, height < 1_000_000 else { return nil }
      self.init(
        width: width, height: height,
        pixels: PixelFormat(
          bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space, info: bitmapInfo))
    }

    /// Creates an image that says what is left of another one; nil for one without a pixel. Its bytes are not looked at.
    public convenience init?(
      maskWidth: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
      provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
      self.init(
        width: maskWidth, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider,
        decode: decode,
        shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
    }

    /// Where the alpha of pixels would be.
    public var alphaInfo: CGImageAlphaInfo { pixels.info.alphaInfo }
    /// How pixels would be stored.
    public var bitmapInfo: CGBitmapInfo { pixels.info }
    /// How many bits a part of a pixel would have.
    public var bitsPerComponent: Int { pixels.bitsPerComponent }
    /// How many bits a pixel would have.
    public var bitsPerPixel: Int { pixels.bitsPerPixel }
    /// How many bytes a row of pixels would have.
    public var bytesPerRow: Int { pixels.bytes(width: width) }
    /// How the parts of colors are meant.
    public var colorSpace: CGColorSpace? { pixels.space }
    /// What has the pixels: nil, as there are none. [VAL-122]
    public var dataProvider: CGDataProvider? { nil }
    /// Returns an image as large as this one; what the mask would leave of it is not known here.
    public func masking(_ mask: CGImage) -> CGImage? {
      CGImage(width: width, height: height, pixels: pixels)
    }
  }

  /// Bytes for an image or a font. They are kept and read back.
  public nonisolated final class CGDataProvider: @unchecked Sendable {
    /// The bytes.
    public let data: NSData?

    /// Creates a provider of bytes.
    public init?(data: NSData) { self.data = data }
  }

  /// What kinds of parts a color has; the raw values are Core Graphics'.
  public nonisolated enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// A gray.
    case monochrome = 0
    /// Red, green and blue, as every color here.
    case rgb = 1
    /// Four inks.
    case cmyk = 2
    /// Lightness and two differences.
    case lab = 3
    /// As a device has them.
    case deviceN = 4
    /// Places in a table.
    case indexed = 5
    /// Patterns.
    case pattern = 6
  }

  nonisolated extension CGColorSpace {
    /// What parts a color has: red, green and blue.
    public var model: CGColorSpaceModel { .rgb }
  }

  /// Returns the space of grays. Colors in it have red, green and blue here.
  public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace("kCGColorSpaceDeviceGray")
  }

  nonisolated extension CGColor {
    /// Creates a gray, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    /// Creates a color from its parts, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a color from its parts, red, green, blue and alpha, or a gray and alpha.
    ///
    /// - Precondition: there are two parts in the space of grays, and four in another one.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      if space == CGColorSpaceCreateDeviceGray() {
        let parts = UnsafeBufferPointer(start: components, count: 2)
        self.init(gray: parts[0], alpha: parts[1])
      } else {
        let parts = UnsafeBufferPointer(start: components, count: 4)
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      }
    }
    /// How the parts are meant.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
      guard let components else { return nil }
      return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing.
    public static let clear = CGColor(gray: 0, alpha: 0)
  }

  /// Notes a rectangle as what cuts off all that is drawn in the current context.
  public nonisolated func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }
#endif
