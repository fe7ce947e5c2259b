import FingerpostHID
import Foundation
import Testing

@testable import Fingerpost

@Suite("Hovering", .bothWays)
struct HoverTests {
  private final class Hover: UIHoverGestureRecognizer, Observed {
    var onReset: ((State) -> Void)?

    override func reset() {
      onReset?(state)
      super.reset()
    }
  }

  private func rig() -> Rig<Hover> {
    let rig = Rig(Hover())
    rig.detail = { $0.location(in: nil).text }
    return rig
  }

  /// Lets a pointer do something and returns what it led to.
  private func pointer(_ rig: Rig<Hover>, _ phase: UITouch.Phase, _ x: Double, _ y: Double) -> [String] {
    let contact = Contact(id: 9, phase: .move, x: x, y: y, kind: .indirectPointer)
    let touch = UITouch(contact: contact, window: rig.stage.window, view: rig.view)
    touch.phase = phase
    rig.recognizer.hover(touch)
    return rig.stage.takeLog()
  }

  @Test("HOVER-1: it begins when the pointer enters, changes as it moves and ends when it leaves")
  func hovers() {
    let rig = rig()
    #expect(pointer(rig, .regionEntered, 10, 20) == ["began 10,20"])
    #expect(pointer(rig, .regionMoved, 30, 20) == ["changed 30,20"])
    #expect(pointer(rig, .regionMoved, 40, 20) == ["changed 40,20"])
    #expect(pointer(rig, .regionExited, 400, 20) == ["ended 400,20", "reset ended"])
    #expect(pointer(rig, .regionEntered, 10, 20) == ["began 10,20"])
    #expect(pointer(rig, .regionExited, 0, 20) == ["ended 0,20", "reset ended"])
  }

  @Test("HOVER-1: a pointer that is first heard of while it moves has entered")
  func missedEntry() {
    let rig = rig()
    #expect(pointer(rig, .regionMoved, 30, 20) == ["began 30,20"])
    #expect(pointer(rig, .regionMoved, 31, 20) == ["changed 31,20"])
  }

  @Test("HOVER-1: touches are nothing to it, and leaving without having entered is nothing")
  func others() {
    let rig = rig()
    #expect(pointer(rig, .regionExited, 30, 20) == [])
    #expect(pointer(rig, .began, 30, 20) + pointer(rig, .moved, 40, 20) + pointer(rig, .ended, 40, 20) == [])
    #expect(
      rig.play(0, down(1, 50, 50)) + rig.play(0.1, move(1, 90, 50)) + rig.play(0.2, up(1, 90, 50)) == [])
  }

  @Test("HOVER-2: it pauses while a button is down, and catches up afterwards")
  func pauses() {
    let rig = rig()
    #expect(pointer(rig, .regionEntered, 10, 20) == ["began 10,20"])
    rig.recognizer.pause(true)
    #expect(pointer(rig, .regionMoved, 30, 20) == [])
    rig.recognizer.pause(false)
    #expect(rig.stage.takeLog() == [])
    #expect(pointer(rig, .regionMoved, 31, 20) == ["changed 31,20"])
    rig.recognizer.pause(true)
    #expect(pointer(rig, .regionExited, 400, 20) == [])
    rig.recognizer.pause(false)
    #expect(rig.stage.takeLog() == ["ended 400,20", "reset ended"])
  }

  @Test("HOVER-2: a pointer that enters during a pause begins after it, if it is still there")
  func entersDuringPause() {
    let rig = rig()
    rig.recognizer.pause(true)
    #expect(pointer(rig, .regionEntered, 10, 20) + pointer(rig, .regionMoved, 11, 20) == [])
    rig.recognizer.pause(false)
    #expect(rig.stage.takeLog() == ["began 11,20"])
    rig.recognizer.pause(true)
    #expect(pointer(rig, .regionExited, 400, 20) + pointer(rig, .regionEntered, 12, 20) == [])
    rig.recognizer.pause(false)
    #expect(pointer(rig, .regionMoved, 13, 20) == ["changed 13,20"])
    #expect(pointer(rig, .regionExited, 400, 20) == ["ended 400,20", "reset ended"])
    rig.recognizer.pause(true)
    #expect(pointer(rig, .regionEntered, 10, 20) + pointer(rig, .regionExited, 400, 20) == [])
    rig.recognizer.pause(false)
    #expect(rig.stage.takeLog() == [])
  }

  @Test("HOVER-3: it prevents nobody, nobody prevents it, and views keep their touches")
  func competesWithNobody() {
    let rig = rig()
    let tap = UITapGestureRecognizer()
    #expect(!rig.recognizer.canPrevent(tap))
    #expect(!rig.recognizer.canBePrevented(by: tap))
    let view = rig.stage.add("V", 0, 0, 400, 800, to: rig.view)
    rig.stage.attach(tap, "tap", to: view)
    #expect(pointer(rig, .regionEntered, 10, 20) == ["began 10,20"])
    #expect(rig.play(0, down(1, 50, 50)) == ["V.began(1)"])
    #expect(rig.play(0.1, up(1, 50, 50)) == ["tap.ended", "V.cancelled(1)"])
    #expect(pointer(rig, .regionMoved, 11, 20) == ["changed 11,20"])
  }

  @Test("HOVER-1, GR-36: switched off it is cancelled, and waits for the pointer to enter anew")
  func disabled() {
    let rig = rig()
    #expect(pointer(rig, .regionEntered, 10, 20) == ["began 10,20"])
    rig.recognizer.isEnabled = false
    #expect(rig.stage.takeLog() == ["cancelled 10,20", "reset cancelled"])
    #expect(pointer(rig, .regionMoved, 11, 20) + pointer(rig, .regionExited, 400, 20) == [])
    #expect(pointer(rig, .regionEntered, 10, 20) == [])
    rig.recognizer.isEnabled = true
    #expect(pointer(rig, .regionExited, 400, 20) == [])
    #expect(pointer(rig, .regionEntered, 10, 20) == ["began 10,20"])
  }
}
