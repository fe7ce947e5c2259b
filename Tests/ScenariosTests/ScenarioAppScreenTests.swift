import Expectations
import Fingerpost
import Foundation
import Testing

@testable import FingerpostScenarios

/// Scripts that play on a screen of an application's own.
@Suite struct ScenarioAppScreenTests {
  private static let script = """
    title: A touch and a hold
    screen: { size: [300, 500] }
    appScreen: Card
    script: [{ at: 0.1, down: { 1: [250, 450] } }, { at: 0.3, up: [1] }]
    expect: ["@0.1 touched", lifted at 300 by 500]
    """

  private final class Touched: UIView {
    var log: (String) -> Void = { _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("touched") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("lifted at \(Int(bounds.width)) by \(Int(bounds.height))")
    }
  }

  private func load(_ text: String) throws -> Scenario { try Scenario.load(text: text, name: "app.yaml") }

  private func message(_ text: String) -> String? {
    let error = #expect(throws: ScenarioError.self) { try load(text) }
    return error.map { "\($0)" }
  }

  @Test("the script plays on the application's screen, and the log is what the application writes")
  func plays()
    throws
  {
    let scenario = try load(Self.script)
    expect(scenario.appScreen, is: "Card")
    var shown = 0
    let run = try ScenarioPlayer(scenario).play(tracing: true) { log in
      shown += 1
      let window = UIWindow(frame: CGRect(origin: .zero, size: World.current.screenSize))
      let view = Touched(frame: window.bounds)
      view.log = log
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
    expect(shown, is: 1)
    expect(run.lines.map(\.description), is: ["@0.100 touched", "@0.300 lifted at 300 by 500"])
    expect(ScenarioCheck.compare(try #require(scenario.expect), run.lines), is: nil)
    #expect(!run.records.isEmpty)
  }

  @Test("without its application such a scenario is not played") func refused() throws {
    let scenario = try load(Self.script)
    let error = #expect(throws: ScenarioError.self) { try ScenarioPlayer(scenario).play() }
    expect(
      error.map { "\($0)" },
      is: "app.yaml: it plays on the screen “Card” of an application, which has to play it")
  }

  @Test(
    "what the application brings cannot stand in the file",
    arguments: ["application: {}", "windows: []", "hooks: []"])
  func excludes(_ line: String) {
    let key = line.prefix { $0 != ":" }
    expect(
      message("appScreen: Card\n\(line)\n")?.hasSuffix(
        "“\(key)” cannot be combined with “appScreen”: the application brings its own views and log"),
      is: true)
  }

  /// Finds another view than the inherited hit test did, or none.
  private final class Chooser: UIView {
    var answer: (UIView?) -> UIView? = { $0 }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      answer(super.hitTest(point, with: event))
    }
  }

  private func hitTests(_ answer: @escaping (UIView?) -> UIView?) throws -> [String] {
    let scenario = try load(
      "appScreen: Card\nobserve: [hitTest]\nscript: [{ at: 0, down: { 1: [50, 50] } }, { at: 0.1, up: [1] }]\n"
    )
    let run = try ScenarioPlayer(scenario).play { log in
      let window = UIWindow(frame: CGRect(origin: .zero, size: World.current.screenSize))
      let (touched, chooser) = (Touched(frame: window.bounds), Chooser(frame: window.bounds))
      touched.log = log
      chooser.answer = answer
      chooser.addSubview(UIImageView(frame: window.bounds))
      chooser.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      for view in [touched, chooser] { window.addSubview(view) }
      window.makeKeyAndVisible()
    }
    #expect(run.records.isEmpty)
    return run.lines.map(\.text)
  }

  @Test(
    "HIT-1, HIT-14: observed hit tests say which views were asked and what was found, in between the log's own lines"
  )
  func observesHitTests() throws {
    let asked = ["point in UIWindow", "point in Chooser", "point not in UIView"]
    try expect(hitTests { $0 }, is: asked + ["hit view Chooser"])
    try expect(
      hitTests { _ in nil },
      is: asked + [
        "hit view Chooser", "point in Touched", "hit view Touched", "touched", "lifted at 400 by 800",
      ], "what the override drops was found all the same")
    try expect(
      hitTests { $0?.superview?.subviews.first },
      is: asked + [
        "hit view Touched", "touched", "lifted at 400 by 800",
      ])
  }

  @Test("only hit tests can be observed on an application's screen") func observesNothingElse() {
    expect(
      message("appScreen: Card\nobserve: [touches]\n")?.hasSuffix(
        "only the family “hitTest” can be observed: the application writes its own log"), is: true)
  }

  @Test("a line's time has to be one", arguments: ["@soon touched", "@0.1"]) func times(_ line: String) {
    expect(message("appScreen: Card\nexpect: [\"\(line)\"]\n")?.hasPrefix("app.yaml:2"), is: true)
  }

  @Test("a script cannot name what is the application's") func names() {
    expect(
      message("appScreen: Card\nscript: [{ at: 0, call: V.removeFromSuperview() }]\n")?.contains(
        "nothing has the id “V”"), is: true)
  }

  @Test("written out, it reads as the same scenario") func written() throws {
    let scenario = try load(Self.script)
    let again = try load(try ScenarioWriter(scenario: scenario).text())
    #expect(again.appScreen == "Card" && again.expect == scenario.expect && again.title == scenario.title)
  }
}
