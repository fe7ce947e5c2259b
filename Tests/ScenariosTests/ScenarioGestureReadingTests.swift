import Expectations
import Fingerpost
import FingerpostProperties
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostScenarios

/// How gesture recognizers are read from scenarios, and what is refused with which words.
@Suite struct ScenarioGestureReadingTests {
  private func complaint(_ text: String) -> String { Scenario.complaint(about: text) }

  private func complaint(recognizer keys: String, more: String = "") -> String {
    complaint(
      """
      windows: [{ id: W, subviews: [{ id: V, gestureRecognizers: [{ id: other, type: pan }, { id: g, \(keys) }] }] }]
      \(more)
      """)
  }

  @Test("every kind and every property is read") func whole() throws {
    let scenario = try Scenario.load(
      text: """
        windows:
          - id: W
            gestureRecognizers: [{ id: w, type: hover }]
            gestureRecognizerShouldBegin: { not: [t, w] }
            subviews:
              - id: V
                gestureRecognizers:
                  - { id: t, type: tap, numberOfTapsRequired: 2, numberOfTouchesRequired: 3, touches: true }
                  - { id: l, type: longPress, numberOfTapsRequired: 0, minimumPressDuration: 1.5, allowableMovement: 4 }
                  - { id: p, type: pan, minimumNumberOfTouches: 2, maximumNumberOfTouches: 4, requireToFail: [t, s] }
                  - { id: s, type: swipe, direction: [left, up] }
                  - { type: pinch, canPrevent: { not: [r] }, canBePrevented: false }
                  - { id: r, type: rotation, isEnabled: false, name: turn, allowedTouchTypes: [direct, pencil] }
                  - { type: screenEdgePan, edges: all, delaysTouchesBegan: true, delaysTouchesEnded: false }
                  - { id: k, type: custom, beginOn: "move:12", recognizeOn: ended, failOn: began, ignore: [2, 3] }
                  - { type: tap, cancelsTouchesInView: false, requiresExclusiveTouchType: false, delegate: {
                      shouldBegin: true, shouldReceive: { not: [V] }, simultaneousWith: all, shouldRequireFailureOf: [t],
                      shouldBeRequiredToFailBy: [], shouldReceiveEvent: false } }
        """, name: "x.yaml")
    let nodes = scenario.nodes.filter { $0.role == .recognizer }
    expect(nodes.map(\.id), is: ["w", "t", "l", "p", "s", nil, "r", nil, "k", nil])
    expect(
      nodes.map { $0.gesture?.kind },
      is: [
        .hover, .tap, .longPress, .pan, .swipe, .pinch, .rotation, .screenEdgePan, .custom, .tap,
      ])
    expect(nodes.map(\.parent), is: [0] + Array(repeating: 2, count: 9))
    expect(scenario.nodes[0].shouldBegin, is: .choice(.allBut([3, 1])))
    func settings(_ index: Int) -> [PropertyValue] {
      nodes[index].gesture?.settings.map(\.value) ?? []
    }
    #expect(settings(1) == [.count(2), .count(3)] && nodes[1].gesture?.logsTouches == true)
    expect(settings(2), is: [.count(0), .number(1.5), .number(4)])
    #expect(settings(3) == [.count(2), .count(4)] && nodes[3].gesture?.requireToFail == [3, 6])
    expect(settings(4), is: [.words(["left", "up"])])
    #expect(nodes[5].gesture?.canPrevent == .allBut([8]) && nodes[5].gesture?.canBePrevented == .all(false))
    expect(settings(6), is: [.flag(false), .text("turn"), .numbers([0, 2])])
    expect(settings(7), is: [.words(["top", "left", "bottom", "right"]), .flag(true), .flag(false)])
    expect(
      nodes[8].gesture?.custom,
      is: ScenarioCustomGesture(recognizeOn: .ended, beginOn: .move(12), failOn: .began, ignore: [2, 3]))
    var answers = ScenarioGestureAnswers()
    answers.shouldBegin = .all(true)
    answers.shouldReceive = .allBut([2])
    answers.simultaneousWith = .all(true)
    answers.shouldRequireFailureOf = .only([3])
    answers.shouldBeRequiredToFailBy = .only([])
    answers.shouldReceiveEvent = false
    #expect(settings(9) == [.flag(false), .flag(false)] && nodes[9].gesture?.answers == answers)
  }

  @Test(
    "what is wrong with a recognizer is said with its place and the nearest right name",
    arguments: [
      (
        "touches: true",
        "windows[0].subviews[0].gestureRecognizers[1]: a gesture recognizer needs “type”: tap, longPress"
      ),
      ("type: tapp", ".type: “tapp” is not a type of gesture recognizer; did you mean “tap”?"),
      (
        "type: tap, numberOfTapRequired: 2",
        "a gesture recognizer of type tap has no key “numberOfTapRequired”; did you mean “numberOfTapsRequired”?"
      ),
      (
        "type: tap, minimumPressDuration: 2",
        "a gesture recognizer of type tap has no key “minimumPressDuration”"
      ),
      ("type: tap, beginOn: began", "a gesture recognizer of type tap has no key “beginOn”"),
      ("type: tap, state: failed", "a gesture recognizer of type tap has no key “state”"),
      (
        "type: tap, allowedScrollTypesMask: []",
        "a gesture recognizer of type tap has no key “allowedScrollTypesMask”"
      ),
      ("type: tap, touches: consume", "touches: expected true or false, found “consume”"),
      ("type: tap, numberOfTapsRequired: 0", "expected a whole number from 1 to 1000000, found “0”"),
      ("type: tap, numberOfTapsRequired: 1.5", "expected a whole number from 1"),
      ("type: longPress, numberOfTapsRequired: -1", "expected a whole number from 0"),
      ("type: longPress, minimumPressDuration: -1", "expected a number that is not negative"),
      ("type: longPress, minimumPressDuration: 1e300", "expected a number up to 1000000000, found “1e300”"),
      ("type: swipe, direction: lft", "“lft” is not a direction of a swipe; did you mean “left”?"),
      (
        "type: screenEdgePan, edges: [top, al]",
        "edges[1]: “al” is not an edge of a screen; did you mean “all”?"
      ),
      ("type: pan, allowedTouchTypes: [pen]", "allowedTouchTypes[0]: “pen” is not a type of touch"),
      (
        "type: pan, requireToFail: [othr]",
        "requireToFail[0]: nothing has the id “othr”; did you mean “other”?"
      ),
      ("type: pan, requireToFail: [V]", "“V” is a view, and a gesture recognizer is expected here"),
      ("type: pan, requireToFail: other", "expected a list of ids of gesture recognizers, found “other”"),
      (
        "type: pan, canPrevent: { nto: [other] }",
        "an answer with exceptions has no key “nto”; did you mean “not”?"
      ),
      ("type: pan, canPrevent: {}", "expected { not: [id] }, found a mapping"),
      ("type: pan, canPrevent: [other]", "expected true, false or { not: [id] }, found a list of 1 item"),
      ("type: pan, canPrevent: { not: [V] }", "“V” is a view, and a gesture recognizer is expected here"),
      (
        "type: pan, delegate: { shouldBgin: true }",
        "a recognizer's delegate has no key “shouldBgin”; did you mean “shouldBegin”?"
      ),
      (
        "type: pan, delegate: { shouldReceive: { not: [g] } }",
        "“g” is a gesture recognizer, and a view or a window is expected here"
      ),
      (
        "type: pan, delegate: { shouldBegin: verticall }",
        "delegate.shouldBegin: expected true, false, vertical or horizontal, found “verticall”; did you mean “vertical”?"
      ),
      (
        "type: pan, delegate: { shouldBegin: maybe }",
        "expected true, false, vertical or horizontal, found “maybe”"
      ),
      (
        "type: pan, delegate: { shouldBegin: { not: [other] } }",
        "expected true, false, vertical or horizontal, found a mapping"
      ),
      ("type: pan, delegate: { simultaneousWith: some }", "expected all or a list of ids, found “some”"),
      (
        "type: custom, beginOn: move",
        "beginOn: expected began, ended or move: with a number from 1, such as move:3, found “move”"
      ),
      ("type: custom, beginOn: \"move:0\"", "expected began, ended or move: with a number from 1"),
      ("type: custom, ignore: [a]", "expected the number of a contact, from 0, found “a”"),
      ("type: custom, id: other", "the key “id” appears twice in one mapping"),
    ])
  func recognizers(_ keys: String, _ words: String) {
    let said = complaint(recognizer: keys)
    #expect(said.contains(words) && said.hasPrefix("x.yaml:1:"), "\(said)")
  }

  @Test(
    "steps, hooks and lines about recognizers are checked",
    arguments: [
      (
        "script: [{ at: 0, set: { g.isEnabled: false, g.state: recognized, g.delegate: { shouldBegin: false } } }]",
        "accepted"
      ),
      (
        "script: [{ at: 0, set: { g.isEnable: false } }]",
        "a gesture recognizer of type tap has no property “isEnable” to set; did you mean “isEnabled”?"
      ),
      ("script: [{ at: 0, set: { g.state: over } }]", "“over” is not a state; known are possible, began"),
      (
        "script: [{ at: 0, set: { g.allowedScrollTypesMask: [] } }]",
        "a gesture recognizer of type tap has no property “allowedScrollTypesMask” to set"
      ),
      (
        "script: [{ at: 0, call: V.removeGestureRecognizer(g) }, { at: 1, call: W.addGestureRecognizer(g) }]",
        "accepted"
      ),
      (
        "script: [{ at: 0, call: V.addGestureRecognizer() }]",
        "“addGestureRecognizer” takes the id of a gesture recognizer"
      ),
      (
        "script: [{ at: 0, call: V.addGestureRecognizer(W) }]",
        "“addGestureRecognizer” takes a gesture recognizer, and “W” is a window"
      ),
      (
        "script: [{ at: 0, call: g.addGestureRecognizer(g) }]",
        "“g” is a gesture recognizer, which has no “addGestureRecognizer” to call"
      ),
      (
        "script: [{ at: 0, call: g.becomeFirstResponder() }]",
        "“g” is a gesture recognizer, which has no “becomeFirstResponder” to call"
      ),
      (
        "script: [{ at: 0, call: V.addSubview(g) }]",
        "“addSubview” takes a view, and “g” is a gesture recognizer"
      ),
      ("hooks: [{ when: g.action(began), set: { g.isEnabled: false } }]", "accepted"),
      ("hooks: [{ when: g.reset, set: { g.isEnabled: false } }]", "accepted"),
      ("hooks: [{ when: g.shouldBegin(true), set: { g.isEnabled: false } }]", "accepted"),
      (
        "hooks: [{ when: g.state(failed), set: { g.isEnabled: false } }]",
        "hooks[0].when: a hook acts inside a callback, and a change of state is not a callback"
      ),
      ("expect: [\"g.touchesBegan(1,2)\", g.touchesBegan(1), g.action(ended)]", "accepted"),
      ("expect: [\"g.touchesCancelled(1,1)\"]", "accepted"),
      ("expect: [g.action(failed)]", "“action” is logged with (began), (changed), (ended), (cancelled)"),
      ("expect: [g.action]", "“action” is logged with (began)"),
      ("expect: [V.action(ended)]", "“V” is a view, which has no callback “action”"),
      ("expect: [g.hitTest]", "“g” is a gesture recognizer, which hit testing does not ask"),
      (
        "expect: [g.becomeFirstResponder(true)]",
        "“g” is a gesture recognizer, which has no callback “becomeFirstResponder”"
      ),
      ("expect: [g.rset]", "there is no callback “rset”; did you mean “reset”?"),
      ("expect: [g.reset]", "does not observe the family “reset”"),
      ("observe: [reset]\nexpect: [g.reset()]", "“reset” is logged with no parentheses"),
      ("observe: [states]\nexpect: [g.state(possible), g.state(failed)]", "accepted"),
      ("observe: [states]\nexpect: [g.state(recognized)]", "“state” is logged with (possible)"),
      (
        "observe: [questions]\nexpect: [g.shouldBegin(true), \"g.shouldReceive(1,false)\", g.shouldReceiveEvent(true)]",
        "accepted"
      ),
      (
        "observe: [questions]\nexpect: [\"g.shouldRequireFailureOf(other,true)\", \"V.gestureRecognizerShouldBegin(g,true)\"]",
        "accepted"
      ),
      (
        "observe: [questions]\nexpect: [\"g.shouldRequireFailureOf(V,true)\"]",
        "“V” is a view, and a gesture recognizer is expected here"
      ),
      (
        "observe: [questions]\nexpect: [g.shouldReceive(true)]",
        "is logged with a contact and the answer, such as (1,true)"
      ),
      (
        "observe: [questions]\nexpect: [V.gestureRecognizerShouldBegin(g)]",
        "is logged with the id of a gesture recognizer and the answer"
      ),
    ])
  func uses(_ more: String, _ words: String) {
    let said = complaint(recognizer: "type: tap", more: more)
    #expect(said.contains(words), "\(said)")
  }

  @Test("a view's own answer names recognizers") func views() {
    func said(_ answer: String) -> String {
      complaint(
        "windows: [{ id: W, gestureRecognizers: [{ id: g, type: tap }], gestureRecognizerShouldBegin: \(answer) }]"
      )
    }
    #expect(said("false") == "accepted" && said("{ not: [g] }") == "accepted")
    #expect(
      said("{ not: [W] }").contains(
        "gestureRecognizerShouldBegin.not[0]: “W” is a window, and a gesture recognizer is expected here"))
    #expect(said("vertical") == "accepted" && said("horizontal") == "accepted")
    #expect(said("never").contains("expected true, false, vertical or horizontal, found “never”"))
    #expect(said("Horizontal").contains("found “Horizontal”; did you mean “horizontal”?"))
    #expect(
      said("[g]").contains(
        "expected true, false, vertical or horizontal or { not: [id] }, found a list of 1 item"))
  }
}
