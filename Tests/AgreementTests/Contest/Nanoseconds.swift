typealias Nanoseconds = Int64

extension Nanoseconds {
  static func seconds(_ seconds: Double) -> Nanoseconds { Nanoseconds((seconds * 1e9).rounded()) }

  var inSeconds: Double { Double(self) / 1e9 }

  /// Seconds with three decimals, or as many more as it takes.
  var text: String {
    let fraction = String(self % 1_000_000_000)
    var decimals = String(repeating: "0", count: 9 - fraction.count) + fraction
    while decimals.count > 3, decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(self / 1_000_000_000).\(decimals)"
  }
}
