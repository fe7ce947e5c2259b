import Expectations
import FingerpostTrace
import Testing
import UIKit

/// In which order recognizers are reset that are over in one event, and what changes it.
@Suite("Groups that are over", .bothWays)
struct FinishedGroupsTests {
  @Test(
    "GR-33: two thousand that another one excludes are reset in the order in which they joined, each once")
  func many() {
    let names = (0..<2000).map { "r\($0)" }
    let (stage, recognizers) = Stage.withRecognizers(names)
    stage.play(0, down(1, 50, 50))
    recognizers[1000].state = .ended
    let resets = names.map { "\($0) reset \($0 == "r1000" ? "ended" : "failed")" }
    expect(stage.drainLog(), is: ["r1000.ended"] + resets)
    stage.play(0.1, up(1, 50, 50))
    expect(stage.drainLog(), is: [])
  }

  @Test(
    "GR-33: a requirement that a reset adds keeps the rest of its group, and no other, until that is over")
  func linkedMeanwhile() {
    let (stage, recognizers) = Stage.withRecognizers(["winner", "first", "second", "late"])
    let (winner, first, late) = (recognizers[0], recognizers[1], recognizers[3])
    winner.mayPrevent = { $0 !== late }
    winner.onReset = { [unowned stage] in
      stage.note("winner reset \($0)")
      first.require(toFail: late)
    }
    stage.play(0, down(1, 50, 50))
    winner.state = .ended
    expect(stage.drainLog(), is: ["winner.ended", "winner reset ended", "second reset failed"])
    late.state = .failed
    expect(stage.drainLog(), is: ["late reset failed", "first reset failed"])
  }

  @Test("GR-7: one that is taken off its view by another's reset is reset once, where it would have been")
  func removedMeanwhile() {
    let (stage, recognizers) = Stage.withRecognizers(["winner", "first", "second"])
    let (winner, first) = (recognizers[0], recognizers[1])
    winner.onReset = { [unowned stage] in
      stage.note("winner reset \($0)")
      first.view?.removeGestureRecognizer(first)
    }
    stage.play(0, down(1, 50, 50))
    winner.state = .ended
    let log = stage.drainLog()
    expect(log.prefix(2), is: ["winner.ended", "winner reset ended"])
    #expect(log.count { $0.hasPrefix("first reset") } == 1 && log.count { $0.hasPrefix("second reset") } == 1)
  }
}
