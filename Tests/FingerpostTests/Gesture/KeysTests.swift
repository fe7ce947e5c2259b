import Expectations
import FingerpostHID
import Foundation
import Testing
import UIKit

@Suite("Keys of a keyboard", .bothWays)
struct KeysTests {
  private func press(_ usage: UInt16, _ phase: Press.Phase = .began, _ flags: UIKeyModifierFlags = [])
    -> Press
  {
    Press(key: Key(usage: usage, modifierFlags: flags.rawValue), phase: phase)
  }

  private func play(_ stage: Stage, _ time: Double, _ press: Press, _ flags: UIKeyModifierFlags = []) {
    stage.world.application.handle(
      Frame(nanoseconds: Int64((time * 1e9).rounded()), presses: [press], modifierFlags: flags.rawValue))
  }

  @Test("PRESS-1: the type of a key's press is 2,000 and the key's number, for arrows too")
  func types() {
    expect(UIPress.PressType(rawValue: 2079), is: .keyboard(79))
    expect(UIPress.PressType.keyboard(40).rawValue, is: 2040)
    let wrong = [-1, 7, 29, 32, 1_999, 67_536, Int.max, Int.min]
    #expect(wrong.compactMap(UIPress.PressType.init).isEmpty)
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4 && UIKeyboardHIDUsage.keyboard0.rawValue == 39)
    expect(UIKeyboardHIDUsage.keyboardCapsLock.rawValue, is: 57)
    expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue, is: 82)
    expect(UIKeyboardHIDUsage.keypadPeriod.rawValue, is: 99)
    expect(UIKeyboardHIDUsage.keyboardF24.rawValue, is: 115)
    expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue, is: 231)
  }

  @Test("PRESS-1: a key says which it is, what it types, and what was held with it; a button has no key")
  func contents() {
    let desk = PressesTests.Desk()
    var lines: [String] = []
    desk.inner.onPress = { _, presses, _ in
      for press in presses {
        guard let key = press.key else {
          lines.append("\(press.type)")
          continue
        }
        lines.append(
          "\(press.type.rawValue) \(key.keyCode) \(key.characters) \(key.charactersIgnoringModifiers) "
            + "\(key.modifierFlags.rawValue)")
      }
    }
    play(desk.stage, 0, press(30, .began, .shift), .shift)
    play(desk.stage, 1, press(4, .began, .alphaShift), .alphaShift)
    play(desk.stage, 2, press(30, .began, .alphaShift), .alphaShift)
    play(desk.stage, 3, press(79))
    play(desk.stage, 4, press(65_535))
    _ = desk.play(5, Press(kind: .select, phase: .began))
    expect(
      lines,
      is: [
        "2030 keyboard1 ! ! 131072", "2004 keyboardA A a 65536", "2030 keyboard1 ! ! 131072",
        "2030 keyboard1 1 1 65536", "2079 keyboardRightArrow UIKeyInputRightArrow UIKeyInputRightArrow 0",
        "67535 keyboardErrorUndefined   0", "select",
      ])
  }

  /// A view that text can be typed into, as applications write them for PINs.
  final class Pin: UIView, UIKeyInput {
    var text = ""
    var isTypedInto = true
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if isTypedInto { super.pressesBegan(presses, with: event) }
    }
  }

  @Test("TXF-1: keys type into any first responder that takes text, unless it keeps the press from super")
  func typing() {
    let stage = Stage()
    let (pin, other) = stage.world.run { (Pin(), Pin()) }
    stage.window.addSubview(other)
    other.addSubview(pin)
    pin.becomeFirstResponder()
    for (time, usage) in [UInt16](arrayLiteral: 30, 31, 44, 42, 40, 41, 43, 80, 89, 225).enumerated() {
      play(stage, Double(time), press(usage))
      play(stage, Double(time) + 0.5, press(usage, .ended))
    }
    #expect(pin.text == "12\n1" && other.text.isEmpty)
    play(stage, 20, press(4, .began, .command), .command)
    play(stage, 21, press(5, .began, .control), .control)
    expect(pin.text, is: "12\n1")
    play(stage, 22, press(6, .began, .alternate), .alternate)
    expect(pin.text, is: "12\n1c")
    pin.isTypedInto = false
    play(stage, 23, press(7))
    expect(pin.text, is: "12\n1c")
  }

  @Test("TXF-1: several keys of one frame are typed in the order of their numbers")
  func order() {
    let stage = Stage()
    let pin = stage.world.run { Pin() }
    stage.window.addSubview(pin)
    pin.becomeFirstResponder()
    stage.world.application.handle(
      Frame(nanoseconds: 0, presses: [9, 4, 39, 7, 30].map { press($0) }))
    expect(pin.text, is: "adf10")
  }
}
