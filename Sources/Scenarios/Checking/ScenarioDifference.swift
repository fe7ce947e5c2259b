/// How a log differs from what its scenario expects, line by line.
public nonisolated struct ScenarioDifference: Hashable, Sendable {
  /// One line of the comparison.
  public enum Row: Hashable, Sendable {
    /// A line that came as expected.
    case common(ScenarioLogLine)
    /// A line that was expected here and did not come.
    case missing(ScenarioExpectedLine)
    /// A line that came here and was not expected.
    case extra(ScenarioLogLine)
    /// Lines beyond what is compared: so many expected, and so many that came.
    case omitted(expected: Int, logged: Int)
  }

  /// The rows, in the order of log and expectation.
  public let rows: [Row]

  /// How many lines of each side are compared, from the first one that differs.
  static let lineLimit = 1_500

  /// Compares what follows the lines that came as expected.
  init(
    asExpected: ArraySlice<ScenarioLogLine>, expected: ArraySlice<ScenarioExpectation>,
    log: ArraySlice<ScenarioLogLine>
  ) {
    let flat = Self.flattened(expected, in: log)
    var rows = asExpected.map(Row.common)
    rows += Self.alignment(Array(flat.prefix(Self.lineLimit)), Array(log.prefix(Self.lineLimit)))
    if flat.count > Self.lineLimit || log.count > Self.lineLimit {
      rows.append(
        .omitted(
          expected: max(0, flat.count - Self.lineLimit), logged: max(0, log.count - Self.lineLimit)))
    }
    self.rows = rows
  }

  // Lines that may come in any order are put into the order in which they came.
  private static func flattened(
    _ expected: ArraySlice<ScenarioExpectation>, in log: ArraySlice<ScenarioLogLine>
  ) -> [ScenarioExpectedLine] {
    let places = Dictionary(log.enumerated().map { ($1.text, $0) }, uniquingKeysWith: { first, _ in first })
    return expected.flatMap { expectation in
      guard case .anyOrder(let lines) = expectation else { return expectation.lines }
      let ordered = lines.enumerated().sorted {
        (places[$0.element.text] ?? .max, $0.offset) < (places[$1.element.text] ?? .max, $1.offset)
      }
      return ordered.map(\.element)
    }
  }

  // The longest common subsequence, by the table of its lengths.
  private static func alignment(_ expected: [ScenarioExpectedLine], _ log: [ScenarioLogLine]) -> [Row] {
    let width = log.count + 1
    var lengths = [UInt16](repeating: 0, count: (expected.count + 1) * width)
    for i in expected.indices.reversed() {
      for j in log.indices.reversed() {
        lengths[i * width + j] =
          expected[i].matches(log[j])
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < expected.count || j < log.count {
      if i < expected.count, j < log.count, expected[i].matches(log[j]) {
        rows.append(.common(log[j]))
        i += 1
        j += 1
      } else if j == log.count
        || (i < expected.count && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])
      {
        rows.append(.missing(expected[i]))
        i += 1
      } else {
        rows.append(.extra(log[j]))
        j += 1
      }
    }
    return rows
  }
}
