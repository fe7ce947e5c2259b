import Foundation
import Testing

/// The engine alone, over random cases in which everything is changed from inside callbacks.
///
/// No trap, and what must hold in every run holds. The cases of every run are played in a process of their own, as those
/// of ``AgreementTests``. A longer run is asked for with `FINGERPOST_REENTRANCY_SEEDS=from..to` in the environment.
@Suite("Changes from inside callbacks")
@MainActor
struct ReentrancyTests {
  @Test("CANCEL-3: the invariants hold over 2,500 random cases")
  func invariants() async {
    await #expect(processExitsWith: .success) {
      nice(5)
      for seed in UInt64(0)..<2500 { await ReentrancyTests.check(seed) }
    }
  }

  @Test("CANCEL-3: the invariants hold over the seeds asked for", .enabled(if: SeedRange.reentrancy != nil))
  func wantedSeeds() {
    guard let wanted = SeedRange.reentrancy else { return }
    for seed in wanted {
      if (seed - wanted.lowerBound) % 10_000 == 0 { wanted.report(seed) }
      Self.check(seed)
    }
  }

  private static func check(_ seed: UInt64) {
    let contest = ContestGenerator.contest(seed: seed)
    let mischief = Mischief(seed: seed)
    if FirstReading.play(contest, listens: seed % 4 == 0, mischief: mischief).violations.isEmpty { return }
    let (smallest, pranks) = shrink(contest, mischief.pranks)
    let run = FirstReading.play(smallest, mischief: Mischief(script: pranks))
    Issue.record(
      """
      seed \(seed)
      \(ScenarioText.text(of: smallest, expect: []))

      \(run.remarkedLog.joined(separator: "\n"))
      \(run.violations.map { "violated: \($0)" }.joined(separator: "\n"))
      """)
  }

  /// Makes a case and what is done in it as small as they get while something is violated.
  private static func shrink(_ contest: Contest, _ pranks: [Prank]) -> (contest: Contest, pranks: [Prank]) {
    var pranks = pranks
    let isBroken = { (contest: Contest, pranks: [Prank]) in
      MainActor.assumeIsolated {
        !FirstReading.play(contest, mischief: Mischief(script: pranks)).violations.isEmpty
      }
    }
    for prank in pranks where isBroken(contest, pranks.filter { $0 != prank }) {
      pranks.removeAll { $0 == prank }
    }
    let left = pranks
    var shrinker = Shrinker(trials: 1000) { isBroken($0, left) }
    return (shrinker.smallest(contest), left)
  }
}
