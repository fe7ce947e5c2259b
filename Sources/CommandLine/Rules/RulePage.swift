import FingerpostTrace

/// Prints one rule in full, or many with one line each.
nonisolated struct RulePage {
  /// Where the rules come from.
  let ledger: Ledger
  /// What pins them; nil outside a checkout, where it is unknown.
  let scan: PinScan?

  /// A rule with its statement, its evidence, its sources and what pins it.
  func whole(_ rule: Rule) -> String {
    var lines = ["\(rule.id)  \(heading(of: rule))", ""]
    lines += TextColumn.labelled("  ", rule.statement)
    lines.append("")
    lines += TextColumn.labelled("Evidence   ", "\(rule.grade.meaning) (\(rule.grade))")
    let widest = rule.sources.map(\.tag.count).max() ?? 0
    for (index, source) in rule.sources.enumerated() {
      let label =
        (index == 0 ? "Sources    " : "           ") + TextColumn.padded(source.tag, to: widest) + "  "
      lines += TextColumn.labelled(label, source.meaning)
    }
    lines += pins(of: rule)
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
        let mark = scan.map { $0.standing(of: rule).mark + " " } ?? ""
        let grade = TextColumn.padded(rule.grade.letters, to: 3)
        let label = "  \(mark)\(TextColumn.padded(rule.id, to: widest))  \(grade)  "
        lines.append(label + TextColumn.start(of: rule.statement, width: TextColumn.width - label.count))
      }
      lines.append("")
    }
    lines += TextColumn.lines(summary(of: rules), width: TextColumn.width)
    return lines.joined(separator: "\n")
  }

  private func pins(of rule: Rule) -> [String] {
    guard let scan else { return [""] + TextColumn.lines(Self.outside, width: TextColumn.width) }
    let pins = scan.pins(of: rule)
    if pins.isEmpty {
      let part = rule.missingPart.map { "not built: \($0)" }
      return ["Pinned by  nothing: \(part ?? scan.standing(of: rule).words)"]
    }
    var lines: [String] = []
    for (index, pin) in pins.enumerated() {
      lines.append((index == 0 ? "Pinned by  " : "           ") + "\(pin.path): \(pin.name)")
    }
    return lines
  }

  private func summary(of rules: [Rule]) -> String {
    guard let scan else { return Self.outside }
    let built = rules.count { scan.standing(of: $0) == .built }
    let inScope = rules.count { scan.standing(of: $0) != .outOfScope }
    return
      "\(built) of \(inScope) built: + is pinned by a test or a scenario, - is not yet, x is out of scope."
  }

  private static let outside =
    "The pins of a rule are shown only inside a checkout of fingerpost, where its tests are."

  private func heading(of rule: Rule) -> String {
    ledger.sections.first { $0.rules.contains(rule) }.map(Self.heading) ?? ""
  }

  private static func heading(of section: RuleSection) -> String {
    guard let topic = section.topic, let first = topic.first else { return section.title }
    return "\(section.title): \(first.lowercased())\(topic.dropFirst())"
  }
}
