#if !canImport(CoreGraphics)
  public import Foundation

  /// A direction with a length, as Core Graphics defines it, for systems that have no Core Graphics.
  public nonisolated struct CGVector: Hashable, Sendable, Codable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// Creates a vector of length 0.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// The vector of length 0.
    public static let zero = CGVector()
  }
#endif
