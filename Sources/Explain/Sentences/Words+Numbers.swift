import FingerpostText
import FingerpostTrace
import Foundation

nonisolated extension Words {
  /// A point, such as `(312, 70)`.
  package static func point(_ x: Double, _ y: Double) -> String {
    "(\(Decimals.short(x)), \(Decimals.short(y)))"
  }

  /// A rectangle as UIKit prints it: `(x y; width height)`.
  static func box(_ box: Box) -> String {
    "(\(Decimals.short(box.x)) \(Decimals.short(box.y)); \(Decimals.short(box.width)) \(Decimals.short(box.height)))"
  }

  /// A distance, such as `6.0 pt`.
  static func distance(_ value: Double) -> String {
    guard value.isFinite, value < 1e9 else { return "\(value) pt" }
    guard value >= 0.1 else {
      return "\(value < 0.001 && value > 0 ? "less than 0.001" : Decimals.short(value)) pt"
    }
    let tenths = (value * 10).rounded()
    return "\(tenths / 10) pt"
  }

  /// A stored alpha against the limit, such as `alpha 0.01 is stored as 0.0099999998, below 0.01`.
  static func alpha(printed: Double, stored: Float, limit: Double) -> String {
    // Rounding is mentioned only if it decides.
    guard printed >= limit else { return "alpha \(plain(printed)) is below \(plain(limit))" }
    let text = String(format: "%.8g", Double(stored))
    return "alpha \(plain(printed)) is stored as \(text), below \(plain(limit))"
  }

  /// A number as it was printed; one that came out of single precision is cut to the digits that are its own.
  package static func plain(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return "\(Int64(value))" }
    let text = "\(value)"
    return text.count > 12 ? String(format: "%.8g", value) : text
  }

  /// A share in percent; 0 % and 100 % are printed only for exactly none and all.
  package static func percent(_ value: Double) -> String {
    if value > 0, value < 1 { return "less than 1%" }
    if value < 100, value > 99 { return "more than 99%" }
    return "\(Int(value.rounded()))%"
  }
}

nonisolated extension Words {
  /// A time in milliseconds, such as `434 ms`.
  package static func milliseconds(_ nanoseconds: Int64) -> String { Decimals.milliseconds(nanoseconds) }
}
