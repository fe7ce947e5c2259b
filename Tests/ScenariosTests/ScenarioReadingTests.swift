import Expectations
import Fingerpost
import FingerpostProperties
import Foundation
import Testing

@testable import FingerpostScenarios
@testable import FingerpostScreens

/// What a scenario's text is refused for, and with which words.
@Suite struct ScenarioReadingTests {
  private func complaint(_ text: String) -> String { Scenario.complaint(about: text) }

  private func complaint(view keys: String) -> String {
    complaint("windows: [{ id: W, subviews: [{ id: V, \(keys) }, { id: L, class: UILabel }] }]")
  }

  private func complaint(script: String) -> String {
    complaint(
      """
      application: { id: App }
      windows: [{ id: W, rootViewController: { id: VC, view: { id: R, subviews: [{ id: V }] } } }]
      script: [\(script)]
      """)
  }

  @Test("a whole scenario is read") func whole() throws {
    let scenario = try Scenario.load(
      text: """
        title: Everything at once
        rules: [HIT-6, ARB-3b, S-1]
        config: { hit.alphaMin: 0.02, tapCount.perView: false }
        screen: { size: [300, 600] }
        observe: [touches, hitTest]
        application: { id: App, touches: forward, delegate: { id: D, touches: consume } }
        windows:
          - id: W
            rootViewController:
              id: VC
              touches: forward
              presents: { id: PC, view: { id: PV } }
              view:
                id: R
                subviews:
                  - { id: A, frame: [1, 2, 3, 4], transform: { rotate: 90, scale: 2 }, pointInside: { inset: [-1, -2, -3, -4] } }
                  - { id: B, class: UIImageView, hitTest: { redirect: A }, nextResponder: App, viewController: { id: Child } }
          - { id: W2, level: 5, key: true, hitTest: nil-for-self }
        script:
          - { at: 0, down: { 2: [5, 6], 1: { point: [1, 2], force: 0.5, type: pencil } } }
          - { at: 0.5, move: { 1: { force: 0.75 } }, up: { 2: [7, 8] }, set: { "A.isHidden": true } }
          - { at: 1, call: "A.removeFromSuperview()" }
          - { at: 2 }
        hooks: [{ when: "VC.touchesBegan(1, 2)", call: "W.makeKey()" }]
        expect:
          - "@0.5 VC.touchesBegan(1, 2)"
          - [A.pointInside(true), A.hitTest]
        """, name: "whole.yaml")
    expect(scenario.title, is: "Everything at once")
    expect(scenario.rules, is: ["HIT-6", "ARB-3b", "S-1"])
    expect(scenario.eventRules.hitAlphaMin, is: 0.02)
    expect(scenario.eventRules.tapCountPerView, is: false)
    expect(scenario.screenSize, is: CGSize(width: 300, height: 600))
    expect(scenario.observed, is: [.touches, .hitTest])
    expect(
      scenario.nodes.map(\.label), is: ["App", "D", "W", "VC", "R", "A", "B", "Child", "PC", "PV", "W2"])
    expect(scenario.nodes.map(\.parent), is: [nil, 0, nil, 2, 3, 4, 4, 6, 3, 8, nil])
    expect(scenario.nodes[5].pointInside, is: .inset(top: -1, left: -2, bottom: -3, right: -4))
    expect(scenario.nodes[5].settings.map(\.property.name), is: ["frame", "transform"])
    expect(scenario.nodes[6].hitTest, is: .redirect(5))
    expect(scenario.nodes[6].nextResponder, is: 0)
    expect(scenario.nodes[6].viewClass, is: .imageView)
    #expect(scenario.nodes[10].isKey == true && scenario.nodes[2].isKey == nil)
    expect(scenario.script.map(\.nanoseconds), is: [0, 500_000_000, 1_000_000_000, 2_000_000_000])
    let first = "\(scenario.script[0].actions)"
    let second = "\(scenario.script[1].actions)"
    for (text, parts) in [
      (
        first,
        ["id: 1", "x: 1.0", "force: 0.5", "Kind.pencil", "id: 2", "x: 5.0", "force: 0.0", "Kind.direct"]
      ),
      (
        second,
        ["id: 1", "x: 1.0", "force: 0.75", "Kind.pencil", "id: 2", "x: 7.0", "force: 0.0", "Kind.direct"]
      ),
    ] {
      var rest = Substring(text)
      for part in parts {
        #expect(rest.contains(part), "\(part) in \(text)")
        if let range = rest.range(of: part) { rest = rest[range.upperBound...] }
      }
    }
    expect(scenario.script[1].actions.count, is: 2)
    expect(scenario.hooks[0].when, is: "VC.touchesBegan(1,2)")
    expect(
      scenario.expect,
      is: [
        .line(ScenarioExpectedLine(text: "VC.touchesBegan(1,2)", nanoseconds: 500_000_000)),
        .anyOrder([
          ScenarioExpectedLine(text: "A.pointInside(true)"), ScenarioExpectedLine(text: "A.hitTest"),
        ]),
      ])
  }

  @Test("the first window is key unless another says so") func keyWindow() throws {
    let two = try Scenario.load(text: "windows: [{ id: A, key: false }, { id: B }]", name: "x")
    expect(two.nodes.map(\.isKey), is: [false, true])
    expect(
      complaint("windows: [{ id: A, key: true }, { id: B, key: true }]"),
      is: "x.yaml:1:33: windows[1]: only one window can be key, and windows[0] says that it is")
  }

  @Test(
    "an unknown name is refused with its line, its path and the nearest right one",
    arguments: [
      (
        "windows:\n- rootViewController:\n    view:\n      subviews:\n      - { id: A }\n      - { gestureRecogniser: [] }",
        "x.yaml:6:11: windows[0].rootViewController.view.subviews[1].gestureRecogniser: a view has no key “gestureRecogniser”; did you mean “gestureRecognizers”?"
      ),
      ("titel: x", "x.yaml:1:1: titel: a scenario has no key “titel”; did you mean “title”?"),
      ("config: { hit.alphamin: 1 }", "did you mean “hit.alphaMin”?"),
      (
        "observe: [touchs]",
        "x.yaml:1:11: observe[0]: “touchs” is not a family of log lines; did you mean “touches”?"
      ),
      ("windows: [{ frmae: [0, 0, 1, 1] }]", "did you mean “frame”?"),
      ("windows: [{ rootViewController: { veiw: {} } }]", "did you mean “view”?"),
      ("windows: [{ subviews: [{ class: UIVeiw }] }]", "did you mean “UIView”?"),
      ("windows: [{ subviews: [{ touches: consumed }] }]", "did you mean “consume”?"),
      (
        "windows: [{ subviews: [{ nextResponder: ab }, { id: abc }] }]",
        "nothing has the id “ab”; did you mean “abc”?"
      ),
      (
        "windows: [{ id: W }]\nscript: [{ at: 0, don: {} }]",
        "script[0].don: a step has no key “don”; did you mean “down”?"
      ),
      (
        "windows: [{ id: W }]\nscript: [{ at: 0, down: { 1: { point: [0, 0], froce: 1 } } }]",
        "did you mean “force”?"
      ),
      (
        "windows: [{ id: W }]\nscript: [{ at: 0, down: { 1: { point: [0, 0], type: pensil } } }]",
        "did you mean “pencil”?"
      ),
      ("windows: [{ id: W }]\nscript: [{ at: 0, call: \"W.makekey()\" }]", "did you mean “makeKey”?"),
      ("windows: [{ id: W }]\nscript: [{ at: 0, set: { W.isHiden: true } }]", "did you mean “isHidden”?"),
      ("windows: [{ id: W }]\nexpect: [W.touchBegan(1)]", "did you mean “touchesBegan”?"),
      (
        "windows: [{ id: Win }]\nexpect: [Wim.touchesBegan(1)]",
        "nothing has the id “Wim”; did you mean “Win”?"
      ),
      ("windows: [{ id: W }]\nhooks: [{ wehn: W.hitTest }]", "did you mean “when”?"),
      ("application: { delgate: {} }", "did you mean “delegate”?"),
      ("screen: { sise: [1, 1] }", "did you mean “size”?"),
    ])
  func unknownNames(_ text: String, _ words: String) {
    let said = complaint(text)
    #expect(said.contains(words), "\(said)")
    #expect(said.hasPrefix("x.yaml:"))
  }

  @Test(
    "what the format knows and nothing has built is said to be so",
    arguments: [
      "windows: [{ subviews: [{ class: UITextView }] }]",
      "windows: [{ subviews: [{ class: UIDatePicker }] }]",
    ])
  func notBuilt(_ text: String) {
    let said = complaint(text)
    #expect(said.contains("is known, but") && said.hasSuffix("not built yet"), "\(said)")
  }

  @Test(
    "what is wrong with a control or an action is said with the nearest right name",
    arguments: [
      ("windows: [{ subviews: [{ isEnabled: true }] }]", "a view has no key “isEnabled”"),
      ("windows: [{ subviews: [{ targets: [] }] }]", "a view has no key “targets”"),
      ("windows: [{ subviews: [{ class: UIButon }] }]", "did you mean “UIButton”?"),
      ("windows: [{ subviews: [{ class: UIButton, isEnabeld: true }] }]", "did you mean “isEnabled”?"),
      (
        "windows: [{ subviews: [{ class: UIButton, targets: [{ events: [touchUpInsde], action: a }] }] }]",
        "is not a control event; did you mean “touchUpInside”?"
      ),
      (
        "windows: [{ subviews: [{ class: UIButton, targets: [{ events: [] }] }] }]",
        "a target needs “action”"
      ),
      (
        "windows: [{ subviews: [{ class: UIButton, targets: [{ action: a }] }] }]",
        "a target needs “events”"
      ),
      (
        "windows: [{ subviews: [{ class: UIButton, targets: [{ action: a, events: [], target: B }] }] }]",
        "nothing has the id “B”"
      ),
      ("application: { actions: [reset] }", "“reset” is a callback of this format"),
      ("application: { actions: [\"a b\"] }", "the name of an action is made of letters"),
      ("windows: [{ subviews: [{ id: V }] }]\nexpect: [V.beginTracking(1)]", "which has no callback"),
      (
        "windows: [{ subviews: [{ id: V, class: UIButton }] }]\nexpect: [V.touchUpInside]",
        "there is no callback “touchUpInside”; did you mean “event(touchUpInside)”?"
      ),
      (
        "windows: [{ subviews: [{ id: V, class: UIControl }] }]\nexpect: [V.beginTracking]",
        "“beginTracking” is logged with a contact, such as (1)"
      ),
      (
        "windows: [{ subviews: [{ id: V, class: UIControl }] }]\nexpect: [V.event(allEvents)]",
        "“event” is logged with a control event"
      ),
      (
        "windows: [{ id: W, actions: [go] }]\nexpect: [W.go]", "an action is logged with the id of its sender"
      ),
      ("windows: [{ id: W, actions: [go] }]\nexpect: [W.go(V)]", "nothing has the id “V”"),
      (
        "windows: [{ subviews: [{ id: V }] }]\nscript: [{ at: 0, call: V.sendActions(touchDown) }]",
        "“V” is a view, not a control"
      ),
      (
        "windows: [{ subviews: [{ id: V, class: UIControl }] }]\nscript: [{ at: 0, call: V.sendActions(tap) }]",
        "“tap” is not a control event"
      ),
      ("script: [{ at: 0, call: application.sendAction() }]", "“sendAction” takes an action and its sender"),
    ])
  func controls(_ text: String, _ words: String) {
    let said = complaint(text)
    #expect(said.contains(words), "\(said)")
  }

  @Test(
    "a value of the wrong kind is refused",
    arguments: [
      ("alpha: half", "windows[0].subviews[0].alpha: expected a number, found “half”"),
      ("alpha: \"0.5\"", "expected a number, found the text “0.5”"),
      ("alpha: .nan", "expected a finite number, found “.nan”"),
      ("alpha: .inf", "expected a finite number"),
      ("alpha: 1e999", "expected a finite number"),
      ("alpha: 0x10", "expected a number"),
      ("alpha:", "expected a number, found nothing"),
      ("isHidden: yes", "expected true or false, found “yes”"),
      ("isHidden: 1", "expected true or false"),
      ("frame: [1, 2, 3]", "expected [x, y, width, height], found a list of 3 items"),
      ("frame: { x: 1 }", "expected [x, y, width, height], found a mapping"),
      ("center: [1]", "expected [x, y], found a list of 1 item"),
      ("transform: big", "expected [a, b, c, d, tx, ty] or { rotate: degrees, scale: factor }"),
      ("transform: { turn: 1 }", "a transform has no key “turn”"),
      ("subviews: {}", "expected a list of views, found a mapping"),
      ("subviews: [R]", "expected a view, a mapping, found “R”"),
      ("touches: true", "is not a way to take touches"),
      ("pointInside: sometimes", "expected always, never or { inset: [top, left, bottom, right] }"),
      ("pointInside: { inset: 3 }", "expected [top, left, bottom, right], found “3”"),
      ("hitTest: nil", "expected nil-for-self or { redirect: id }"),
      ("hitTest: {}", "expected { redirect: id }"),
      ("level: 3", "a view has no key “level”"),
      ("class: UIWindow", "a UIWindow belongs under “windows”"),
    ])
  func wrongKinds(_ keys: String, _ words: String) {
    let said = complaint(view: keys)
    #expect(said.contains(words), "\(said)")
  }

  @Test(
    "a switch of EventRules is true or false, and every other key is a number",
    arguments: [
      ("tapCount.perView: true", "accepted"), ("tapCount.perView: false", "accepted"),
      ("tapCount.perView: 1", "config[\"tapCount.perView\"]: expected true or false, found “1”"),
      ("tapCount.perView: \"true\"", "expected true or false, found the text “true”"),
      ("hitTestPasses: 2", "accepted"), ("hitTestPasses: 3", "hitTestPasses is 1 or 2"),
      ("hitTestPasses: true", "config.hitTestPasses: expected a number, found “true”"),
      ("hit.alphaMin: false", "expected a number, found “false”"),
      ("tapCount.radius: -1", "tapCount.radius must be a number that is not negative"),
    ])
  func configuration(_ entry: String, _ words: String) {
    let said = complaint("config: { \(entry) }")
    #expect(said.contains(words), "\(said)")
  }

  @Test(
    "ids are words that stand once",
    arguments: [
      ("id: V", "the id “V” is taken by windows[0].subviews[0] in line 1"),
      ("id: a.b", "an id is made of letters"),
      ("id: \"\"", "an id is made of letters"),
      ("id: application", "the id “application” is the application's own"),
      ("id: [V]", "expected an id, found a list of 1 item"),
    ])
  func ids(_ key: String, _ words: String) {
    let said = complaint(view: "subviews: [{ \(key) }]")
    #expect(said.contains(words), "\(said)")
  }

  @Test(
    "a script that no hardware could play is refused",
    arguments: [
      ("{ down: { 1: [0, 0] } }", "script[0]: a step needs “at”"),
      ("{ at: -1 }", "time begins at 0"),
      ("{ at: .nan }", "expected a finite number"),
      ("{ at: 1e300 }", "more than an hour"),
      ("{ at: soon }", "expected a time in seconds, found “soon”"),
      (
        "{ at: 1 }, { at: 0.5 }", "script[1].at: steps are in time order, and script[0] comes later, at 1.000"
      ),
      ("{ at: 0, move: { 1: [0, 0] } }", "script[0].move.1: contact 1 cannot move: it is not down"),
      ("{ at: 0, up: [1] }", "script[0].up[0]: contact 1 cannot be lifted: it is not down"),
      (
        "{ at: 0, down: { 1: [0, 0] } }, { at: 1, up: [1] }, { at: 2, up: [1] }",
        "script[2].up[0]: contact 1 cannot be lifted"
      ),
      (
        "{ at: 0, down: { 1: [0, 0] } }, { at: 1, down: { 1: [0, 0] } }",
        "script[1].down.1: contact 1 is down already, since script[0]"
      ),
      ("{ at: 0, down: { 1: [0, 0] }, up: [1] }", "contact 1 appears twice in one step"),
      ("{ at: 0, down: { a: [0, 0] } }", "“a” is not the number of a contact"),
      ("{ at: 0, down: { -1: [0, 0] } }", "“-1” is not the number of a contact"),
      (
        "{ at: 0, down: { \((0..<101).map { "\($0): [0, 0]" }.joined(separator: ", ")) } }",
        "more than 100 contacts are down at once"
      ),
      ("{ at: 0, down: [1] }", "expected a mapping from contacts to points"),
      ("{ at: 0, down: { 1: 5 } }", "expected [x, y] or { point: [x, y], … }"),
      ("{ at: 0, down: { 1: { force: 1 } } }", "a contact that comes down needs a “point”"),
      ("{ at: 0, down: { 1: { point: [0, 0], force: -1 } } }", "expected a number that is not negative"),
      (
        "{ at: 0, down: { 1: [0, 0] } }, { at: 1, move: { 1: { type: pencil } } }",
        "the type of a contact is fixed"
      ),
      ("{ at: 0, call: V.removeFromSuperview }", "expected a call, such as “V.removeFromSuperview()”"),
      (
        "{ at: 0, call: \"W.removeFromSuperview()\" }",
        "“W” is a window, which has no “removeFromSuperview” to call"
      ),
      ("{ at: 0, call: \"V.addSubview(W)\" }", "“addSubview” takes a view, and “W” is a window"),
      ("{ at: 0, call: \"V.addSubview(V)\" }", "“V” cannot be its own subview"),
      ("{ at: 0, call: \"V.addSubview()\" }", "“addSubview” takes the id of a view"),
      ("{ at: 0, call: \"V.becomeFirstResponder(R)\" }", "“becomeFirstResponder” takes no argument"),
      ("{ at: 0, set: { isHidden: true } }", "expected id.property"),
      ("{ at: 0, set: { VC.isHidden: true } }", "“VC” is a view controller, which has nothing to set"),
      ("{ at: 0, set: { V.level: 3 } }", "a view has no property “level” to set"),
      ("{ at: 0, set: { V.isHidden: 3 } }", "expected true or false, found “3”"),
    ])
  func scripts(_ steps: String, _ words: String) {
    let said = complaint(script: steps)
    #expect(said.contains(words), "\(said)")
  }

  @Test(
    "a line that can never be logged is refused",
    arguments: [
      ("V.touchesBegan", "“touchesBegan” is logged with contacts in ascending order"),
      ("\"V.touchesBegan(2,1)\"", "“touchesBegan” is logged with contacts in ascending order"),
      ("V.touchesBegan(1,2)", "found “V.touchesBegan(1”; inside [ ] a line with a comma needs quotes"),
      ("V.hitTest(true)", "“hitTest” is logged with no parentheses"),
      ("V.becomeFirstResponder(1)", "“becomeFirstResponder” is logged with (true) or (false)"),
      ("V.pointInside(true)", "does not observe the family “hitTest”"),
      ("\"@soon V.touchesBegan(1)\"", "“@soon” is not a time in seconds"),
      ("touchesBegan(1)", "expected a log line"),
      ("[[V.touchesBegan(1)]]", "expected a log line, such as “V.touchesBegan(1)”, found a list of 1 item"),
    ])
  func lines(_ line: String, _ words: String) {
    let said = complaint("windows: [{ id: V }]\nexpect: [\(line)]")
    #expect(said.contains(words), "\(said)")
  }
}
