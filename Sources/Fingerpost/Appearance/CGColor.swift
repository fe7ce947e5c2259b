#if !canImport(CoreGraphics)
  public import Foundation

  /// A color that is the same on light and dark screens, as layers have it.
  public nonisolated final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha, from 0 to 1.
    public let components: [CGFloat]?

    /// Creates a color from its parts, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// How opaque the color is, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 0 }

    /// How many parts it has, with alpha: 4.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Whether two colors have the same parts.
    public static func == (one: CGColor, other: CGColor) -> Bool { one.components == other.components }

    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif
