import Expectations
import FingerpostConsole
import FingerpostScenarios
import Foundation
import OwnProcess
import Testing

@testable import FingerpostCommandLine

/// What the command's pages and help show, and how the process ends.
@Suite(.ownProcess) struct ConflictsCommandTests {
  private nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private nonisolated static let example = root.appendingPathComponent("Examples/photo.yaml").path

  /// The first block of a language in a page.
  private func block(_ language: String, of page: String) throws -> String {
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    let parts = text.components(separatedBy: "```\(language)\n")
    return try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
  }

  @Test("docs/conflicts.md shows what comes of its example") func page() throws {
    let example = try block("yaml", of: "docs/conflicts.md")
    let ran = try ConflictsCommand.parsed(["photo.yaml"]).ran(on: ["photo.yaml": example])
    let shown = try block("text", of: "docs/conflicts.md")
    #expect(ran.text == shown && ran.status == 1)
  }

  @Test("Help teaches with an example that comes out as it says") func help() throws {
    let help = ConflictsCommand.help(columns: 100)
    #expect(help.contains("fingerpost conflicts photo.yaml") && help.contains("exit status is 0"))
    let lines = ConflictsCommand.explanation.components(separatedBy: "\n").filter { $0.hasPrefix("  ") }
      .map { $0.dropFirst(2) }
    let run = try ConflictsCommand.parsed(["photo.yaml", "--budget", "100"])
    let text = try run.ran(on: ["photo.yaml": lines.joined(separator: "\n")]).text
    #expect(text.contains("select also acts first, each time that zoom acts"))
  }

  @Test("the command ends with 1 and shows no progress where nothing looks") func found() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      await MainActor.run { FingerpostCommand.main(["conflicts", Self.example, "--budget", "300"]) }
    }
    let ended = try #require(result)
    #expect(!String(decoding: ended.standardErrorContent, as: UTF8.self).contains("tried"))
    let scenario = try Scenario.load(
      text: String(decoding: ended.standardOutputContent, as: UTF8.self), name: "found.yaml")
    expect(scenario.rules, is: ["ARB-18"])
  }

  @Test("input and arguments that cannot be read end with 2") func refused() async throws {
    let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
      await MainActor.run { FingerpostCommand.main(["conflicts", "/nowhere/photo.yaml"]) }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      said.hasPrefix("fingerpost conflicts: /nowhere/photo.yaml could not be read: there is no such file.\n"))
    await #expect(processExitsWith: .exitCode(2)) {
      await MainActor.run { FingerpostCommand.main(["conflicts", Self.example, "--budget", "none"]) }
    }
    await #expect(processExitsWith: .exitCode(2)) {
      await MainActor.run { FingerpostCommand.main(["conflicts", Self.example, "--seed", "-1"]) }
    }
    await #expect(processExitsWith: .exitCode(2)) {
      await MainActor.run { FingerpostCommand.main(["conflicts"]) }
    }
  }
}
