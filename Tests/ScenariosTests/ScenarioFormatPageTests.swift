import Expectations
import Fingerpost
import FingerpostProperties
import Foundation
import Testing

@testable import FingerpostScenarios
@testable import FingerpostScreens

/// Holds docs/scenario-format.md to the code: its examples are played, and its names are those that are read.
@Suite struct ScenarioFormatPageTests {
  private nonisolated static let lines: [String] = {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/scenario-format.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n")
  }()

  /// A fenced block of the page.
  nonisolated struct Block: CustomTestStringConvertible {
    var language: String
    /// The line of its first row, from 1.
    var line: Int
    var rows: [String] = []

    var text: String { rows.joined(separator: "\n") }
    var testDescription: String { "line \(line)" }
  }

  nonisolated static let blocks: [Block] = {
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in lines.enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.rows.append(line)
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), line: index + 2)
      }
    }
    return blocks
  }()

  nonisolated static let examples = blocks.filter { $0.language == "yaml" }

  private func play(_ block: Block) throws -> ScenarioRun {
    try ScenarioPlayer(Scenario.load(text: block.text, name: "line \(block.line)")).play()
  }

  @Test("there are examples") func some() {
    #expect(Self.examples.count >= 4)
  }

  @Test("an example's log is the one that it expects", arguments: examples)
  func passes(_ block: Block) throws {
    let run = try play(block)
    let expected = try #require(run.scenario.expect)
    let difference = ScenarioCheck.compare(expected, run.lines)
    #expect(!expected.isEmpty && difference == nil, "\(difference?.text() ?? "")")
  }

  @Test("the log shown below an example is the one that comes") func logs() throws {
    var compared = 0
    for (example, log) in zip(Self.blocks, Self.blocks.dropFirst())
    where example.language == "yaml" && log.language == "text" {
      let run = try play(example)
      expect(log.rows, is: [run.scenario.title] + run.lines.map(\.description))
      compared += 1
    }
    #expect(compared > 0)
  }

  @Test("the error shown for a slip in the first example is the one that comes") func slip() throws {
    let shown = try #require(Self.lines.first { $0.hasPrefix("    card.yaml:") })
    let broken = try #require(Self.examples.first).text.replacingOccurrences(of: "frame:", with: "fraem:")
    let error = #expect(throws: ScenarioError.self) { try Scenario.load(text: broken, name: "card.yaml") }
    expect(error.map { "    \($0)" }, is: shown)
  }

  // MARK: - Names

  /// What is in `code` in the rows between a heading and the next one, in the order of the page.
  private func names(under heading: String?) -> [String] {
    var isWanted = heading == nil
    var names: [String] = []
    for line in Self.lines {
      if let heading, line.hasPrefix("## ") { isWanted = line == "## \(heading)" }
      guard isWanted else { continue }
      let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
      names += pieces.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    return names
  }

  private static let keys: [String] = {
    var keys = ScenarioFormat.scenario.keys + ScenarioFormat.screen.keys + ScenarioFormat.application.keys
    keys += ScenarioFormat.applicationDelegate.keys + ScenarioFormat.viewController.keys
    keys += ScenarioFormat.owningController.keys + ScenarioFormat.window.keys + ScenarioFormat.step.keys
    keys += ScenarioFormat.hook.keys + ScenarioFormat.contact.keys + ScenarioFormat.transform.keys
    keys += ScenarioFormat.insets.keys + ScenarioFormat.redirection.keys + ScenarioFormat.target.keys
    keys += ScenarioFormat.gestureDelegate.keys + ScenarioFormat.exceptedPresses.keys
    keys += ScenarioFormat.animation.keys + ScenarioFormat.scroll.keys + ScenarioFormat.update.keys
    keys += GestureKind.allCases.flatMap { ScenarioFormat.gesture($0).keys }
    return keys + ScenarioFormat.viewClasses.flatMap { ScenarioFormat.view($0).keys }
  }()

  @Test("every name that is read stands on the page") func built() {
    let page = Set(names(under: nil).flatMap { $0.split { !$0.isLetter && $0 != "." }.map(String.init) })
    var known = Self.keys + EventRules.keys
    known += ScenarioCall.Method.allCases.map(\.rawValue) + ScenarioCallback.allCases.map(\.rawValue)
    known += ScenarioClass.allCases.map(\.rawValue) + GestureKind.allCases.map(\.rawValue)
    known +=
      GestureKind.allCases.flatMap { Property.settable(of: $0) }.map(\.name)
      + ScenarioAxis.allCases.map(\.rawValue)
    known += ControlEventName.allCases.map(\.rawValue)
    known += ScenarioPressType.words.filter { $0.count > 1 && $0.allSatisfy(\.isLetter) }
    known += ScenarioRemoteCommand.words
    known += ScenarioCallback.Arguments.actions + ScenarioCallback.Arguments.states
    known += ScenarioFamily.allCases.map(\.rawValue)
    expect(known.filter { !page.contains($0) }, is: [], "missing from the page")
  }

  @Test("the keys of config stand in their table with their standard values") func config() {
    for key in EventRules.keys {
      let row = Self.lines.first { $0.hasPrefix("| `\(key)` |") } ?? ""
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4 else {
        Issue.record("\(key) has no row of four cells")
        continue
      }
      var rules = EventRules()
      let value = cells[2] == "true" ? 1 : cells[2] == "false" ? 0 : Double(cells[2]) ?? .nan
      #expect(rules.set(key, to: value) == nil && rules == .standard, "\(key) is not \(cells[2])")
      expect(EventRules.switches.contains(key), is: (cells[2] == "true" || cells[2] == "false"))
    }
  }

  @Test("what the page says is not built is just what the code says is not") func unbuilt() {
    var unbuilt: Set = [ScenarioFormat.unbuiltConfig]
    unbuilt.formUnion(ScenarioClass.unbuilt.flatMap(\.names))
    let page = Set(names(under: "Known, not built yet"))
    expect(unbuilt.subtracting(page).sorted(), is: [], "missing from the page")
    expect(page.subtracting(unbuilt).sorted(), is: [], "on the page, but not refused as unbuilt")
  }
}
