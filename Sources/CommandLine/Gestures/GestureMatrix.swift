/// How often each kind of gesture acted first, for each label.
nonisolated struct GestureMatrix: Hashable, Sendable {
  private var outcomes: [GestureOutcome] = []

  /// Creates an empty matrix.
  init() {}

  /// Counts an outcome.
  mutating func add(_ outcome: GestureOutcome) {
    outcomes.append(outcome)
  }

  /// How many recordings there are.
  var count: Int { outcomes.count }

  /// How many of them came out right.
  var rightCount: Int { outcomes.filter(\.isRight).count }

  /// The matrix as a table in Markdown: a line for each label that there are recordings of, a column for each kind.
  var table: [String] {
    let heads = ["asked for"] + ActingGesture.allCases.map(\.rawValue) + ["nothing", "right"]
    var rows = [heads]
    for label in GestureLabel.allCases {
      let those = outcomes.filter { $0.label == label }
      guard !those.isEmpty else { continue }
      var row = [label.rawValue]
      for kind in ActingGesture.allCases.map(Optional.some) + [nil] {
        let count = those.count { $0.first == kind }
        row.append(count == 0 ? "" : "\(count)")
      }
      row.append("\(those.count { $0.isRight }) of \(those.count)")
      rows.append(row)
    }
    let widths = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = cells.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - cells[column].count)
        return column == 0 ? cells[column] + blanks : blanks + cells[column]
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = heads.indices.map { column in
      String(repeating: "-", count: widths[column] + (column == 0 ? 2 : 1)) + (column == 0 ? "" : ":")
    }
    return [line(heads), "|" + rule.joined(separator: "|") + "|"] + rows.dropFirst().map(line)
  }

  /// The sum in a sentence.
  var summary: String {
    let percent = count == 0 ? 0 : Double(rightCount) / Double(count) * 100
    return "\(rightCount) of \(count) right, \(Int(percent.rounded(.down))) %"
  }
}
