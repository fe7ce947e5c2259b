import Foundation

/// Numbers as short text, the same on every machine.
enum ShortNumber {
  /// Renders a number with at most one decimal.
  static func tenths(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "0" }
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// Renders a number from 0 to 1 with two decimals, or fewer where they are zeros.
  static func hundredths(_ value: Double) -> String {
    guard value >= 0.005, value < 1 else { return value >= 1 ? "1" : "0" }
    let hundredths = Int((value * 100).rounded())
    return hundredths == 100
      ? "1" : hundredths % 10 == 0 ? "0.\(hundredths / 10)" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
  }

  /// Renders a number with a thousands separator, as English has it.
  static func count(_ value: Int) -> String {
    var result = ""
    for (place, digit) in String(value).reversed().enumerated() {
      if place > 0, place % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }

  /// A point, such as `(196, 680)`.
  static func point(_ point: CGPoint) -> String { "(\(tenths(point.x)), \(tenths(point.y)))" }

  /// A rectangle as UIKit prints it: `(x y; width height)`.
  static func box(_ rect: CGRect) -> String {
    "(\(tenths(rect.minX)) \(tenths(rect.minY)); \(tenths(rect.width)) \(tenths(rect.height)))"
  }

  /// A size, such as `390 × 844`.
  static func size(_ size: CGSize) -> String { "\(tenths(size.width)) × \(tenths(size.height))" }
}
