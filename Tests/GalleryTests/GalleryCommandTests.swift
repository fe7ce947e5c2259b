import FingerpostScenarios
import FingerpostScreens
import Foundation
import Testing

@testable import GalleryCommand

/// What `gallery` prints, and with which status it ends.
@Suite struct GalleryCommandTests {
  private func run(
    trace: Bool = false, check: Bool = false, _ body: (inout GallerySession) -> Void
  ) -> (status: Int32, out: [String], errors: [String]) {
    var out: [String] = []
    var errors: [String] = []
    var session = GallerySession(
      trace: trace, check: check, write: { out.append($0) }, complain: { errors.append($0) })
    body(&session)
    return (session.status, out, errors)
  }

  @Test("the list has a line for each screen") func list() {
    let result = run { $0.list() }
    #expect(result.out.count == 10)
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
