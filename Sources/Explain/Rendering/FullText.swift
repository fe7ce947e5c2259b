import FingerpostGestures
import FingerpostText
import FingerpostTrace
import Foundation

/// A report as text for people, with everything.
nonisolated struct FullText {
  let report: Report
  let style: TextStyle
  /// The rules cited so far, in order.
  private var cited: [String] = []

  init(_ report: Report, _ style: TextStyle) {
    self.report = report
    self.style = style
  }

  var words: Words { report.words }

  /// The whole report.
  var text: String {
    var writer = self
    return writer.write()
  }

  private mutating func write() -> String {
    var parts = [answer]
    let notes = allNotes()
    if !notes.isEmpty { parts.append(notes.map { "Note: \($0)\n" }.joined()) }
    let isPress = report.answer.script.isPress
    parts.append(isPress ? press() : walk())
    if !report.chain.isEmpty { parts.append("Responder chain: \(say(report.responderChain))\n") }
    if let expected = report.expected, expected.aim != .elsewhere, !isPress {
      parts.append(section(on: expected))
    }
    if !isPress { parts += gestureParts() + [controls()] }
    if !report.doubts.all.isEmpty {
      var text = heading("What the input cannot tell")
      for unknown in report.doubts.all { text += line(unknown) }
      parts.append(text)
    }
    return (parts + [rules].filter { !$0.isEmpty }).joined(separator: "\n")
  }

  /// Where a press goes, and what happens then.
  private mutating func press() -> String {
    let moments = (report.run.map(words.moments) ?? []).map { "\($0.time): \($0.sentence)" as Sentence }
    return heading("What happens") + lines([report.path].compactMap(\.self) + moments)
  }

  private mutating func gestureParts() -> [String] {
    guard let answer = report.gestures else { return [say(words.noRecognizers(nil)) + "\n"] }
    let section = section(on: answer)
    let first = section.isEmpty ? say(words.noRecognizers(answer)) + "\n" : section
    return [first] + [gestures(answer), comparison(answer)].filter { !$0.isEmpty }
  }

  /// Writes a sentence with full names, and notes the rules that it cites.
  mutating func say(_ sentence: Sentence) -> String {
    cited += sentence.rules
    return sentence.full
  }

  /// Writes sentences, each on a line.
  mutating func lines(_ sentences: [Sentence], indent: Int = 2) -> String {
    var text = ""
    for sentence in sentences { text += String(repeating: " ", count: indent) + say(sentence) + "\n" }
    return text
  }

  mutating func heading(_ sentence: Sentence) -> String { style.apply(.strong, to: say(sentence)) + "\n" }

  private mutating func line(_ unknown: Unknown) -> String {
    let command = unknown.command.map { "      " + style.apply(.faint, to: $0) + "\n" }
    return lines([unknown.sentence]) + (command ?? "")
  }

  // MARK: - Answer and notes

  private var answer: String {
    var text = style.apply(.strong, to: report.sentence.plain) + "\n"
    if let heading = report.fixHeading { text += heading + "\n" }
    for fix in report.remedies {
      text +=
        fix.code.map { "  " + style.apply(.good, to: $0) + "\n" }.joined() + "      → \(fix.outcome.plain)\n"
    }
    return text
  }

  private mutating func allNotes() -> [String] {
    var notes = report.remarks.map { say($0) }
    notes += (words.source.map { [$0] } ?? []) + report.notes
    guard let choice = report.choice, let expected = report.expected else { return notes }
    let others = expected.matches.filter { $0 != expected.view }
    let list = others.prefix(5).map { words.full($0) }.joined(by: ", ")
    let rest = others.count > 5 ? " and \(others.count - 5) more" : ""
    let sentence: Sentence = "\(choice) Others: \(list)\(rest)."
    return notes + [sentence.full]
  }

  // MARK: - Rules

  private var rules: String {
    var table = TextTable(widest: 16)
    var seen: Set<String> = []
    for rule in cited.filter({ seen.insert($0).inserted }).compactMap(Ledger.shared.rule) {
      table.add([
        TextTable.Cell(text: rule.id), TextTable.Cell(text: rule.grade.description),
        TextTable.Cell(text: rule.statement.firstSentence),
      ])
    }
    guard !seen.isEmpty else { return "" }
    let title =
      "Rules cited, with their grade (D documented, M measured, O observed, 1 one source, I inferred)"
    return style.apply(.strong, to: title) + "\n" + table.render(indent: "  ", style)
      + "  `fingerpost rule HIT-6` prints one in full.\n"
  }
}

nonisolated extension String {
  /// The text up to its first period that a capital or a code name follows.
  var firstSentence: String {
    var rest = self[...]
    while let stop = rest.range(of: ". ") {
      if let next = self[stop.upperBound...].first, next.isUppercase || next == "`" {
        return String(self[..<stop.lowerBound]) + "."
      }
      rest = self[stop.upperBound...]
    }
    return self
  }
}
