import Expectations
import Fingerpost
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostAudit

/// Audits of screens whose faults are known: all are found, and none is invented.
///
/// Most are made in processes of their own, which give way to the others: all tests of one process wait for its main
/// actor.
@Suite struct FaultyScreenTests {
  @Test("An audit finds every fault that was put into each of 12 screens, and no other")
  func sprinkled() async {
    await #expect(processExitsWith: .success) {
      nice(5)
      for seed in UInt64(1)...12 { await FaultyScreenTests.check(FaultyScreen(seed: seed), "seed \(seed)") }
    }
  }

  @Test("An audit finds all of 20 faults on each of 4 screens, and no other")
  func twenty() async {
    await #expect(processExitsWith: .success) {
      nice(5)
      for seed in UInt64(501)...504 {
        let screen = FaultyScreen(seed: seed, faults: 20)
        expect(screen.faults.count, is: 20)
        await FaultyScreenTests.check(screen, "seed \(seed), 20 faults")
      }
    }
  }

  @Test("An audit finds nothing on screens of ordinary parts", arguments: UInt64(1)...10)
  func ordinary(seed: UInt64) {
    let screen = FaultyScreen(seed: seed, share: 0)
    #expect(screen.faults.isEmpty)
    Self.check(screen, "seed \(seed), nothing put in")
  }

  @Test("The screens have every kind of faulty part and of fault")
  func kinds() {
    var parts: [FaultyPart] = []
    var kinds: Set<AuditKind> = []
    var most = 0
    for seed in UInt64(1)...30 {
      let screen = FaultyScreen(seed: seed)
      most = max(most, screen.faults.count)
      parts += screen.parts
      kinds.formUnion(screen.faults.map(\.kind))
    }
    #expect(FaultyPart.allCases.count >= 20)
    #expect(FaultyPart.allCases.allSatisfy(parts.contains))
    #expect(kinds.count >= 12, "\(kinds)")
    #expect(most >= 15)
  }

  /// With an environment variable, as many screens of both kinds as it says, those of a push among them.
  @Test("A long run finds every fault and no other", .enabled(if: Self.longRun != nil))
  func long() {
    var faults = 0
    for seed in 1...UInt64(Self.longRun ?? 1) {
      let full = FaultyScreen(seed: 500 + seed, faults: 20)
      expect(full.faults.count, is: 20)
      for screen in [FaultyScreen(seed: seed), full] {
        faults += screen.faults.count
        Self.check(screen, "seed \(seed), \(screen.faults.count) faults")
      }
    }
    print("\(2 * (Self.longRun ?? 1)) screens, \(faults) faults")
  }

  private nonisolated static let longRun = ProcessInfo.processInfo.environment["FINGERPOST_AUDITS"].flatMap(
    Int.init)

  private static func check(_ screen: FaultyScreen, _ title: String) {
    var options = Auditor.Options()
    options.triesFixes = false
    let audit = Auditor(screen.screen, options).audit(title: title)
    var found: Set<FaultyScreen.Fault> = []
    // Every control in a scroll view highlights late; that is not a fault that was put in.
    for finding in audit.faults where finding.kind != .lateHighlight {
      for target in finding.targets {
        found.insert(FaultyScreen.Fault(kind: finding.kind, target: target.view))
      }
    }
    let missed = screen.faults.subtracting(found).sorted()
    let invented = found.subtracting(screen.faults).sorted()
    let names = { (fault: FaultyScreen.Fault) in
      "\(fault.kind) of \(screen.screen.views[fault.target].className) \(fault.target)"
    }
    #expect(missed.isEmpty, "\(title): missed \(missed.map(names))")
    #expect(
      invented.isEmpty, "\(title): invented \(invented.map(names)) of \(audit.faults.map(\.summary.plain))")
  }
}
