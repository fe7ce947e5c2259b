/// Times as text, exactly: seconds with up to nine decimals.
enum RecordTime {
  /// Renders nanoseconds as seconds, without needless zeros.
  static func text(_ nanoseconds: Int64) -> String {
    let magnitude = nanoseconds.magnitude
    var fraction = String(magnitude % 1_000_000_000)
    fraction = String(repeating: "0", count: 9 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = nanoseconds < 0 ? "-" : ""
    return "\(sign)\(magnitude / 1_000_000_000)" + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Reads seconds with up to nine decimals; nil for anything else, such as more than 292 years.
  static func nanoseconds(_ text: some StringProtocol) -> Int64? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let seconds = digits(parts[0]) else { return nil }
    var fraction: Int64 = 0
    if parts.count == 2 {
      guard parts[1].count <= 9, let value = digits(parts[1]) else { return nil }
      fraction = value
      for _ in parts[1].count..<9 { fraction *= 10 }
    }
    return nanoseconds(seconds: seconds, rest: fraction)
  }

  /// Puts seconds and nanoseconds together, where they fit.
  static func nanoseconds(seconds: Int64, rest: Int64) -> Int64? {
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows else { return nil }
    let (sum, overflowsToo) = product.addingReportingOverflow(rest)
    return overflowsToo ? nil : sum
  }

  private static func digits(_ bytes: some Collection<UInt8>) -> Int64? {
    guard (1...18).contains(bytes.count) else { return nil }
    var value: Int64 = 0
    for byte in bytes {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return value
  }
}
