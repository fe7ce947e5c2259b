typealias Nanoseconds = Int64

extension Nanoseconds {
  static func seconds(_ seconds: Double) -> Nanoseconds { Nanoseconds((seconds * 1e9).rounded()) }

  var inSeconds: Double { Double(self) / 1e9 }

  /// Seconds with three decimals, or with six: a frame of the display has no whole number of nanoseconds.
  var text: String {
    let microseconds = (self + 500) / 1000
    let fraction = String(microseconds % 1_000_000)
    var decimals = String(repeating: "0", count: 6 - fraction.count) + fraction
    while decimals.count > 3, decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(microseconds / 1_000_000).\(decimals)"
  }
}
