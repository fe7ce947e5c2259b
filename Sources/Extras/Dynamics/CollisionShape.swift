import Fingerpost
import Foundation

/// Where two things touch, or nearly do.
nonisolated struct CollisionContact {
  /// From the one into the other, of length 1.
  var normal: DynamicVector
  /// How deep they are in each other; negative for a gap.
  var depth: Double
  var point: DynamicVector
}

/// What of an item hits others: a rectangle, the ellipse in it, or a convex path. Its rotation does not count. [DYN-8]
nonisolated struct CollisionShape {
  let middle: DynamicVector
  /// Half of width and height.
  private let half: DynamicVector
  private let isEllipse: Bool
  /// The corners of a path around its middle; nil for the other two.
  private let corners: [DynamicVector]?

  @MainActor init(_ body: DynamicBody) {
    middle = body.place
    half = DynamicVector(Double(body.item.bounds.width) / 2, Double(body.item.bounds.height) / 2)
    isEllipse = body.item.collisionBoundsType == .ellipse
    guard body.item.collisionBoundsType == .path else {
      corners = nil
      return
    }
    var corners: [DynamicVector] = []
    CollisionWall.forEachLine(of: body.item.collisionBoundingPath) { start, end in corners += [start, end] }
    self.corners = corners
  }

  /// Whether it has no place to be hit at.
  var isNothing: Bool { corners?.isEmpty == true }

  /// How far it reaches from its middle, seen along a direction of length 1.
  func reach(along direction: DynamicVector) -> Double {
    if let corners { return corners.map { $0.dot(direction) }.max() ?? 0 }
    let (x, y) = (direction.x * half.x, direction.y * half.y)
    return isEllipse ? (x * x + y * y).squareRoot() : abs(x) + abs(y)
  }

  /// How far its edge is from its middle in a direction of length 1.
  private func radius(in direction: DynamicVector) -> Double {
    guard half.x > 0, half.y > 0 else { return 0 }
    let (x, y) = (direction.x / half.x, direction.y / half.y)
    return 1 / (isEllipse ? (x * x + y * y).squareRoot() : max(abs(x), abs(y)))
  }

  /// Where it touches another one; the normal leads to that.
  func contact(with other: CollisionShape) -> CollisionContact {
    if corners != nil || other.corners != nil { return touchOfPaths(other) }
    let way = other.middle - middle
    let gaps = (x: abs(way.x) - half.x - other.half.x, y: abs(way.y) - half.y - other.half.y)
    if isEllipse, other.isEllipse { return touch(other, way) }
    if isEllipse || other.isEllipse {
      let (ellipse, box) = isEllipse ? (self, other) : (other, self)
      let back = ellipse.middle - box.middle
      let near = DynamicVector(
        min(box.half.x, max(-box.half.x, back.x)), min(box.half.y, max(-box.half.y, back.y)))
      // Beside a corner the corner counts, beside an edge the boxes do.
      if near.x != back.x, near.y != back.y {
        let gap = near - back
        let direction = gap * (1 / gap.length)
        return CollisionContact(
          normal: isEllipse ? direction : direction * -1, depth: ellipse.radius(in: direction) - gap.length,
          point: box.middle + near)
      }
    }
    let isAcross = gaps.x > gaps.y
    let normal =
      isAcross ? DynamicVector(way.x < 0 ? -1 : 1, 0) : DynamicVector(0, way.y < 0 ? -1 : 1)
    return CollisionContact(
      normal: normal, depth: isAcross ? -gaps.x : -gaps.y, point: middle + normal * reach(along: normal))
  }

  /// The corners around the middle; an ellipse has many.
  private var outline: [DynamicVector] {
    if let corners { return corners }
    if !isEllipse {
      return [(1, 1), (-1, 1), (-1, -1), (1, -1)].map { DynamicVector($0.0 * half.x, $0.1 * half.y) }
    }
    return (0..<32).map { DynamicVector(half.x, 0).turned(by: Double($0) * .pi / 16) }
      .map { half.x > 0 ? DynamicVector($0.x, $0.y * half.y / half.x) : $0 }
  }

  /// Two convex shapes: along the direction in which they are least in each other, or furthest apart.
  private func touchOfPaths(_ other: CollisionShape) -> CollisionContact {
    let (own, others) = (outline, other.outline)
    let way = other.middle - middle
    var found = CollisionContact(normal: DynamicVector(0, 1), depth: -.infinity, point: middle)
    guard !own.isEmpty, !others.isEmpty else { return found }
    found.depth = .infinity
    for corners in [own, others] {
      for (start, end) in zip(corners, corners.dropFirst() + [corners[0]]) where start != end {
        let edge = end - start
        for turn in [1.0, -1.0] {
          let normal = DynamicVector(-edge.y, edge.x) * (turn / edge.length)
          let depth = reach(along: normal) + other.reach(along: normal * -1) - way.dot(normal)
          if depth < found.depth { (found.normal, found.depth) = (normal, depth) }
        }
      }
    }
    let deepest = own.max { $0.dot(found.normal) < $1.dot(found.normal) } ?? found.normal
    found.point = middle + deepest
    return found
  }

  /// Two ellipses, as if the edges faced each other where the line between the middles meets them.
  private func touch(_ other: CollisionShape, _ way: DynamicVector) -> CollisionContact {
    let direction = way.length > 0 ? way * (1 / way.length) : DynamicVector(0, 1)
    let own = radius(in: direction)
    return CollisionContact(
      normal: direction, depth: own + other.radius(in: direction) - way.length,
      point: middle + direction * own)
  }
}

/// A straight line that items hit, from either side. [DYN-8]
nonisolated struct CollisionLine {
  let start: DynamicVector
  private let direction: DynamicVector
  private let length: Double

  /// A line between two points; nil where they are one.
  init?(_ start: DynamicVector, _ end: DynamicVector) {
    let way = end - start
    guard way.length > 0 else { return nil }
    self.start = start
    length = way.length
    direction = way * (1 / length)
  }

  /// Where an item touches the line that was on one side of it before; nil beside its ends.
  func contact(of shape: CollisionShape, before: DynamicVector) -> CollisionContact? {
    let across = DynamicVector(-direction.y, direction.x)
    let side = (before - start).dot(across) < 0 ? -1.0 : 1
    let along = (shape.middle - start).dot(direction)
    guard !shape.isNothing, along + shape.reach(along: direction) > 0,
      along - shape.reach(along: direction * -1) < length
    else { return nil }
    let distance = (shape.middle - start).dot(across) * side
    return CollisionContact(
      normal: across * -side, depth: shape.reach(along: across * -side) - distance,
      point: start + direction * min(length, max(0, along)))
  }
}
