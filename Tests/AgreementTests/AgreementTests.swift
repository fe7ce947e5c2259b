import Expectations
import Foundation
import Testing

/// The engine and the second reading over random cases: the logs are equal, and the invariants hold.
///
/// A longer run is asked for with `FINGERPOST_AGREEMENT_SEEDS=from..to` in the environment; its progress goes to
/// standard error. `FINGERPOST_FURNISHED_SEEDS` does so for cases with controls and content touches, and
/// `FINGERPOST_SCROLL_SEEDS` for scroll views that move. A finding names its seed and shows the smallest case like it.
///
/// The cases of every run are played in processes of their own, which give way to the others: all that is on the main
/// actor of one process waits in one line, and most tests are.
@Suite("Two readings agree")
@MainActor
struct AgreementTests {
  @Test("ARB-1: the readings agree on 3,000 random cases")
  func agree() async {
    await #expect(processExitsWith: .success) {
      await AgreementTests.agreeAlone(on: 0..<3000, in: .recognizers)
    }
  }

  @Test("CTL-3, SCR-7: the readings agree on 1,000 random cases with controls and scroll views")
  func agreeWithFurniture() async {
    await #expect(processExitsWith: .success) {
      await AgreementTests.agreeAlone(on: 0..<1000, in: .furnished)
    }
  }

  @Test(
    "SCR-14, SCR-15, SCR-19, SCR-27: the readings agree on 600 random cases of scroll views that move")
  func agreeOnScrolling() async {
    await #expect(processExitsWith: .success) { await AgreementTests.agreeAlone(on: 0..<600, in: .scrolls) }
  }

  private static func agreeAlone(on seeds: Range<UInt64>, in family: ContestFamily) {
    nice(5)
    var findings = 0
    for seed in seeds where findings < 3 {
      guard let finding = Finding(seed: seed, in: family) else { continue }
      findings += 1
      Issue.record("\(finding)")
    }
  }

  // MARK: - Longer runs

  @Test("ARB-1: the readings agree on the seeds asked for", .enabled(if: SeedRange.agreement != nil))
  func agreeOnWantedSeeds() { agree(on: SeedRange.agreement, in: .recognizers) }

  @Test(
    "CTL-3, SCR-7: the readings agree on the seeds asked for, with controls and scroll views",
    .enabled(if: SeedRange.furnished != nil))
  func agreeOnWantedFurniture() { agree(on: SeedRange.furnished, in: .furnished) }

  @Test(
    "SCR-14, SCR-19: the readings agree on the seeds asked for, of scroll views that move",
    .enabled(if: SeedRange.scrolls != nil))
  func agreeOnWantedScrolling() { agree(on: SeedRange.scrolls, in: .scrolls) }

  private func agree(on wanted: SeedRange?, in family: ContestFamily) {
    guard let wanted else { return }
    var findings = 0
    for seed in wanted {
      if (seed - wanted.lowerBound) % 10_000 == 0 { wanted.report(seed, ": \(findings) differ") }
      guard Finding.exists(seed: seed, in: family) else { continue }
      findings += 1
      // Making a case small takes long.
      if findings <= 20, let finding = Finding(seed: seed, in: family) {
        Issue.record("\(finding)")
      }
    }
    expect(findings, is: 0)
  }
}
