import Testing

/// The engine and the second reading over random cases: the logs are equal, and the invariants hold.
///
/// A longer run is asked for with `FINGERPOST_AGREEMENT_SEEDS=from..to` in the environment; its progress goes to
/// standard error; `FINGERPOST_FURNISHED_SEEDS` does so for cases with controls and scroll views. A finding names its seed and shows the smallest case like it.
@Suite("Two readings agree")
@MainActor
struct AgreementTests {
  private static let blockSize: UInt64 = 500

  @Test("ARB-1: the readings agree on 500 of 20,000 random cases", arguments: UInt64(0)..<40)
  func agree(block: UInt64) {
    var findings = 0
    for seed in block * Self.blockSize..<(block + 1) * Self.blockSize where findings < 3 {
      guard let finding = Finding(seed: seed) else { continue }
      findings += 1
      Issue.record("\(finding)")
    }
  }

  @Test(
    "CTL-3, SCR-7: the readings agree on 125 of 5,000 random cases with controls and scroll views",
    arguments: UInt64(0)..<40)
  func agreeWithFurniture(block: UInt64) {
    var findings = 0
    for seed in block * 125..<(block + 1) * 125 where findings < 3 {
      guard let finding = Finding(seed: seed, isFurnished: true) else { continue }
      findings += 1
      Issue.record("\(finding)")
    }
  }

  @Test("ARB-1: the readings agree on the seeds asked for", .enabled(if: SeedRange.agreement != nil))
  func agreeOnWantedSeeds() { agree(on: SeedRange.agreement, isFurnished: false) }

  @Test(
    "CTL-3, SCR-7: the readings agree on the seeds asked for, with controls and scroll views",
    .enabled(if: SeedRange.furnished != nil))
  func agreeOnWantedFurniture() { agree(on: SeedRange.furnished, isFurnished: true) }

  private func agree(on wanted: SeedRange?, isFurnished: Bool) {
    guard let wanted else { return }
    var findings = 0
    for seed in wanted {
      if (seed - wanted.lowerBound) % 10_000 == 0 { wanted.report(seed, ": \(findings) differ") }
      guard Finding.exists(seed: seed, isFurnished: isFurnished) else { continue }
      findings += 1
      // Making a case small takes long.
      if findings <= 20, let finding = Finding(seed: seed, isFurnished: isFurnished) {
        Issue.record("\(finding)")
      }
    }
    #expect(findings == 0)
  }
}
