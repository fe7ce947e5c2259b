import Foundation
import Testing
import UIKit

@Suite("States of recognizers", .bothWays)
struct RecognizerStateTests {
  typealias State = UIGestureRecognizer.State

  /// Assigns states in one callback and returns the actions and the reset that follow, with those of the lift.
  private func together(_ states: State...) -> String {
    let rig = Rig(PlainRecognizer())
    rig.recognizer.onTouches = { recognizer, phase, _ in
      if phase == .began { for state in states { recognizer.state = state } }
    }
    return (rig.play(0, down(1, 50, 50)) + rig.play(0.1, up(1, 50, 50))).joined(separator: ", ")
  }

  /// Assigns states one after the other, each of which is settled before the next.
  private func apart(_ states: State...) -> String {
    let rig = Rig(PlainRecognizer())
    rig.play(0, down(1, 50, 50))
    for state in states { rig.recognizer.state = state }
    return (rig.stage.drainLog() + rig.play(0.1, up(1, 50, 50))).joined(separator: ", ")
  }

  @Test("GR-10: from possible to began, ended, failed or cancelled, and to nothing else")
  func possible() {
    #expect(apart(.possible) == "")
    #expect(apart(.began) == "began")
    #expect(apart(.ended) == "ended, reset ended")
    #expect(apart(.failed) == "reset failed")
    #expect(apart(.cancelled) == "reset failed")
  }

  @Test("GR-10: from began to changed, ended or cancelled, and to nothing else")
  func began() {
    #expect(apart(.began, .possible) == "began")
    #expect(apart(.began, .began) == "began")
    #expect(apart(.began, .changed) == "began, changed")
    #expect(apart(.began, .ended) == "began, ended, reset ended")
    #expect(apart(.began, .cancelled) == "began, cancelled, reset cancelled")
  }

  @Test("GR-10: from changed to changed, ended or cancelled, and to nothing else")
  func changed() {
    #expect(apart(.began, .changed, .possible) == "began, changed")
    #expect(apart(.began, .changed, .began) == "began, changed")
    #expect(apart(.began, .changed, .changed) == "began, changed, changed")
    #expect(apart(.began, .changed, .ended) == "began, changed, ended, reset ended")
    #expect(apart(.began, .changed, .cancelled) == "began, changed, cancelled, reset cancelled")
  }

  @Test("GR-10: an end state leads nowhere but to the reset")
  func ended() {
    let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    for state in all {
      #expect(together(.ended, state) == "ended, reset ended")
      #expect(together(.failed, state) == "reset failed")
      #expect(together(.began, .ended, state) == "began, ended, reset ended")
      #expect(together(.began, .cancelled, state) == "reset failed")
    }
  }

  @Test("GR-10: the reset alone leads back to possible, and a new attempt is open")
  func again() {
    let rig = Rig(PlainRecognizer())
    rig.recognizer.onTouches = { recognizer, phase, _ in if phase == .began { recognizer.state = .ended } }
    for time in [0.0, 1] {
      #expect(rig.play(time, down(1, 50, 50)) == ["ended", "reset ended"])
      #expect(rig.recognizer.state == .possible)
      #expect(rig.play(time + 0.1, up(1, 50, 50)) == [])
    }
  }

  @Test("GR-11: straight from possible to ended is one action")
  func straight() {
    #expect(together(.ended) == "ended, reset ended")
  }

  @Test("GR-12: what is not allowed has no effect, and failed after began is cancelled")
  func illegal() {
    #expect(apart(.began, .failed) == "began, cancelled, reset cancelled")
    #expect(apart(.began, .changed, .failed) == "began, changed, cancelled, reset cancelled")
    #expect(together(.began, .possible) == "began")
  }

  @Test("GR-41: changed from possible begins, and what follows is as after began")
  func changedBegins() {
    #expect(apart(.changed) == "began")
    #expect(apart(.changed, .changed, .ended) == "began, changed, ended, reset ended")
    #expect(together(.changed) == "began")
    #expect(together(.changed, .changed) == "began")
    #expect(together(.changed, .failed) == "reset failed")
    #expect(together(.ended, .changed) == "ended, reset ended")
  }

  @Test("GR-41: by the rules' switch nothing comes of it")
  func changedDoesNotBegin() {
    var rules = EventRules()
    rules.gestureChangedBegins = false
    let rig = Rig(PlainRecognizer(), rules: rules)
    rig.play(0, down(1, 50, 50))
    rig.recognizer.state = .changed
    #expect(rig.stage.drainLog() == [])
    rig.recognizer.state = .began
    rig.recognizer.state = .changed
    #expect(rig.stage.drainLog() == ["began", "changed"])
  }

  @Test("GR-14: began, changed, ended and cancelled act, failed and possible do not")
  func actions() {
    #expect(apart(.began, .changed, .cancelled) == "began, changed, cancelled, reset cancelled")
    #expect(apart(.failed) == "reset failed")
    #expect(apart(.possible) == "")
  }

  @Test("GR-16: whatever one event runs through, the first action reads began and the last counts")
  func coalesced() {
    #expect(together(.began, .changed) == "began")
    #expect(together(.began, .changed, .ended) == "began, ended, reset ended")
    #expect(together(.began, .failed) == "reset failed")
    #expect(together(.began, .cancelled) == "reset failed")
  }

  @Test("GR-32: the reset comes once, after the action, and the state reads possible from then on")
  func reset() {
    let rig = Rig(PlainRecognizer())
    rig.play(0, down(1, 50, 50))
    rig.recognizer.state = .ended
    #expect(rig.stage.drainLog() == ["ended", "reset ended"])
    #expect(rig.recognizer.state == .possible)
    #expect(rig.play(0.1, move(1, 60, 50)) + rig.play(0.2, up(1, 60, 50)) == [])
  }

  private func stage(_ names: String...) -> (Stage, [PlainRecognizer]) {
    Stage.withRecognizers(names)
  }

  @Test("GR-33: recognizers linked through others are reset together, when the last of them is over")
  func chain() {
    let (stage, recognizers) = stage("a", "b", "c")
    recognizers[0].require(toFail: recognizers[1])
    recognizers[1].require(toFail: recognizers[2])
    stage.play(0, down(1, 50, 50))
    recognizers[0].state = .failed
    recognizers[1].state = .failed
    #expect(stage.drainLog() == [])
    recognizers[2].state = .failed
    #expect(stage.drainLog() == ["c reset failed", "b reset failed", "a reset failed"])
  }

  @Test(
    "GR-33: a recognizer that is linked to none is reset alone, of several in the order in which they got the touch"
  )
  func unlinked() {
    let (stage, recognizers) = stage("a", "b", "c")
    for recognizer in recognizers {
      recognizer.onTouches = { recognizer, phase, _ in if phase == .moved { recognizer.state = .failed } }
    }
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 60, 50))
    #expect(stage.drainLog() == ["a reset failed", "b reset failed", "c reset failed"])
  }

  @Test("GR-34, GR-35: fingers of the attempt before are none of the recognizer's any more")
  func oldFingers() {
    let rig = Rig(PlainRecognizer())
    rig.play(0, down(1, 50, 50))
    rig.recognizer.state = .failed
    #expect(rig.recognizer.numberOfTouches == 0)
    rig.recognizer.onTouches = { _, phase, touches in rig.stage.note("\(phase)(\(touches.contacts))") }
    #expect(rig.play(0.1, down(2, 90, 50)) == ["reset failed", "began(2)"])
    #expect(rig.recognizer.numberOfTouches == 1)
    #expect(rig.recognizer.location(in: nil) == CGPoint(x: 90, y: 50))
    #expect(rig.play(0.2, move(1, 60, 50)) == [])
    #expect(rig.play(0.3, move(1, 70, 50), move(2, 91, 50)) == ["moved(2)"])
  }
}
