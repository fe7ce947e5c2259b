import Expectations
import Fingerpost
import Foundation
import Testing

@testable import FingerpostScenarios

/// Scenarios that were written say what those said that were read.
@Suite struct ScenarioWriterTests {
  /// Everything that the format has, most of it where it means little.
  private static let everything = """
    title: "Everything: [it, \\"says\\"] #1"
    rules: [HIT-6, ARB-3b]
    config: { tap.maxInterval: 0.5, pan.removesHysteresis: true, hitTestPasses: 2, tapCount.radius: 1.0e-5 }
    screen: { size: [390, 844.5] }
    observe: [touches, gestures, states, reset, questions, hitTest, responder]
    application: { id: app, touches: forward, delegate: { id: D, touches: consume } }
    windows:
      - { id: W, frame: [0, 0, 390, 844.5], level: 2, isHidden: true, touches: forward, subviews: [
          { class: UILabel, pointInside: never }, { class: UIImageView, id: I, hitTest: nil-for-self } ] }
      - id: W2
        key: true
        alpha: 0.5
        gestureRecognizers: [{ id: hover, type: hover }, { type: pinch, name: "no" }, { type: rotation, isEnabled: false }]
        rootViewController:
          id: VC
          touches: consume
          presents: { id: P, view: { id: PV, transform: { rotate: 30, scale: 2 } } }
          view:
            id: R
            canBecomeFirstResponder: true
            nextResponder: I
            gestureRecognizerShouldBegin: { not: [tap, pan] }
            subviews:
              - { id: A, bounds: [1, 2, 30, 40], center: [5, 6], zPosition: -1, clipsToBounds: true, hitTest: { redirect: I } }
              - id: B
                frame: [-0.5, 1e-7, 123456789.125, 0.1]
                pointInside: { inset: [-1, -2, 3.5, 4] }
                viewController: { id: CC, touches: forward, presents: { view: { gestureRecognizerShouldBegin: vertical } } }
                isMultipleTouchEnabled: true
                isExclusiveTouch: true
                isUserInteractionEnabled: false
                gestureRecognizerShouldBegin: false
                gestureRecognizers:
                  - { id: tap, type: tap, touches: true, numberOfTapsRequired: 2, numberOfTouchesRequired: 3, cancelsTouchesInView: false, buttonMaskRequired: [secondary, 3], allowedPressTypes: [select, menu] }
                  - { id: press, type: longPress, minimumPressDuration: 0.25, allowableMovement: 12, requireToFail: [tap, edge] }
                  - { id: pan, type: pan, minimumNumberOfTouches: 2, maximumNumberOfTouches: 3, delaysTouchesBegan: true }
                  - { id: swipe, type: swipe, direction: [left, down], delaysTouchesEnded: false }
                  - { id: edge, type: screenEdgePan, edges: all, allowedTouchTypes: [pencil, direct], requiresExclusiveTouchType: false }
                  - { id: any, type: screenEdgePan, edges: [top, left] }
                  - { id: k, type: custom, recognizeOn: ended, beginOn: began, failOn: "move:3", ignore: [2, 7],
                      delegate: { shouldBegin: false, shouldReceiveEvent: true, shouldReceive: { not: [A, W] }, shouldReceivePress: { not: [menu, pageUp] },
                        simultaneousWith: all, shouldRequireFailureOf: [tap], shouldBeRequiredToFailBy: [] },
                      canPrevent: { not: [tap] }, canBePrevented: false }
                  - { id: l, type: custom, delegate: {} }
                  - { id: m, type: pan, delegate: { shouldBegin: vertical } }
                  - { id: n, type: swipe, delegate: { shouldBegin: horizontal } }
    script:
      - { at: 0, down: { 1: [5, 5], 2: { point: [6, 6.5], force: 0.5, type: pencil, azimuth: 1, altitude: 0.25, majorRadius: 3 } } }
      - { at: 0.0000001, set: { A.isHidden: true, tap.delegate: { simultaneousWith: [pan] }, k.state: failed }, move: { 1: [5, 5] }, call: "B.addSubview(A)" }
      - { at: 0.05, call: "application.resignActive()", animate: { duration: 1, delay: 0.5, allowUserInteraction: true, set: { A.isHidden: true, tap.numberOfTapsRequired: 2 } }, move: { 2: { force: 1.5 } }, up: { 1: [9, 9] } }
      - { at: 1.5, cancel: [2] }
      - { at: 1.6, press: { select: began, menu: began } }
      - { at: 1.7, press: { select: ended, menu: cancelled }, hover: [5, 6.5] }
      - { at: 1.8, hover: exit, buttons: [primary, 3], modifiers: [shift, command] }
      - { at: 2 }
    hooks:
      - { when: "VC.touchesBegan(1)", call: "A.removeFromSuperview()" }
      - { when: k.reset, set: { press.isEnabled: false, B.transform: [1, 0, 0, 1, 5, 5] }, call: "R.removeGestureRecognizer(tap)" }
    expect:
      - "@0.05 VC.touchesBegan(1)"
      - ["VC.touchesMoved(1,2)", "@1.2345678 k.action(began)"]
    """

  /// What a scenario says, without the places where it said so.
  private static func content(_ scenario: Scenario) -> [String] {
    var plain = scenario
    let nowhere = ScenarioPlace(line: 0, column: 0, path: .root)
    for index in plain.nodes.indices { plain.nodes[index].place = nowhere }
    for index in plain.script.indices { plain.script[index].place = nowhere }
    for index in plain.hooks.indices { plain.hooks[index].place = nowhere }
    func text(_ action: ScenarioAction) -> String {
      switch action {
      case .contacts(let contacts): return "\(contacts)"
      case .frame(let frame): return "\(frame)"
      case .assign(let index, let setting, _): return "\(index) \(setting)"
      case .delegate(let index, let setting): return "\(index) \(setting)"
      case .animate(let animation):
        return
          "\(animation.duration) \(animation.delay) \(animation.allowsUserInteraction) \(animation.changes.map(text))"
      case .call(var call):
        call.place = nowhere
        return "\(call)"
      }
    }
    return [
      plain.title, "\(plain.rules)", "\(plain.eventRules)", "\(plain.screenSize)",
      "\(plain.observed.map(\.rawValue).sorted())", "\(String(describing: plain.expect))",
    ] + plain.nodes.map { "\($0)" }
      + plain.script.map { "\($0.nanoseconds) \($0.actions.map(text))" }
      + plain.hooks.map { "\($0.when) \($0.family) \($0.actions.map(text))" }
  }

  private func checkRoundTrip(_ scenario: Scenario) throws {
    let text = try scenario.yaml()
    let again = try Scenario.load(text: text, name: scenario.name)
    expect(Self.content(again), is: Self.content(scenario), "\(text)")
    try expect(again.yaml(), is: text)
  }

  @Test("what is written reads as the same scenario", arguments: ScenarioFilesTests.names)
  func files(_ name: String) throws {
    let url = ScenarioFilesTests.folder.appendingPathComponent(name)
    try checkRoundTrip(Scenario.load(text: String(contentsOf: url, encoding: .utf8), name: name))
  }

  @Test("everything that the format has can be written") func everything() throws {
    let scenario = try Scenario.load(text: Self.everything, name: "everything.yaml")
    expect(scenario.nodes.count, is: 28)
    try checkRoundTrip(scenario)
  }

  @Test("an empty scenario can be written") func nothing() throws {
    try checkRoundTrip(Scenario.load(text: "title: none", name: "none.yaml"))
  }

  @Test(
    "any title survives",
    arguments: [
      "true", "No", "null", " leading", "trailing ", "1.5", "a: b", "- a", "# a", "a #b", "`a`", "\"", "\\",
      "\n",
      "\r\n", "\t", "\u{0}\u{7F}\u{85}\u{A0}\u{2028}\u{FEFF}", "é 漢字 😀 ‘’“”…", "*a", "&a", "a, b]", "{",
      "@0.1",
      "%a", "!a", "|", ">", "?", "---", "...", "~", "=", "<<", "0x1F", "a\u{301}", "\u{200B}", "\u{FFFD}",
    ])
  func titles(_ title: String) throws {
    var scenario = try Scenario.load(text: "title: x", name: "x.yaml")
    scenario.title = title
    let again = try Scenario.load(text: try scenario.yaml(), name: "x.yaml")
    expect(Array(again.title.unicodeScalars), is: Array(title.unicodeScalars))
  }

  @Test("a step that does more than a file's can becomes several") func severalSteps() throws {
    var scenario = try Scenario.load(
      text: """
        windows: [{ id: W, subviews: [{ id: A }, { id: B }] }]
        script:
          - { at: 0, call: A.removeFromSuperview(), set: { A.alpha: 0.5 } }
          - { at: 0, call: B.removeFromSuperview(), set: { A.alpha: 0.25 } }
        """, name: "x.yaml")
    scenario.script[0].actions += scenario.script[1].actions
    scenario.script.removeLast()
    let again = try Scenario.load(text: try scenario.yaml(), name: "x.yaml")
    expect(again.script.count, is: 2)
    expect(again.script.flatMap(\.actions).count, is: 4)
  }

  @Test("a tree that no file can hold is refused, not written in part") func depth() throws {
    var scenario = try Scenario.load(text: "windows: [{ id: W, subviews: [{}] }]", name: "x.yaml")
    for parent in 1..<10_000 {
      var node = scenario.nodes[1]
      node.parent = parent
      scenario.nodes.append(node)
    }
    let error = #expect(throws: ScenarioError.self) { try scenario.yaml() }
    expect(error?.description, is: "x.yaml: views nest deeper than a scenario file can express")
  }

  @Test("the deepest tree that can be read can be written") func deepest() throws {
    let depth = 117
    let open = String(repeating: "{ subviews: [", count: depth)
    let text = "windows: [\(open){ id: V }\(String(repeating: "] }", count: depth))]"
    try checkRoundTrip(Scenario.load(text: text, name: "deep.yaml"))
  }

  @Test("what is on one line stays on it, and what does not is indented") func layout() throws {
    let scenario = try Scenario.load(
      text: """
        windows: [{ id: W, subviews: [{ id: Photo, frame: [0, 0, 400, 400], gestureRecognizers: [
          { id: zoom, type: tap, numberOfTapsRequired: 2 }, { id: select, type: tap, requireToFail: [zoom] }] }] }]
        script: [{ at: 0, down: { 1: [50, 50] } }, { at: 0.08, up: [1] }]
        expect: ["@0.43 select.action(ended)"]
        """, name: "photo.yaml")
    let text = try scenario.yaml()
    expect(
      text,
      is: """
        title: photo.yaml
        windows:
          - id: W
            subviews:
              - id: Photo
                frame: [0, 0, 400, 400]
                gestureRecognizers:
                  - { id: zoom, type: tap, numberOfTapsRequired: 2 }
                  - { id: select, type: tap, requireToFail: [zoom] }
        script:
          - { at: 0.00, down: { 1: [50, 50] } }
          - { at: 0.08, up: [1] }
        expect:
          - "@0.43 select.action(ended)"

        """)
  }
}
