import Testing

/// The engine and the second reading over random cases: the logs are equal, and the invariants hold.
///
/// A longer run is asked for with `FINGERPOST_AGREEMENT_SEEDS=from..to` in the environment; its progress goes to
/// standard error. `FINGERPOST_FURNISHED_SEEDS` does so for cases with controls and content touches, and
/// `FINGERPOST_SCROLL_SEEDS` for scroll views that move. A finding names its seed and shows the smallest case like it.
@Suite("Two readings agree")
@MainActor
struct AgreementTests {
  private static let blockSize: UInt64 = 500

  @Test("ARB-1: the readings agree on 500 of 20,000 random cases", arguments: UInt64(0)..<40)
  func agree(block: UInt64) {
    agree(on: block * Self.blockSize..<(block + 1) * Self.blockSize, in: .recognizers)
  }

  @Test(
    "CTL-3, SCR-7: the readings agree on 125 of 5,000 random cases with controls and scroll views",
    arguments: UInt64(0)..<40)
  func agreeWithFurniture(block: UInt64) { agree(on: block * 125..<(block + 1) * 125, in: .furnished) }

  @Test(
    "SCR-14, SCR-15, SCR-19, SCR-27: the readings agree on 75 of 3,000 random cases of scroll views that move",
    arguments: UInt64(0)..<40)
  func agreeOnScrolling(block: UInt64) { agree(on: block * 75..<(block + 1) * 75, in: .scrolls) }

  private func agree(on seeds: Range<UInt64>, in family: ContestFamily) {
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
    #expect(findings == 0)
  }
}
