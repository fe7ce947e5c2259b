import Expectations
import Foundation
import Testing
import UIKit

/// Which touches recognizers get, in which order, and which of them count as theirs.
@Suite("Reception of touches", .bothWays)
struct ReceptionTests {
  /// Attaches a recognizer whose callbacks and actions are logged.
  private func attach(
    _ name: String, to view: UIView, _ stage: Stage,
    _ decide: @escaping (PlainRecognizer, UITouch.Phase) -> Void = { _, _ in }
  ) -> PlainRecognizer {
    let recognizer = PlainRecognizer()
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    stage.attach(recognizer, name, to: view)
    recognizer.onTouches = { recognizer, phase, touches in
      stage.note("\(name) \(phase)(\(touches.contacts))")
      decide(recognizer, phase)
    }
    return recognizer
  }

  @Test("GR-21: who has come to an end and is not reset yet is not asked about new touches, nor given them")
  func finished() {
    let stage = Stage()
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.window.addSubview(view)
    let patient = attach("patient", to: view, stage) { if $1 == .began { $0.state = .ended } }
    let other = attach("other", to: view, stage)
    let delegate = Arbiter()
    delegate.receives = { [unowned stage] in
      stage.note("asked about \($0.contactID)")
      return true
    }
    patient.delegate = delegate
    patient.require(toFail: other)
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["asked about 1", "patient began(1)", "other began(1)"])
    stage.play(0.1, down(2, 90, 50))
    expect(stage.drainLog(), is: ["other began(2)"])
    expect(patient.numberOfTouches, is: 1)
    other.state = .failed
    expect(stage.drainLog(), is: ["patient.ended"])
    stage.play(0.2, down(3, 90, 90))
    expect(stage.drainLog(), is: ["asked about 3", "patient began(3)", "other began(3)"])
  }

  @Test("GR-21: who has failed and waits for a reset together with others is not given new touches either")
  func failed() {
    let stage = Stage()
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.window.addSubview(view)
    let first = attach("first", to: view, stage) { if $1 == .began { $0.state = .failed } }
    let second = attach("second", to: view, stage)
    second.require(toFail: first)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, down(2, 90, 50))
    expect(stage.drainLog(), is: ["first began(1)", "second began(1)", "second began(2)"])
    second.state = .failed
    stage.play(0.2, down(3, 90, 90))
    expect(stage.drainLog(), is: ["first began(3)", "second began(3)"])
  }

  @Test(
    "GR-22, GR-23, EVT-1: for several fingers in one event, too, from the view outwards in the order of adding"
  )
  func order() {
    let stage = Stage()
    let outer = stage.add("P", 0, 0, 400, 800)
    let inner = stage.add("V", 0, 0, 200, 800, to: outer)
    inner.isMultipleTouchEnabled = true
    let kept = [
      attach("outer", to: outer, stage), attach("one", to: inner, stage), attach("two", to: inner, stage),
      attach("window", to: stage.window, stage),
    ]
    stage.play(0, down(1, 300, 50), down(2, 50, 50), down(3, 90, 50))
    expect(
      stage.drainLog(),
      is: [
        "one began(2,3)", "two began(2,3)", "outer began(1,2,3)", "window began(1,2,3)", "P.began(1)",
        "V.began(2,3)",
      ])
    stage.play(0.1, move(2, 51, 50), move(3, 91, 50))
    expect(
      stage.drainLog(),
      is: [
        "one moved(2,3)", "two moved(2,3)", "outer moved(2,3)", "window moved(2,3)", "V.moved(2,3)",
      ])
    expect(kept.count, is: 4)
  }

  @Test("GR-24: after its end a recognizer hears nothing, even while it waits for another to fail")
  func deaf() {
    let stage = Stage()
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.window.addSubview(view)
    let patient = attach("patient", to: view, stage) { if $1 == .began { $0.state = .ended } }
    let other = attach("other", to: view, stage)
    patient.require(toFail: other)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 60, 50))
    stage.play(0.2, up(1, 60, 50))
    expect(
      stage.drainLog(), is: ["patient began(1)", "other began(1)", "other moved(1)", "other ended(1)"])
  }

  @Test("GR-24, EVT-2: the phases of one event after the one that ended a recognizer are not for it any more")
  func deafWithinTheEvent() {
    let stage = Stage()
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.window.addSubview(view)
    let recognizer = attach("g", to: view, stage) { if $1 == .moved { $0.state = .ended } }
    stage.play(0, down(1, 50, 50), down(2, 90, 50))
    stage.play(0.1, move(1, 60, 50), up(2, 90, 50))
    expect(stage.drainLog(), is: ["g began(1,2)", "g moved(1)", "g.ended"])
    expect(recognizer.state, is: .possible)
  }

  @Test("GR-27: who has ignored all its touches and decided nothing takes no part any more")
  func ignoredAll() {
    let stage = Stage()
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.window.addSubview(view)
    let other = attach("other", to: view, stage)
    other.onTouches = { recognizer, _, touches in
      guard let event = recognizer.event else { return }
      for touch in touches { recognizer.ignore(touch, for: event) }
    }
    other.onReset = { _ in stage.note("other reset") }
    let patient = attach("patient", to: view, stage) { if $1 == .began { $0.state = .ended } }
    patient.require(toFail: other)
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["patient began(1)", "patient.ended"])
    expect(other.numberOfTouches, is: 0)
  }

  @Test("ARB-21, GR-27: nor does a delegate's requirement on it count any more")
  func ignoredByARequiredOne() {
    let stage = Stage()
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.window.addSubview(view)
    let patient = attach("patient", to: view, stage) { if $1 == .moved { $0.state = .ended } }
    let delegate = Arbiter()
    delegate.requires = { _, _ in true }
    patient.delegate = delegate
    let other = attach("other", to: view, stage)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 60, 50))
    expect(
      stage.drainLog(), is: ["patient began(1)", "other began(1)", "patient moved(1)", "other moved(1)"])
    other.onTouches = { recognizer, _, touches in
      guard let event = recognizer.event else { return }
      for touch in touches { recognizer.ignore(touch, for: event) }
    }
    stage.play(0.2, move(1, 61, 50))
    expect(stage.drainLog(), is: ["patient.ended"])
  }

  @Test(
    "GR-28: the end of each contact that a recognizer received is held back, the first as well as the last")
  func heldEnds() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 800)
    view.isMultipleTouchEnabled = true
    let recognizer = PlainRecognizer()
    view.addGestureRecognizer(recognizer)
    stage.play(0, down(1, 50, 50), down(2, 90, 50))
    stage.play(0.1, up(1, 50, 50))
    stage.play(0.2, up(2, 90, 50))
    expect(stage.drainLog(), is: ["V.began(1,2)"])
    recognizer.state = .failed
    expect(stage.drainLog(), is: ["V.ended(1,2)"])
  }

  @Test("ARB-28, GR-20: a refused touch is not asked about again when it moves", arguments: [false, true])
  func refused(ofEvent: Bool) {
    let stage = Stage()
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.window.addSubview(view)
    let recognizer = attach("picky", to: view, stage)
    let delegate = Arbiter()
    delegate.receivesEvent = { [unowned stage] in
      stage.note("asked about the event")
      return !ofEvent
    }
    delegate.receives = { [unowned stage] in
      stage.note("asked about \($0.contactID)")
      return false
    }
    recognizer.delegate = delegate
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["asked about the event"] + (ofEvent ? [] : ["asked about 1"]))
    stage.play(0.1, move(1, 60, 50))
    stage.play(0.2, move(1, 70, 50))
    stage.play(0.3, up(1, 70, 50))
    expect(stage.drainLog(), is: [])
  }

  @Test("GR-21, GR-36: the delegate of a disabled recognizer is asked nothing")
  func disabled() {
    let stage = Stage()
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.window.addSubview(view)
    let recognizer = attach("disabled", to: view, stage)
    let delegate = Arbiter()
    delegate.receivesEvent = { [unowned stage] in
      stage.note("asked about the event")
      return true
    }
    recognizer.delegate = delegate
    recognizer.isEnabled = false
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: [])
    recognizer.isEnabled = true
    stage.play(0.1, move(1, 60, 50))
    expect(stage.drainLog(), is: [])
    stage.play(0.2, down(2, 50, 50))
    expect(stage.drainLog(), is: ["asked about the event", "disabled began(2)"])
  }
}
