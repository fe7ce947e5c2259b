import FingerpostConsole
import FingerpostText
import FingerpostTrace

/// Prints one rule in full, or many with one line each.
nonisolated struct RulePage {
  /// Where the rules come from.
  let ledger: Ledger

  /// A rule with its statement, its evidence, its sources and whether it is built.
  func whole(_ rule: Rule) -> String {
    var lines = ["\(rule.id)  \(heading(of: rule))", ""]
    lines += TextColumn.labeled("  ", rule.statement)
    lines.append("")
    lines += TextColumn.labeled("Evidence   ", "\(rule.grade.meaning) (\(rule.grade))")
    let widest = rule.sources.map(\.tag.count).max() ?? 0
    for (index, source) in rule.sources.enumerated() {
      let label =
        (index == 0 ? "Sources    " : "           ") + TextColumn.padded(source.tag, to: widest) + "  "
      lines += TextColumn.labeled(label, source.meaning)
    }
    lines.append("Standing   \(Self.standing(of: rule).words)")
    return lines.joined(separator: "\n")
  }

  /// Rules with one line each, under their headings.
  func list(_ rules: [Rule]) -> String {
    let listed = Set(rules.map(\.id))
    let widest = rules.map(\.id.count).max() ?? 0
    var lines: [String] = []
    for section in ledger.sections {
      let rules = section.rules.filter { listed.contains($0.id) }
      if rules.isEmpty { continue }
      lines.append(Self.heading(of: section))
      for rule in rules {
        let mark = Self.standing(of: rule).mark
        let grade = TextColumn.padded(rule.grade.letters, to: 3)
        let label = "  \(mark) \(TextColumn.padded(rule.id, to: widest))  \(grade)  "
        lines.append(label + TextColumn.start(of: rule.statement, width: TextColumn.width - label.count))
      }
      lines.append("")
    }
    lines += TextColumn.lines(summary(of: rules), width: TextColumn.width)
    return lines.joined(separator: "\n")
  }

  /// Rules with all that is known of them, as one JSON object on one line.
  func json(_ rules: [Rule]) -> String {
    JSONWriter.object { json in
      json.field("rules", objects: rules) { rule in
        json.field("id", rule.id)
        json.field("topic", heading(of: rule))
        json.field("statement", rule.statement)
        json.field("grade", rule.grade.letters)
        json.field("evidence", rule.grade.meaning)
        json.field("sources", objects: rule.sources) { source in
          json.field("tag", source.tag)
          json.field("meaning", source.meaning)
        }
        json.field("standing", Self.standing(of: rule).words)
      }
    } + "\n"
  }

  private func summary(of rules: [Rule]) -> String {
    let inScope = rules.filter(\.isInScope)
    let built = inScope.count { $0.missingPart == nil }
    return "\(built) of \(inScope.count) built: + is built, - is not yet, x is out of scope."
  }

  /// Whether a rule holds in this version: the mark in lists, and the words.
  private static func standing(of rule: Rule) -> (mark: String, words: String) {
    guard rule.isInScope else { return ("x", "out of scope") }
    return rule.missingPart.map { ("-", "not built: \($0)") } ?? ("+", "built")
  }

  private func heading(of rule: Rule) -> String {
    ledger.sections.first { $0.rules.contains(rule) }.map(Self.heading) ?? ""
  }

  private static func heading(of section: RuleSection) -> String {
    guard let topic = section.topic, let first = topic.first else { return section.title }
    return "\(section.title): \(first.lowercased())\(topic.dropFirst())"
  }
}
