import Expectations
import FingerpostScenarios
import Testing

@testable import FingerpostConflicts

/// A screen of one view that fills it, with these recognizers.
func sheet(_ recognizers: String..., more: String = "", config: String = "") throws -> Scenario {
  let list = recognizers.map { "          - { \($0) }" }.joined(separator: "\n")
  return try Scenario.load(
    text: """
      config: { \(config) }
      windows:
        - subviews:
            - id: Sheet
              frame: [0, 0, 400, 800]
              \(more)
              gestureRecognizers:
      \(list)
      """, name: "sheet.yaml")
}

/// Searches a screen with few sequences.
func conflicts(in scenario: Scenario, seed: UInt64 = 1, limit: Int = 100) throws -> ConflictReport {
  let report = try ConflictSearch(scenario, seed: seed, limit: limit).run()
  for finding in report.findings { try checkScenario(finding) }
  return report
}

/// Checks that what a finding prints is a scenario that says what comes.
private func checkScenario(_ finding: ConflictReport.Finding) throws {
  let scenario = try Scenario.load(text: finding.scenario, name: "found.yaml")
  let expected = try #require(scenario.expect)
  let run = try ScenarioPlayer(scenario).play()
  expect(ScenarioCheck.compare(expected, run.lines), is: nil, "\(finding.scenario)")
  #expect(!run.lines.isEmpty, "\(finding.scenario)")
  #expect(!scenario.rules.isEmpty && scenario.title != scenario.name)
}

extension ConflictReport {
  /// The findings, each as its kind and the recognizers concerned: `actsLate select zoom`.
  var kinds: [String] {
    findings.map { ([$0.kind] + $0.actors).joined(separator: " ") }
  }
}
