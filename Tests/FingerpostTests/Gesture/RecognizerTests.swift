import Expectations
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("Recognizers of every kind", .bothWays)
struct RecognizerTests {
  // MARK: - The object

  @Test("GR-1: a recognizer starts out enabled, possible and without a name, with UIKit's flags")
  func defaults() {
    let kinds = [
      UIGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
      UIPanGestureRecognizer(),
      UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(),
    ]
    for recognizer in kinds {
      #expect(recognizer.isEnabled)
      expect(recognizer.state, is: .possible)
      #expect(recognizer.cancelsTouchesInView)
      #expect(!recognizer.delaysTouchesBegan)
      #expect(recognizer.delaysTouchesEnded)
      #expect(recognizer.requiresExclusiveTouchType)
      expect(recognizer.allowedTouchTypes, is: [0, 1, 2, 3])
      expect(recognizer.name, is: nil)
      expect(recognizer.view, is: nil)
      #expect(recognizer.delegate == nil)
    }
  }

  @Test("GR-2: states have UIKit's raw values, and recognized is ended")
  func rawValues() {
    let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    expect(states.map(\.rawValue), is: [0, 1, 2, 3, 4, 5])
    expect(UIGestureRecognizer.State.recognized, is: .ended)
    expect(UIGestureRecognizer.State(rawValue: 6), is: nil)
  }

  @Test("GR-5: a recognizer has one view, the one it was given to last")
  func oneView() {
    let stage = Stage()
    let (first, second) = (stage.add("A", 0, 0, 100, 100), stage.add("B", 100, 0, 100, 100))
    let recognizer = UIGestureRecognizer()
    first.addGestureRecognizer(recognizer)
    first.addGestureRecognizer(recognizer)
    expect(first.gestureRecognizers, is: [recognizer])
    second.addGestureRecognizer(recognizer)
    expect(first.gestureRecognizers, is: nil)
    expect(second.gestureRecognizers, is: [recognizer])
    expect(recognizer.view, isSame: second)
    first.removeGestureRecognizer(recognizer)
    expect(recognizer.view, isSame: second)
    second.removeGestureRecognizer(recognizer)
    expect(recognizer.view, is: nil)
  }

  @Test("GR-5: adding it where it already is does not move it behind the others")
  func addedTwice() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let recognizers = [UIGestureRecognizer(), UIGestureRecognizer()]
    for recognizer in recognizers + recognizers.prefix(1) { view.addGestureRecognizer(recognizer) }
    expect(view.gestureRecognizers, is: recognizers)
    view.gestureRecognizers = [recognizers[1]]
    expect(view.gestureRecognizers, is: [recognizers[1]])
    expect(recognizers[0].view, is: nil)
  }

  @Test("GR-6: a view keeps its recognizers, and a recognizer does not keep its view")
  func ownership() {
    let stage = Stage()
    var view: UIView? = stage.world.run { UIView() }
    var recognizer: UIGestureRecognizer? = UITapGestureRecognizer()
    let outlives = UITapGestureRecognizer()
    weak let weakView = view
    weak let weakRecognizer = recognizer
    if let recognizer { view?.addGestureRecognizer(recognizer) }
    view?.addGestureRecognizer(outlives)
    recognizer = nil
    expect(weakRecognizer, isNot: nil)
    view = nil
    expect(weakView, is: nil)
    expect(weakRecognizer, is: nil)
    expect(outlives.view, is: nil)
  }

  @Test("GR-8: names are for debugging, and recognizers of one name do not get mixed up")
  func names() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    for (recognizer, label) in [(tap, "tap"), (double, "double")] {
      recognizer.name = "same"
      stage.attach(recognizer, label, to: view)
    }
    tap.require(toFail: double)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, up(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)"])
    stage.world.timeline.runUntilIdle()
    expect(stage.drainLog(), is: ["tap.ended", "V.cancelled(1)"])
    expect(view.gestureRecognizers, is: [tap, double])
    expect(tap.name, is: "same")
    tap.name = nil
    expect(tap.name, is: nil)
  }

  // MARK: - Deciding

  @Test("GR-13, GR-17: a state is acted on when all have seen the event, in the event, before the views")
  func synchronous() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let (first, second) = (PlainRecognizer(), PlainRecognizer())
    for (recognizer, name) in [(first, "first"), (second, "second")] {
      stage.attach(recognizer, name, to: view)
      recognizer.cancelsTouchesInView = false
      recognizer.onTouches = { recognizer, phase, _ in
        stage.note("\(name) \(phase)")
        if name == "first" { recognizer.state = .ended }
      }
    }
    stage.window.logsEvents = true
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["W.sendEvent", "first began", "second began", "first.ended", "V.began(1)"])
  }

  @Test("GR-17: an action that time leads to comes out of the timer, without an event")
  func timed() {
    let rig = Rig(UILongPress())
    var events: [Bool] = []
    let target = EventTarget { events.append($0 != nil) }
    rig.recognizer.addTarget(target, action: Selector("act", EventTarget.act))
    rig.stage.window.logsEvents = true
    rig.play(0, down(1, 50, 50))
    expect(rig.wait(0.5), is: ["began"])
    expect(events, is: [false])
    expect(rig.play(0.6, up(1, 50, 50)), is: ["W.sendEvent", "ended", "reset ended"])
    expect(events, is: [false, true])
  }

  @Test("GR-18: inside an action the state reads that action's, whatever was assigned since")
  func stateInAction() {
    let rig = Rig(PlainRecognizer())
    rig.recognizer.onTouches = { recognizer, phase, _ in
      guard phase == .began else { return }
      recognizer.state = .began
      recognizer.state = .changed
      recognizer.state = .ended
    }
    rig.recognizer.addTarget { rig.stage.note("again \($0.state)") }
    expect(
      rig.play(0, down(1, 50, 50)), is: ["began", "again began", "ended", "again ended", "reset ended"])
    expect(rig.recognizer.state, is: .possible)
  }

  // MARK: - Disabled

  @Test("GR-37: a requirement that a disabled recognizer fail counts as met, from the moment it is disabled")
  func disabledRequirement() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.attach(single, "single", to: view)
    stage.attach(double, "double", to: view)
    double.isEnabled = false
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, up(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "single.ended", "V.cancelled(1)"])
    double.isEnabled = true
    stage.play(1, down(1, 50, 50))
    stage.play(1.1, up(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)"])
    double.isEnabled = false
    expect(stage.drainLog(), is: ["single.ended", "V.cancelled(1)"])
  }

  @Test("GR-37: what is disabled in mid-gesture no longer prevents anything")
  func disabledWinner() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    let (pan, late) = (UIPanGestureRecognizer(), PlainRecognizer())
    late.onTouches = { recognizer, phase, _ in if phase == .ended { recognizer.state = .ended } }
    stage.attach(pan, "pan", to: view)
    stage.attach(late, "late", to: view)
    let delegate = Arbiter()
    delegate.together = { _, _ in true }
    pan.delegate = delegate
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 90, 50))
    pan.isEnabled = false
    pan.delegate = nil
    stage.play(0.2, up(1, 90, 50))
    expect(
      stage.drainLog(), is: ["V.began(1)", "pan.began", "V.cancelled(1)", "pan.cancelled", "late.ended"])
  }

  // MARK: - Asking

  @Test("ARB-28: a delegate is asked once about an event, then once about each new touch, and not for moves")
  func askedOnce() {
    let rig = Rig(PlainRecognizer())
    let delegate = Arbiter()
    delegate.receivesEvent = {
      rig.stage.note("event")
      return true
    }
    delegate.receives = {
      rig.stage.note("touch \($0.contactID)")
      return true
    }
    rig.recognizer.delegate = delegate
    expect(rig.play(0, down(1, 50, 50), down(2, 90, 50)), is: ["event", "touch 1", "touch 2"])
    expect(rig.play(0.1, move(1, 60, 50)) + rig.play(0.2, move(1, 61, 50), move(2, 91, 50)), is: [])
    expect(rig.play(0.3, up(1, 61, 50)) + rig.play(0.35, move(2, 93, 50)), is: [])
    expect(rig.play(0.4, down(1, 61, 50), move(2, 92, 50)), is: ["event", "touch 1"])
    expect(rig.play(0.5, move(1, 70, 50)) + rig.play(0.6, up(1, 61, 50), up(2, 92, 50)), is: [])
  }

  @Test("ARB-29: when the delegate is asked about a touch, its view, window and location stand")
  func touchInQuestion() {
    let rig = Rig(PlainRecognizer())
    let view = rig.stage.add("V", 40, 30, 100, 100, to: rig.view)
    let delegate = Arbiter()
    delegate.receives = { touch in
      rig.stage.note("\((touch.view as? Probe)?.name ?? "-") \(touch.location(in: touch.view).text)")
      rig.stage.note("\(touch.location(in: nil).text) \(touch.phase) \(touch.window === rig.stage.window)")
      return touch.location(in: view).x > 50
    }
    rig.recognizer.delegate = delegate
    rig.recognizer.onTouches = { _, phase, _ in rig.stage.note("heard \(phase)") }
    expect(rig.play(0, down(1, 50, 50)), is: ["V 10,20", "50,50 began true", "V.began(1)"])
    expect(rig.play(0.1, move(1, 95, 50)), is: ["V.moved(1)"])
    expect(rig.play(0.2, down(2, 95, 50)), is: ["V 55,20", "95,50 began true", "heard began"])
  }
}

extension RecognizerTests {
  private typealias UILongPress = ObservedLongPress

  private final class EventTarget {
    let note: (UIEvent?) -> Void

    init(note: @escaping (UIEvent?) -> Void) {
      self.note = note
    }

    func act(_ sender: UIGestureRecognizer, _ event: UIEvent?) { note(event) }
  }
}
