/// A position in points of the window.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }

  func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  static func center(of points: [Point]) -> Point {
    let sum = points.reduce(Point(x: 0, y: 0), +)
    let count = Double(max(points.count, 1))
    return Point(x: sum.x / count, y: sum.y / count)
  }
}

/// A rectangle.
struct Box: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// Whether a point lies inside; the far edges are outside.
  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}
