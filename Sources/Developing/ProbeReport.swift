import FingerpostProbe
import FingerpostText

/// The result of a comparison, for people or for programs.
enum ProbeReport {
  /// One line a question, and both sides of what differs.
  static func text(of comparison: ProbeComparison, _ log: ProbeLog, file: String) -> String {
    var lines = ["\(file): \(log.header.system), \(log.header.device)", ""]
    for answer in comparison.answers {
      let question = answer.question
      let rules = question.rules.joined(separator: ", ")
      lines.append("\(word(answer.outcome).padded(to: 16))\(question.id.padded(to: 20))[\(rules)]")
      guard case .differs(let difference) = answer.outcome else { continue }
      lines.append("  \(question.text)")
      if !question.settings.isEmpty { lines.append("  sets \(question.settings.joined(separator: ", "))") }
      lines.append("  first difference: attempt “\(difference.attempt)”, rule \(difference.rule)")
      lines.append("    in the file    \(side(difference.there, isInFile: true))")
      lines.append("    on the engine  \(side(difference.here, isInFile: false))")
      if difference.attempts.count > 1 {
        let rest =
          difference.attempts.count > 7 ? " … and \(difference.attempts.count - 7) more (--json)" : ""
        let names = difference.attempts.prefix(7).map { "“\($0)”" }.joined(separator: ", ")
        lines.append("  attempts that differ: \(names)\(rest)")
      }
    }
    lines.append("")
    var counts = ["\(comparison.count { $0 == .same }) same"]
    let differing = comparison.count { if case .differs = $0 { true } else { false } }
    let missing = comparison.count { $0 == .missing }
    let notPlayed = comparison.count { $0 == .notPlayed }
    if differing > 0 { counts.append("\(differing) \(differing == 1 ? "differs" : "differ")") }
    if missing > 0 { counts.append("\(missing) not in the file") }
    if notPlayed > 0 { counts.append("\(notPlayed) not played there") }
    lines.append("\(comparison.answers.count) questions: \(counts.joined(separator: ", "))")
    if !comparison.unknown.isEmpty {
      let rest = comparison.unknown.count > 7 ? " … and \(comparison.unknown.count - 7) more" : ""
      lines.append(
        "Questions that this version does not have: "
          + comparison.unknown.prefix(7).joined(separator: ", ") + rest)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func word(_ outcome: ProbeComparison.Outcome) -> String {
    switch outcome {
    case .same: "same"
    case .differs: "differs"
    case .missing: "not in the file"
    case .notPlayed: "not played"
    }
  }

  private static func side(_ line: ProbeLog.Line?, isInFile: Bool) -> String {
    guard let line else { return "nothing more" }
    let place = line.at.map { " at (\($0[0]), \($0[1]))" } ?? ""
    let source = isInFile ? " (line \(line.number))" : ""
    return line.what == "attempt"
      ? "the next attempt, “\(line.who)”\(source)" : "\(line.t) s  \(line.who): \(line.what)\(place)\(source)"
  }

  // MARK: - JSON

  /// One JSON object, with its keys in alphabetical order.
  static func json(of comparison: ProbeComparison, _ log: ProbeLog, file: String) -> String {
    JSONWriter.document { json in
      json.field("device", log.header.device)
      json.field("file", file)
      json.field("format", "fingerpost.compare-probe.v1")
      json.field("questions", objects: comparison.answers) { answer in
        if case .differs(let difference) = answer.outcome {
          json.field("difference") { write(difference, to: json) }
        }
        json.field("id", answer.question.id)
        json.field("question", answer.question.text)
        json.field("result", name(answer.outcome))
        json.field("rules", answer.question.rules)
        json.field("settings", answer.question.settings)
      }
      json.field("system", log.header.system)
      json.field("unknown", comparison.unknown)
    }
  }

  private static func name(_ outcome: ProbeComparison.Outcome) -> String {
    switch outcome {
    case .same: "same"
    case .differs: "differs"
    case .missing: "missing"
    case .notPlayed: "notPlayed"
    }
  }

  private static func write(_ difference: ProbeComparison.Difference, to json: JSONWriter) {
    json.field("attempt", difference.attempt)
    json.field("attempts", difference.attempts)
    if let here = difference.here { json.field("here") { write(here, to: json) } }
    json.field("rule", difference.rule)
    if let there = difference.there {
      json.field("there") { write(there, line: there.number, to: json) }
    }
  }

  /// - Parameter line: nil for the engine's.
  private static func write(_ side: ProbeLog.Line, line: Int? = nil, to json: JSONWriter) {
    if let at = side.at { json.field("at", at) }
    if let line { json.field("line", line) }
    json.field("t", side.t)
    json.field("what", side.what)
    json.field("who", side.who)
  }
}

extension String {
  /// The text with spaces after it, so that it has a width, and at least one.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
