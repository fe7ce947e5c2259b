import Expectations
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
    expect(apart(.possible), is: "")
    expect(apart(.began), is: "began")
    expect(apart(.ended), is: "ended, reset ended")
    expect(apart(.failed), is: "reset failed")
    expect(apart(.cancelled), is: "reset failed")
  }

  @Test("GR-10: from began to changed, ended or cancelled, and to nothing else")
  func began() {
    expect(apart(.began, .possible), is: "began")
    expect(apart(.began, .began), is: "began")
    expect(apart(.began, .changed), is: "began, changed")
    expect(apart(.began, .ended), is: "began, ended, reset ended")
    expect(apart(.began, .cancelled), is: "began, cancelled, reset cancelled")
  }

  @Test("GR-10: from changed to changed, ended or cancelled, and to nothing else")
  func changed() {
    expect(apart(.began, .changed, .possible), is: "began, changed")
    expect(apart(.began, .changed, .began), is: "began, changed")
    expect(apart(.began, .changed, .changed), is: "began, changed, changed")
    expect(apart(.began, .changed, .ended), is: "began, changed, ended, reset ended")
    expect(apart(.began, .changed, .cancelled), is: "began, changed, cancelled, reset cancelled")
  }

  @Test("GR-10: an end state leads nowhere but to the reset")
  func ended() {
    let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    for state in all {
      expect(together(.ended, state), is: "ended, reset ended")
      expect(together(.failed, state), is: "reset failed")
      expect(together(.began, .ended, state), is: "began, ended, reset ended")
      expect(together(.began, .cancelled, state), is: "reset failed")
    }
  }

  @Test("GR-10: the reset alone leads back to possible, and a new attempt is open")
  func again() {
    let rig = Rig(PlainRecognizer())
    rig.recognizer.onTouches = { recognizer, phase, _ in if phase == .began { recognizer.state = .ended } }
    for time in [0.0, 1] {
      expect(rig.play(time, down(1, 50, 50)), is: ["ended", "reset ended"])
      expect(rig.recognizer.state, is: .possible)
      expect(rig.play(time + 0.1, up(1, 50, 50)), is: [])
    }
  }

  @Test("GR-11: straight from possible to ended is one action")
  func straight() {
    expect(together(.ended), is: "ended, reset ended")
  }

  @Test("GR-12: what is not allowed has no effect, and failed after began is cancelled")
  func illegal() {
    expect(apart(.began, .failed), is: "began, cancelled, reset cancelled")
    expect(apart(.began, .changed, .failed), is: "began, changed, cancelled, reset cancelled")
    expect(together(.began, .possible), is: "began")
  }

  @Test("GR-41: changed from possible begins, and what follows is as after began")
  func changedBegins() {
    expect(apart(.changed), is: "began")
    expect(apart(.changed, .changed, .ended), is: "began, changed, ended, reset ended")
    expect(together(.changed), is: "began")
    expect(together(.changed, .changed), is: "began")
    expect(together(.changed, .failed), is: "reset failed")
    expect(together(.ended, .changed), is: "ended, reset ended")
  }

  @Test("GR-41: by the rules' switch nothing comes of it")
  func changedDoesNotBegin() {
    var rules = EventRules()
    rules.gestureChangedBegins = false
    let rig = Rig(PlainRecognizer(), rules: rules)
    rig.play(0, down(1, 50, 50))
    rig.recognizer.state = .changed
    expect(rig.stage.drainLog(), is: [])
    rig.recognizer.state = .began
    rig.recognizer.state = .changed
    expect(rig.stage.drainLog(), is: ["began", "changed"])
  }

  @Test("GR-14: began, changed, ended and cancelled act, failed and possible do not")
  func actions() {
    expect(apart(.began, .changed, .cancelled), is: "began, changed, cancelled, reset cancelled")
    expect(apart(.failed), is: "reset failed")
    expect(apart(.possible), is: "")
  }

  @Test("GR-16: whatever one event runs through, the first action reads began and the last counts")
  func coalesced() {
    expect(together(.began, .changed), is: "began")
    expect(together(.began, .changed, .ended), is: "began, ended, reset ended")
    expect(together(.began, .failed), is: "reset failed")
    expect(together(.began, .cancelled), is: "reset failed")
  }

  @Test("GR-32: the reset comes once, after the action, and the state reads possible from then on")
  func reset() {
    let rig = Rig(PlainRecognizer())
    rig.play(0, down(1, 50, 50))
    rig.recognizer.state = .ended
    expect(rig.stage.drainLog(), is: ["ended", "reset ended"])
    expect(rig.recognizer.state, is: .possible)
    expect(rig.play(0.1, move(1, 60, 50)) + rig.play(0.2, up(1, 60, 50)), is: [])
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
    expect(stage.drainLog(), is: [])
    recognizers[2].state = .failed
    expect(stage.drainLog(), is: ["c reset failed", "b reset failed", "a reset failed"])
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
    expect(stage.drainLog(), is: ["a reset failed", "b reset failed", "c reset failed"])
  }

  @Test("GR-34, GR-35: fingers of the attempt before are none of the recognizer's any more")
  func oldFingers() {
    let rig = Rig(PlainRecognizer())
    rig.play(0, down(1, 50, 50))
    rig.recognizer.state = .failed
    expect(rig.recognizer.numberOfTouches, is: 0)
    rig.recognizer.onTouches = { _, phase, touches in rig.stage.note("\(phase)(\(touches.contacts))") }
    expect(rig.play(0.1, down(2, 90, 50)), is: ["reset failed", "began(2)"])
    expect(rig.recognizer.numberOfTouches, is: 1)
    expect(rig.recognizer.location(in: nil), is: CGPoint(x: 90, y: 50))
    expect(rig.play(0.2, move(1, 60, 50)), is: [])
    expect(rig.play(0.3, move(1, 70, 50), move(2, 91, 50)), is: ["moved(2)"])
  }
}
