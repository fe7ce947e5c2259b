import Expectations
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite("Hovering", .bothWays)
struct HoverTests {
  private typealias Hover = ObservedHover

  private func rig() -> Rig<Hover> {
    let rig = Rig(Hover())
    rig.view.frame = CGRect(x: 0, y: 0, width: 200, height: 800)
    rig.detail = { $0.location(in: nil).text }
    return rig
  }

  @Test("HOVER-1: it begins when the pointer enters its view, changes as it moves and ends when it leaves")
  func hovers() {
    let rig = rig()
    expect(rig.stage.point(.entered, 300, 20), is: [])
    expect(rig.stage.point(.moved, 199, 20), is: ["began 199,20"])
    expect(rig.stage.point(.moved, 30, 20), is: ["changed 30,20"])
    expect(rig.stage.point(.moved, 40, 20), is: ["changed 40,20"])
    expect(rig.stage.point(.moved, 200, 20), is: ["ended 200,20", "reset ended"])
    expect(rig.stage.point(.moved, 210, 20), is: [])
    expect(rig.stage.point(.moved, 10, 20), is: ["began 10,20"])
    expect(rig.stage.point(.exited, 0, 20), is: ["ended 0,20", "reset ended"])
    expect(rig.stage.point(.exited, 0, 20), is: [])
  }

  @Test("HOVER-1: it begins and ends in the event of the entry if the pointer is there at once")
  func entersOntoTheView() {
    let rig = rig()
    expect(rig.stage.point(.entered, 10, 20), is: ["began 10,20"])
    expect(rig.stage.point(.entered, 11, 20), is: ["changed 11,20"])
  }

  @Test("HOVER-1: views above the one under the pointer hover along; a view in front takes the pointer away")
  func chain() {
    let rig = rig()
    let subview = rig.stage.add("V", 0, 0, 100, 100, to: rig.view)
    let inner = UIHoverGestureRecognizer()
    rig.stage.attach(inner, "inner", to: subview)
    rig.stage.add("Front", 0, 50, 200, 50)
    expect(rig.stage.point(.entered, 10, 20), is: ["inner.began", "began 10,20"])
    expect(rig.stage.point(.moved, 110, 20), is: ["inner.ended", "changed 110,20"])
    expect(rig.stage.point(.moved, 10, 60), is: ["ended 10,60", "reset ended"])
    expect(rig.stage.point(.moved, 10, 20), is: ["inner.began", "began 10,20"])
  }

  @Test("HOVER-1: touches are nothing to it")
  func touches() {
    let rig = rig()
    expect(
      rig.play(0, down(1, 50, 50)) + rig.play(0.1, move(1, 90, 50)) + rig.play(0.2, up(1, 90, 50)), is: [])
  }

  @Test("HOVER-1, TOUCH-5: the event's touch enters, moves over and leaves a window, whatever views do")
  func windows() {
    final class Recorder: UIApplication {
      var lines: [String] = []

      override func sendEvent(_ event: UIEvent) {
        let touches = (event.allTouches ?? []).map { "\($0.phase) \($0.location(in: nil).text)" }
        lines.append("\(event.type) \(touches.sorted().joined(separator: ", "))")
        super.sendEvent(event)
      }
    }
    let stage = Stage(applicationClass: Recorder.self)
    let left = stage.add("L", 0, 0, 200, 800)
    let hover = UIHoverGestureRecognizer()
    stage.attach(hover, "hover", to: left)
    let other = stage.world.run { Probe.Window(frame: CGRect(x: 0, y: 400, width: 400, height: 400)) }
    other.isHidden = false
    let recorder = stage.world.application as? Recorder
    func point(_ phase: FingerpostHID.Hover.Phase, _ x: Double, _ y: Double) -> [String] {
      let log = stage.point(phase, x, y)
      defer { recorder?.lines = [] }
      return (recorder?.lines ?? []) + log
    }
    expect(point(.entered, 300, 20), is: ["hover regionEntered 300,20"])
    expect(point(.moved, 100, 20), is: ["hover regionMoved 100,20", "hover.began"])
    expect(point(.moved, 300, 20), is: ["hover regionMoved 300,20", "hover.ended"])
    expect(point(.moved, 100, 20), is: ["hover regionMoved 100,20", "hover.began"])
    expect(
      point(.moved, 100, 410), is: ["hover regionEntered 100,10, regionExited 100,410", "hover.ended"])
    expect(point(.exited, 100, 410), is: ["hover regionExited 100,10"])
  }

  @Test(
    "HOVER-1: targets of a method with an event get the one of the pointer, which knows its windows and views"
  )
  func event() {
    final class Target {
      var types: [UIEvent.EventType?] = []
      var counts: [Int] = []

      func hovered(_ sender: UIGestureRecognizer, _ event: UIEvent?) {
        types.append(event?.type)
        guard let view = sender.view, let window = view.window else { return }
        counts = [event?.touches(for: view)?.count ?? 0, event?.touches(for: window)?.count ?? 0]
      }
    }
    let rig = rig()
    let target = Target()
    rig.recognizer.addTarget(target, action: Target.hovered)
    _ = rig.stage.point(.entered, 10, 20)
    #expect(target.types == [.hover] && target.counts == [1, 1])
    rig.recognizer.isEnabled = false
    expect(target.types, is: [.hover, nil])
  }

  @Test("HOVER-2: it stops while a finger is down, and catches up afterwards")
  func pauses() {
    let rig = rig()
    expect(rig.stage.point(.entered, 10, 20), is: ["began 10,20"])
    expect(rig.play(0, down(1, 300, 50)), is: [])
    expect(rig.stage.point(.moved, 30, 20), is: [])
    expect(rig.play(0, up(1, 300, 50)), is: [])
    expect(rig.stage.point(.moved, 31, 20), is: ["changed 31,20"])
    expect(rig.play(0, down(1, 300, 50), down(2, 310, 50)) + rig.play(0, up(1, 300, 50)), is: [])
    expect(rig.stage.point(.moved, 250, 20), is: [])
    expect(rig.play(0, up(2, 300, 50)), is: ["ended 250,20", "reset ended"])
  }

  @Test("HOVER-2: a pointer that enters during a pause begins after it, if it is still there")
  func entersDuringPause() {
    let rig = rig()
    _ = rig.play(0, down(1, 300, 50))
    expect(rig.stage.point(.entered, 10, 20) + rig.stage.point(.moved, 11, 20), is: [])
    expect(rig.play(0, up(1, 300, 50)), is: ["began 11,20"])
    _ = rig.play(0, down(1, 300, 50))
    expect(rig.stage.point(.moved, 300, 20) + rig.stage.point(.moved, 12, 20), is: [])
    expect(rig.play(0, up(1, 300, 50)), is: [])
    expect(rig.stage.point(.moved, 13, 20), is: ["changed 13,20"])
    expect(rig.stage.point(.moved, 300, 20), is: ["ended 300,20", "reset ended"])
    _ = rig.play(0, down(1, 300, 50))
    expect(rig.stage.point(.moved, 10, 20) + rig.stage.point(.exited, 10, 20), is: [])
    expect(rig.play(0, up(1, 300, 50)), is: [])
  }

  @Test(
    "HOVER-2: a contact that the system takes ends the pause, and so does the application's being inactive")
  func takenContacts() {
    let rig = rig()
    expect(rig.stage.point(.entered, 10, 20), is: ["began 10,20"])
    _ = rig.play(0, down(1, 300, 50))
    expect(rig.stage.point(.moved, 250, 20), is: [])
    expect(rig.play(0, cancel(1, 300, 50)), is: ["ended 250,20", "reset ended"])
    expect(rig.stage.point(.moved, 10, 20), is: ["began 10,20"])
    _ = rig.play(0, down(1, 300, 50))
    rig.stage.world.application.resignActive()
    expect(rig.stage.drainLog(), is: ["ended 10,20", "reset ended"])
    expect(rig.stage.point(.moved, 11, 20), is: ["began 11,20"])
  }

  @Test("HOVER-3: it prevents nothing, nothing prevents it, and views keep their touches")
  func competesWithNobody() {
    let rig = rig()
    let tap = UITapGestureRecognizer()
    #expect(!rig.recognizer.canPrevent(tap))
    #expect(!rig.recognizer.canBePrevented(by: tap))
    let view = rig.stage.add("V", 0, 0, 200, 800, to: rig.view)
    rig.stage.attach(tap, "tap", to: view)
    expect(rig.stage.point(.entered, 10, 20), is: ["began 10,20"])
    expect(rig.play(0, down(1, 50, 50)), is: ["V.began(1)"])
    expect(rig.play(0.1, up(1, 50, 50)), is: ["tap.ended", "V.cancelled(1)"])
    expect(rig.stage.point(.moved, 11, 20), is: ["changed 11,20"])
  }

  @Test("HOVER-1, GR-36: switched off it is cancelled, and waits for the pointer to enter again")
  func disabled() {
    let rig = rig()
    expect(rig.stage.point(.entered, 10, 20), is: ["began 10,20"])
    rig.recognizer.isEnabled = false
    expect(rig.stage.drainLog(), is: ["cancelled 10,20", "reset cancelled"])
    rig.recognizer.isEnabled = true
    expect(rig.stage.point(.moved, 11, 20), is: [])
    expect(rig.stage.point(.moved, 300, 20), is: [])
    rig.recognizer.isEnabled = false
    expect(rig.stage.point(.moved, 10, 20), is: [])
    rig.recognizer.isEnabled = true
    expect(rig.stage.point(.moved, 300, 20), is: [])
    expect(rig.stage.point(.moved, 10, 20), is: ["began 10,20"])
  }

  @Test("HOVER-1, GR-36: one that was switched off while it paused does not begin when the finger is up")
  func disabledDuringPause() {
    let rig = rig()
    _ = rig.play(0, down(1, 300, 50))
    expect(rig.stage.point(.entered, 10, 20), is: [])
    rig.recognizer.isEnabled = false
    expect(rig.play(0, up(1, 300, 50)) + rig.stage.point(.moved, 20, 20), is: [])
    rig.recognizer.isEnabled = true
    expect(rig.stage.point(.moved, 300, 20) + rig.stage.point(.moved, 20, 20), is: ["began 20,20"])
  }

  @Test("HOVER-1, GR-7: a view that is taken away cancels its hover, and begins again when it is back")
  func removed() {
    let rig = rig()
    expect(rig.stage.point(.entered, 10, 20), is: ["began 10,20"])
    rig.view.removeFromSuperview()
    expect(rig.stage.drainLog(), is: ["cancelled 10,20", "reset cancelled"])
    rig.stage.window.addSubview(rig.view)
    expect(rig.stage.point(.moved, 11, 20), is: ["began 11,20"])
    rig.view.removeGestureRecognizer(rig.recognizer)
    expect(rig.stage.drainLog(), is: ["cancelled 11,20", "reset cancelled"])
    expect(rig.stage.point(.moved, 12, 20), is: [])
  }

  private final class Delegate: UIGestureRecognizerDelegate {
    var log: [String] = []
    var answers = (event: true, touch: true, begin: true)

    func gestureRecognizer(_: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      log.append("event \(event.type)")
      return answers.event
    }

    func gestureRecognizer(_: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      log.append("touch \(touch.phase) \(touch.type) \(touch.location(in: nil).text)")
      return answers.touch
    }

    func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool {
      log.append("begin")
      return answers.begin
    }
  }

  @Test("HOVER-1, ARB-28: the delegate is asked once, when the pointer enters")
  func asked() {
    let rig = rig()
    let delegate = Delegate()
    rig.recognizer.delegate = delegate
    expect(rig.stage.point(.entered, 10, 20), is: ["began 10,20"])
    expect(rig.stage.point(.moved, 11, 20), is: ["changed 11,20"])
    expect(delegate.log, is: ["event hover", "touch regionEntered indirectPointer 10,20", "begin"])
    _ = rig.stage.point(.exited, 11, 20)
    delegate.log = []
    delegate.answers.event = false
    expect(rig.stage.point(.entered, 10, 20) + rig.stage.point(.moved, 11, 20), is: [])
    expect(delegate.log, is: ["event hover"])
    delegate.answers = (true, false, true)
    expect(rig.stage.point(.moved, 300, 20) + rig.stage.point(.moved, 10, 20), is: [])
    delegate.answers = (true, true, false)
    expect(rig.stage.point(.moved, 300, 20), is: [])
    expect(rig.stage.point(.moved, 10, 20), is: ["reset failed"])
    expect(rig.stage.point(.moved, 11, 20), is: [])
  }

  @Test("HOVER-1, GR-30: a recognizer that does not take pointers does not hover")
  func pointersNotAllowed() {
    let rig = rig()
    rig.recognizer.allowedTouchTypes = [0, 1, 2]
    expect(rig.stage.point(.entered, 10, 20), is: [])
  }

  @Test("HOVER-1: whatever an action does to views and recognizers, it ends once")
  func reentrancy() {
    let rig = rig()
    let view = rig.view
    rig.recognizer.addTarget { [unowned view] sender in
      if sender.state == .changed { view.removeFromSuperview() }
    }
    expect(rig.stage.point(.entered, 10, 20), is: ["began 10,20"])
    expect(rig.stage.point(.moved, 11, 20), is: ["changed 11,20", "cancelled 11,20", "reset cancelled"])
    expect(rig.stage.point(.moved, 12, 20) + rig.stage.point(.exited, 12, 20), is: [])
  }

  @Test("HOVER-1: the trace tells where the pointer is")
  func traced() {
    let stage = Stage(listening: true)
    stage.add("V", 0, 0, 100, 100)
    for x in [10.0, 20, 200] { _ = stage.point(.moved, x, 20) }
    var text = TraceTextRenderer()
    let lines = stage.sink.records.compactMap { text.line(for: $0) }.filter { $0.contains("pointer") }
    expect(
      lines,
      is: [
        "@0.000  pointer moved at (10, 20)", "@0.000  pointer is over V in W [HOVER-1]",
        "@0.000  pointer moved at (20, 20)", "@0.000  pointer moved at (200, 20)",
        "@0.000  pointer is over W in W [HOVER-1]",
      ])
  }
}

extension Stage {
  /// Lets a pointer do something and returns what it led to.
  func point(_ phase: Hover.Phase, _ x: Double, _ y: Double) -> [String] {
    let now = world.timeline.now.nanoseconds
    world.application.handle(Frame(nanoseconds: now, hover: Hover(phase: phase, x: x, y: y)))
    return drainLog()
  }
}
