#if !canImport(CoreGraphics)
  public import Foundation

  /// A list, as Core Foundation calls it.
  public typealias CFArray = NSArray

  /// Anything, as Core Foundation calls it.
  public typealias CFTypeRef = AnyObject

  /// A text, as Core Foundation calls it.
  public typealias CFString = NSString

  /// How the parts of a color are meant. Every color here has red, green and blue: a space is kept and read back.
  public nonisolated final class CGColorSpace: Hashable, Sendable {
    private let text: String

    /// The space of the web's colors.
    public static var sRGB: CFString { NSString(string: "kCGColorSpaceSRGB") }
    /// The space of the web's colors, with parts beyond 0 and 1.
    public static var extendedSRGB: CFString { NSString(string: "kCGColorSpaceExtendedSRGB") }
    /// The space of Apple's wide screens.
    public static var displayP3: CFString { NSString(string: "kCGColorSpaceDisplayP3") }

    /// Creates a space with a name; nil if the name is empty.
    public convenience init?(name: CFString) {
      let text = String(describing: name)
      guard !text.isEmpty else { return nil }
      self.init(text)
    }

    init(_ text: String) { self.text = text }

    /// The name of the space.
    public var name: CFString? { NSString(string: text) }

    /// How many parts a color has beside its alpha: 3.
    public var numberOfComponents: Int { 3 }

    /// Whether two spaces have the same name.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.text == other.text }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// Returns the space of the screen's colors.
  public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace("kCGColorSpaceDeviceRGB")
  }

  /// Whether colors run on beyond the ends of a gradient.
  public nonisolated struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The ends as bits.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first color fills what is before the beginning.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color fills what is behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }

  /// Colors that run into each other.
  public nonisolated final class CGGradient: Sendable {
    /// The colors, in order. Not Core Graphics': it is there for tests.
    public let colors: [CGColor]
    /// Where the colors are, from 0 to 1, at equal distances unless code says where. Not Core Graphics'.
    public let locations: [CGFloat]

    init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
      guard !colors.isEmpty else { return nil }
      self.colors = colors
      let steps = CGFloat(max(1, colors.count - 1))
      self.locations =
        locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        ?? colors.indices.map { CGFloat($0) / steps }
    }

    /// Creates a gradient of colors; nil without any, or if one of them is no `CGColor`.
    ///
    /// - Parameters:
    ///   - space: ignored: all colors have red, green and blue here.
    ///   - colors: the colors, as `CGColor`.
    ///   - locations: where each is, from 0 to 1; nil for equal distances. There are as many as colors.
    public convenience init?(
      colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
      let made = colors.compactMap { CGColor.cast($0) }
      guard made.count == colors.count else { return nil }
      self.init(made, locations)
    }

    /// Creates a gradient of colors by their parts: red, green, blue and alpha of each; nil without any.
    ///
    /// - Parameters:
    ///   - space: ignored: all colors have red, green and blue here.
    ///   - components: four parts for each color, from 0 to 1.
    ///   - locations: where each is, from 0 to 1; nil for equal distances.
    ///   - count: how many colors there are.
    public convenience init?(
      colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
      locations: UnsafePointer<CGFloat>?, count: Int
    ) {
      let parts = UnsafeBufferPointer(start: components, count: max(0, count) * 4)
      let colors = stride(from: 0, to: parts.count, by: 4).map {
        CGColor(red: parts[$0], green: parts[$0 + 1], blue: parts[$0 + 2], alpha: parts[$0 + 3])
      }
      self.init(colors, locations)
    }
  }

  nonisolated extension CGContext {
    /// Draws colors that run along a line: kept as a shape of the line, in the first color.
    ///
    /// - Parameters:
    ///   - gradient: the colors.
    ///   - startPoint: where the first color is.
    ///   - endPoint: where the last color is.
    ///   - options: whether the colors run on beyond the two points.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {
      let path = CGMutablePath()
      path.move(to: startPoint, transform: ctm)
      path.addLine(to: endPoint, transform: ctm)
      keep(gradient, path)
    }

    /// Draws colors that run from one circle to another: kept as a shape of the two circles, in the first color.
    ///
    /// - Parameters:
    ///   - gradient: the colors.
    ///   - startCenter: the middle of the circle where the first color is.
    ///   - startRadius: its radius, in points.
    ///   - endCenter: the middle of the circle where the last color is.
    ///   - endRadius: its radius, in points.
    ///   - options: whether the colors run on beyond the two circles.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat,
      options: CGGradientDrawingOptions
    ) {
      let path = CGMutablePath()
      for (center, radius) in [(startCenter, startRadius), (endCenter, endRadius)] {
        let square = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        path.addEllipse(in: square, transform: ctm)
      }
      keep(gradient, path)
    }
  }
#endif
