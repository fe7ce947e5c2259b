/// What is reported of a seed with which something is wrong: the smallest case, both logs, broken invariants.
struct Finding: CustomStringConvertible {
  let seed: UInt64
  let contest: Contest
  let first: Record
  let second: Record
  let violations: [String]

  /// One case of four is played without the engine's verifier, because the engine does more when something listens.
  private static func listens(_ seed: UInt64) -> Bool { seed % 4 != 0 }

  /// Whether the readings disagree on a seed, or an invariant does not hold.
  @MainActor
  static func exists(seed: UInt64, in family: ContestFamily) -> Bool {
    let contest = family.contest(seed: seed)
    let run = FirstReading.play(contest, listens: listens(seed))
    return !run.record.agrees(with: SecondReading.record(of: contest)) || !run.violations.isEmpty
  }

  /// The finding of a seed; nil when there is none.
  @MainActor
  init?(seed: UInt64, in family: ContestFamily) {
    guard Self.exists(seed: seed, in: family) else { return nil }
    let listens = Self.listens(seed)
    let contest = family.contest(seed: seed)
    let isBroken = !FirstReading.play(contest, listens: listens).violations.isEmpty
    var shrinker = Shrinker { candidate in
      let run = MainActor.assumeIsolated { FirstReading.play(candidate, listens: listens) }
      return isBroken
        ? !run.violations.isEmpty : !run.record.agrees(with: SecondReading.record(of: candidate))
    }
    let smallest = shrinker.smallest(contest)
    let last = FirstReading.play(smallest, listens: listens)
    self.seed = seed
    self.contest = smallest
    first = last.record
    violations = last.violations
    second = SecondReading.record(of: smallest)
  }

  var description: String {
    let wrong = violations.map { "violated: \($0)\n" }.joined()
    return """
      seed \(seed)
      \(ScenarioText.text(of: contest, expect: second.log))

      \(sideBySide())
      \(wrong)
      """
  }

  /// The engine's log to the left, the second reading's to the right, a mark where they part.
  func sideBySide() -> String {
    let (first, second) = (first.lines, second.lines)
    let width = max(40, (first.map(\.count).max() ?? 0) + 1)
    return (0..<max(first.count, second.count)).map { line in
      let left = line < first.count ? first[line] : ""
      let right = line < second.count ? second[line] : ""
      return left + String(repeating: " ", count: width - left.count) + (left == right ? "  " : "| ") + right
    }.joined(separator: "\n")
  }
}
