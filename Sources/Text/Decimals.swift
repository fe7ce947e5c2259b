/// Numbers as text, the same on every machine.
package enum Decimals {
  /// Renders nanoseconds as seconds with three decimals.
  package static func seconds(_ nanoseconds: Int64) -> String {
    let milliseconds = (nanoseconds.magnitude + 500_000) / 1_000_000
    let fraction = String(milliseconds % 1000)
    let padded = String(repeating: "0", count: 3 - fraction.count) + fraction
    return "\(nanoseconds < 0 && milliseconds > 0 ? "-" : "")\(milliseconds / 1000).\(padded)"
  }

  /// Renders a number with at most three decimals and no needless zeros.
  package static func short(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    guard rounded != rounded.rounded() else { return String(Int64(rounded)) }
    return "\(rounded)"
  }

  /// Renders nanoseconds as milliseconds with at most two decimals, such as `434 ms`.
  package static func milliseconds(_ nanoseconds: Int64) -> String {
    "\(json((Double(nanoseconds) / 10_000).rounded() / 100)) ms"
  }

  /// Renders a number for a JSON document: the shortest text that reads back as the same number, and null for
  /// what JSON has no number for.
  package static func json(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int64(value)) }
    return "\(value)"
  }
}
