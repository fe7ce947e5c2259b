import Expectations
import FingerpostHID
import Foundation
import Testing
import UIKit

@Suite("Buttons and modifier keys", .bothWays)
struct ButtonsTests {
  private typealias Tap = ObservedTap

  /// A click with buttons, and what a recognizer for one of them makes of it.
  private func click(
    _ mask: UIEvent.ButtonMask, wanted: UIEvent.ButtonMask = .primary, kind: Contact.Kind = .indirectPointer
  ) -> [String] {
    let rig = Rig(Tap())
    rig.recognizer.buttonMaskRequired = wanted
    return rig.press(0, Contact(id: 1, phase: .down, x: 50, y: 50, kind: kind), mask)
      + rig.press(0.1, Contact(id: 1, phase: .up, x: 50, y: 50, kind: kind), [])
  }

  private static let tapped = ["ended", "reset ended"]
  private static let failed = ["reset failed"]

  @Test("TAP-10: a tap is made with the primary button, and no other beside it")
  func primary() {
    expect(UITapGestureRecognizer().buttonMaskRequired, is: .primary)
    expect(click(.primary), is: Self.tapped)
    expect(click(.secondary), is: Self.failed)
    expect(click([.primary, .secondary]), is: Self.failed)
    expect(click(.button(3)), is: Self.failed)
  }

  @Test("TAP-10: a tap for another button is made with that one alone")
  func secondary() {
    expect(click(.secondary, wanted: .secondary), is: Self.tapped)
    expect(click(.primary, wanted: .secondary), is: Self.failed)
    expect(click(.button(5), wanted: .button(5)), is: Self.tapped)
    expect(click([.primary, .secondary], wanted: [.primary, .secondary]), is: Self.tapped)
  }

  @Test(
    "TAP-10: a finger, a remote surface and a pencil count as the primary button, whatever a mouse beside them does",
    arguments: [Contact.Kind.direct, .indirect, .pencil])
  func fingers(_ kind: Contact.Kind) {
    expect(click([], kind: kind), is: Self.tapped)
    expect(click(.secondary, kind: kind), is: Self.tapped)
    expect(click([], wanted: .secondary, kind: kind), is: Self.failed)
    expect(click(.secondary, wanted: .secondary, kind: kind), is: Self.failed)
  }

  @Test("TAP-10: a pointer of which no button is known counts as its primary one")
  func unknownButton() {
    expect(click([]), is: Self.tapped)
    expect(click([], wanted: .secondary), is: Self.failed)
  }

  @Test("TAP-10: the button counts when it goes down; each press of a double click is judged")
  func doubleClick() {
    let rig = Rig(Tap())
    rig.recognizer.numberOfTapsRequired = 2
    let down = Contact(id: 1, phase: .down, x: 50, y: 50, kind: .indirectPointer)
    let up = Contact(id: 1, phase: .up, x: 50, y: 50, kind: .indirectPointer)
    expect(rig.press(0, down, .primary) + rig.press(0.1, up, .secondary), is: [])
    expect(rig.press(0.2, down, .secondary), is: Self.failed)
    expect(rig.press(0.3, up, []), is: [])
    expect(rig.press(0.4, down, .primary) + rig.press(0.5, up, []), is: [])
    expect(rig.press(0.6, down, .primary) + rig.press(0.7, up, []), is: Self.tapped)
  }

  @Test("GR-9: events and recognizers show the buttons and keys of the last event, and they are no condition")
  func lastEvent() {
    let rig = Rig(Tap())
    let pan = UIPanGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    rig.view.addGestureRecognizer(pan)
    rig.view.addGestureRecognizer(pinch)
    rig.recognizer.isEnabled = false
    var seen: [UIEvent.ButtonMask] = []
    pan.addTarget { seen.append($0.buttonMask) }
    func play(_ phase: Contact.Phase, _ x: Double, _ mask: Int, _ flags: UIKeyModifierFlags) {
      let contact = Contact(id: 1, phase: phase, x: x, y: 50, kind: .indirectPointer)
      rig.stage.world.application.handle(
        Frame(nanoseconds: 0, contacts: [contact], buttonMask: mask, modifierFlags: flags.rawValue))
    }
    play(.down, 50, 2, [.command, .shift])
    #expect(pan.buttonMask == .secondary && pan.modifierFlags == [.command, .shift])
    expect(pinch.buttonMask, is: .secondary)
    play(.move, 90, 5, .alternate)
    #expect(pan.buttonMask == [.primary, .button(3)] && pan.modifierFlags == .alternate)
    play(.up, 90, 0, [])
    #expect(pan.buttonMask == [] && pan.modifierFlags == [])
    expect(seen, is: [[.primary, .button(3)], []])
    expect(rig.recognizer.buttonMask, is: [])
  }

  @Test("GR-9: views read them off the event")
  func event() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 800)
    var seen: [(UIEvent.ButtonMask, UIKeyModifierFlags)] = []
    view.onTouch = { _, _, event in
      if let event { seen.append((event.buttonMask, event.modifierFlags)) }
    }
    let contact = Contact(id: 1, phase: .down, x: 50, y: 50, kind: .indirectPointer)
    stage.world.application.handle(
      Frame(nanoseconds: 0, contacts: [contact], buttonMask: 1, modifierFlags: 1 << 18))
    stage.play(0.1, move(1, 60, 50))
    #expect(seen.map(\.0) == [.primary, []] && seen.map(\.1) == [.control, []])
  }

  @Test("GR-9: a hover recognizer knows the keys that are held")
  func hovering() {
    let stage = Stage()
    let hover = UIHoverGestureRecognizer()
    stage.window.addGestureRecognizer(hover)
    stage.world.application.handle(
      Frame(nanoseconds: 0, hover: Hover(phase: .entered, x: 1, y: 1), modifierFlags: 1 << 20))
    #expect(hover.modifierFlags == .command && hover.buttonMask == [])
  }

  @Test("GR-9: buttons and keys have UIKit's raw values")
  func rawValues() {
    typealias Mask = UIEvent.ButtonMask
    expect(
      [Mask.primary, .secondary, .button(1), .button(2), .button(3)].map(\.rawValue), is: [1, 2, 1, 2, 4])
    expect([Mask.button(0), .button(-1), .button(64), .button(.max)], is: [[], [], [], []])
    expect(Mask.button(63).rawValue, is: 1 << 62)
    let keys: [UIKeyModifierFlags] = [.alphaShift, .shift, .control, .alternate, .command, .numericPad]
    expect(keys.map(\.rawValue), is: [0x10000, 0x20000, 0x40000, 0x80000, 0x100000, 0x200000])
  }
}

extension Rig {
  /// Plays a contact together with the buttons that are down.
  fileprivate func press(_ time: Double, _ contact: Contact, _ mask: UIEvent.ButtonMask) -> [String] {
    stage.world.application.handle(
      Frame(nanoseconds: Int64((time * 1e9).rounded()), contacts: [contact], buttonMask: mask.rawValue))
    return stage.drainLog()
  }
}
