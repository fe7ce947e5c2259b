import Expectations
import Fingerpost
import FingerpostTrace
import Testing

@testable import FingerpostScenarios

/// That a scenario's tree, overrides, steps and hooks come out as the engine's own calls.
@Suite struct ScenarioPlayerTests {
  private func log(_ text: String) throws -> [String] {
    try ScenarioPlayer(Scenario.load(text: text, name: "x.yaml")).play().lines.map(\.text)
  }

  private func complaint(_ text: String) -> String {
    do {
      _ = try log(text)
      return "played"
    } catch {
      return "\(error)"
    }
  }

  private func tap(_ views: String, at point: String = "[50, 50]", more: String = "") throws -> [String] {
    try log(
      """
      windows: [{ id: W, touches: consume, rootViewController: { id: VC, touches: forward, view: { id: R, touches: forward,
        subviews: [\(views)] } } }]
      script: [{ at: 0, down: { 1: \(point) } }, { at: 0.1, up: [1] }]
      \(more)
      """)
  }

  @Test(
    "R-1: views of every class log what is coalesced",
    arguments: ScenarioClass.allCases.filter { $0 != .window })
  func coalesced(_ viewClass: ScenarioClass) throws {
    let lines = try log(
      """
      config: { scroll.contentTouchDelay: 0 }
      observe: [touches, coalesced]
      windows: [{ subviews: [{ id: V, class: \(viewClass.rawValue), frame: [0, 0, 100, 100], touches: consume,
        isUserInteractionEnabled: true }] }]
      script: [{ at: 0, down: { 1: [20, 15] } }]
      """)
    expect(
      lines, is: ["V.touchesBegan(1)", "V.coalescedTouches(1,[20,15])", "V.predictedTouches(1)"])
  }

  @Test("consume ends the chain, forward lets it go on, and neither is needed") func forwarding() throws {
    try expect(
      tap("{ id: V, frame: [0, 0, 100, 100], touches: consume }"),
      is: [
        "V.touchesBegan(1)", "V.touchesEnded(1)",
      ])
    let onwards =
      ["R", "VC", "W"].map { "\($0).touchesBegan(1)" } + ["R", "VC", "W"].map { "\($0).touchesEnded(1)" }
    try expect(tap("{ id: V, frame: [0, 0, 100, 100] }"), is: onwards)
    try expect(
      tap("{ id: V, frame: [0, 0, 100, 100], touches: forward }").prefix(2),
      is: [
        "V.touchesBegan(1)", "R.touchesBegan(1)",
      ])
  }

  @Test("labels and image views take no touches") func classes() throws {
    for name in ["UILabel", "UIImageView"] {
      let lines = try tap("{ id: V, class: \(name), frame: [0, 0, 100, 100], touches: consume }")
      #expect(!lines.contains("V.touchesBegan(1)"))
    }
  }

  @Test("pointInside is overridden") func pointInside() throws {
    let far = "[300, 300]"
    try expect(
      tap("{ id: V, touches: consume, pointInside: always }", at: far).first, is: "V.touchesBegan(1)")
    try expect(
      tap("{ id: V, frame: [0, 0, 100, 100], touches: consume, pointInside: never }").first,
      is: "R.touchesBegan(1)")
    let inset =
      "{ id: V, frame: [100, 100, 100, 100], touches: consume, pointInside: { inset: [-10, -20, -30, -40] } }"
    for point in ["[80, 90]", "[239.9, 229.9]"] {
      try expect(tap(inset, at: point).first, is: "V.touchesBegan(1)")
    }
    for point in ["[79.9, 150]", "[150, 89.9]", "[240, 150]", "[150, 230]"] {
      try expect(tap(inset, at: point).first, is: "R.touchesBegan(1)")
    }
  }

  @Test("hitTest is overridden") func hitTest() throws {
    let behind = "{ id: B, frame: [0, 0, 100, 100], touches: consume }"
    let inner = "{ id: K, frame: [0, 0, 10, 10], touches: consume }"
    let front =
      "{ id: V, frame: [0, 0, 100, 100], touches: consume, hitTest: nil-for-self, subviews: [\(inner)] }"
    try expect(tap("\(behind), \(front)").first, is: "B.touchesBegan(1)")
    try expect(tap("\(behind), \(front)", at: "[5, 5]").first, is: "K.touchesBegan(1)")
    let redirecting = "{ id: V, frame: [0, 0, 100, 100], hitTest: { redirect: K } }, \(inner)"
    try expect(tap(redirecting).first, is: "K.touchesBegan(1)")
    try expect(tap(redirecting, at: "[200, 200]").first, is: "R.touchesBegan(1)")
  }

  @Test("nextResponder is overridden, and a circle is refused") func nextResponder() throws {
    try expect(
      tap("{ id: V, frame: [0, 0, 100, 100], nextResponder: W }"),
      is: [
        "W.touchesBegan(1)", "W.touchesEnded(1)",
      ])
    let inner = "subviews: [{ id: K, nextResponder: V }]"
    expect(
      complaint("windows: [{ id: W, subviews: [{ id: V, nextResponder: K, \(inner) }] }]"),
      is: "x.yaml:1:31: windows[0].subviews[0].nextResponder: the responder chain leads back to “V”")
    #expect(
      complaint("windows: [{ id: W, nextResponder: V, subviews: [{ id: V }] }]").contains("leads back to “W”")
    )
    #expect(complaint("windows: [{ id: W, nextResponder: W }]").contains("leads back to “W”"))
    // A circle that only the script closes.
    let later = """
      windows: [{ id: W, subviews: [{ id: A, frame: [0, 0, 100, 100], nextResponder: B }, { id: B }] }]
      script: [{ at: 0, call: "A.addSubview(B)" }, { at: 1, down: { 1: [50, 50] } }]
      """
    #expect(complaint(later).contains("the responder chain leads back to “A”"))
  }

  @Test("controllers, application and delegate are in the chain") func chain() throws {
    let lines = try log(
      """
      application: { id: App, touches: forward, delegate: { id: D, touches: forward } }
      windows: [{ id: W, touches: forward, rootViewController: { id: VC, touches: forward, view: { id: R, touches: forward,
        subviews: [{ id: P, frame: [0, 0, 400, 400], touches: forward, viewController: { id: Child, touches: forward } }] },
        presents: { id: PC, touches: forward, view: { id: PV, touches: forward, frame: [0, 400, 400, 400] } } } }]
      script: [{ at: 0, down: { 1: [50, 50] } }, { at: 1, down: { 2: [50, 450] } }]
      """)
    expect(
      lines,
      is: ["P", "Child", "R", "VC", "W", "App", "D"].map { "\($0).touchesBegan(1)" }
        + ["PV", "PC", "VC", "W", "App", "D"].map { "\($0).touchesBegan(2)" })
  }

  @Test("windows stack by level, then by order; hidden ones are not asked") func windows() throws {
    func hit(_ windows: String) throws -> [String] {
      try log("windows: [\(windows)]\nscript: [{ at: 0, down: { 1: [50, 50] } }]")
    }
    let (a, b) = ("{ id: A, touches: consume", "{ id: B, touches: consume")
    try expect(hit("\(a) }, \(b) }"), is: ["B.touchesBegan(1)"])
    try expect(hit("\(a), level: 1 }, \(b) }"), is: ["A.touchesBegan(1)"])
    try expect(hit("\(a) }, \(b), isHidden: true }"), is: ["A.touchesBegan(1)"])
    try expect(hit("\(a) }, \(b), frame: [100, 100, 50, 50] }"), is: ["A.touchesBegan(1)"])
    try expect(hit("\(a), key: true }, \(b) }"), is: ["B.touchesBegan(1)"])
  }

  @Test(
    "every property can be set",
    arguments: [
      "V.isHidden: true", "V.alpha: 0", "V.frame: [100, 100, 50, 50]", "V.bounds: [0, 0, 0, 2]",
      "V.center: [300, 300]",
      "V.transform: { scale: 0 }", "V.transform: [1, 0, 0, 1, 200, 0]", "V.isUserInteractionEnabled: false",
      "R.bounds: [100, 100, 400, 800]", "W.bounds: [100, 100, 400, 800]",
    ])
  func set(_ assignment: String) throws {
    let views = "{ id: V, frame: [25, 25, 50, 50], touches: consume }"
    let lines = try log(
      """
      windows: [{ id: W, touches: consume, rootViewController: { view: { id: R, touches: consume, subviews: [\(views)] } } }]
      script: [{ at: 0, down: { 1: [50, 50] } }, { at: 1, up: [1] }, { at: 2, set: { \(assignment) } },
        { at: 3, down: { 1: [50, 50] } }]
      """)
    expect(lines.first, is: "V.touchesBegan(1)")
    #expect(lines.last == "R.touchesBegan(1)" || lines.last == "W.touchesBegan(1)")
  }

  @Test("switches and windows' own properties can be set") func setFlags() throws {
    let multiple = try log(
      """
      windows: [{ id: W, touches: consume, subviews: [{ id: V, touches: consume, frame: [0, 0, 100, 100] }] }]
      script: [{ at: 0, set: { V.isMultipleTouchEnabled: true, V.clipsToBounds: true, V.zPosition: 3, V.isExclusiveTouch: true } },
        { at: 1, down: { 1: [5, 5], 2: [6, 6] } }, { at: 2, down: { 3: [300, 300] } }]
      """)
    expect(multiple, is: ["V.touchesBegan(1,2)"])
    let level = try log(
      """
      windows: [{ id: A, touches: consume }, { id: B, touches: consume }]
      script: [{ at: 0, set: { A.level: 1 } }, { at: 1, down: { 1: [5, 5] } }, { at: 1.5, up: [1] }, { at: 2, set: { A.isHidden: true } },
        { at: 3, down: { 2: [5, 5] } }]
      """)
    expect(level, is: ["A.touchesBegan(1)", "A.touchesEnded(1)", "B.touchesBegan(2)"])
  }

  @Test("first responder calls are logged with their answers") func firstResponder() throws {
    let lines = try log(
      """
      windows: [{ id: W, subviews: [{ id: A, canBecomeFirstResponder: true }, { id: B, canBecomeFirstResponder: true }, { id: C }] }]
      script: [
        { at: 0, call: "A.becomeFirstResponder()" }, { at: 1, call: "C.becomeFirstResponder()" },
        { at: 2, call: "B.becomeFirstResponder()" }, { at: 3, call: "B.resignFirstResponder()" },
        { at: 4, set: { C.canBecomeFirstResponder: true } }, { at: 5, call: "C.becomeFirstResponder()" } ]
      """)
    expect(
      lines,
      is: [
        "A.becomeFirstResponder(true)", "C.becomeFirstResponder(false)", "A.resignFirstResponder(true)",
        "B.becomeFirstResponder(true)", "B.resignFirstResponder(true)", "C.becomeFirstResponder(true)",
      ])
  }

  @Test("hooks act inside the callback, after its line") func hooks() throws {
    let views = "{ id: V, frame: [0, 0, 100, 100], touches: forward }"
    try expect(
      tap(views, more: "hooks: [{ when: V.touchesBegan(1), call: \"V.removeFromSuperview()\" }]").prefix(
        3),
      is: [
        "V.touchesBegan(1)", "V.touchesCancelled(1)", "R.touchesCancelled(1)",
      ])
    let hidden = try tap(views, more: "hooks: [{ when: V.hitTest, set: { V.isHidden: true } }]")
    expect(hidden.first, is: "R.touchesBegan(1)")
  }

  @Test("hooks that set each other off are stopped") func endlessHooks() {
    let text = """
      windows: [{ id: W, subviews: [{ id: V, canBecomeFirstResponder: true }] }]
      script: [{ at: 0, call: "V.becomeFirstResponder()" }]
      hooks: [{ when: V.becomeFirstResponder(true), call: "V.becomeFirstResponder()" }]
      """
    #expect(complaint(text).contains("hooks[0]: hooks set each other off"))
    let calls = Array(repeating: "{ at: 0, call: \"V.resignFirstResponder()\" }", count: 1_200).joined(
      separator: ", ")
    let many = """
      windows: [{ id: W, subviews: [{ id: V }] }]
      script: [\(calls)]
      hooks: [{ when: V.resignFirstResponder(true), set: { V.isHidden: true } }]
      """
    #expect(complaint(many).contains("hooks fired more than 1000 times"))
  }

  @Test("a script cannot tie the tree into a knot") func knots() {
    let text = """
      windows: [{ id: W, subviews: [{ id: A, subviews: [{ id: B, subviews: [{ id: C }] }] }] }]
      script: [{ at: 0, call: "C.addSubview(A)" }]
      """
    #expect(
      complaint(text).contains("script[0].call: a view cannot become a subview of one that lies inside it"))
    let views = (0..<1_100).map { "{ id: v\($0), frame: [0, 0, 9, 9] }" }.joined(separator: ", ")
    let calls = (1..<1_100).map { "{ at: 0, call: \"v\($0 - 1).addSubview(v\($0))\" }" }.joined(
      separator: ", ")
    let deep = "windows: [{ subviews: [\(views)] }]\nscript: [\(calls), { at: 1, down: { 1: [5, 5] } }]"
    #expect(complaint(deep).contains("views nest deeper than 1000 levels"))
  }

  @Test("a tree a thousand views deep is played") func deep() throws {
    let views = (0..<990).map { "{ id: v\($0), frame: [0, 0, 9, 9], touches: forward }" }.joined(
      separator: ", ")
    let calls = (1..<990).map { "{ at: 0, call: \"v\($0 - 1).addSubview(v\($0))\" }" }.joined(separator: ", ")
    let lines = try log(
      "windows: [{ subviews: [\(views)] }]\nscript: [\(calls), { at: 1, down: { 1: [5, 5] } }]")
    #expect(lines.count == 990 && lines.first == "v989.touchesBegan(1)" && lines.last == "v0.touchesBegan(1)")
  }

  @Test("contacts of one step are one event, and set, call and contacts act in the order written")
  func steps() throws {
    let lines = try log(
      """
      windows: [{ id: W, subviews: [{ id: V, frame: [0, 0, 100, 100], isMultipleTouchEnabled: true, touches: consume },
        { id: U, frame: [0, 0, 100, 100], isHidden: true, touches: consume }] }]
      script:
        - { at: 0, down: { 2: [5, 5], 1: [6, 6] } }
        - { at: 1, move: { 1: [7, 7] }, up: [2] }
        - { at: 2, cancel: [1] }
        - { at: 3, set: { U.isHidden: false }, down: { 1: [5, 5] }, call: "U.removeFromSuperview()" }
      """)
    expect(
      lines,
      is: [
        "V.touchesBegan(1,2)", "V.touchesMoved(1)", "V.touchesEnded(2)", "V.touchesCancelled(1)",
        "U.touchesBegan(1)", "U.touchesCancelled(1)",
      ])
  }

  @Test("a run's facts can be kept, and name nodes by their ids") func tracing() throws {
    let scenario = try Scenario.load(
      text: """
        windows: [{ id: W, subviews: [{ id: V, frame: [0, 0, 9, 9] }, { class: UILabel }] }]
        script: [{ at: 0.5, down: { 1: [5, 5] } }]
        """, name: "x")
    #expect(try ScenarioPlayer(scenario).play().records.isEmpty)
    let records = try ScenarioPlayer(scenario).play(tracing: true).records
    let names = records.compactMap { record in
      if case .subject(_, _, let name) = record.fact { return name }
      return nil
    }
    #expect(names.contains("W") && names.contains("V") && names.contains("UILabel"))
    expect(records.last?.nanoseconds, is: 500_000_000)
  }

  @Test("a scene can be built without playing it") func scene() throws {
    let scenario = try Scenario.load(
      text: "windows: [{ id: W, rootViewController: { id: VC, view: { id: R } } }]", name: "x")
    let scene = try ScenarioScene.build(scenario, in: ScenarioScene.makeWorld(for: scenario))
    expect(scene.windows.count, is: 1)
    #expect(scene.responder(id: "VC") is UIViewController)
    expect((scene.responder(id: "R") as? UIView)?.frame, is: scene.windows[0].bounds)
    expect(scene.id(of: scene.windows[0]), is: "W")
    expect(scene.responder(id: "X"), is: nil)
    #expect(scene.windows[0].isKeyWindow)
  }
}
