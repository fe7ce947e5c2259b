import FingerpostTrace

/// The row of docs/scope.md that says what is not built, made from the ledger.
nonisolated struct UnbuiltRow {
  /// The path of the document in a checkout.
  static let path = "docs/scope.md"
  /// How the row begins.
  private static let start = "| not built | "
  /// What is missing although no rule says anything about it.
  private static let beyondTheRules = [
    "pinches of a trackpad", "drawing: the context of `draw(_:)` has no pixels",
  ]

  /// Where the rules come from.
  let ledger: Ledger
  /// What pins them.
  let scan: PinScan

  /// The row: the parts that are missing, each with the rules that wait for it, in the ledger's order.
  var text: String {
    var parts: [(name: String, rules: [String])] = []
    for rule in ledger.rules where scan.standing(of: rule) == .notBuilt {
      let name = rule.missingPart ?? "a rule"
      if let place = parts.firstIndex(where: { $0.name == name }) {
        parts[place].rules.append(rule.id)
      } else {
        parts.append((name, [rule.id]))
      }
    }
    let named = parts.map { "\($0.name) (\(Self.list($0.rules)))" }
    return Self.start + (named + Self.beyondTheRules).joined(separator: "; ") + " |"
  }

  private static func list(_ rules: [String]) -> String {
    guard let first = rules.first, let last = rules.last, rules.count > 2 else {
      return rules.joined(separator: ", ")
    }
    return "\(first) to \(last)"
  }

  /// The document with this row in place of the one that it has; nil where it has none.
  func replaced(in document: String) -> String? {
    var lines = document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let place = lines.firstIndex(where: { $0.hasPrefix(Self.start) }) else { return nil }
    lines[place] = text
    return lines.joined(separator: "\n")
  }
}
