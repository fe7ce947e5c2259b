public import Fingerpost
public import Foundation

/// What a property of a view or a recognizer is, as data.
public nonisolated enum PropertyValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  /// A whole number: a count, or the bits of an option set.
  case count(Int)
  case text(String)
  /// The options that are set, by their names in UIKit.
  case words([String])
  /// The parts of a point, a size, a rectangle, insets or a transform, in UIKit's order; or a list of numbers.
  case numbers([Double])

  /// A rectangle.
  public init(_ frame: CGRect) { self = .numbers(frame.numbers) }

  /// A transform.
  public init(_ transform: CGAffineTransform) { self = .numbers(transform.numbers) }
}

/// What consists of as many numbers as it has named parts.
nonisolated protocol NumberList: Sendable {
  static var parts: [String] { get }
  init(numbers: [Double])
  var numbers: [Double] { get }
}

nonisolated extension CGPoint: NumberList {
  static var parts: [String] { ["x", "y"] }
  init(numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
  var numbers: [Double] { [Double(x), Double(y)] }
}

nonisolated extension CGSize: NumberList {
  static var parts: [String] { ["width", "height"] }
  init(numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }
  var numbers: [Double] { [Double(width), Double(height)] }
}

nonisolated extension CGRect: NumberList {
  static var parts: [String] { CGPoint.parts + CGSize.parts }
  init(numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  // The size may be negative, so it is asked for itself.
  var numbers: [Double] { origin.numbers + size.numbers }
}

nonisolated extension CGAffineTransform: NumberList {
  static var parts: [String] { ["a", "b", "c", "d", "tx", "ty"] }
  init(numbers: [Double]) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}
