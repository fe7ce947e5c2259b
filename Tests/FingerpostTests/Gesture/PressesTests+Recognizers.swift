import Expectations
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

extension PressesTests {
  @Test(
    "TAP-11, TAP-5: a press that lasts too long is not a tap, nor are two buttons at once, nor a cancelled press"
  )
  func noTap() {
    let desk = Desk()
    desk.attach(UITapGestureRecognizer())
    expect(desk.play(0, began()) + desk.play(1.6, ended()), is: ["I.began(select)", "I.ended(select)"])
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = [4, 5]
    desk.attach(tap, "both")
    expect(desk.play(2, began()) + desk.play(2.1, began(.menu)), is: ["I.began(select)", "I.began(menu)"])
    expect(desk.play(2.2, ended(.menu)), is: ["I.ended(menu)"])
    expect(desk.play(2.3, ended()), is: ["g.ended", "I.cancelled(select)"])
    expect(
      desk.play(3, began()) + desk.play(3.1, cancelled()), is: ["I.began(select)", "I.cancelled(select)"])
  }

  @Test("TAP-11, GR-32: a tap whose press is cancelled has failed when it is reset")
  func cancelledTap() {
    final class Noting: UITapGestureRecognizer {
      var states: [State] = []
      override func reset() {
        states.append(state)
        super.reset()
      }
    }
    let desk = Desk()
    let tap = Noting()
    desk.attach(tap)
    _ = desk.play(0, began()) + desk.play(0.1, cancelled())
    expect(tap.states, is: [.failed])
  }

  @Test("TAP-11: an override of a tap may end a press where it begins")
  func overridden() {
    final class Instant: UITapGestureRecognizer {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        super.pressesEnded(presses, with: event)
      }
    }
    let desk = Desk()
    desk.attach(Instant())
    expect(desk.play(0, began()), is: ["g.ended"])
    expect(desk.play(1, ended()), is: [])
  }

  @Test("PRESS-3, ARB-3: recognizers compete for a press as they do for a touch")
  func competition() {
    let desk = Desk()
    desk.attach(UITapGestureRecognizer(), "outer")
    desk.stage.attach(UITapGestureRecognizer(), "first", to: desk.inner)
    desk.stage.attach(UITapGestureRecognizer(), "last", to: desk.inner)
    expect(
      desk.play(0, began()) + desk.play(0.1, ended()),
      is: [
        "I.began(select)", "last.ended", "I.cancelled(select)",
      ])
  }

  @Test("PRESS-3, DLV-14, DLV-15: a beginning that is held back is made up for as it was")
  func heldBeginning() {
    let desk = Desk()
    let watcher = Watcher(desk.stage)
    watcher.delaysTouchesBegan = true
    desk.attach(watcher)
    var seen: [String] = []
    desk.inner.onPress = { phase, presses, _ in
      for press in presses { seen.append("\(press.phase) \(press.timestamp) \(press.force)") }
    }
    expect(
      desk.play(1, began(force: 0.25)) + desk.play(2, changed(force: 0.5)),
      is: [
        "w.began(select)", "w.changed(select)",
      ])
    watcher.onPress = { watcher, _, _, _ in watcher.state = .failed }
    expect(
      desk.play(3, changed(force: 0.75)),
      is: [
        "w.changed(select)", "I.began(select)", "I.changed(select)", "w.reset",
      ])
    expect(seen, is: ["began 1.0 0.25", "changed 3.0 0.75"])
    expect(desk.play(4, ended()), is: ["I.ended(select)"])
    watcher.onPress = { watcher, phase, _, _ in if phase == .ended { watcher.state = .failed } }
    expect(
      desk.play(5, began()) + desk.play(6, ended()),
      is: [
        "w.began(select)", "w.ended(select)", "I.began(select)", "I.ended(select)", "w.reset",
      ])
    watcher.onPress = nil
    expect(desk.play(7, began()) + desk.play(8, cancelled()), is: ["w.began(select)", "w.cancelled(select)"])
  }

  @Test("PRESS-3, DLV-17: a beginning that is held back vanishes when something takes the press")
  func vanished() {
    let desk = Desk()
    let watcher = Watcher(desk.stage)
    watcher.delaysTouchesBegan = true
    watcher.onPress = { watcher, phase, _, _ in if phase == .ended { watcher.state = .ended } }
    desk.attach(watcher)
    expect(
      desk.play(0, began()) + desk.play(1, ended()),
      is: [
        "w.began(select)", "w.ended(select)", "g.ended", "w.reset",
      ])
  }

  @Test("PRESS-3, DLV-7: a press that joins a gesture which goes on is not for its responder")
  func joining() {
    let desk = Desk()
    let watcher = Watcher(desk.stage)
    watcher.onPress = { watcher, phase, presses, _ in
      if phase == .began, watcher.state == .possible { watcher.state = .began }
      if phase == .ended, watcher.state == .began { watcher.state = .ended }
    }
    desk.attach(watcher)
    expect(desk.play(0, began()), is: ["w.began(select)", "g.began"])
    expect(desk.play(1, began(.menu)), is: ["w.began(menu)"])
    expect(desk.play(2, ended()), is: ["w.ended(select)", "g.ended", "w.reset"])
    expect(desk.play(3, ended(.menu)), is: [])
  }

  @Test("GR-30: a recognizer without press types gets no presses; those that make nothing of them have none")
  func noTypes() {
    let desk = Desk()
    let watcher = Watcher(desk.stage)
    desk.attach(watcher)
    expect(watcher.allowedPressTypes, is: [0, 1, 2, 3, 4, 5, 6, 30, 31])
    watcher.allowedPressTypes = []
    expect(desk.play(0, began()) + desk.play(1, ended()), is: ["I.began(select)", "I.ended(select)"])
    let others: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
      UIHoverGestureRecognizer(),
      UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
    ]
    #expect(others.allSatisfy { $0.allowedPressTypes == [] })
    for other in others { desk.attach(other, "other") }
    expect(desk.play(2, began()) + desk.play(3, ended()), is: ["I.began(select)", "I.ended(select)"])
  }

  @Test("GR-31, R-12: a recognizer that has touches gets no presses in that attempt, and the other way round")
  func exclusive() {
    let desk = Desk()
    let watcher = Watcher(desk.stage)
    watcher.onPress = { watcher, phase, _, _ in if phase == .ended { watcher.state = .failed } }
    desk.attach(watcher)
    expect(desk.touch(0, down(1, 50, 50)), is: ["w.began(1)"])
    expect(desk.play(1, began()), is: ["I.began(select)"])
    expect(desk.play(2, ended()) + desk.touch(3, up(1, 50, 50)), is: ["I.ended(select)"])
    // The attempt is not over although the finger is up.
    expect(desk.play(4, began()) + desk.play(5, ended()), is: ["I.began(select)", "I.ended(select)"])
    watcher.state = .failed
    expect(desk.stage.drainLog(), is: ["w.reset"])
    expect(desk.play(6, began()), is: ["w.began(select)", "I.began(select)"])
    expect(desk.touch(7, down(1, 50, 50)), is: [])
    expect(desk.play(8, ended()), is: ["w.ended(select)", "I.ended(select)", "w.reset"])
  }

  @Test("GR-31, R-12: where types mix, touches and presses do")
  func mixed() {
    let desk = Desk()
    let watcher = Watcher(desk.stage)
    watcher.requiresExclusiveTouchType = false
    desk.attach(watcher)
    expect(desk.touch(0, down(1, 50, 50)), is: ["w.began(1)"])
    expect(desk.play(1, began()), is: ["w.began(select)", "I.began(select)"])
    _ = desk.touch(2, up(1, 50, 50))
    expect(desk.touch(3, down(2, 50, 50)), is: ["w.began(2)"])
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.requiresExclusiveTouchType = false
    let other = Desk()
    other.attach(tap)
    _ = other.touch(0, down(1, 50, 50)) + other.touch(0.1, up(1, 50, 50))
    expect(
      other.play(0.2, began()) + other.play(0.3, ended()),
      is: [
        "I.began(select)", "g.ended", "I.cancelled(select)",
      ])
  }

  @Test("PRESS-3: a class that makes nothing of presses holds none of them forever")
  func touchesOnly() {
    final class TouchesOnly: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let desk = Desk()
    let recognizer = TouchesOnly()
    desk.attach(recognizer)
    for time in [0.0, 2, 4] {
      expect(
        desk.play(time, began()) + desk.play(time + 1, ended()), is: ["I.began(select)", "I.ended(select)"])
    }
    recognizer.delaysTouchesBegan = true
    expect(desk.play(6, began()) + desk.play(7, ended()), is: ["I.began(select)", "I.ended(select)"])
    expect(desk.touch(8, down(1, 50, 50)), is: ["g.ended"])
  }

  @Test("GR-27: a press that is ignored is not held")
  func ignored() {
    let desk = Desk()
    let watcher = Watcher(desk.stage)
    watcher.onPress = { watcher, _, presses, event in
      for press in presses where press.type == .menu { watcher.ignore(press, for: event) }
      if presses.contains(where: { $0.type == .upArrow }) { watcher.state = .ended }
    }
    desk.attach(watcher)
    var held: [Int] = []
    desk.inner.onPress = { [watcher] _, presses, event in
      held.append(event?.presses(for: watcher).count ?? -1)
      for press in presses { held.append(press.gestureRecognizers?.count ?? -1) }
    }
    expect(desk.play(0, began(), began(.menu)), is: ["w.began(select,menu)", "I.began(select,menu)"])
    #expect(held.first == 1 && held.dropFirst().sorted() == [0, 1])
    expect(desk.play(1, ended(.menu)), is: ["I.ended(menu)"])
    expect(desk.play(2, ended()), is: ["w.ended(select)"])
    expect(
      desk.play(3, began(.upArrow)), is: ["w.began(upArrow)", "g.ended", "I.cancelled(select)", "w.reset"])
  }

  final class Delegate: UIGestureRecognizerDelegate {
    var log: [String] = []
    var answers = (event: true, press: true)

    func gestureRecognizer(_: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
      log.append("press \(press.type) \(press.responder != nil)")
      return answers.press
    }

    func gestureRecognizer(_: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      log.append("event \(event.type)")
      return answers.event
    }
  }

  @Test(
    "ARB-28, ARB-30: the delegate is asked of the event, then of each new press, and of none that changes")
  func asked() {
    let desk = Desk()
    let watcher = Watcher(desk.stage)
    let delegate = Delegate()
    watcher.delegate = delegate
    watcher.onPress = { watcher, phase, _, _ in if phase == .ended { watcher.state = .failed } }
    desk.attach(watcher)
    expect(desk.play(0, began(), began(.menu)), is: ["w.began(select,menu)", "I.began(select,menu)"])
    expect(delegate.log, is: ["event presses", "press select true", "press menu true"])
    delegate.log = []
    _ = desk.play(1, changed()) + desk.play(2, ended(), ended(.menu))
    expect(delegate.log, is: [])
    delegate.answers.press = false
    expect(desk.play(3, began()) + desk.play(4, ended()), is: ["I.began(select)", "I.ended(select)"])
    delegate.answers = (false, true)
    delegate.log = []
    expect(desk.play(5, began()) + desk.play(6, ended()), is: ["I.began(select)", "I.ended(select)"])
    expect(delegate.log, is: ["event presses"])
  }

  @Test("PRESS-3: actions of methods with an event get that of the presses, and modifier keys come along")
  func actionEvent() {
    final class Target {
      var events: [UIEvent.EventType?] = []
      func tapped(_ sender: UIGestureRecognizer, _ event: UIEvent?) { events.append(event?.type) }
    }
    let desk = Desk()
    let tap = UITapGestureRecognizer()
    let target = Target()
    tap.addTarget(target, action: Target.tapped)
    desk.attach(tap)
    _ = desk.play(0, began())
    desk.stage.world.application.handle(
      Frame(nanoseconds: 100, presses: [ended()], modifierFlags: UIKeyModifierFlags.shift.rawValue))
    #expect(target.events == [.presses] && tap.modifierFlags == .shift)
  }

  @Test("PRESS-3: whatever callbacks do, each press ends once; what comes in meanwhile waits its turn")
  func reentrancy() {
    let desk = Desk()
    let tap = UITapGestureRecognizer()
    desk.attach(tap)
    desk.inner.onPress = { [desk] phase, _, _ in
      if phase == .began {
        desk.stage.world.application.handle(Frame(nanoseconds: 0, presses: [ended()]))
      }
    }
    expect(desk.play(0, began()), is: ["I.began(select)", "g.ended", "I.cancelled(select)"])
    desk.inner.onPress = { [desk, tap] phase, _, _ in
      if phase == .began { tap.isEnabled = false }
      if phase == .ended { desk.stage.world.application.resignActive() }
    }
    expect(desk.play(1, began(), began(.menu)), is: ["I.began(select,menu)"])
    expect(desk.play(2, ended()), is: ["I.ended(select)", "I.cancelled(menu)"])
  }

  @Test("PRESS-3: the trace tells of presses by the names of their buttons")
  func traced() {
    let stage = Stage(listening: true)
    let view = stage.world.run { Presser("V", stage) }
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    view.addGestureRecognizer(tap)
    stage.sink.removeAll()
    for press in [began(), ended()] {
      stage.world.application.handle(Frame(nanoseconds: 0, presses: [press]))
    }
    var text = TraceTextRenderer()
    let lines = stage.sink.records.compactMap { text.line(for: $0) }
    #expect(lines.contains("@0.000  press select began"))
    #expect(lines.contains { $0.hasPrefix("@0.000  press select belongs to ") && $0.hasSuffix("[PRESS-2]") })
    #expect(lines.contains { $0.contains(" receives press select") })
    #expect(lines.contains { $0.contains("press select is taken by ") && $0.hasSuffix("[DLV-1]") })
    #expect(lines.contains { $0.contains(" gets cancelled of select") })
  }
}
