import Testing

/// The engine and the second reading over random cases: the logs must be equal.
@Suite("Two readings agree")
struct AgreementTests {
  @Test("ARB-1: quick look", arguments: 0..<20)
  @MainActor
  func agree(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let contest = ContestGenerator.contest(seed: seed)
      let second = SecondReading.log(of: contest)
      let first = FirstReading.log(of: contest)
      #expect(first == second, "seed \(seed)")
    }
  }
}
