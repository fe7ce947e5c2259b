import FingerpostExplain

/// The findings of a search as text: comments, and for each conflict a scenario, so that the output of a search that
/// found one conflict is a scenario file as it stands.
nonisolated enum ConflictsText {
  /// The whole output.
  ///
  /// - Parameter losses: what could not be played of the input, a sentence each.
  static func text(of report: ConflictReport, _ losses: [String], file: String) -> String {
    var text = lines(summary(of: report, file: file) + losses)
    if !report.unexercised.isEmpty, report.tried.sequences > 0 {
      let names = report.unexercised.joined(separator: ", ")
      text += lines(["Nothing tried made these act, not even alone, so nothing is said about them: \(names)."]
      )
    }
    for (index, finding) in report.findings.enumerated() {
      text += index == 0 ? "" : "---\n"
      text += "\n" + lines(told(finding, number: index + 1)) + finding.scenario
    }
    return text
  }

  /// The names under which the scenarios are kept: number, first rule, kind, recognisers.
  static func fileNames(of report: ConflictReport) -> [String] {
    report.findings.enumerated().map { index, finding in
      let parts = finding.rules.prefix(1) + [finding.kind] + finding.recognizers.prefix(3)
      return "\(index + 1)-\(parts.joined(separator: "-")).yaml"
    }
  }

  private static func summary(of report: ConflictReport, file: String) -> [String] {
    let tried = report.tried
    let found =
      switch report.findings.count {
      case 0: "no conflict"
      case 1: "1 conflict"
      default: "\(report.findings.count) conflicts"
      }
    guard tried.recognizers > 0 else { return ["\(file): no recognisers, so nothing to try."] }
    guard tried.places > 0 else {
      let all = tried.recognizers == 1 ? "its recogniser" : "any of its \(tried.recognizers) recognisers"
      return ["\(file): no touch on the screen reaches \(all), so nothing was tried."]
    }
    let random = tried.sequences - tried.composed
    return [
      "\(file): \(found) in \(count(tried.sequences, "sequence")) of touches tried on \(count(tried.recognizers, "recogniser")):",
      "\(tried.composed) composed of gestures at \(count(tried.places, "place")), \(random) random with seed \(tried.seed).",
    ]
  }

  private static func told(_ finding: ConflictReport.Finding, number: Int) -> [String] {
    let rules = finding.rules.joined(separator: ", ")
    let steps = count(finding.steps, "step")
    return ["\(number). \(finding.title). [\(rules)]"] + finding.details + [
      "Shortest touches found: \(finding.touches); \(steps), \(finding.seconds) s."
    ]
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { "# \($0)\n" }.joined()
  }

  private static func count(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }
}
