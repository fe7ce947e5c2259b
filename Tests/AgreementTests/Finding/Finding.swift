/// What a difference between the readings is reported as: seed, smallest case, both logs.
struct Finding: CustomStringConvertible {
  let seed: UInt64
  let contest: Contest
  let first: [String]
  let second: [String]

  /// The first difference that a case shows, made as small as it gets; nil when the readings agree.
  @MainActor
  init?(seed: UInt64) {
    let contest = ContestGenerator.contest(seed: seed)
    guard FirstReading.log(of: contest) != SecondReading.log(of: contest) else { return nil }
    var shrinker = Shrinker { candidate in
      MainActor.assumeIsolated { FirstReading.log(of: candidate) } != SecondReading.log(of: candidate)
    }
    self.seed = seed
    self.contest = shrinker.smallest(contest)
    first = FirstReading.log(of: self.contest)
    second = SecondReading.log(of: self.contest)
  }

  var description: String {
    """
    seed \(seed)
    \(ScenarioText.text(of: contest, expect: second))

    \(sideBySide())
    """
  }

  /// The engine's log to the left, the second reading's to the right, a mark where they part.
  func sideBySide() -> String {
    let width = max(40, (first.map(\.count).max() ?? 0) + 1)
    return (0..<max(first.count, second.count)).map { line in
      let left = line < first.count ? first[line] : ""
      let right = line < second.count ? second[line] : ""
      return left + String(repeating: " ", count: width - left.count) + (left == right ? "  " : "| ") + right
    }.joined(separator: "\n")
  }
}
