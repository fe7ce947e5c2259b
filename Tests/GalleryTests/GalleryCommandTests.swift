import ArgumentParser
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
    #expect(result.out.count == 11)
    #expect(result.out.first?.hasPrefix("hit-test  ") == true)
  }

  @Test("taps on a screen are printed with their times, one a second") func taps() {
    let result = run { $0.play(screen: "outside", taps: ["290,260", "290,290"], hold: 0.1) }
    let line = "OutsideViewController.pressed(_:) in GenerousTray"
    #expect(result.status == 0)
    #expect(result.out == ["@0.100 \(line)", "@1.200 \(line)"])
  }

  @Test("with --trace the engine speaks instead") func trace() {
    let result = run(trace: true) { $0.play(screen: "outside", taps: ["90,260"], hold: 0.1) }
    #expect(result.out.contains { $0.contains("[HIT-5]") })
  }

  @Test("with --passes 2 every hit test is made twice, and with 1 once, whatever a script says")
  func passes() {
    func questions(_ lines: [String]) -> Int { lines.count { $0.contains("BoxA.hitTest") } }
    let taps = ["60,580"]
    #expect(questions(run { $0.play(screen: "hit-test", taps: taps, hold: 0.1) }.out) == 1)
    #expect(questions(run(passes: 2) { $0.play(screen: "hit-test", taps: taps, hold: 0.1) }.out) == 2)
    let script = GalleryScriptTests.folder.appendingPathComponent("000-a-hit-test-is-made-twice.yaml").path
    #expect(questions(run { $0.play(script: script) }.out) == 2)
    #expect(questions(run(passes: 1) { $0.play(script: script) }.out) == 1)
  }

  @Test("HIT-1: with --log hit-test every view that inherits its hit test says whether it holds the point")
  func hitTestLog() {
    let result = run(log: .hitTest) { $0.play(screen: "controls", taps: ["60,120"], hold: 0.1) }
    #expect(
      result.out.prefix { !$0.contains("touchesBegan") } == [
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
    #expect(result.status == 2)
    #expect(result.out.isEmpty)
    #expect(result.errors.count == 1)
  }

  @Test("a script that differs fails with 1 and shows the difference") func fails() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "gallery-\(UUID().uuidString).yaml")
    try Data("appScreen: chain\nscript: []\nexpect: [Nobody.wasAsked]\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = run(check: true) { $0.play(script: file.path) }
    #expect(result.status == 1)
    #expect(result.out.first?.contains("Nobody.wasAsked") == true)
  }
}
