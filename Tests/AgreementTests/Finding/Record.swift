/// What a reading wrote down: lines, which have to be equal, and figures, which have to be equal but for rounding.
struct Record: Sendable {
  var log: [String] = []
  private(set) var figures: [Figure] = []

  /// Numbers that belong to the last line at their time.
  struct Figure: Sendable {
    let line: Int
    let values: [Double]
  }

  /// Adds numbers to the last line.
  mutating func add(_ values: [Double]) {
    if !values.isEmpty { figures.append(Figure(line: log.count - 1, values: values)) }
  }

  func agrees(with other: Record) -> Bool {
    log == other.log && figures.count == other.figures.count
      && zip(figures, other.figures).allSatisfy { one, other in
        one.line == other.line && one.values.count == other.values.count
          && zip(one.values, other.values).allSatisfy(Self.areClose)
      }
  }

  /// A way that calculating with doubles may leave over, in points; no figure of a case comes near to it.
  static let leftover = 1.2345e-6

  /// Positions come from exponentials of times in nanoseconds, so no rule decides their last few bits.
  private static func areClose(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= 1e-4 * max(1, abs(one) / 100)
  }

  /// The lines with their figures behind them.
  var lines: [String] {
    var lines = log
    for figure in figures where lines.indices.contains(figure.line) {
      lines[figure.line] += " " + figure.values.map { rounded($0) }.joined(separator: ",")
    }
    return lines
  }

  private func rounded(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return "\(value)" }
    // No negative zeros.
    return "\((value * 10000).rounded() / 10000 + 0)"
  }
}
