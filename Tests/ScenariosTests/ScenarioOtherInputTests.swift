import Expectations
import Foundation
import Testing

@testable import FingerpostScenarios
@testable import FingerpostScreens

/// What steps say of anything but contacts: hovering, buttons and keys that are held, presses.
@Suite struct ScenarioOtherInputTests {
  private static let head = """
    windows:
      - id: W
        touches: consume
        gestureRecognizers:
          - { id: g, type: custom, failOn: ended, touches: true, delegate: { shouldReceivePress: { not: [menu] } } }
          - { id: t, type: tap }
    observe: [touches, gestures, presses, questions]

    """

  private func complaint(_ text: String) -> String {
    do {
      _ = try Scenario.load(text: Self.head + text, name: "x.yaml")
      return "accepted"
    } catch {
      return error.description
    }
  }

  @Test(
    "what no hardware could report is refused",
    arguments: [
      ("hover: 5", "script[0].hover: expected [x, y], or exit, found “5”"),
      ("hover: [1]", "expected [x, y]"),
      ("hover: { x: 1 }", "expected [x, y], or exit"),
      ("hover: exit", "script[0].hover: the pointer cannot leave: it is not on the screen"),
      (
        "buttons: [primary]",
        "script[0].buttons: “buttons” says what is held down in a frame, and this step has none"
      ),
      ("modifiers: []", "“modifiers” says what is held down"),
      ("down: { 1: [0, 0] }, buttons: secondary", "expected a list of buttons, such as [secondary]"),
      (
        "down: { 1: [0, 0] }, buttons: [third]",
        "expected primary, secondary, or the number of a button from 1 to 32"
      ),
      ("down: { 1: [0, 0] }, buttons: [33]", "number of a button from 1 to 32, found “33”"),
      ("down: { 1: [0, 0] }, modifiers: [comand]", "“comand” is not a modifier key; did you mean “command”?"),
      (
        "update: { 1: { force: 1 } }",
        "script[0].update.1: no sample with estimates that has the number “1” waits for an update"
      ),
      ("down: { 1: { point: [0, 0], expecting: [force] } }", "“expecting” needs “estimated”"),
      ("down: { 1: { point: [0, 0], estimated: [] } }", "“estimated” names at least one property"),
      (
        "down: { 1: { point: [0, 0], estimated: [forse] } }",
        "“forse” is not a property; did you mean “force”?"
      ),
      (
        "down: { 1: { point: [0, 0], estimated: [force], expecting: [azimuth] } }",
        "only what is an estimate stays one or is updated"
      ),
      (
        "down: { 1: { point: [0, 0], estimated: [force] } }, update: { 1: { force: 1 } }",
        "that has the number “1” waits for an update"
      ),
      (
        "down: { 1: { point: [0, 0], estimated: [force] } } }, { at: 0, update: { 1: { force: 1 } } }, { at: 0, update: { 1: { force: 1 } }",
        "script[2].update.1: no sample"
      ),
      ("press: select", "expected a mapping from buttons to phases"),
      (
        "press: { selekt: began }", "script[0].press.selekt: “selekt” is not a button; did you mean “select”?"
      ),
      ("press: { select: begun }", "“begun” is not a phase of a press; did you mean “began”?"),
      ("press: { select: ended }", "the press of select cannot be “ended”: it has not begun"),
      ("press: { select: changed }", "cannot be “changed”"),
      ("press: { select: began } }, { at: 0, press: { select: began }", "the button select is down already"),
      ("key: { A: began }", "script[0].key.A: “A” is not a key; did you mean “a”?"),
      ("key: { select: began }", "“select” is not a key"),
      ("key: { return: ended }", "the press of return cannot be “ended”: it has not begun"),
      ("key: { b: began } }, { at: 0, key: { b: began }", "the key b is down already"),
      ("shake: start", "“start” is not a phase of a shake"),
      ("shake: ended", "script[0].shake: a shake cannot be “ended”: none has begun"),
      ("shake: began }, { at: 0, shake: began", "a shake has already begun"),
      ("remote: next", "script[0].remote: “next” is not a remote command; did you mean “nextTrack”?"),
    ])
  func refused(_ keys: String, _ words: String) {
    let said = complaint("script: [{ at: 0, \(keys) }]")
    #expect(said.contains(words), "\(said)")
  }

  @Test(
    "names of buttons are checked in nodes and in lines",
    arguments: [
      (
        "expect: [W.pressesBegan(selekt)]",
        "“pressesBegan” is logged with buttons and keys in the order of their numbers"
      ),
      ("expect: [\"W.pressesBegan(menu,select)\"]", "buttons and keys in the order of their numbers"),
      (
        "expect: [\"W.touchesEstimatedPropertiesUpdated(1,2)\"]",
        "a contact, the number of a sample, its force, and what is still expected"
      ),
      ("expect: [W.pressesBegan]", "buttons and keys in the order of their numbers"),
      ("expect: [\"g.shouldReceivePress(W,true)\"]", "a button and the answer, such as (select,true)"),
      ("script: [{ at: 0, set: { g.allowedPressTypes: [selekt] } }]", "“selekt” is not a button"),
      (
        "script: [{ at: 0, set: { g.delegate: { shouldReceivePress: { not: [W] } } } }]",
        "“W” is not a button"
      ),
      ("script: [{ at: 0, set: { t.buttonMaskRequired: [0] } }]", "the number of a button from 1 to 32"),
      (
        "script: [{ at: 0, set: { g.buttonMaskRequired: [1] } }]",
        "has no property “buttonMaskRequired” to set"
      ),
    ])
  func names(_ text: String, _ words: String) {
    let said = complaint(text)
    #expect(said.contains(words), "\(said)")
  }

  @Test("all input of a step is one frame, and what is held holds for that frame alone") func oneFrame()
    throws
  {
    let scenario = try Scenario.load(
      text: Self.head + """
        script:
          - { at: 0, hover: [1, 2], press: { select: began, menu: began } }
          - { at: 1, set: { W.alpha: 0.5 }, hover: [3, 2], down: { 1: [5, 5] }, buttons: [primary, 3], modifiers: [shift, command] }
          - { at: 2, move: { 1: [6, 5] } }
          - { at: 3, press: { menu: changed }, hover: exit }
        """, name: "x.yaml")
    var lines: [String] = []
    for step in scenario.script {
      for action in step.actions {
        switch action {
        case .contacts(let contacts): lines.append("contacts \(contacts.count)")
        case .frame(let frame):
          lines.append("\(frame)".replacing("FingerpostHID.", with: ""))
        default: lines.append("set")
        }
      }
    }
    #expect(lines.count == 5 && lines[1] == "set" && lines[3] == "contacts 1")
    let expected = [
      (
        0,
        [
          "contacts: []", "Hover(phase: Hover.Phase.entered, x: 1.0, y: 2.0)", "buttonMask: 0",
          "Press(kind: Press.Kind.select, key: nil, phase: Press.Phase.began,",
          "Press(kind: Press.Kind.menu, key: nil, phase: Press.Phase.began,",
        ]
      ),
      (
        2,
        [
          "Contact(id: 1, phase: Contact.Phase.down", "Hover(phase: Hover.Phase.moved, x: 3.0, y: 2.0)",
          "presses: []", "buttonMask: 5", "modifierFlags: 1179648",
        ]
      ),
      (
        4,
        [
          "Hover(phase: Hover.Phase.exited, x: 3.0, y: 2.0)", "buttonMask: 0", "modifierFlags: 0",
          "Press(kind: Press.Kind.menu, key: nil, phase: Press.Phase.changed,",
        ]
      ),
    ]
    for (line, parts) in expected {
      for part in parts { #expect(lines[line].contains(part), "\(lines[line])") }
    }
  }

  @Test("responders and recognizers log presses by the names of their buttons") func logged() throws {
    let scenario = try Scenario.load(
      text: Self.head + """
        script:
          - { at: 0.0, press: { select: began, menu: began } }
          - { at: 0.1, press: { select: changed } }
          - { at: 0.2, press: { menu: cancelled, select: ended } }
        """, name: "x.yaml")
    try expect(
      ScenarioPlayer(scenario).play().lines.map(\.text),
      is: [
        "g.shouldReceivePress(select,true)", "g.shouldReceivePress(menu,false)", "g.pressesBegan(select)",
        "W.pressesBegan(select,menu)", "g.pressesChanged(select)", "W.pressesChanged(select)",
        "g.pressesEnded(select)", "t.action(ended)", "W.pressesCancelled(select)", "W.pressesCancelled(menu)",
      ])
  }
}
