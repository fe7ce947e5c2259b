import Expectations
import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// What pans make of wheels and trackpads.
@Suite("Scrolling pans", .bothWays)
struct ScrollTypeTests {
  private typealias Pan = ObservedPan

  private func rig(_ mask: UIScrollTypeMask = .all) -> Rig<Pan> {
    let rig = Rig(Pan())
    rig.recognizer.allowedScrollTypesMask = mask
    rig.detail = { "\($0.translation(in: nil).text) at \($0.location(in: nil).text)" }
    return rig
  }

  @Test("PAN-14: a pan takes no scrolling by default, that of a scroll view all")
  func scrolling() {
    let stage = Stage()
    stage.world.run {
      expect(UIPanGestureRecognizer().allowedScrollTypesMask, is: [])
      expect(UIScrollView().panGestureRecognizer.allowedScrollTypesMask, is: .all)
    }
    expect(UIScrollTypeMask.all.rawValue, is: 3)
  }

  @Test("SCR-51: on a trackpad it begins with any way, changes and ends, with the translation from the start")
  func trackpad() {
    let rig = rig()
    expect(rig.stage.scroll(.began, at: 0), is: [])
    expect(rig.stage.scroll(.changed, 1, 2, at: 0.01), is: ["began 1,2 at 50,60"])
    expect(rig.stage.scroll(.changed, 10, 0, at: 0.02), is: ["changed 11,2 at 50,60"])
    expect(rig.stage.scroll(.changed, 0, 5, at: 0.03), is: ["changed 11,7 at 50,60"])
    expect(rig.recognizer.velocity(in: nil).text, is: "0,500")
    expect(rig.recognizer.numberOfTouches, is: 0)
    expect(rig.stage.scroll(.ended, at: 0.04), is: ["ended 11,7 at 50,60", "reset ended"])
    expect(rig.stage.scroll(.changed, 1, 1, at: 0.05), is: [])
    expect(rig.stage.scroll(.ended, at: 0.06), is: [])
  }

  @Test("SCR-52: a step of a wheel begins and ends in one event, without a velocity")
  func wheel() {
    let rig = rig()
    rig.detail = { "\($0.translation(in: nil).text), \($0.velocity(in: nil).text)" }
    let whole = ["began 0,-40, 0,0", "ended 0,-40, 0,0", "reset ended"]
    expect(rig.stage.scroll(.step, 0, -40, at: 0.1), is: whole)
    expect(rig.stage.scroll(.step, 0, -40, at: 0.2), is: whole)
    expect(rig.stage.scroll(.step, at: 0.3), is: [], "a step of no length")
  }

  @Test("PAN-14: discrete is the wheel and continuous the trackpad, each for itself")
  func kinds() {
    let wheel = rig(.discrete)
    expect(wheel.stage.scroll(.step, 0, 5, at: 0).count, is: 3)
    expect(wheel.stage.scroll(.began, at: 0.1) + wheel.stage.scroll(.changed, 0, 5, at: 0.2), is: [])
    let trackpad = rig(.continuous)
    expect(trackpad.stage.scroll(.step, 0, 5, at: 0), is: [])
    expect(trackpad.stage.scroll(.began, 0, 5, at: 0.1), is: ["began 0,5 at 50,60"])
    let none = rig([])
    expect(none.stage.scroll(.step, 0, 5, at: 0) + none.stage.scroll(.began, 0, 5, at: 0.1), is: [])
  }

  @Test("SCR-50: no number of fingers matters, and a pan of no finger scrolls", arguments: [0, 1])
  func fingers(most: Int) {
    let rig = rig()
    rig.recognizer.maximumNumberOfTouches = most
    rig.recognizer.minimumNumberOfTouches = 2
    expect(rig.stage.scroll(.began, 3, 0, at: 0), is: ["began 3,0 at 50,60"])
  }

  @Test(
    "SCR-50: it is cancelled with the scrolling, by the hardware and when the application becomes inactive")
  func cancelled() {
    let rig = rig()
    expect(rig.stage.scroll(.began, 3, 0, at: 0), is: ["began 3,0 at 50,60"])
    expect(rig.stage.scroll(.cancelled, at: 0.1), is: ["cancelled 3,0 at 50,60", "reset cancelled"])
    expect(rig.stage.scroll(.began, 4, 0, at: 0.2), is: ["began 4,0 at 50,60"])
    rig.stage.world.application.resignActive()
    expect(rig.stage.drainLog(), is: ["cancelled 4,0 at 50,60", "reset cancelled"])
    expect(rig.stage.scroll(.changed, 4, 0, at: 0.3), is: [])
  }

  @Test("SCR-50: what begins during another ends that first")
  func twice() {
    let rig = rig()
    _ = rig.stage.scroll(.began, 3, 0, at: 0)
    expect(
      rig.stage.scroll(.began, 5, 0, at: 0.1),
      is: ["cancelled 3,0 at 50,60", "reset cancelled", "began 5,0 at 50,60"])
  }

  @Test("SCR-50: of the pans under the pointer the inner one acts, and the outer where its delegate agrees")
  func nested() {
    let rig = rig()
    let inner = rig.stage.world.run { UIPanGestureRecognizer() }
    inner.allowedScrollTypesMask = .all
    rig.stage.attach(inner, "inner", to: rig.stage.add("V", 0, 0, 100, 100, to: rig.view))
    expect(rig.stage.scroll(.began, 3, 0, at: 0), is: ["inner.began", "reset failed"])
    expect(rig.stage.scroll(.ended, at: 0.1).first, is: "inner.ended")
    let refusing = Refusing()
    inner.delegate = refusing
    expect(rig.stage.scroll(.began, 3, 0, at: 0.2), is: ["began 3,0 at 50,60"])
    expect(refusing.asked, is: ["event 10", "shouldBegin"])
  }

  private final class Refusing: UIGestureRecognizerDelegate {
    var asked: [String] = []
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      asked.append("event \(event.type.rawValue)")
      return true
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      asked.append("touch")
      return true
    }
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      asked.append("shouldBegin")
      return false
    }
  }

  private final class Events {
    var types: [UIEvent.EventType?] = []
    var touches: [Int] = []
    func act(_ recognizer: UIGestureRecognizer, _ event: UIEvent?) {
      types.append(event?.type)
      touches.append(event?.allTouches?.count ?? 0)
    }
  }

  @Test("SCR-50: the views hear nothing, and the event has no touches")
  func views() {
    let rig = rig()
    let view = rig.stage.add("V", 0, 0, 100, 100, to: rig.view)
    let events = Events()
    rig.recognizer.addTarget(events, action: Events.act)
    expect(rig.stage.scroll(.began, 3, 0, at: 0), is: ["began 3,0 at 50,60"])
    _ = rig.stage.scroll(.ended, at: 0.1)
    #expect(events.types == [.scroll, .scroll] && events.touches == [0, 0])
    expect(view.window, isNot: nil)
  }

  @Test("SCR-51: fingers that come down meanwhile are not its own, and their touch goes to the view")
  func beside() {
    let rig = rig()
    rig.stage.add("V", 0, 0, 400, 800, to: rig.view)
    _ = rig.stage.scroll(.began, 3, 0, at: 0)
    let touched = rig.play(0.1, down(1, 100, 100)) + rig.play(0.2, move(1, 200, 100))
    #expect(!touched.contains { $0.hasPrefix("changed") || $0.hasPrefix("ended") })
    expect(rig.stage.scroll(.ended, at: 0.3), is: ["ended 3,0 at 50,60", "reset ended"])
  }

  @Test("SCR-51: after scrolling a finger pans as ever, from 10 pt on")
  func afterwards() {
    let rig = rig()
    _ = rig.stage.scroll(.began, 3, 0, at: 0)
    _ = rig.stage.scroll(.ended, at: 0.1)
    expect(rig.play(0.2, down(1, 100, 100)) + rig.play(0.3, move(1, 109, 100)), is: [])
    expect(rig.play(0.4, move(1, 111, 100)), is: ["began 1,0 at 111,100"])
  }

  @Test(
    "SCR-50: a view that leaves the window takes its pan along, and the rest of the scrolling does nothing")
  func leaving() {
    let rig = rig()
    _ = rig.stage.scroll(.began, 3, 0, at: 0)
    rig.view.removeFromSuperview()
    expect(rig.stage.drainLog().first, is: "cancelled 3,0 at 50,60")
    expect(rig.stage.scroll(.changed, 3, 0, at: 0.1) + rig.stage.scroll(.ended, at: 0.2), is: [])
    rig.stage.window.addSubview(rig.view)
    expect(rig.stage.scroll(.began, 3, 0, at: 0.3), is: ["began 3,0 at 50,60"])
  }
}

extension Stage {
  /// Scrolls at (50, 60) and returns what it led to.
  func scroll(_ phase: Scroll.Phase, _ dx: Double = 0, _ dy: Double = 0, at time: Double) -> [String] {
    world.application.handle(
      Frame(
        nanoseconds: Int64((time * 1e9).rounded()), scroll: Scroll(phase: phase, x: 50, y: 60, dx: dx, dy: dy)
      ))
    return drainLog()
  }
}
