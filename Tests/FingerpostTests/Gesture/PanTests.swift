import Expectations
import Fingerpost
import FingerpostHID
import Foundation
import Testing
import UIKit

@Suite("Pans", .bothWays)
struct PanTests {
  private final class Pan: ObservedPan {
    private(set) weak var touchAlone: UITouch?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      touchAlone = touches.count == 1 ? touches.first : nil
      super.touchesMoved(touches, with: event)
    }
  }

  /// Rules under which the translation is all of the way, which most tests read more easily.
  private static let whole: EventRules = {
    var rules = EventRules()
    rules.panRemovesHysteresis = false
    return rules
  }()

  private func rig(min: Int = 1, max: Int = .max, rules: EventRules = PanTests.whole) -> Rig<Pan> {
    let pan = Pan()
    pan.minimumNumberOfTouches = min
    pan.maximumNumberOfTouches = max
    let rig = Rig(pan, rules: rules)
    rig.detail = { $0.translation(in: nil).text }
    return rig
  }

  @Test("PAN-1: one finger or more is the default")
  func defaults() {
    let pan = UIPanGestureRecognizer()
    expect(pan.minimumNumberOfTouches, is: 1)
    expect(pan.maximumNumberOfTouches, is: .max)
    expect(pan.translation(in: nil), is: .zero)
    expect(pan.velocity(in: nil), is: .zero)
  }

  @Test("PAN-1: the pointer does not pan") func scrolling() {
    let rig = rig()
    for (time, phase, x) in [(0.0, Hover.Phase.entered, 50.0), (0.1, .moved, 90)] {
      let frame = Frame(nanoseconds: Int64(time * 1e9), hover: Hover(phase: phase, x: x, y: 50))
      rig.stage.world.application.handle(frame)
    }
    expect(rig.stage.drainLog(), is: [])
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, move(1, 61, 50)), is: ["began 11,0"])
  }

  // MARK: - Beginning

  @Test("PAN-13: two fingers that spread about a middle that rests begin only where any finger counts")
  func spreading() {
    for anyFinger in [false, true] {
      var rules = PanTests.whole
      rules.panBeginsByAnyFinger = anyFinger
      let rig = rig(rules: rules)
      rig.play(1, down(1, 100, 200), down(2, 200, 200))
      expect(rig.play(1.1, move(1, 91, 200), move(2, 209, 200)), is: [])
      expect(rig.play(1.2, move(1, 90, 200), move(2, 210, 200)), is: (anyFinger ? ["began 0,0"] : []))
      expect(rig.play(1.3, move(1, 60, 200), move(2, 240, 200)), is: (anyFinger ? ["changed 0,0"] : []))
    }
  }

  @Test("PAN-2: it begins when the finger has gone 10 pt from its start")
  func begins() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 56, 57.999)), is: [])
    expect(rig.play(0.2, move(1, 40.001, 50)), is: [], "the way does not count, only the distance")
    expect(rig.play(0.3, move(1, 60, 50)), is: ["began 10,0"])
    expect(rig.play(0.4, up(1, 60, 50)), is: ["ended 10,0", "reset ended"])
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, move(1, 56, 58)), is: ["began 6,8"], "as the crow flies")
  }

  @Test("PAN-2: of several fingers it is the middle that must go")
  func beginsWithMiddle() {
    let rig = rig()
    rig.play(0, down(1, 50, 50), down(2, 150, 50))
    expect(rig.play(0.1, move(1, 0, 50), move(2, 200, 50)), is: [], "apart")
    expect(rig.play(0.2, move(1, 19, 50)), is: [], "9.5 pt")
    expect(rig.play(0.3, move(1, 20, 50)), is: ["began 10,0"])
  }

  @Test("PAN-2: nothing counts until enough fingers are down")
  func waitsForFingers() {
    let rig = rig(min: 2)
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 150, 50)), is: [])
    rig.play(0.2, down(2, 250, 50))
    expect(rig.play(0.3, move(1, 169, 50)), is: [], "the middle has gone 9.5")
    expect(rig.play(0.4, move(1, 170, 50)), is: ["began 10,0"])
  }

  @Test("PAN-2: the distance is the window's")
  func windowDistance() {
    let rig = rig()
    rig.view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    rig.play(0, down(1, 200, 400))
    expect(rig.play(0.1, move(1, 209, 400)), is: [], "90 of the view's points")
    expect(rig.play(0.2, move(1, 210, 400)), is: ["began 10,0"])
  }

  @Test("PAN-2: when a pan begins, views lose the touch")
  func takes() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    stage.attach(UIPanGestureRecognizer(), "pan", to: view)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 59, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "V.moved(1)"])
    stage.play(0.2, move(1, 60, 50))
    expect(stage.drainLog(), is: ["pan.began", "V.cancelled(1)"])
    stage.play(0.3, move(1, 62, 50))
    stage.play(0.4, up(1, 62, 50))
    expect(stage.drainLog(), is: ["pan.changed", "pan.ended"])
  }

  @Test("PAN-3: the translation leaves out the 10 pt that it took to begin, along the way to the beginning")
  func hysteresis() {
    let rig = rig(rules: .standard)
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 50, 75)), is: ["began 0,15"])
    expect(rig.play(0.2, move(1, 50, 80)), is: ["changed 0,20"])
    expect(rig.play(0.3, move(1, 50, 50)), is: ["changed 0,-10"])
    rig.play(0.4, up(1, 50, 50))
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, move(1, 59, 62)), is: ["began 3,4"], "5 left of 15, in the same direction")
    rig.play(1.2, up(1, 59, 62))
    rig.play(2, down(1, 50, 50))
    expect(rig.play(2.1, move(1, 60, 50)), is: ["began 0,0"], "a slow start begins at zero")
  }

  @Test("PAN-3: while the pan is possible, and when it is asked whether it may begin, it is all of the way")
  func whilePossible() {
    let rig = rig(rules: .standard)
    let arbiter = Arbiter()
    rig.recognizer.delegate = arbiter
    var asked: [String] = []
    arbiter.shouldBegin = { _ in
      asked.append(rig.recognizer.translation(in: nil).text)
      return true
    }
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, move(1, 56, 50))
    expect(rig.recognizer.translation(in: nil).text, is: "6,0")
    expect(rig.play(0.2, move(1, 62, 50)), is: ["began 2,0"])
    expect(asked, is: ["12,0"])
  }

  @Test("PAN-3: with the switch off the translation contains all movement")
  func withHysteresis() {
    var rules = EventRules()
    expect(rules.set("pan.removesHysteresis", to: 0), is: nil)
    let rig = rig(rules: rules)
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 50, 75)), is: ["began 0,25"])
  }

  // MARK: - Going on

  @Test("PAN-4: it changes with every move, also within an event of several fingers once")
  func changes() {
    let rig = rig()
    rig.play(0, down(1, 50, 50), down(2, 150, 50))
    expect(rig.play(0.1, move(1, 70, 50), move(2, 170, 50)), is: ["began 20,0"])
    expect(rig.play(0.2, move(1, 80, 50), move(2, 180, 50)), is: ["changed 30,0"])
    expect(rig.play(0.3, move(2, 190, 50)), is: ["changed 35,0"])
    expect(rig.play(0.4, move(1, 70, 50)), is: ["changed 30,0"])
    expect(rig.play(0.5, move(1, 70, 50)), is: [], "a finger that rests")
  }

  @Test("PAN-5, R-5: a finger that joins or lifts does not make the translation jump")
  func joining() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 70, 50)), is: ["began 20,0"])
    expect(rig.play(0.2, down(2, 350, 750)), is: [])
    expect(rig.recognizer.translation(in: nil), is: CGPoint(x: 20, y: 0))
    expect(rig.play(0.3, move(1, 80, 50)), is: ["changed 25,0"], "the middle goes half as far")
    expect(rig.play(0.4, move(1, 90, 50), move(2, 360, 750)), is: ["changed 35,0"])
    expect(rig.play(0.5, up(1, 90, 50)), is: [])
    expect(rig.recognizer.translation(in: nil), is: CGPoint(x: 35, y: 0))
    expect(rig.play(0.6, move(2, 370, 760)), is: ["changed 45,10"])
    expect(rig.play(0.7, up(2, 370, 760)), is: ["ended 45,10", "reset ended"])
  }

  @Test("PAN-5: a finger that joins before the beginning does not bring it about")
  func joiningBefore() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, move(1, 58, 50))
    expect(rig.play(0.2, down(2, 350, 50)), is: [])
    expect(rig.play(0.3, move(2, 353, 50)), is: [], "8 + 1.5")
    expect(rig.play(0.4, move(2, 354, 50)), is: ["began 10,0"])
  }

  @Test("PAN-5: down, move and up of several fingers in one event")
  func mixed() {
    let rig = rig()
    rig.play(0, down(1, 50, 50), down(2, 150, 50))
    expect(rig.play(0.1, move(1, 90, 50)), is: ["began 20,0"])
    expect(rig.play(0.2, move(1, 110, 50), up(2, 150, 50), down(3, 350, 50)), is: ["changed 26.667,0"])
    expect(rig.play(0.3, move(3, 360, 50)), is: ["changed 31.667,0"])
  }

  // MARK: - Ending

  @Test("PAN-6: it ends when all fingers are up; with fewer than the minimum nothing changes")
  func ends() {
    let rig = rig(min: 2)
    rig.play(0, down(1, 50, 50), down(2, 150, 50))
    expect(rig.play(0.1, move(1, 70, 50), move(2, 170, 50)), is: ["began 20,0"])
    expect(rig.play(0.2, up(1, 70, 50)), is: [])
    expect(rig.play(0.3, move(2, 270, 50)), is: [])
    expect(rig.recognizer.translation(in: nil), is: CGPoint(x: 20, y: 0))
    expect(rig.play(0.4, down(3, 70, 50)), is: [])
    expect(rig.play(0.5, move(3, 80, 50)), is: ["changed 25,0"])
    expect(rig.play(0.6, up(3, 80, 50)), is: [])
    expect(rig.play(0.7, up(2, 270, 50)), is: ["ended 25,0", "reset ended"])
  }

  @Test("PAN-6: it is cancelled when its last finger is")
  func cancelled() {
    let rig = rig()
    rig.play(0, down(1, 50, 50), down(2, 150, 50))
    rig.play(0.1, move(1, 90, 50))
    expect(rig.play(0.2, cancel(1, 90, 50)), is: [])
    expect(rig.play(0.3, move(2, 160, 50)), is: ["changed 30,0"])
    expect(rig.play(0.4, cancel(2, 160, 50)), is: ["cancelled 30,0", "reset cancelled"])
    rig.play(1, down(1, 50, 50), down(2, 150, 50))
    rig.play(1.1, move(1, 90, 50))
    expect(rig.play(1.2, cancel(1, 90, 50)), is: [])
    expect(
      rig.play(1.3, up(2, 150, 50)), is: ["ended 20,0", "reset ended"], "an earlier one does not matter")
  }

  @Test("PAN-7: a finger too many fails the pan before it began")
  func tooManyBefore() {
    let rig = rig(max: 2)
    rig.play(0, down(1, 50, 50), down(2, 150, 50))
    expect(rig.play(0.1, down(3, 250, 50)), is: ["reset failed"])
    expect(rig.play(0.2, move(1, 150, 50), move(2, 250, 50)), is: [])
    rig.play(0.3, up(1, 0, 0), up(2, 0, 0), up(3, 0, 0))
    expect(rig.play(1, down(1, 50, 50), down(2, 150, 50), down(3, 250, 50)), is: ["reset failed"])
  }

  @Test("PAN-7: a finger too many is ignored after the pan began, and goes to its view")
  func tooManyAfter() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    stage.attach(pan, "pan", to: view)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 70, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "pan.began", "V.cancelled(1)"])
    stage.play(0.2, down(2, 150, 50))
    stage.play(0.3, move(2, 250, 50))
    expect(stage.drainLog(), is: ["V.began(2)", "V.moved(2)"])
    expect(pan.translation(in: nil), is: CGPoint(x: 10, y: 0))
    stage.play(0.4, up(1, 70, 50))
    expect(stage.drainLog(), is: ["pan.ended"])
    stage.play(0.5, up(2, 250, 50))
    expect(stage.drainLog(), is: ["V.ended(2)"])
  }

  @Test("PAN-7: a finger that joins within the maximum is taken from its view")
  func joinsAfter() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    stage.attach(UIPanGestureRecognizer(), "pan", to: view)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 70, 50))
    stage.play(0.2, down(2, 150, 50))
    stage.play(0.3, up(2, 150, 50))
    stage.play(0.4, up(1, 70, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "pan.began", "V.cancelled(1)", "pan.ended"])
  }

  @Test("PAN-8: all fingers up before the beginning fails the pan")
  func fails() {
    let rig = rig()
    rig.play(0, down(1, 50, 50), down(2, 150, 50))
    rig.play(0.1, move(1, 60, 50))
    expect(rig.play(0.2, up(1, 60, 50)), is: [], "the middle has gone 5")
    expect(rig.play(0.3, up(2, 150, 50)), is: ["reset failed"])
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, cancel(1, 50, 50)), is: ["reset failed"])
  }

  // MARK: - Odds and ends

  @Test("GR-34, GR-35: fingers of a pan that is over do not begin another one")
  func startsAnew() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 70, 50)), is: ["began 20,0"])
    rig.recognizer.isEnabled = false
    expect(rig.stage.drainLog(), is: ["cancelled 20,0", "reset cancelled"])
    rig.recognizer.isEnabled = true
    expect(rig.play(0.2, move(1, 150, 50)) + rig.play(0.3, up(1, 150, 50)), is: [])
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, move(1, 50, 61)), is: ["began 0,11"])
  }

  @Test("GR-34: what followed a touch does not keep it when it is over")
  func letsGo() {
    let rig = rig()
    rig.view.addGestureRecognizer(UITapGestureRecognizer())
    rig.view.addGestureRecognizer(UILongPressGestureRecognizer())
    rig.view.addGestureRecognizer(UIPinchGestureRecognizer())
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, move(1, 52, 50))
    expect(rig.recognizer.touchAlone, isNot: nil)
    rig.play(0.2, move(1, 70, 50))
    expect(rig.play(0.3, up(1, 70, 50)), is: ["ended 20,0", "reset ended"])
    // The environment's own lists keep it until the next event.
    rig.play(1, down(2, 350, 750))
    expect(rig.recognizer.touchAlone, is: nil)
  }

  private final class ImmediatePan: ObservedPan {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .began
    }
  }

  @Test("GR-10: a subclass may begin a pan at the touch-down")
  func subclass() {
    let rig = Rig(ImmediatePan())
    #expect(rig.recognizer.startsFromZero)
    rig.detail = { $0.translation(in: nil).text }
    expect(rig.play(0, down(1, 50, 50)), is: ["began 0,0"])
    expect(rig.play(0.1, move(1, 52, 50)), is: ["changed 2,0"])
    expect(rig.play(0.2, move(1, 72, 50)), is: ["changed 22,0"])
    expect(rig.play(0.3, up(1, 72, 50)), is: ["ended 22,0", "reset ended"])
    expect(rig.play(1, down(1, 50, 50)), is: ["began 0,0"])
    expect(rig.play(1.1, up(1, 50, 50)), is: ["ended 0,0", "reset ended"], "also one that never moved")
  }

  @Test("PAN-2, PAN-11: the thresholds are fields of EventRules")
  func thresholds() {
    var rules = EventRules()
    expect(rules.set("pan.hysteresis", to: 3), is: nil)
    expect(rules.set("pan.velocityMemory", to: 1), is: nil)
    let rig = rig(rules: rules)
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 52.5, 50)), is: [])
    expect(rig.play(0.2, move(1, 53.5, 50)), is: ["began 0.5,0"])
    _ = rig.wait(1.199)
    expect(rig.recognizer.velocity(in: nil).text, is: "10,0")
    _ = rig.wait(1.201)
    expect(rig.recognizer.velocity(in: nil).text, is: "0,0")
  }
}
