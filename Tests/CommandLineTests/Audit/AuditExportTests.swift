import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostAudit
@testable import FingerpostCommandLine

/// What an audit writes for code scanning and for workflows.
@MainActor @Suite struct AuditExportTests {
  private nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func example(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent("Examples/\(name)"), encoding: .utf8)
  }

  @Test("--sarif has a rule for each kind, and a result at the line of each finding's first target")
  func sarif() throws {
    let text = try Self.example("covered-by-invisible-view.txt")
    let ran = try AuditCommand.parsed(["a b.txt", "--sarif", "a.sarif"]).ran(on: ["a b.txt": text])
    let log = try JSONValue(Data(try #require(ran.files["a.sarif"]).utf8))
    expect(log["version"]?.text, is: "2.1.0")
    let run = try #require(log["runs"]?.elements.first)
    let driver = run["tool"]?["driver"]
    expect(driver?["name"]?.text, is: "fingerpost")
    expect(driver?["rules"]?.elements.compactMap { $0["id"]?.text }, is: AuditKind.allCases.map(\.rawValue))
    let result = try #require(run["results"]?.elements.first)
    #expect(result["ruleId"]?.text == "covered" && result["level"]?.text == "error")
    let index = try #require(result["ruleIndex"]?.number)
    expect(driver?["rules"]?.elements[Int(index)]["id"], is: result["ruleId"])
    let place = result["locations"]?.elements.first?["physicalLocation"]
    expect(place?["artifactLocation"]?["uri"]?.text, is: "a%20b.txt")
    let line = Int(place?["region"]?["startLine"]?.number ?? 0)
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains(
        "<UIButton: 0x11a722170"))
    expect(result["partialFingerprints"]?["fingerpost/v1"]?.text?.hasPrefix("covered-"), is: true)
    #expect(result["baselineState"] == nil && result["suppressions"] == nil)
    expect(ran.status, is: 1)
  }

  @Test("--since marks what a baseline has, which --github then leaves out")
  func since() throws {
    let text = try Self.example("covered-by-invisible-view.txt")
    let written = try AuditCommand.parsed(["a.txt", "--write-baseline", "known"]).ran(on: ["a.txt": text])
    let files = ["a.txt": text, "known": try #require(written.files["known"])]
    let ran = try AuditCommand.parsed(["a.txt", "--since", "known", "--sarif", "a.sarif", "--github"]).ran(
      on: files)
    let result = try JSONValue(Data(try #require(ran.files["a.sarif"]).utf8))["runs"]?.elements.first?[
      "results"]?
      .elements.first
    expect(result?["baselineState"]?.text, is: "unchanged")
    expect(result?["suppressions"]?.elements.first?["kind"]?.text, is: "external")
    expect(ran.text, is: "0 errors, 0 warnings, 0 notes in 1 screen.\n")
    expect(ran.status, is: 0)
  }

  @Test("--github prints commands, and no line of the input becomes one")
  func github() throws {
    let evil = "%0A::error::x\\n##[add-mask]y,line=3::z\u{2028}::warning::w"
    let text = try Self.example("covered-by-invisible-view.txt").replacing(
      "Nocturne.PlayButton", with: "Nocturne.\(evil)"
    )
    .replacing("ToastContainer", with: "Toast::stop-commands::x")
    let name = "a,b:c%\n::error::.txt"
    let ran = try AuditCommand.parsed([name, "--github"]).ran(on: [name: text])
    #expect(!ran.lines.isEmpty)
    for line in ran.lines.dropLast() {
      let parts = line.split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
      #expect(parts.count == 3 && parts[0] == "")
      let command = parts[1].split(separator: " ", maxSplits: 1)
      #expect(["error", "warning", "notice"].contains(command.first))
      let properties = command.last?.split(separator: ",").map { $0.prefix { $0 != "=" } }
      expect(properties, is: ["file", "line", "title"])
      #expect(!line.contains("a,b"))
    }
    let count = try #require(ran.lines.last)
    #expect(count.hasSuffix("in 1 screen.") && !count.contains("::"))
    #expect(throws: CommandFailure.self) {
      try AuditCommand.parsed(["a", "--github", "--json"]).ran(on: ["a": text])
    }
  }

  @Test(
    "pictures of audits are the same to the byte on every machine",
    arguments: ["covered-by-invisible-view", "late-highlight", "rotated"])
  func pictures(name: String) throws {
    let text = try Self.example("\(name).txt")
    let ran = try AuditCommand.parsed(["screen.txt", "--picture", "a.svg"]).ran(on: ["screen.txt": text])
    let file = Self.root.appendingPathComponent("Tests/Fixtures/AuditPictures/\(name).svg")
    let golden = try String(contentsOf: file, encoding: .utf8)
    // FINGERPOST_WRITE_GOLDEN=1 writes them again; look at them then.
    if ProcessInfo.processInfo.environment["FINGERPOST_WRITE_GOLDEN"] != nil {
      try ran.files["a.svg"]?.write(to: file, atomically: true, encoding: .utf8)
    }
    expect(ran.files["a.svg"], is: golden)
  }
}
