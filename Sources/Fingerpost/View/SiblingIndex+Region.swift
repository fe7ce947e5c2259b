/// Where a view is, as far as an index needs to know.
nonisolated struct SiblingRegion {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var isEmpty: Bool { !(left < right && top < bottom) }

  static let empty = SiblingRegion(left: 0, top: 0, right: 0, bottom: 0)

  /// The region outside of which a view is neither hit nor called; nil when that is nowhere.
  init?(of node: ViewNode.Pointer) {
    let flags = node.pointee.flags
    guard flags.isDisjoint(with: [.overridesHitTest, .overridesPointInside]) else { return nil }
    guard node.pointee.width > 0, node.pointee.height > 0, !flags.contains(.notInvertible) else {
      self = .empty
      return
    }
    if flags.contains(.transformed) {
      self.init(transformed: node)
      return
    }
    guard
      let (left, right) = Self.side(
        center: node.pointee.centerX, anchor: node.pointee.anchorX, origin: node.pointee.boundsX,
        size: node.pointee.width),
      let (top, bottom) = Self.side(
        center: node.pointee.centerY, anchor: node.pointee.anchorY, origin: node.pointee.boundsY,
        size: node.pointee.height)
    else { return nil }
    self.init(left: left, top: top, right: right, bottom: bottom)
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The coordinates of the superview between which the view can contain a point.
  ///
  /// The view computes with rounded numbers: which coordinate is the first inside is tried with its own formula, which
  /// never falls where the coordinate rises. Where the edge found is not it, there is room for all that rounding can do.
  private static func side(center: Double, anchor: Double, origin: Double, size: Double) -> (
    Double, Double
  )? {
    let low = center - anchor + origin
    let high = low + size
    let magnitude = abs(center) + abs(anchor) + abs(origin) + abs(size)
    guard magnitude < 1e150 else { return nil }
    let room = magnitude * 0x1p-49 + 0x1p-1000
    let isFirst = low.nextDown - center + anchor < origin
    let isEnd = high - center + anchor >= origin + size
    return (isFirst ? low : low - room, isEnd ? high : high + room)
  }

  /// The box around a transformed view, with ample room for rounding; nil for maps that magnify its errors.
  private init?(transformed node: ViewNode.Pointer) {
    let map = node.pointee.transform
    let norm = abs(map.a) + abs(map.b) + abs(map.c) + abs(map.d)
    let determinant = abs(map.a * map.d - map.b * map.c)
    let reach =
      norm
      * (abs(node.pointee.anchorX) + abs(node.pointee.boundsX) + node.pointee.width
        + abs(node.pointee.anchorY) + abs(node.pointee.boundsY) + node.pointee.height)
      + abs(node.pointee.centerX) + abs(map.tx) + abs(node.pointee.centerY) + abs(map.ty)
    guard reach < 1e150, norm * norm <= 1e4 * determinant else { return nil }
    let x = (
      node.pointee.boundsX - node.pointee.anchorX,
      node.pointee.boundsX - node.pointee.anchorX + node.pointee.width
    )
    let y = (
      node.pointee.boundsY - node.pointee.anchorY,
      node.pointee.boundsY - node.pointee.anchorY + node.pointee.height
    )
    let middleX = node.pointee.centerX + map.tx
    let middleY = node.pointee.centerY + map.ty
    let room = reach * 1e-6
    self.init(
      left: middleX + min(x.0 * map.a, x.1 * map.a) + min(y.0 * map.c, y.1 * map.c) - room,
      top: middleY + min(x.0 * map.b, x.1 * map.b) + min(y.0 * map.d, y.1 * map.d) - room,
      right: middleX + max(x.0 * map.a, x.1 * map.a) + max(y.0 * map.c, y.1 * map.c) + room,
      bottom: middleY + max(x.0 * map.b, x.1 * map.b) + max(y.0 * map.d, y.1 * map.d) + room)
  }
}
