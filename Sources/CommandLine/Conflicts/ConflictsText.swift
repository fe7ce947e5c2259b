import FingerpostConflicts
import FingerpostText

/// The findings of a search as text: comments, and for each conflict a scenario, so that the output of a search that
/// found one conflict is a scenario file as it is.
nonisolated enum ConflictsText {
  /// The whole output.
  ///
  /// - Parameters:
  ///   - losses: what could not be played of the input, a sentence each.
  static func text(of report: ConflictReport, _ losses: [String], file: String) -> String {
    var text = lines([summary(of: report, file: file)])
    for (index, finding) in report.findings.enumerated() {
      text += index == 0 ? "" : "---\n"
      text += "\n" + lines(told(finding, number: index + 1)) + finding.scenario
    }
    // Findings come first; they are what the reader wants.
    var rest = report.notes + losses
    if !report.unexercised.isEmpty, report.tried.sequences > 0 {
      let names = report.unexercised.joined(separator: ", ")
      rest.append("These never acted, not even alone, so nothing is known about them: \(names).")
    }
    return text + (report.findings.isEmpty || rest.isEmpty ? "" : "\n") + lines(rest)
  }

  /// The file names of the scenarios: number, first rule, kind, actors.
  static func fileNames(of report: ConflictReport) -> [String] {
    report.findings.enumerated().map { index, finding in
      let parts = finding.rules.prefix(1) + [finding.kind] + finding.actors.prefix(3)
      return "\(index + 1)-\(parts.joined(separator: "-")).yaml"
    }
  }

  private static func summary(of report: ConflictReport, file: String) -> String {
    let tried = report.tried
    let found =
      switch report.findings.count {
      case 0: "no conflict"
      case 1: "1 conflict"
      default: "\(report.findings.count) conflicts"
      }
    guard tried.recognizers + tried.views > 0 else {
      return "\(file): no recognizers, so nothing to try."
    }
    guard tried.places > 0 else {
      let all = tried.recognizers == 1 ? "its recognizer" : "any of its \(tried.recognizers) recognizers"
      return "\(file): no touch on the screen reaches \(all), so nothing was tried."
    }
    let random = tried.sequences - tried.composed
    return
      "\(file): \(found) in \(PlainText.count(tried.sequences, "sequence")) of touches (\(random) random, seed \(tried.seed))."
  }

  private static func told(_ finding: ConflictReport.Finding, number: Int) -> [String] {
    let rules = finding.rules.joined(separator: ", ")
    let steps = PlainText.count(finding.steps, "step")
    return ["\(number). \(finding.title). [\(rules)]"] + fixes(of: finding) + finding.details + [
      "Shortest touches found: \(finding.touches); \(steps), \(finding.seconds) s."
    ]
  }

  private static func fixes(of finding: ConflictReport.Finding) -> [String] {
    guard !finding.fixes.isEmpty else {
      return ["No fix found: no change to a requirement or a delegate's answer helps."]
    }
    var lines: [String] = []
    for (index, fix) in finding.fixes.enumerated() {
      lines.append("\(index == 0 ? "Fix" : " or"): \(fix.summary).")
      lines += fix.code.map { codeMark + $0 }
      lines.append(fix.effect)
    }
    return lines
  }

  /// What a line of code begins with.
  private static let codeMark = "   "

  /// Lines as comments of at most a hundred columns, if words are short enough; code stays as it is.
  private static func lines(_ lines: [String]) -> String {
    lines.map { line in
      guard line.count > width, !line.hasPrefix(codeMark) else { return "# \(line)\n" }
      var text = "#"
      var column = 0
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if column > 0, column + 1 + word.count > width {
          text += "\n#  "
          column = 2
        }
        text += " " + word
        column += 1 + word.count
      }
      return text + "\n"
    }.joined()
  }

  /// How long a comment may be without its mark.
  private static let width = 98
}
