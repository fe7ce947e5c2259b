import Expectations
import Fingerpost
import FingerpostTrace
import Foundation
import Testing

@testable import FingerpostScenarios
@testable import FingerpostScreens

/// That a scenario's recognizers come out as the engine's own, with what the nodes state.
@Suite struct ScenarioGesturePlayerTests {
  private func scenario(_ text: String) throws -> Scenario { try Scenario.load(text: text, name: "x.yaml") }

  private func log(_ text: String) throws -> [String] {
    try ScenarioPlayer(scenario(text)).play().lines.map(\.text)
  }

  /// The log of one finger that comes down, moves four times and is lifted.
  private func drag(_ recognizers: String, observe: String = "[gestures]", more: String = "") throws
    -> [String]
  {
    try log(
      """
      observe: \(observe)
      windows: [{ id: W, subviews: [{ id: V, frame: [0, 0, 400, 400], touches: consume, gestureRecognizers: [\(recognizers)] }] }]
      script: [{ at: 0, down: { 1: [10, 10] } }, { at: 0.1, move: { 1: [11, 10] } }, { at: 0.2, move: { 1: [12, 10] } },
        { at: 0.3, move: { 1: [13, 10] } }, { at: 0.4, move: { 1: [14, 10] } }, { at: 0.5, up: [1] }]
      \(more)
      """)
  }

  @Test("every property reaches its recognizer, and what is not stated keeps UIKit's default")
  func properties() throws {
    let scenario = try scenario(
      """
      windows:
        - id: W
          gestureRecognizers:
            - { id: plain, type: tap }
            - { id: t, type: tap, numberOfTapsRequired: 2, numberOfTouchesRequired: 3, isEnabled: false, name: twice }
            - { id: l, type: longPress, numberOfTapsRequired: 1, numberOfTouchesRequired: 2, minimumPressDuration: 1.5, allowableMovement: 4 }
            - { id: p, type: pan, minimumNumberOfTouches: 2, maximumNumberOfTouches: 4, cancelsTouchesInView: false }
            - { id: s, type: swipe, direction: [left, up], numberOfTouchesRequired: 2, delaysTouchesBegan: true }
            - { id: e, type: screenEdgePan, edges: [left, bottom], maximumNumberOfTouches: 1, delaysTouchesEnded: false }
            - { id: z, type: pinch, requiresExclusiveTouchType: false, allowedTouchTypes: [direct, indirectPointer] }
            - { id: r, type: rotation, delegate: {} }
            - { id: h, type: hover }
            - { id: k, type: custom }
      """)
    let scene = try ScenarioScene.build(scenario, in: ScenarioScene.makeWorld(for: scenario))
    let plain = try #require(scene.recognizer(id: "plain") as? UITapGestureRecognizer)
    #expect(plain.numberOfTapsRequired == 1 && plain.numberOfTouchesRequired == 1 && plain.isEnabled)
    #expect(plain.cancelsTouchesInView && !plain.delaysTouchesBegan && plain.delaysTouchesEnded)
    #expect(
      plain.requiresExclusiveTouchType && plain.allowedTouchTypes == [0, 1, 2, 3] && plain.delegate == nil)
    #expect(plain.name == nil && plain.view === scene.windows[0] && scene.id(of: plain) == "plain")
    let tap = try #require(scene.recognizer(id: "t") as? UITapGestureRecognizer)
    #expect(
      tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3 && !tap.isEnabled
        && tap.name == "twice")
    let press = try #require(scene.recognizer(id: "l") as? UILongPressGestureRecognizer)
    #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
    #expect(press.minimumPressDuration == 1.5 && press.allowableMovement == 4)
    let pan = try #require(scene.recognizer(id: "p") as? UIPanGestureRecognizer)
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4 && !pan.cancelsTouchesInView)
    let swipe = try #require(scene.recognizer(id: "s") as? UISwipeGestureRecognizer)
    #expect(
      swipe.direction == [.left, .up] && swipe.numberOfTouchesRequired == 2 && swipe.delaysTouchesBegan)
    let edge = try #require(scene.recognizer(id: "e") as? UIScreenEdgePanGestureRecognizer)
    #expect(edge.edges == [.left, .bottom] && edge.maximumNumberOfTouches == 1 && !edge.delaysTouchesEnded)
    let pinch = try #require(scene.recognizer(id: "z") as? UIPinchGestureRecognizer)
    #expect(!pinch.requiresExclusiveTouchType && pinch.allowedTouchTypes == [0, 3])
    #expect(
      scene.recognizer(id: "r") is UIRotationGestureRecognizer && scene.recognizer(id: "r")?.delegate != nil)
    #expect(scene.recognizer(id: "h") is UIHoverGestureRecognizer)
    #expect(scene.recognizer(id: "W") == nil && scene.responder(id: "t") == nil)
    expect(
      scene.windows[0].gestureRecognizers?.compactMap(scene.id(of:)),
      is: [
        "plain", "t", "l", "p", "s", "e", "z", "r", "h", "k",
      ])
  }

  @Test("a custom recognizer acts at the call that it names") func moments() throws {
    try expect(drag("{ id: g, type: custom, recognizeOn: began }"), is: ["g.action(ended)"])
    try expect(drag("{ id: g, type: custom, recognizeOn: \"move:2\" }"), is: ["g.action(ended)"])
    try expect(drag("{ id: g, type: custom, recognizeOn: ended }"), is: ["g.action(ended)"])
    try expect(drag("{ id: g, type: custom, recognizeOn: \"move:5\" }"), is: [])
    try expect(
      drag("{ id: g, type: custom, beginOn: \"move:3\" }"),
      is: [
        "g.action(began)", "g.action(changed)", "g.action(ended)",
      ])
    try expect(
      drag("{ id: g, type: custom, beginOn: \"move:2\", recognizeOn: \"move:3\" }"),
      is: [
        "g.action(began)", "g.action(ended)",
      ])
    try expect(
      drag("{ id: g, type: custom, beginOn: \"move:2\", failOn: \"move:3\" }"),
      is: [
        "g.action(began)", "g.action(cancelled)",
      ])
    try expect(drag("{ id: g, type: custom, beginOn: \"move:2\", failOn: began }"), is: [])
    try expect(drag("{ id: g, type: custom, recognizeOn: began, ignore: [1] }"), is: [])
    try expect(drag("{ id: g, type: custom, beginOn: ended }"), is: ["g.action(began)", "g.action(ended)"])
  }

  @Test("the moves of an attempt are counted from one again after a reset") func counting() throws {
    let lines = try log(
      """
      observe: [gestures]
      windows: [{ gestureRecognizers: [{ id: g, type: custom, recognizeOn: "move:2" }] }]
      script: [{ at: 0, down: { 1: [10, 10] } }, { at: 0.1, move: { 1: [11, 10] } }, { at: 0.2, up: [1] },
        { at: 1, down: { 1: [10, 10] } }, { at: 1.1, move: { 1: [11, 10] } }, { at: 1.2, move: { 1: [12, 10] } }]
      """)
    expect(lines, is: ["g.action(ended)"])
  }

  @Test("touch callbacks are logged where they are asked for, and an id is needed for any line")
  func touches() throws {
    try expect(
      drag(
        "{ id: a, type: custom, touches: true, failOn: \"move:1\" }, { type: custom, touches: true }, { id: b, type: custom }"
      ),
      is: [
        "a.touchesBegan(1)", "a.touchesMoved(1)",
      ])
  }

  @Test("hooks act inside actions, resets and questions") func hooks() throws {
    let custom =
      "{ id: g, type: custom, beginOn: \"move:2\", delegate: { shouldBegin: true } }, { id: h, type: custom, beginOn: began, isEnabled: false }"
    try expect(
      drag(custom, more: "hooks: [{ when: g.action(began), set: { g.isEnabled: false } }]"),
      is: [
        "g.action(began)", "g.action(cancelled)",
      ])
    try expect(
      drag(custom, more: "hooks: [{ when: g.shouldBegin(true), set: { g.isEnabled: false } }]"), is: [])
    try expect(
      drag(custom, more: "hooks: [{ when: g.reset, call: V.removeFromSuperview() }]").last,
      is: "g.action(ended)")
  }

  @Test("states are logged whether or not the facts are kept, which stay the same") func states() throws {
    let text = """
      observe: [states]
      windows: [{ gestureRecognizers: [{ id: g, type: custom, beginOn: "move:1" }, { type: custom }] }]
      script: [{ at: 0, down: { 1: [10, 10] } }, { at: 0.1, move: { 1: [11, 10] } }, { at: 0.2, cancel: [1] }]
      """
    let run = try ScenarioPlayer(scenario(text)).play(tracing: true)
    expect(run.lines.map(\.text), is: ["g.state(began)", "g.state(cancelled)", "g.state(possible)"])
    try expect(log(text), is: run.lines.map(\.text))
    let unobserved = text.replacingOccurrences(of: "[states]", with: "[touches]")
    try expect(ScenarioPlayer(scenario(unobserved)).play(tracing: true).records, is: run.records)
  }

  @Test("a delegate that is set replaces all answers of the one before") func delegates() throws {
    let lines = try log(
      """
      observe: [gestures, questions]
      windows: [{ gestureRecognizers: [{ id: g, type: custom, recognizeOn: ended, delegate: { shouldBegin: false, shouldReceive: true } }] }]
      script: [{ at: 0, down: { 1: [10, 10] } }, { at: 0.1, up: [1] }, { at: 1, set: { g.delegate: { shouldBegin: true } } },
        { at: 2, down: { 1: [10, 10] } }, { at: 2.1, up: [1] }, { at: 3, set: { g.delegate: {} } },
        { at: 4, down: { 1: [10, 10] } }, { at: 4.1, up: [1] }]
      """)
    expect(
      lines,
      is: [
        "g.shouldReceive(1,true)", "g.shouldBegin(false)", "g.shouldBegin(true)", "g.action(ended)",
        "g.action(ended)",
      ])
  }

  @Test(
    "a delegate that wants one axis asks a pan for its velocity, others for how far fingers went, in the view",
    arguments: [
      // It has gone farther to the right, and lately faster down.
      ("type: pan", "horizontal", false), ("type: pan", "vertical", true),
      ("type: custom, beginOn: \"move:2\"", "horizontal", true),
      ("type: custom, beginOn: \"move:2\"", "vertical", false),
      // Nothing has moved when a finger comes down.
      ("type: custom, beginOn: began", "horizontal", false),
    ])
  func axes(keys: String, axis: String, begins: Bool) throws {
    for (transform, asked) in [
      ("scale: 1", axis), ("rotate: 90", axis == "vertical" ? "horizontal" : "vertical"),
    ] {
      let lines = try log(
        """
        observe: [questions]
        windows: [{ subviews: [{ frame: [0, 0, 400, 400], transform: { \(transform) }, gestureRecognizers: [
          { id: g, \(keys), delegate: { shouldBegin: \(asked) } }] }] }]
        script: [{ at: 0, down: { 1: [200, 200] } }, { at: 0.1, move: { 1: [206, 201] } }, { at: 0.2, move: { 1: [212, 209] } },
          { at: 0.3, up: [1] }, { at: 1, down: { 1: [200, 200] } }, { at: 2, cancel: [1] }]
        """)
      expect(lines.first, is: "g.shouldBegin(\(begins))", "\(transform) \(asked)")
    }
  }

  @Test("fingers of an attempt that is over do not count for the next one") func axesAnew() throws {
    let lines = try log(
      """
      observe: [questions]
      windows: [{ gestureRecognizers: [{ id: g, type: custom, recognizeOn: ended, delegate: { shouldBegin: vertical } }] }]
      script: [{ at: 0, down: { 1: [10, 10] } }, { at: 0.1, move: { 1: [90, 10] } }, { at: 0.2, up: [1] },
        { at: 1, down: { 2: [90, 10] } }, { at: 1.1, move: { 2: [90, 20] } }, { at: 1.2, up: [2] }]
      """)
    expect(lines, is: ["g.shouldBegin(false)", "g.shouldBegin(true)"])
  }

  @Test("a finger that comes down again starts there") func axesOfTaps() throws {
    let lines = try log(
      """
      observe: [questions]
      windows: [{ gestureRecognizers: [{ id: g, type: tap, numberOfTapsRequired: 2, delegate: { shouldBegin: vertical } }] }]
      script: [{ at: 0, down: { 1: [10, 10] } }, { at: 0.1, up: [1] }, { at: 0.2, down: { 1: [40, 10] } },
        { at: 0.25, move: { 1: [40, 20] } }, { at: 0.3, up: [1] }]
      """)
    expect(lines, is: ["g.shouldBegin(true)"])
  }

  @Test("a screen read from a scenario says which views have recognizers") func screen() throws {
    let screen = try Screen.reading(
      scenario("windows: [{ id: W, subviews: [{ id: V, gestureRecognizers: [{ type: tap }] }] }]"))
    expect(screen.views.map(\.hasRecognizers), is: [false, true])
  }
}
