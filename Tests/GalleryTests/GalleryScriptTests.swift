import Expectations
import FingerpostScenarios
import FingerpostTrace
import Foundation
import GalleryScreens
import Testing
import TraceVerifying

@testable import GalleryCommand

/// The scripts of Examples/Gallery, each of which plays what an article shows and names it: 000 to 004.
@Suite struct GalleryScriptTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "Examples/Gallery/Scripts")

  nonisolated static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  private func load(_ name: String) throws -> Scenario {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    return try Scenario.load(text: text, name: name)
  }

  @Test("each article has scripts, and each screen is played") func some() throws {
    for article in ["000", "001", "002", "003", "004"] {
      #expect(Self.names.contains { $0.hasPrefix("\(article)-") }, "no script for article \(article)")
    }
    let played = Set(try Self.names.compactMap { try load($0).appScreen })
    expect(Gallery.screens.map(\.name).filter { !played.contains($0) }, is: [])
  }

  @Test("an article's sample does what the article says, and nothing else comes", arguments: names)
  func passes(_ name: String) throws {
    let scenario = try load(name)
    let expected = try #require(scenario.expect, "\(name) has no “expect”")
    #expect(!expected.isEmpty)
    let difference = ScenarioCheck.compare(expected, try Gallery.play(scenario).lines)
    expect(difference, is: nil, "\(name): \(scenario.title)\n\(difference?.text() ?? "")")
  }

  @Test("playing again gives the same notes and the same facts", arguments: names)
  func repeats(_ name: String) throws {
    let scenario = try load(name)
    let (first, second) = (
      try Gallery.play(scenario, tracing: true), try Gallery.play(scenario, tracing: true)
    )
    expect(first.lines, is: second.lines)
    expect(first.records, is: second.records)
    #expect(!first.records.isEmpty)
  }

  @Test("nothing happens that must never happen", arguments: names) func isSound(_ name: String) throws {
    let verifier = TraceVerifier()
    for record in try Gallery.play(try load(name), tracing: true).records { verifier.record(record) }
    #expect(verifier.violations.isEmpty, "\(name): \(verifier.violations)")
  }

  @Test("a script's title names its article, and its rules are in the ledger", arguments: names)
  func isLabeled(_ name: String) throws {
    let scenario = try load(name)
    if let number = name.split(separator: "-").first, Int(number) != nil {
      #expect(scenario.title.hasPrefix("Article \(number)"))
    }
    #expect(!scenario.rules.isEmpty)
    for rule in scenario.rules { expect(Ledger.shared.rule(rule)?.id, is: rule, "\(rule) in \(name)") }
  }
}
