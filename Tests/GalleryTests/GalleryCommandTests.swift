import ArgumentParser
import Expectations
import FingerpostScenarios
import FingerpostScreens
import Foundation
import Testing

@testable import GalleryCommand

/// What `gallery` prints, and with which status it ends.
@Suite struct GalleryCommandTests {
  private func run(
    trace: Bool = false, check: Bool = false, passes: Int? = nil, log: GalleryLog? = nil,
    _ body: (inout GallerySession) -> Void
  ) -> (status: Int32, out: [String], errors: [String]) {
    var out: [String] = []
    var errors: [String] = []
    var session = GallerySession(
      trace: trace, check: check, passes: passes, log: log, write: { out.append($0) },
      complain: { errors.append($0) })
    body(&session)
    return (session.status, out, errors)
  }

  @Test("the list has a line for each screen") func list() {
    let result = run { $0.list() }
    expect(result.out.count, is: 12)
    expect(result.out.first?.hasPrefix("hit-test  "), is: true)
  }

  @Test("taps on a screen are printed with their times, one a second") func taps() {
    let result = run { $0.play(screen: "outside", taps: ["290,260", "290,290"], hold: 0.1) }
    let line = "OutsideViewController.pressed(_:) in GenerousTray"
    expect(result.status, is: 0)
    expect(result.out, is: ["@0.100 \(line)", "@1.200 \(line)"])
  }

  @Test("with --trace the engine speaks instead") func trace() {
    let result = run(trace: true) { $0.play(screen: "outside", taps: ["90,260"], hold: 0.1) }
    #expect(result.out.contains { $0.contains("[HIT-5]") })
  }

  @Test("with --passes 2 every hit test is made twice, and with 1 once, whatever a script says")
  func passes() {
    func questions(_ lines: [String]) -> Int { lines.count { $0.contains("BoxA.hitTest") } }
    let taps = ["60,580"]
    expect(questions(run { $0.play(screen: "hit-test", taps: taps, hold: 0.1) }.out), is: 1)
    expect(questions(run(passes: 2) { $0.play(screen: "hit-test", taps: taps, hold: 0.1) }.out), is: 2)
    let script = GalleryScriptTests.folder.appendingPathComponent("000-a-hit-test-is-made-twice.yaml").path
    expect(questions(run { $0.play(script: script) }.out), is: 2)
    expect(questions(run(passes: 1) { $0.play(script: script) }.out), is: 1)
  }

  @Test("HIT-1: with --log hit-test every view that inherits its hit test says whether it holds the point")
  func hitTestLog() {
    let result = run(log: .hitTest) { $0.play(screen: "controls", taps: ["60,120"], hold: 0.1) }
    expect(
      result.out.prefix { !$0.contains("touchesBegan") },
      is: [
        "@0.000 point in UIWindow", "@0.000 point in UIView", "@0.000 point not in UISwitch",
        "@0.000 point not in UIButton", "@0.000 point not in UISwitch", "@0.000 point not in NotingControl",
        "@0.000 point in NotingButton", "@0.000 hit view NotingButton",
      ])
  }

  @Test("a check takes scripts as they are, and hit tests are made once or twice")
  func wrongArguments() {
    for arguments in [["--passes", "3"], ["--check", "--passes", "2"], ["--check", "--log", "hit-test"]] {
      #expect(throws: (any Error).self) { try GalleryCommand.parse(arguments) }
    }
    #expect(throws: Never.self) { try GalleryCommand.parse(["--passes", "1", "--log", "hit-test"]) }
  }

  @Test(
    "an unknown screen, a bad point and a missing file end with 2", arguments: ["screen", "point", "file"])
  func refuses(_ what: String) {
    let result = run {
      switch what {
      case "screen": $0.play(screen: "hit-tset", taps: [], hold: 0.1)
      case "point": $0.play(screen: "hit-test", taps: ["12"], hold: 0.1)
      default: $0.play(script: "no-such-file.yaml")
      }
    }
    expect(result.status, is: 2)
    #expect(result.out.isEmpty)
    expect(result.errors.count, is: 1)
  }

  @Test("a script that differs fails with 1 and shows the difference") func fails() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "gallery-\(UUID().uuidString).yaml")
    try Data("appScreen: chain\nscript: []\nexpect: [Nobody.wasAsked]\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = run(check: true) { $0.play(script: file.path) }
    expect(result.status, is: 1)
    expect(result.out.first?.contains("Nobody.wasAsked"), is: true)
  }

  @Test("with --html the scripts are screens of one page, and what is printed stays the same") func page()
    throws
  {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let scripts = ["menu-opens-a-screen.yaml", "feed-rows-scroll.yaml"].map {
      GalleryScriptTests.folder.appendingPathComponent($0).path
    }
    var printed: [[String]] = []
    for page in [nil, file.path] {
      var out: [String] = []
      var session = GallerySession(page: page, write: { out.append($0) }, complain: { Issue.record("\($0)") })
      for script in scripts { session.play(script: script) }
      session.writePage()
      printed.append(out)
    }
    #expect(printed[0] == printed[1] && printed[0].count > 10)
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(
      page.contains(#""m":"picture""#) && page.contains(#""screen":2"#) && page.contains(#""styled":true"#))
    #expect(page.contains(#""command":"gallery""#) && page.utf8.count < 500_000)
  }

  @Test("a page that cannot be written ends with 2") func pageNowhere() {
    var errors: [String] = []
    var session = GallerySession(page: "/nowhere/page.html", write: { _ in }, complain: { errors.append($0) })
    session.play(screen: "outside", taps: [], hold: 0)
    session.writePage()
    #expect(session.status == 2 && errors.count == 1 && errors[0].hasPrefix("/nowhere/page.html could not"))
  }
}
