import Foundation
import Testing

/// The engine and the second reading over random cases: the logs are equal, and the invariants hold.
///
/// A longer run is asked for with `FINGERPOST_AGREEMENT_SEEDS=from..to` in the environment; its progress goes to
/// standard error. A finding names its seed and shows the smallest case like it.
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

  @Test("ARB-1: the readings agree on the seeds asked for", .enabled(if: Self.wantedSeeds != nil))
  func agreeOnWantedSeeds() {
    guard let wanted = Self.wantedSeeds else { return }
    var findings = 0
    for seed in wanted {
      if let finding = Finding(seed: seed) {
        findings += 1
        if findings <= 20 { Issue.record("\(finding)") }
      }
      if (seed - wanted.lowerBound + 1) % 10_000 == 0 {
        FileHandle.standardError.write(Data("\(seed + 1) of \(wanted.upperBound), \(findings) differ\n".utf8))
      }
    }
    #expect(findings == 0)
  }

  /// The seeds that the environment asks for, as `from..to` without the last.
  nonisolated private static let wantedSeeds: Range<UInt64>? = {
    let text = ProcessInfo.processInfo.environment["FINGERPOST_AGREEMENT_SEEDS"] ?? ""
    let bounds = text.components(separatedBy: "..").compactMap { UInt64($0) }
    return bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]..<bounds[1] : nil
  }()
}
