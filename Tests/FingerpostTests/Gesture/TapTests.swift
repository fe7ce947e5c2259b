import Expectations
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("Taps", .bothWays)
struct TapTests {
  private typealias Tap = ObservedTap

  private func rig(taps: Int = 1, touches: Int = 1, rules: EventRules = .standard) -> Rig<Tap> {
    let tap = Tap()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return Rig(tap, rules: rules)
  }

  @Test("TAP-1: one tap with one finger is the default")
  func defaults() {
    let tap = UITapGestureRecognizer()
    expect(tap.numberOfTapsRequired, is: 1)
    expect(tap.numberOfTouchesRequired, is: 1)
    expect(tap.buttonMaskRequired, is: .primary)
  }

  // MARK: - Recognizing

  @Test("TAP-2: a tap is recognized at the lift, before the view hears of it")
  func lift() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    stage.attach(UITapGestureRecognizer(), "tap", to: view)
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)"])
    stage.play(0.05, up(1, 50, 50))
    expect(stage.drainLog(), is: ["tap.ended", "V.cancelled(1)"])
  }

  @Test("TAP-2: several taps are recognized at the lift of the last")
  func lastLift() {
    let rig = rig(taps: 3)
    expect(rig.play(0, down(1, 50, 50)), is: [])
    expect(rig.play(0.1, up(1, 50, 50)), is: [])
    expect(rig.play(0.2, down(2, 50, 50)), is: [])
    expect(rig.play(0.3, up(2, 50, 50)), is: [])
    expect(rig.play(0.4, down(3, 50, 50)), is: [])
    expect(rig.play(0.5, up(3, 50, 50)), is: ["ended", "reset ended"])
    expect(rig.wait(9), is: [])
  }

  @Test("TAP-2: several fingers are recognized at the lift of the last")
  func lastFinger() {
    let rig = rig(touches: 2)
    expect(rig.play(0, down(1, 50, 50), down(2, 300, 700)), is: [])
    expect(rig.play(0.1, up(1, 50, 50)), is: [])
    expect(rig.play(0.2, up(2, 300, 700)), is: ["ended", "reset ended"])
  }

  @Test("TAP-2: when it is over, the next tap is another one")
  func again() {
    let rig = rig()
    expect(rig.play(0, down(1, 50, 50)) + rig.play(0.1, up(1, 50, 50)), is: ["ended", "reset ended"])
    expect(rig.play(0.2, down(1, 50, 50)) + rig.play(0.3, up(1, 50, 50)), is: ["ended", "reset ended"])
    expect(rig.wait(9), is: [])
  }

  @Test("TAP-3: the location is that of the first tap, when the finger has moved and when it is up")
  func location() {
    let rig = rig(taps: 2)
    rig.detail = { "\($0.location(in: nil).text) \($0.location(in: $0.view?.subviews[0]).text)" }
    let inner = rig.stage.world.run { UIView(frame: CGRect(x: 10, y: 20, width: 0, height: 0)) }
    rig.view.addSubview(inner)
    rig.play(0, down(1, 50, 50))
    expect(rig.recognizer.location(in: nil), is: CGPoint(x: 50, y: 50))
    rig.play(0.05, move(1, 60, 50))
    expect(rig.recognizer.location(in: nil), is: CGPoint(x: 50, y: 50))
    rig.play(0.1, up(1, 60, 50))
    expect(rig.recognizer.location(in: nil), is: CGPoint(x: 50, y: 50))
    rig.play(0.2, down(2, 80, 50))
    expect(rig.play(0.3, up(2, 80, 50)), is: ["ended 50,50 40,30", "reset ended"])
  }

  @Test(
    "TAP-3, GR-38: the action of a tap can ask where each finger was, when all are up", arguments: [1, 2])
  func placesOfFingers(taps: Int) {
    let rig = rig(taps: taps, touches: 2)
    rig.detail = { tap in
      (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil).text }.joined(separator: " ")
    }
    for tap in 1...taps {
      let (start, x) = (Double(tap), 10 * Double(tap - 1))
      rig.play(start * 0.3, down(1, 50 + x, 50), down(2, 100 + x, 70))
      rig.play(start * 0.3 + 0.02, move(1, 55 + x, 50))
      expect(rig.recognizer.numberOfTouches, is: 2)
      rig.play(start * 0.3 + 0.05, up(1, 55 + x, 50))
      expect(rig.recognizer.numberOfTouches, is: 1)
      let last = rig.play(start * 0.3 + 0.1, up(2, 100 + x, 70))
      expect(last, is: (tap == taps ? ["ended 50,50 100,70", "reset ended"] : []))
      expect(rig.recognizer.numberOfTouches, is: 0, "only in the action")
    }
  }

  @Test("TAP-3: the location of several fingers is their middle")
  func center() {
    let rig = rig(touches: 2)
    rig.detail = { $0.location(in: nil).text }
    rig.play(0, down(1, 50, 50), down(2, 100, 70))
    rig.play(0.1, up(1, 50, 50))
    expect(rig.play(0.2, up(2, 100, 70)), is: ["ended 75,60", "reset ended"])
  }

  // MARK: - Movement

  @Test("TAP-4: a finger may go 45 pt from its start, and at more the tap fails in the move")
  func movement() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 50 + 27, 50 + 36)), is: [], "45 pt")
    expect(rig.play(0.2, up(1, 77, 86)), is: ["ended", "reset ended"])
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, move(1, 95.01, 50)), is: ["reset failed"])
    expect(rig.play(1.2, move(1, 50, 50)) + rig.play(1.3, up(1, 50, 50)), is: [], "back is too late")
  }

  @Test("TAP-4: the distance counts from the start of each finger, and not along its way")
  func wiggle() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50), down(2, 300, 50))
    for step in 1...10 {
      let offset = step % 2 == 0 ? 40.0 : -40
      expect(rig.play(Double(step) / 100, move(1, 50 + offset, 50), move(2, 300, 50 + offset)), is: [])
    }
    expect(rig.play(0.2, move(1, 50, 51), move(2, 300, 96)), is: ["reset failed"])
  }

  @Test("TAP-4: leaving the view does not fail a tap")
  func outside() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 60, 60)
    stage.attach(UITapGestureRecognizer(), "tap", to: view)
    stage.play(0, down(1, 50, 50))
    stage.play(0.05, move(1, 80, 50))
    stage.play(0.1, up(1, 80, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "V.moved(1)", "tap.ended", "V.cancelled(1)"])
  }

  @Test("TAP-4: the distance is the window's, however the view is scaled or moves with the finger")
  func windowDistance() {
    let rig = rig()
    rig.view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    rig.play(0, down(1, 200, 400))
    expect(rig.play(0.1, move(1, 240, 400)), is: [], "400 of the view's points")
    rig.view.transform = .identity
    rig.view.frame.origin.x += 46
    expect(rig.play(0.2, move(1, 246, 400)), is: ["reset failed"])
  }

  // MARK: - Time

  @Test("TAP-5: a single tap fails by time alone, 1.5 s after the touch-down")
  func tooLong() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.wait(1.499_999), is: [])
    expect(rig.wait(1.5), is: ["reset failed"])
    expect(rig.play(2, up(1, 50, 50)), is: [])
    rig.play(3, down(1, 50, 50))
    expect(rig.play(4.499_999, up(1, 50, 50)), is: ["ended", "reset ended"])
    rig.play(5, down(1, 50, 50))
    expect(rig.play(6.5, up(1, 50, 50)), is: ["reset failed"], "time goes before the event")
  }

  @Test("TAP-5: each press of several taps may last 0.75 s")
  func tooLongOfSeveral() {
    let rig = rig(taps: 2)
    rig.play(0, down(1, 50, 50))
    expect(rig.wait(0.749_999), is: [])
    expect(rig.wait(0.75), is: ["reset failed"])
    rig.play(2, up(1, 50, 50))
    rig.play(3, down(1, 50, 50))
    rig.play(3.74, up(1, 50, 50))
    rig.play(4, down(1, 50, 50))
    expect(rig.wait(4.749_999), is: [])
    expect(rig.play(4.749_999, up(1, 50, 50)), is: ["ended", "reset ended"])
    rig.play(6, down(1, 50, 50))
    rig.play(6.1, up(1, 50, 50))
    rig.play(6.2, down(1, 50, 50))
    expect(rig.wait(6.95), is: ["reset failed"])
  }

  @Test("TAP-5: the press of several fingers counts from the first")
  func tooLongOfSeveralFingers() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50))
    rig.play(0.2, down(2, 90, 50))
    expect(rig.wait(1.499_999), is: [])
    expect(rig.wait(1.5), is: ["reset failed"])
  }

  @Test("TAP-6: the next finger must come down within 0.35 s of the lift")
  func interval() {
    let rig = rig(taps: 2)
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, up(1, 50, 50))
    expect(rig.wait(0.449_999), is: [])
    expect(rig.wait(0.45), is: ["reset failed"])
    rig.play(1, down(1, 50, 50))
    rig.play(1.1, up(1, 50, 50))
    expect(rig.play(1.449_999, down(2, 50, 50)), is: [])
    expect(rig.play(1.5, up(2, 50, 50)), is: ["ended", "reset ended"])
    rig.play(2, down(1, 50, 50))
    rig.play(2.1, up(1, 50, 50))
    expect(rig.play(2.45, down(2, 50, 50)), is: ["reset failed"], "which begins another attempt")
    rig.play(2.5, up(2, 50, 50))
    rig.play(2.6, down(3, 50, 50))
    expect(rig.play(2.7, up(3, 50, 50)), is: ["ended", "reset ended"])
  }

  @Test("TAP-6: a recognizer for one tap waits for no other")
  func noInterval() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, up(1, 50, 50)), is: ["ended", "reset ended"])
    expect(rig.stage.world.timeline.nextDeadline, is: nil)
  }

  @Test("TAP-2: a cancelled touch is not a tap")
  func cancelled() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, cancel(1, 50, 50)), is: ["reset failed"])
  }

  private final class ForgetfulTap: UITapGestureRecognizer {
    override func reset() {}
  }

  @Test("TAP-5: a deadline that a subclass forgot does no harm, and keeps the recognizer no longer")
  func gone() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    weak var tap: ForgetfulTap?
    do {
      let new = ForgetfulTap()
      view.addGestureRecognizer(new)
      tap = new
      stage.play(0, down(1, 50, 50))
      view.removeGestureRecognizer(new)
    }
    stage.play(0.1, up(1, 50, 50))
    #expect(stage.world.timeline.runUntilIdle())
    expect(tap, is: nil)
  }

  // MARK: - Taps among themselves

  @Test(
    "TAP-9: a single and a double tap on one view both act, and the single not twice",
    arguments: [true, false])
  func singleAndDouble(singleIsFirst: Bool) {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    if singleIsFirst { stage.attach(single, "single", to: view) }
    stage.attach(double, "double", to: view)
    if !singleIsFirst { stage.attach(single, "single", to: view) }
    stage.play(0, down(1, 50, 50))
    stage.play(0.05, up(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "single.ended", "V.cancelled(1)"])
    stage.play(0.1, down(2, 50, 50))
    stage.play(0.15, up(2, 50, 50))
    expect(stage.drainLog(), is: ["V.began(2)", "double.ended", "V.cancelled(2)"])
  }

  @Test("TAP-9: a tap prevents what needs as many taps or fewer, and what is not a tap")
  func prevention() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    #expect(!single.canPrevent(double))
    #expect(double.canPrevent(single))
    #expect(single.canPrevent(UITapGestureRecognizer()))
    #expect(single.canPrevent(UIPanGestureRecognizer()))
    #expect(single.canBePrevented(by: double))
  }

  @Test("TAP-4 … TAP-8: the thresholds are fields of EventRules")
  func thresholds() {
    var rules = EventRules()
    for (key, value) in [
      ("tap.maxInterval", 0.1), ("tap.maxDuration", 0.2), ("tap.maxDurationMulti", 0.1),
      ("tap.allowableMovement", 5), ("tap.gatherTime", 0.05), ("tap.separation", 8),
    ] {
      expect(rules.set(key, to: value), is: nil)
    }
    let single = rig(rules: rules)
    single.play(0, down(1, 50, 50))
    expect(single.play(0.01, move(1, 55, 50)), is: [])
    expect(single.wait(0.199_999), is: [])
    expect(single.wait(0.2), is: ["reset failed"])
    single.play(1, down(1, 50, 50))
    expect(single.play(1.01, move(1, 55.5, 50)), is: ["reset failed"])
    let double = rig(taps: 2, touches: 2, rules: rules)
    double.play(0, down(1, 50, 50))
    expect(double.wait(0.05), is: ["reset failed"])
    double.play(1, down(1, 50, 50), down(2, 70, 50))
    expect(double.wait(1.1), is: ["reset failed"])
    double.play(2, down(1, 50, 50), down(2, 70, 50))
    double.play(2.05, up(1, 50, 50), up(2, 70, 50))
    expect(double.wait(2.15), is: ["reset failed"])
    double.play(3, down(1, 50, 50), down(2, 70, 50))
    double.play(3.05, up(1, 50, 50), up(2, 70, 50))
    expect(double.play(3.1, down(1, 50, 50), down(2, 86.5, 50)), is: ["reset failed"])
  }
}
