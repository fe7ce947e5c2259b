/// Compares the log of a run with what its scenario expects.
public nonisolated enum ScenarioCheck {
  /// Returns how a log differs from what is expected, or nil if it does not.
  ///
  /// Every line has to come, none may come beside them, and the order has to be right, except among the
  /// lines of one ``ScenarioExpectation/anyOrder(_:)``.
  public static func compare(
    _ expected: [ScenarioExpectation], _ log: [ScenarioLogLine]
  ) -> ScenarioDifference? {
    var position = 0
    for (index, expectation) in expected.enumerated() {
      let end = position + expectation.lines.count
      guard end <= log.count, matches(expectation, log[position..<end]) else {
        return ScenarioDifference(
          asExpected: log[..<position], expected: expected[index...], log: log[position...])
      }
      position = end
    }
    guard position < log.count else { return nil }
    return ScenarioDifference(asExpected: log[..<position], expected: [], log: log[position...])
  }

  private static func matches(_ expectation: ScenarioExpectation, _ lines: ArraySlice<ScenarioLogLine>)
    -> Bool
  {
    switch expectation {
    case .line(let line): lines.first.map(line.matches) ?? false
    case .anyOrder(let expected): matchesInAnyOrder(expected, lines)
    }
  }

  // Lines with a time choose first, earliest time first, each the earliest line that will do: all tolerances
  // being equal, that finds a pairing where there is one.
  private static func matchesInAnyOrder(
    _ expected: [ScenarioExpectedLine], _ lines: ArraySlice<ScenarioLogLine>
  ) -> Bool {
    var left = Array(lines)
    let inOrderOfChoice = expected.sorted { ($0.nanoseconds ?? .max) < ($1.nanoseconds ?? .max) }
    for line in inOrderOfChoice {
      guard let index = left.firstIndex(where: line.matches) else { return false }
      left.remove(at: index)
    }
    return left.isEmpty
  }
}
