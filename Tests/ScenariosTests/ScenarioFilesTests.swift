import Expectations
import FingerpostTrace
import Foundation
import Testing
import TraceVerifying

@testable import FingerpostScenarios

/// The project's own scenarios, each of which is a specification, an example and a test.
@Suite struct ScenarioFilesTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scenarios")

  nonisolated static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  private func load(_ name: String) throws -> Scenario {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    return try Scenario.load(text: text, name: name)
  }

  @Test("there are scenarios to play") func some() {
    #expect(Self.names.count >= 70)
  }

  @Test("the log is the one expected", arguments: names) func passes(_ name: String) throws {
    let scenario = try load(name)
    let expected = try #require(scenario.expect, "\(name) has no “expect”")
    let difference = ScenarioCheck.compare(expected, try ScenarioPlayer(scenario).play().lines)
    expect(difference, is: nil, "\(name): \(scenario.title)\n\(difference?.text() ?? "")")
  }

  @Test("playing again gives the same log and the same facts", arguments: names) func repeats(_ name: String)
    throws
  {
    let player = ScenarioPlayer(try load(name))
    let (first, second) = (try player.play(tracing: true), try player.play(tracing: true))
    expect(first.lines, is: second.lines)
    expect(first.records, is: second.records)
    #expect(!first.records.isEmpty)
  }

  @Test("nothing happens that must never happen", arguments: names) func isSound(_ name: String) throws {
    let verifier = TraceVerifier()
    for record in try ScenarioPlayer(try load(name)).play(tracing: true).records { verifier.record(record) }
    #expect(verifier.violations.isEmpty, "\(name): \(verifier.violations)")
  }

  @Test("a scenario goes red when any line of it is missing, twice or out of place", arguments: names)
  func goesRed(_ name: String) throws {
    let scenario = try load(name)
    let lines = try ScenarioPlayer(scenario).play().lines
    let expected = try #require(scenario.expect)
    #expect(!expected.isEmpty)
    for index in expected.indices {
      var broken = expected
      broken.remove(at: index)
      expect(ScenarioCheck.compare(broken, lines), isNot: nil, "without \(expected[index])")
      broken = expected
      broken.insert(expected[index], at: index)
      expect(ScenarioCheck.compare(broken, lines), isNot: nil, "with \(expected[index]) twice")
      guard index > 0, expected[index].lines.map(\.text) != expected[index - 1].lines.map(\.text) else {
        continue
      }
      broken = expected
      broken.swapAt(index, index - 1)
      expect(ScenarioCheck.compare(broken, lines), isNot: nil, "with \(expected[index]) too early")
    }
  }

  @Test("the rules that a scenario names are in the ledger", arguments: names) func rulesExist(_ name: String)
    throws
  {
    for rule in try load(name).rules {
      expect(Ledger.shared.rule(rule)?.id, is: rule, "\(rule) in \(name)")
    }
  }

  @Test("a scenario has a title, is named after its first rule, and states rules once", arguments: names)
  func isLabeled(_ name: String) throws {
    let scenario = try load(name)
    expect(scenario.title, isNot: name)
    let first = try #require(scenario.rules.first)
    #expect(name.hasPrefix("\(first)-") || scenario.rules.contains { name.hasPrefix("\($0)-") })
    expect(Set(scenario.rules).count, is: scenario.rules.count)
  }
}
