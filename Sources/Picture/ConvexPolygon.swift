import Foundation

/// A convex part of the screen, such as what a rotated view that clips leaves of it.
struct ConvexPolygon: Hashable {
  /// The corners, one after the other, in either direction.
  let points: [CGPoint]

  /// The most corners that a region to clip with may have, so that a deep tree of rotated views stays fast.
  private static let maxClipCorners = 24

  init(_ points: [CGPoint]) {
    self.points = points
  }

  init(_ rect: CGRect) { points = rect.corners }

  /// Whether all corners are numbers that can be drawn.
  var isFinite: Bool {
    points.allSatisfy { $0.x.magnitude <= Picture.farthest && $0.y.magnitude <= Picture.farthest }
  }

  var area: Double { signedArea.magnitude }

  private var signedArea: Double {
    guard let first = points.first else { return 0 }
    var sum = 0.0
    // Relative to the first corner, so that small shapes far away keep their digits.
    for index in points.indices.dropFirst() {
      let (one, two) = (points[index], points[(index + 1) % points.count])
      sum += (one.x - first.x).native * (two.y - first.y).native
      sum -= (two.x - first.x).native * (one.y - first.y).native
    }
    return sum / 2
  }

  /// The same shape as a rectangle, if its sides are parallel to the axes.
  var rectangle: CGRect? {
    guard points.count == 4 else { return nil }
    // A quarter turn leaves tiny errors behind.
    func same(_ one: CGFloat, _ two: CGFloat) -> Bool { (one - two).magnitude < 1e-6 }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let isUpright = same(p.y, q.y) && same(q.x, r.x) && same(r.y, s.y) && same(s.x, p.x)
    let isTurned = same(p.x, q.x) && same(q.y, r.y) && same(r.x, s.x) && same(s.y, p.y)
    return isUpright || isTurned ? CGRect(holding: points) : nil
  }

  /// Whether a point is in the shape or on its edge.
  func contains(_ point: CGPoint) -> Bool {
    let sign = signedArea < 0 ? -1.0 : 1.0
    return !points.isEmpty
      && points.indices.allSatisfy { side(point, of: $0) * sign >= 0 }
  }

  /// Returns the part that two shapes share, without corners where that has no area.
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard area > 0, other.area > 0 else { return ConvexPolygon([]) }
    if let mine = rectangle, let its = other.rectangle {
      let shared = mine.intersection(its)
      return shared.isNull || shared.isEmpty ? ConvexPolygon([]) : ConvexPolygon(shared)
    }
    var rest = points
    let sign = other.signedArea < 0 ? -1.0 : 1.0
    for edge in other.points.indices where !rest.isEmpty { rest = other.cut(rest, at: edge, sign) }
    let result = ConvexPolygon(rest)
    return result.area > 1e-9 ? result : ConvexPolygon([])
  }

  /// Returns the region that is left when a view clips, this one being what its ancestors leave.
  func narrowed(to shape: ConvexPolygon) -> ConvexPolygon {
    let result = intersection(shape)
    // A region that is slightly too large only shows more than is visible.
    return result.points.count > Self.maxClipCorners ? self : result
  }

  /// On which side of an edge a point lies, and how far.
  private func side(_ point: CGPoint, of edge: Int) -> Double {
    let (start, end) = (points[edge], points[(edge + 1) % points.count])
    return (end.x - start.x).native * (point.y - start.y).native
      - (end.y - start.y).native * (point.x - start.x).native
  }

  /// Cuts off what of a shape lies outside of an edge.
  private func cut(_ shape: [CGPoint], at edge: Int, _ sign: Double) -> [CGPoint] {
    var result: [CGPoint] = []
    for index in shape.indices {
      let (one, two) = (shape[index], shape[(index + 1) % shape.count])
      let (first, second) = (side(one, of: edge) * sign, side(two, of: edge) * sign)
      if first >= 0 { result.append(one) }
      if (first > 0 && second < 0) || (first < 0 && second > 0) {
        let part = CGFloat(first / (first - second))
        result.append(CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part))
      }
    }
    return result
  }
}
