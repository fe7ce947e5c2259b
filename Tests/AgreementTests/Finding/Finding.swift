/// What is reported of a seed with which something is wrong: the smallest case, both logs, broken invariants.
struct Finding: CustomStringConvertible {
  let seed: UInt64
  let contest: Contest
  let first: [String]
  let second: [String]
  let violations: [String]

  /// One case of four is played without the engine's verifier, because the engine does more when somebody listens.
  private static func listens(_ seed: UInt64) -> Bool { seed % 4 != 0 }

  /// The case of a seed, with controls and scroll views or without.
  private static func contest(seed: UInt64, _ isFurnished: Bool) -> Contest {
    isFurnished ? Furnisher.contest(seed: seed) : ContestGenerator.contest(seed: seed)
  }

  /// Whether the readings disagree on a seed, or an invariant does not hold.
  @MainActor
  static func exists(seed: UInt64, isFurnished: Bool = false) -> Bool {
    let contest = contest(seed: seed, isFurnished)
    let run = FirstReading.play(contest, listens: listens(seed))
    // Of swipes the second reading does not know what was measured; what must hold in any case is checked.
    let differs = !contest.hasSwipes && run.log != SecondReading.log(of: contest)
    return differs || !run.violations.isEmpty
  }

  /// The finding of a seed; nil when there is none.
  @MainActor
  init?(seed: UInt64, isFurnished: Bool = false) {
    guard Self.exists(seed: seed, isFurnished: isFurnished) else { return nil }
    let listens = Self.listens(seed)
    let contest = Self.contest(seed: seed, isFurnished)
    let isBroken = !FirstReading.play(contest, listens: listens).violations.isEmpty
    var shrinker = Shrinker { candidate in
      let run = MainActor.assumeIsolated { FirstReading.play(candidate, listens: listens) }
      return isBroken ? !run.violations.isEmpty : run.log != SecondReading.log(of: candidate)
    }
    let smallest = shrinker.smallest(contest)
    let last = FirstReading.play(smallest, listens: listens)
    self.seed = seed
    self.contest = smallest
    first = last.log
    violations = last.violations
    second = SecondReading.log(of: smallest)
  }

  var description: String {
    let wrong = violations.map { "violated: \($0)\n" }.joined()
    return """
      seed \(seed)
      \(ScenarioText.text(of: contest, expect: second))

      \(sideBySide())
      \(wrong)
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
