nonisolated extension Words {
  /// Several words as one: `a, b and c`.
  static func list(_ words: [String], _ last: String = "and") -> String {
    guard words.count > 1, let end = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) \(end)"
  }

  /// A time in milliseconds, such as `434 ms`.
  static func milliseconds(_ nanoseconds: Int64) -> String { "\(plainMilliseconds(nanoseconds)) ms" }

  /// The number of a time in milliseconds.
  static func plainMilliseconds(_ nanoseconds: Int64) -> String {
    plain((Double(nanoseconds) / 10_000).rounded() / 100)
  }
}
