import Expectations
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite("Touches held back", .bothWays)
struct HeldTouchTests {
  /// A stage with a view below a recognizer; the view logs what its touch reads in each callback.
  private func stage(_ recognizer: UIGestureRecognizer) -> Stage {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 800)
    view.addGestureRecognizer(recognizer)
    view.onTouch = { [unowned stage] _, touches, _ in
      for touch in touches {
        let (from, to) = (touch.previousLocation(in: nil), touch.location(in: nil))
        stage.note("\(touch.phase) at \(CGFloat(touch.timestamp).text) from \(from.text) to \(to.text)")
      }
    }
    return stage
  }

  /// A recognizer that holds back beginnings and fails when told to.
  private func holder(failingAt count: Int) -> PlainRecognizer {
    let recognizer = PlainRecognizer()
    recognizer.delaysTouchesBegan = true
    var moves = 0
    recognizer.onTouches = { recognizer, phase, _ in
      if phase == .moved { moves += 1 }
      if moves == count { recognizer.state = .failed }
    }
    return recognizer
  }

  @Test("DLV-9: an ended that was withheld comes with the time of the lift, and in the turn of the failure")
  func ended() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let stage = stage(double)
    stage.play(0, down(1, 50, 50))
    stage.play(0.08, up(1, 51, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "began at 0 from 50,50 to 50,50"])
    stage.world.timeline.advance(to: Instant(seconds: 0.429))
    expect(stage.drainLog(), is: [])
    stage.world.timeline.advance(to: Instant(seconds: 0.431))
    expect(stage.drainLog(), is: ["V.ended(1)", "ended at 0.08 from 50,50 to 51,50"])
  }

  @Test("DLV-11: a single tap delays no ended, for it decides at the lift itself")
  func notDelayed() {
    let stage = stage(UITapGestureRecognizer())
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, up(1, 50, 50))
    expect(
      stage.drainLog(),
      is: [
        "V.began(1)", "began at 0 from 50,50 to 50,50", "V.cancelled(1)",
        "cancelled at 0.1 from 50,50 to 50,50",
      ])
    stage.play(1, down(1, 50, 50))
    stage.play(2.6, up(1, 50, 50))
    expect(
      stage.drainLog(),
      is: [
        "V.began(1)", "began at 1 from 50,50 to 50,50", "V.ended(1)", "ended at 2.6 from 50,50 to 50,50",
      ])
  }

  @Test("DLV-10: an ended held back by two is released when both have failed, whichever is the first")
  func twoHolders() {
    for first in 0...1 {
      let stage = Stage()
      let view = stage.add("V", 0, 0, 400, 800)
      let holders = [PlainRecognizer(), PlainRecognizer()]
      for holder in holders { view.addGestureRecognizer(holder) }
      stage.play(0, down(1, 50, 50))
      stage.play(0.1, up(1, 50, 50))
      holders[first].state = .failed
      expect(stage.drainLog(), is: ["V.began(1)"])
      holders[1 - first].state = .failed
      expect(stage.drainLog(), is: ["V.ended(1)"])
    }
  }

  @Test("DLV-18: a began held back by two is released when both have failed, whichever is the first")
  func twoHoldersOfTheBeginning() {
    for first in 0...1 {
      let stage = Stage()
      let view = stage.add("V", 0, 0, 400, 800)
      let holders = [PlainRecognizer(), PlainRecognizer()]
      for holder in holders {
        view.addGestureRecognizer(holder)
        holder.delaysTouchesBegan = true
      }
      stage.play(0, down(1, 50, 50))
      holders[first].state = .failed
      expect(stage.drainLog(), is: [])
      holders[1 - first].state = .failed
      expect(stage.drainLog(), is: ["V.began(1)"])
    }
  }

  @Test("DLV-1, DLV-4, CANCEL-1: several that recognize cancel a contact once, and one of them takes it")
  func takenOnce() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 800)
    let both = [PlainRecognizer(), PlainRecognizer()]
    for recognizer in both {
      recognizer.mayPrevent = { _ in false }
      recognizer.onTouches = { recognizer, phase, _ in if phase == .moved { recognizer.state = .began } }
      view.addGestureRecognizer(recognizer)
    }
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 60, 50))
    stage.play(0.2, move(1, 70, 50))
    stage.play(0.3, up(1, 70, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "V.cancelled(1)"])
    expect(both.map(\.state), is: [.changed, .changed])
    if Stage.listens {
      let taken = stage.facts { if case .taken = $0 { true } else { false } }
      expect(taken.count, is: 1)
    }
  }

  @Test("DLV-3, DLV-7: a finger that joins a gesture which cancels nothing goes to its view")
  func joinsWithoutCancelling() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 800)
    view.isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(pan)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 90, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "V.moved(1)"])
    stage.play(0.2, down(2, 90, 90))
    stage.play(0.3, up(2, 90, 90))
    expect(stage.drainLog(), is: ["V.began(2)", "V.ended(2)"])
  }

  @Test(
    "DLV-15, DLV-19, S-15: a began held back reads as it was, and one move leads from there to the finger")
  func began() {
    let stage = stage(holder(failingAt: 3))
    stage.play(0, down(1, 50, 50))
    stage.play(0.02, move(1, 60, 50))
    stage.play(0.04, move(1, 70, 50))
    expect(stage.drainLog(), is: [])
    stage.play(0.05, move(1, 80, 50))
    expect(
      stage.drainLog(),
      is: [
        "V.began(1)", "began at 0 from 50,50 to 50,50", "V.moved(1)", "moved at 0.05 from 50,50 to 80,50",
      ])
    stage.play(0.06, move(1, 90, 50))
    stage.play(0.07, up(1, 90, 50))
    expect(
      stage.drainLog(),
      is: [
        "V.moved(1)", "moved at 0.06 from 80,50 to 90,50", "V.ended(1)", "ended at 0.07 from 90,50 to 90,50",
      ])
  }

  @Test("DLV-15: a finger that is back where it began has not moved")
  func back() {
    let stage = stage(holder(failingAt: 2))
    stage.play(0, down(1, 50, 50))
    stage.play(0.02, move(1, 60, 50))
    stage.play(0.04, move(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "began at 0 from 50,50 to 50,50"])
  }

  @Test("DLV-16: a contact that has lifted is replayed back to back, with the move to where it lifted")
  func lifted() {
    let recognizer = PlainRecognizer()
    recognizer.delaysTouchesBegan = true
    let stage = stage(recognizer)
    stage.play(0, down(1, 50, 50))
    stage.play(0.02, move(1, 60, 50))
    stage.play(0.04, up(1, 60, 50))
    stage.world.timeline.advance(to: Instant(seconds: 1))
    recognizer.state = .failed
    expect(
      stage.drainLog(),
      is: [
        "V.began(1)", "began at 0 from 50,50 to 50,50", "V.moved(1)", "moved at 0.04 from 50,50 to 60,50",
        "V.ended(1)", "ended at 0.04 from 60,50 to 60,50",
      ])
  }

  @Test(
    "DLV-20: what was held back reaches the view before the cause of its release returns, and before the reset"
  )
  func synchronous() {
    let recognizer = PlainRecognizer()
    recognizer.delaysTouchesBegan = true
    let stage = Stage()
    stage.add("V", 0, 0, 400, 800).addGestureRecognizer(recognizer)
    recognizer.onReset = { stage.note("reset \($0)") }
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, up(1, 50, 50))
    expect(stage.drainLog(), is: [])
    recognizer.state = .failed
    stage.note("assigned")
    expect(stage.drainLog(), is: ["V.began(1)", "V.ended(1)", "reset failed", "assigned"])
  }

  @Test("DLV-14, DLV-3: who has begun holds no beginning back, and if it takes nothing the view hears of it")
  func begunHoldsNothing() {
    let recognizer = PlainRecognizer()
    recognizer.delaysTouchesBegan = true
    recognizer.cancelsTouchesInView = false
    recognizer.onTouches = { recognizer, phase, _ in if phase == .moved { recognizer.state = .began } }
    let stage = stage(recognizer)
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: [])
    stage.play(0.1, move(1, 60, 50))
    expect(
      stage.drainLog(),
      is: [
        "V.began(1)", "began at 0 from 50,50 to 50,50", "V.moved(1)", "moved at 0.1 from 50,50 to 60,50",
      ])
  }

  @Test("DLV-15, DLV-19: released while the finger rests, the beginning and the move read as what they are")
  func releasedAtRest() {
    let recognizer = PlainRecognizer()
    recognizer.delaysTouchesBegan = true
    let stage = stage(recognizer)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 60, 50))
    stage.world.timeline.advance(to: Instant(seconds: 0.2))
    recognizer.state = .failed
    expect(
      stage.drainLog(),
      is: [
        "V.began(1)", "began at 0 from 50,50 to 50,50", "V.moved(1)", "moved at 0.1 from 50,50 to 60,50",
      ])
  }
}
