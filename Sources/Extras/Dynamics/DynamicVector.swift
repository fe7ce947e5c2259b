import Foundation

/// Two numbers that are added and scaled together.
nonisolated struct DynamicVector: Equatable {
  var x = 0.0
  var y = 0.0

  var length: Double { (x * x + y * y).squareRoot() }

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  init(_ point: CGPoint) { (x, y) = (Double(point.x), Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  /// The same turned by an angle in radians, as transforms turn.
  func turned(by angle: Double) -> Self {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Self(x * cosine - y * sine, x * sine + y * cosine)
  }

  /// The velocity of a place at this distance from the middle, where a body turns.
  func spun(_ velocity: Double) -> Self { Self(-velocity * y, velocity * x) }

  static func + (one: Self, other: Self) -> Self { Self(one.x + other.x, one.y + other.y) }
  static func - (one: Self, other: Self) -> Self { Self(one.x - other.x, one.y - other.y) }
  static func * (one: Self, factor: Double) -> Self { Self(one.x * factor, one.y * factor) }
}
