#if !canImport(CoreGraphics)
  public import Foundation

  nonisolated extension CGPoint {
    /// Whether two points are the same.
    public func equalTo(_ point: CGPoint) -> Bool { self == point }
  }

  nonisolated extension CGSize {
    /// Whether two sizes are the same.
    public func equalTo(_ size: CGSize) -> Bool { self == size }
  }

  nonisolated extension CGRect {
    /// Whether two rectangles are the same.
    public func equalTo(_ rect: CGRect) -> Bool { self == rect }
  }
#endif
