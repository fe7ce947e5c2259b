public import Foundation

#if !canImport(CoreGraphics)
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

nonisolated extension CGRect {
  /// Whether two rectangles have an area in common, as Core Graphics' `intersects(_:)` says: edges that touch are none.
  ///
  /// Foundation's method of that name counts them off Apple's systems, so `fingerpost-port` writes this one in its place.
  public func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
