/// Reads the ledger's lines, once and in order.
struct LedgerReader {
  private(set) var sources: [RuleSource] = []
  private(set) var sections: [RuleSection] = []
  private(set) var positions: [String: Int] = [:]
  private(set) var problems: [String] = []

  private var sourcesByTag: [Substring: RuleSource] = [:]
  private var title = ""

  /// Reads the legend, one `tag = meaning` per line.
  init(sources legend: String) {
    for line in legend.split(separator: "\n") {
      let parts = line.split(separator: " = ", maxSplits: 1)
      guard parts.count == 2, sourcesByTag[parts[0]] == nil else {
        problems.append("This is not a new source: \(line)")
        continue
      }
      let source = RuleSource(tag: String(parts[0]), meaning: String(parts[1]))
      sources.append(source)
      sourcesByTag[parts[0]] = source
    }
  }

  /// Reads headings, notes and rules.
  mutating func read(_ text: String) {
    var note: String?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        sections.append(RuleSection(title: title, topic: String(line.dropFirst(3)), note: note, rules: []))
        note = nil
      } else if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
        note = nil
      } else if line.hasPrefix("> ") {
        note = String(line.dropFirst(2))
      } else {
        if sections.last?.title != title {
          sections.append(RuleSection(title: title, topic: nil, note: note, rules: []))
          note = nil
        }
        add(line)
      }
    }
  }

  private mutating func add(_ line: Substring) {
    let fields = line.split(separator: " | ", omittingEmptySubsequences: false)
    let part = fields.count == 5 ? fields[4] : ""
    let isOut = part == "out of scope"
    guard fields.count == 4 || isOut || (part.hasPrefix(Self.missing) && part != Self.missing) else {
      problems.append("This is not a rule, a heading or a note: \(line)")
      return
    }
    guard let grade = Grade(fields[1]) else {
      problems.append("\(fields[0]) has no grade that is known: \(fields[1])")
      return
    }
    let key = fields[0].uppercased()
    guard positions[key] == nil else {
      problems.append("\(fields[0]) stands in the ledger twice.")
      return
    }
    var named: [RuleSource] = []
    for tag in fields[2].split(separator: ", ", omittingEmptySubsequences: false) {
      if let source = sourcesByTag[tag] {
        named.append(source)
      } else {
        problems.append("\(fields[0]) names a source that the legend lacks: \(tag)")
      }
    }
    positions[key] = positions.count
    sections[sections.count - 1].rules.append(
      Rule(
        id: String(fields[0]), grade: grade, sources: named, statement: String(fields[3]),
        isInScope: !isOut,
        missingPart: part.isEmpty || isOut ? nil : String(part.dropFirst(Self.missing.count))))
  }

  /// What is before the part that is missing.
  private static let missing = "not built: "
}
