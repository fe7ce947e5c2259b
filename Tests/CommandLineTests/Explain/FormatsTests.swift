import Expectations
import FingerpostConsole
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What is read, as the command, the help and the documentation list it.
@Suite struct FormatsTests {
  @Test("Each format is listed with how to get it and what it can answer")
  func list() throws {
    let lines = try FormatsCommand.parsed([]).ran().lines
    expect(lines.count, is: 3 * InputFormat.all.count)
    #expect(lines.contains("recursiveDescription"))
    #expect(lines.contains { $0.contains("axe describe-ui") })
  }

  @Test("docs/explain.md has the table that the command prints")
  func documentation() throws {
    let table = try FormatsCommand.parsed(["--markdown"]).ran().text
    let page = try String(
      contentsOf: ExamplesTests.Example.folder.deletingLastPathComponent().appendingPathComponent(
        "docs/explain.md"),
      encoding: .utf8)
    #expect(page.contains(table), "write what fingerpost formats --markdown prints into docs/explain.md")
  }

  @Test("The help names all of them")
  func help() {
    let help = ExplainCommand.help(columns: 10_000)
    #expect(help.contains(InputFormat.names))
  }

  @Test("All kinds of screens have a format, and no kind has two")
  func kinds() {
    let kinds = InputFormat.all.flatMap(\.kinds)
    #expect(Set(kinds).count == kinds.count && kinds.count == 10)
  }

  private func folder(log: String?) throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/fingerpost-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let tree = """
      Element subtree:
       →Application, 0x14, pid: 8736, label: 'Shop'
          Window (Main), 0x15, {{0.0, 0.0}, {414.0, 896.0}}
            Button, 0x18, {{24.0, 542.0}, {100.0, 40.0}}, label: 'Pay', Disabled
      """
    var files = [
      "manifest.json":
        "[{\"attachments\": [{\"exportedFileName\": \"1.txt\", \"suggestedHumanReadableName\": \"a\", \"timestamp\": 1}]}]",
      "1.txt": tree,
    ]
    files["test.log"] = log
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    }
    return path
  }

  @Test("The step at which a test failed is explained without being asked for")
  func failedStep() throws {
    let path = try folder(log: "    t =     1.80s Tap \"Pay\" Button[0.25, 0.50]\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let ran = try ExplainCommand.parsed([path]).ran()
    expect(ran.status, is: 1)
    #expect(ran.lines[0].hasPrefix("A tap at (49, 562)"), "\(ran.text)")
    #expect(ran.text.contains("ends with the step Tap \"Pay\" Button[0.25, 0.50]"))
  }

  @Test("Without a log the point has to be given")
  func noStep() throws {
    let path = try folder(log: nil)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: CommandFailure.self) { try ExplainCommand.parsed([path]).ran() }
    var run = try ExplainCommand.parsed([path])
    run.expect = "Pay"
    try expect(run.ran().status, is: 1)
  }
}
