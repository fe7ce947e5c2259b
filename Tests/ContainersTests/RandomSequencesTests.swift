import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Random sequences of pushes, pops, presentations, dismissals, turns of the screen, and drags of sheets, pages and stacks,
/// which interrupt each other.
///
/// At the end, when nothing moves any more, each controller has to have got calls that match, to be seen exactly if its view
/// is in a window, and to be as large as its container; and each container has to be in one state.
@Suite struct RandomSequencesTests {
  @Test("LIFE-2: in 600 random sequences of interrupted transitions all ends in one state")
  func balanced() async {
    await #expect(processExitsWith: .success) {
      nice(5)
      for seed in UInt64(0)..<600 { await RandomSequencesTests.check(seed) }
    }
  }

  @Test(
    "LIFE-2: in 20,000 random sequences of interrupted transitions all ends in one state",
    .enabled(
      if: ProcessInfo.processInfo.environment["FINGERPOST_NIGHT"] != nil,
      "they take minutes; .ci/nightly plays them"))
  func balancedAtLength() async {
    await #expect(processExitsWith: .success) {
      nice(5)
      for seed in UInt64(0)..<20_000 { await RandomSequencesTests.check(seed) }
    }
  }

  private static func check(_ seed: UInt64) {
    let faults = RandomSequence(seed).play()
    expect(faults, is: [], "seed \(seed)")
    if !faults.isEmpty { exit(1) }
  }
}
