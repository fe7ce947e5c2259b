import ArgumentParser
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// That a name, a title or the name of a file never begins a line of what is said: CI systems obey lines such as `::error`.
@Suite struct OutputLineTests {
  /// What would begin lines of its own, in all ways in which lines end.
  nonisolated static let evil = "\n::error::a\r::error::b\u{2028}::error::c\u{85}::add-mask::d"

  /// A dump with names that have lines in them, as an export has them.
  private static func export() throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/export-sample.json")
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return String(decoding: try JSONSerialization.data(withJSONObject: poisoned(document)), as: UTF8.self)
  }

  private static let names: Set<String> = [
    "text", "title", "accessibilityIdentifier", "accessibilityLabel", "identifier", "label", "name",
    "application",
    "class", "className",
  ]

  private static func poisoned(_ value: Any, _ key: String = "") -> Any {
    switch value {
    case let object as [String: Any]:
      Dictionary(uniqueKeysWithValues: object.map { ($0, poisoned($1, $0)) })
    case let list as [Any]: list.map { poisoned($0, key) }
    case let text as String where names.contains(key): text + evil
    default: value
    }
  }

  private static let scenario =
    "title: \"T\\n::error::title\"\nwindows: [{ id: W, subviews: [{ id: B, type: button, frame: [0, 0, 9, 9] }] }]\n"
    + "script: [{ at: 0.05, down: { 1: [5, 5] } }, { at: 0.1, up: [1] }]\nexpect: []\n"

  nonisolated static let commands = [
    ["explain", "--tap", "100,100"], ["explain", "--tap", "100,100", "--full"], ["audit"],
    ["audit", "--junit", "report.xml"], ["conflicts", "--budget", "20"], ["run"], ["run", "--check"],
  ]

  @Test("no name begins a line", arguments: commands)
  func lines(_ command: [String]) throws {
    let name = "x\n::error::file"
    for input in [try Self.export(), Self.scenario] {
      let root = try FingerpostCommand.parseAsRoot([command[0], name] + command.dropFirst())
      let ran = try #require(root as? any ConsoleCommand).ended(on: [name: input])
      let said = ([ran.text] + ran.errors + ran.files.values).joined(separator: "\n")
      #expect(!said.isEmpty)
      let lines = said.unicodeScalars.split { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
      for line in lines { #expect(!String(line).hasPrefix("::"), "\(command): \(String(line))") }
    }
  }
}
