import FingerpostProbe
import Foundation

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

  private struct Output: Encodable {
    var format = "fingerpost.compare-probe.v1"
    var file: String
    var system: String
    var device: String
    var questions: [Question]
    var unknown: [String]
  }

  private struct Question: Encodable {
    var id: String
    var question: String
    var rules: [String]
    /// same, differs, missing or notPlayed
    var result: String
    var difference: Difference?
  }

  private struct Difference: Encodable {
    var attempt: String
    var attempts: [String]
    var rule: String
    var there: Side?
    var here: Side?
  }

  private struct Side: Encodable {
    var t: Double
    var who: String
    var what: String
    var at: [Double]?
    /// Nil for the engine's.
    var line: Int?
  }

  /// One JSON object, with its keys in alphabetical order.
  ///
  /// - Throws: the error of `JSONEncoder`.
  static func json(of comparison: ProbeComparison, _ log: ProbeLog, file: String) throws -> String {
    let output = Output(
      file: file, system: log.header.system, device: log.header.device,
      questions: comparison.answers.map { answer in
        Question(
          id: answer.question.id, question: answer.question.text, rules: answer.question.rules,
          result: name(answer.outcome), difference: difference(answer.outcome))
      },
      unknown: comparison.unknown)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(output), as: UTF8.self) + "\n"
  }

  private static func name(_ outcome: ProbeComparison.Outcome) -> String {
    switch outcome {
    case .same: "same"
    case .differs: "differs"
    case .missing: "missing"
    case .notPlayed: "notPlayed"
    }
  }

  private static func difference(_ outcome: ProbeComparison.Outcome) -> Difference? {
    guard case .differs(let difference) = outcome else { return nil }
    let side = { (line: ProbeLog.Line, isInFile: Bool) in
      Side(t: line.t, who: line.who, what: line.what, at: line.at, line: isInFile ? line.number : nil)
    }
    return Difference(
      attempt: difference.attempt, attempts: difference.attempts, rule: difference.rule,
      there: difference.there.map { side($0, true) },
      here: difference.here.map { side($0, false) })
  }
}

extension String {
  /// The text with spaces after it, so that it has a width, and at least one.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
