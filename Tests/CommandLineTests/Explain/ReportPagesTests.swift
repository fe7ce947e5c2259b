import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// The JSON that the pages about reports show is what the command prints.
@Suite struct ReportPagesTests {
  private static let root = ExamplesTests.Example.folder.deletingLastPathComponent()

  /// The fenced blocks of a page with their language, in order.
  private func blocks(_ page: String) throws -> [(language: String, text: String)] {
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    var blocks: [(language: String, text: String)] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append((String(line.dropFirst(3)), "")) }
      } else if isInside, let last = blocks.indices.last {
        blocks[last].text += line + "\n"
      }
    }
    return blocks
  }

  /// The report of a command line in a page, on an example.
  private func report(_ command: String) throws -> JSONValue {
    let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
    var run = try ExplainCommand.parsed([Self.root.appendingPathComponent(words[2]).path])
    run.json = true
    for (word, value) in zip(words, words.dropFirst()) {
      if word == "--tap" { run.tap = [value] }
      if word == "--expect" { run.expect = value }
    }
    return try JSONValue(run.ran().bytes)
  }

  @Test("The worked examples of docs/agents.md are parts of the answers")
  func agents() throws {
    let blocks = try blocks("docs/agents.md")
    var count = 0
    for (command, shown) in zip(blocks, blocks.dropFirst())
    where command.language == "sh" && shown.language == "json" && command.text.contains(" Examples/") {
      let answer = try #require(try report(command.text)["answer"])
      #expect(try answer.has(JSONValue(Data(shown.text.utf8))), "\(command.text)")
      count += 1
    }
    expect(count, is: 3)
  }

  @Test("The report that docs/report-format.md shows is part of the real one")
  func format() throws {
    let shown = try #require(try blocks("docs/report-format.md").first { $0.language == "json" })
    let report = try report(
      "fingerpost explain Examples/keyboard-tap.txt --tap 195,474 --expect ProgressButton")
    #expect(report.has(try JSONValue(Data(shown.text.utf8))))
  }

  @Test("docs/report-format.md has every key of the schema, and every word of the answer")
  func words() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("docs/report-format.md"), encoding: .utf8)
    let schema = try JSONValue(Data(contentsOf: Self.root.appendingPathComponent("docs/report.schema.json")))
    for key in schema.keys.sorted() { #expect(page.contains("`\(key)`"), "\(key)") }
    for list in ["kind", "gesture"] {
      for word in schema["$defs"]?[list]?["enum"]?.elements.compactMap(\.text) ?? [] {
        #expect(page.contains("`\(word)`"), "\(word)")
      }
    }
  }
}

extension JSONValue {
  /// Whether a document shows a part of this one: some of the keys, the first elements, texts cut off with `…`.
  fileprivate nonisolated func has(_ part: JSONValue) -> Bool {
    switch (self, part) {
    case (.object(let whole), .object(let part)):
      part.allSatisfy { key, value in whole[key]?.has(value) ?? false }
    case (.array(let whole), .array(let part)):
      part.count <= whole.count && zip(whole, part).allSatisfy { $0.has($1) }
    case (.string(let whole), .string(let part)) where part.hasSuffix("…"): whole.hasPrefix(part.dropLast())
    default: self == part
    }
  }
}
