import Foundation

extension CGRect {
  /// Creates the smallest rectangle that holds all points, or the empty one at the origin if there is none.
  init(holding points: some Sequence<CGPoint>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else {
      self = .zero
      return
    }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    while let point = iterator.next() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The corners: top left, top right, bottom right, bottom left.
  var corners: [CGPoint] {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    return [
      origin, CGPoint(x: right, y: origin.y), CGPoint(x: right, y: bottom), CGPoint(x: origin.x, y: bottom),
    ]
  }

  /// Whether all of another rectangle lies in this one.
  ///
  /// Foundation's `contains(_:)` compares a union with the rectangle, which rounding makes unequal.
  func encloses(_ other: CGRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share at least a point.
  func meets(_ other: CGRect) -> Bool {
    other.minX <= maxX && other.maxX >= minX && other.minY <= maxY && other.maxY >= minY
  }
}
