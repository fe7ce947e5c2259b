import Expectations
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("Long presses", .bothWays)
struct LongPressTests {
  private typealias Press = ObservedLongPress

  private func rig(taps: Int = 0, touches: Int = 1, rules: EventRules = .standard) -> Rig<Press> {
    let press = Press()
    press.numberOfTapsRequired = taps
    press.numberOfTouchesRequired = touches
    return Rig(press, rules: rules)
  }

  @Test("LP-1: no taps, one finger, 0.5 s and 10 pt are the defaults")
  func defaults() {
    let press = UILongPressGestureRecognizer()
    expect(press.numberOfTapsRequired, is: 0)
    expect(press.numberOfTouchesRequired, is: 1)
    expect(press.minimumPressDuration, is: 0.5)
    expect(press.allowableMovement, is: 10)
  }

  @Test("LP-1: the defaults are fields of EventRules, and what is set goes before them")
  func thresholds() {
    var rules = EventRules()
    expect(rules.set("longPress.minimumPressDuration", to: 0.2), is: nil)
    expect(rules.set("longPress.allowableMovement", to: 3), is: nil)
    let rig = rig(rules: rules)
    rig.play(0, down(1, 50, 50))
    expect(rig.wait(0.199_999), is: [])
    expect(rig.wait(0.2), is: ["began"])
    expect(rig.play(0.3, up(1, 50, 50)), is: ["ended", "reset ended"])
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, move(1, 53.5, 50)), is: ["reset failed"])
    rig.recognizer.minimumPressDuration = 1
    rig.recognizer.allowableMovement = 20
    rig.play(2, down(1, 50, 50))
    expect(rig.play(2.1, move(1, 70, 50)) + rig.wait(2.999_999), is: [])
    expect(rig.wait(3), is: ["began"])
  }

  // MARK: - Beginning

  @Test("LP-2: it begins by time alone, the action before the view's cancellation")
  func begins() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    stage.attach(UILongPressGestureRecognizer(), "press", to: view)
    stage.play(0, down(1, 50, 50))
    stage.world.timeline.advance(to: Instant(seconds: 0.499_999))
    expect(stage.drainLog(), is: ["V.began(1)"])
    stage.world.timeline.advance(to: Instant(seconds: 0.5))
    expect(stage.drainLog(), is: ["press.began", "V.cancelled(1)"])
    stage.play(0.6, up(1, 50, 50))
    expect(stage.drainLog(), is: ["press.ended"])
  }

  @Test("LP-2: of several fingers, the last to come down starts the time, however late it is")
  func severalFingers() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50))
    expect(rig.wait(2), is: [])
    rig.play(2, down(2, 90, 50))
    expect(rig.wait(2.499_999), is: [])
    expect(rig.wait(2.5), is: ["began"])
    expect(rig.play(3, up(2, 90, 50)), is: ["ended", "reset ended"])
  }

  @Test("LP-3: with no duration it begins at the touch-down")
  func atOnce() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    stage.attach(press, "press", to: view)
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["press.began"], "the view has heard of nothing that could be cancelled")
    stage.play(0.1, up(1, 50, 50))
    expect(stage.drainLog(), is: ["press.ended"])
  }

  @Test("LP-3: with no duration and two fingers it begins with the second")
  func atOnceWithTwo() {
    let rig = rig(touches: 2)
    rig.recognizer.minimumPressDuration = 0
    expect(rig.play(0, down(1, 50, 50)), is: [])
    expect(rig.play(0.1, down(2, 90, 50)), is: ["began"])
  }

  // MARK: - Failing before it begins

  @Test("LP-4: a finger may go 10 pt from its start, and at more the press fails in the move")
  func movement() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 56, 58)), is: [], "10 pt")
    expect(rig.wait(0.5), is: ["began"])
    rig.play(0.6, up(1, 56, 58))
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, move(1, 60.01, 50)), is: ["reset failed"])
    expect(rig.wait(9), is: [])
  }

  @Test("LP-4: one of several fingers that goes too far fails the press, also before all are down")
  func movementOfOne() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50), down(2, 90, 50))
    expect(rig.play(0.1, move(1, 51, 50), move(2, 101, 50)), is: ["reset failed"])
    rig.play(0.2, up(1, 50, 50), up(2, 101, 50))
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, move(1, 61, 50)), is: ["reset failed"])
  }

  @Test("LP-4: the distance counts from the start, and not along the way")
  func movementInSteps() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 58, 50)), is: [])
    expect(rig.play(0.2, move(1, 46, 50)), is: [])
    expect(rig.play(0.3, move(1, 55, 50)), is: [])
    expect(rig.play(0.4, move(1, 61, 50)), is: ["reset failed"])
  }

  @Test("LP-7: a lift before the duration fails the press")
  func early() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.499_999, up(1, 50, 50)), is: ["reset failed"])
    expect(rig.wait(9), is: [])
    rig.play(10, down(1, 50, 50))
    expect(
      rig.play(10.5, up(1, 50, 50)), is: ["began", "ended", "reset ended"], "time goes before the event")
  }

  @Test("LP-7: with two fingers, one lift before the duration is enough to fail")
  func earlyOfTwo() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50), down(2, 90, 50))
    expect(rig.play(0.1, up(1, 50, 50)), is: ["reset failed"])
    rig.play(0.2, up(2, 90, 50))
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, up(1, 50, 50)), is: ["reset failed"], "or before the second is down")
  }

  @Test("LP-7: a cancelled touch fails a press that has not begun and cancels one that has")
  func cancelled() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, cancel(1, 50, 50)), is: ["reset failed"])
    rig.play(1, down(1, 50, 50))
    expect(rig.play(2, cancel(1, 50, 50)), is: ["began", "cancelled", "reset cancelled"])
  }

  // MARK: - Going on and ending

  @Test("LP-5: once it has begun it changes with every move, however far")
  func moves() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.wait(0.5), is: ["began"])
    expect(rig.play(0.6, move(1, 51, 50)), is: ["changed"])
    expect(rig.play(0.7, move(1, 390, 790)), is: ["changed"])
    expect(rig.play(0.8, move(1, 390, 790)), is: [], "a finger that rests does not move")
    expect(rig.play(0.9, up(1, 390, 790)), is: ["ended", "reset ended"])
  }

  @Test("LP-6: it ends with the first finger that lifts")
  func ends() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50), down(2, 90, 50))
    expect(rig.wait(0.5), is: ["began"])
    expect(rig.play(0.6, up(1, 50, 50)), is: ["ended", "reset ended"])
    expect(rig.play(0.7, move(2, 100, 50)) + rig.play(0.8, up(2, 100, 50)), is: [])
  }

  // MARK: - Taps before

  @Test("LP-8: with taps required, the press after them is the one that is timed")
  func taps() {
    let rig = rig(taps: 2)
    for (time, finger) in [(0.0, 1), (0.2, 2)] {
      expect(rig.play(time, down(finger, 50, 50)), is: [])
      expect(rig.play(time + 0.1, up(finger, 50, 50)), is: [])
    }
    rig.play(0.4, down(3, 50, 50))
    expect(rig.wait(0.899_999), is: [])
    expect(rig.wait(0.9), is: ["began"])
    expect(rig.play(1, move(3, 200, 50)), is: ["changed"])
    expect(rig.play(1.1, up(3, 200, 50)), is: ["ended", "reset ended"])
  }

  @Test("LP-8: the taps keep the rules of several taps")
  func rulesOfTaps() {
    let rig = rig(taps: 1)
    rig.play(0, down(1, 50, 50))
    expect(rig.wait(0.749_999), is: [])
    expect(rig.wait(0.75), is: ["reset failed"], "the tap lasts too long")
    rig.play(1, up(1, 50, 50))

    rig.play(2, down(1, 50, 50))
    rig.play(2.1, up(1, 50, 50))
    expect(rig.wait(2.449_999), is: [])
    expect(rig.wait(2.45), is: ["reset failed"], "the press comes too late")

    rig.play(3, down(1, 50, 50))
    expect(rig.play(3.05, move(1, 95, 50)), is: [], "a tap may move more than a press")
    rig.play(3.1, up(1, 95, 50))
    rig.play(3.2, down(2, 95, 50))
    expect(rig.play(3.3, move(2, 105, 50)), is: [])
    expect(rig.play(3.4, move(2, 105.5, 50)), is: ["reset failed"], "the press may not")
    rig.play(3.5, up(2, 105.5, 50))

    rig.play(4, down(1, 50, 50))
    expect(rig.play(4.05, move(1, 95.5, 50)), is: ["reset failed"], "the tap goes too far")
    rig.play(4.1, up(1, 95.5, 50))

    rig.play(5, down(1, 50, 50))
    rig.play(5.1, up(1, 50, 50))
    expect(rig.play(5.2, down(2, 95.5, 50)), is: ["reset failed"], "the press is too far from the tap")
    rig.play(5.3, up(2, 95.5, 50))

    rig.play(6, down(1, 50, 50))
    rig.play(6.1, up(1, 50, 50))
    rig.play(6.2, down(2, 50, 50))
    expect(
      rig.play(6.3, up(2, 50, 50)), is: ["reset failed"], "the press is too short: it is not another tap")
    expect(rig.stage.world.timeline.nextDeadline, is: nil)
  }

  @Test("LP-8: the fingers of a tap come together, those of the press may take their time")
  func gathering() {
    let rig = rig(taps: 1, touches: 2)
    rig.play(0, down(1, 50, 50))
    expect(rig.wait(0.3), is: ["reset failed"])
    rig.play(0.5, up(1, 50, 50))
    rig.play(1, down(1, 50, 50), down(2, 90, 50))
    rig.play(1.1, up(1, 50, 50), up(2, 90, 50))
    rig.play(1.2, down(3, 50, 50))
    expect(rig.wait(3), is: [])
    rig.play(3, down(4, 90, 50))
    expect(rig.wait(3.5), is: ["began"])
  }

  // MARK: - Extra fingers, location

  @Test("LP-9: a finger too many fails the press before it begins")
  func extraBefore() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, down(2, 90, 50)), is: ["reset failed"])
    expect(rig.wait(9), is: [])
  }

  @Test("LP-9: a finger too many is ignored after the press began, and goes to its view")
  func extraAfter() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    stage.attach(UILongPressGestureRecognizer(), "press", to: view)
    stage.play(0, down(1, 50, 50))
    stage.play(1, down(2, 90, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "press.began", "V.cancelled(1)", "V.began(2)"])
    stage.play(1.1, move(2, 100, 50))
    stage.play(1.2, up(2, 100, 50))
    expect(stage.drainLog(), is: ["V.moved(2)", "V.ended(2)"])
    stage.play(1.3, move(1, 60, 50))
    stage.play(1.4, up(1, 60, 50))
    expect(stage.drainLog(), is: ["press.changed", "press.ended"])
  }

  @Test("LP-10: the location is the middle of the fingers, follows them, and stays when one lifts")
  func location() {
    let rig = rig(touches: 2)
    rig.detail = { $0.location(in: nil).text }
    rig.play(0, down(1, 50, 50), down(2, 90, 70))
    expect(rig.play(0.1, move(1, 52, 50)) + rig.wait(0.5), is: ["began 71,60"])
    expect(rig.play(0.6, move(2, 190, 70)), is: ["changed 121,60"])
    expect(rig.play(0.7, up(1, 52, 50)), is: ["ended 121,60", "reset ended"])
  }

  @Test("LP-10: the location is given in the caller's view")
  func locationInView() {
    let rig = rig()
    rig.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    rig.detail = { $0.location(in: $0.view).text }
    rig.play(0, down(1, 200, 400))
    expect(rig.wait(0.5), is: ["began 200,400"])
    expect(rig.play(0.6, move(1, 220, 400)), is: ["changed 210,400"])
    expect(rig.play(0.7, up(1, 220, 400)), is: ["ended 210,400", "reset ended"])
  }

  @Test("R-6, GR-40: a press fails on a view that scrolls along with the finger")
  func scrolling() {
    let rig = rig()
    rig.detail = { $0.location(in: $0.view).text }
    rig.play(0, down(1, 50, 50))
    rig.view.bounds.origin.y -= 11
    expect(rig.play(0.1, move(1, 50, 61)), is: ["reset failed"], "it is at 50,50 of the view")
    rig.play(0.2, up(1, 50, 61))
    rig.play(1, down(1, 50, 50))
    rig.view.bounds.origin.y -= 100
    expect(rig.wait(1.5), is: ["began 50,-61"], "and not on one that scrolls under a finger at rest")
  }
}
