import Testing

/// The engine and the second reading over random cases: the logs must be equal.
@Suite("Two readings agree")
struct AgreementTests {
  @Test("ARB-1: quick look", arguments: 0..<200)
  @MainActor
  func agree(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      if let finding = Finding(seed: seed) { Issue.record("\(finding)") }
    }
  }
}
