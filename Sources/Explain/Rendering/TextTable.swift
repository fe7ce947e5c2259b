/// Colors for a terminal, or none.
nonisolated struct TextStyle: Sendable {
  /// How a piece of text looks.
  enum Look: Sendable {
    case plain, strong, good, faint
  }

  /// Whether colors are used.
  let isColored: Bool

  /// Returns a piece of text with the codes that a terminal wants for its look.
  func apply(_ look: Look, to text: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    switch look {
    case .plain: return text
    case .strong: return "\u{1B}[1m\(text)\u{1B}[0m"
    case .good: return "\u{1B}[32m\(text)\u{1B}[0m"
    case .faint: return "\u{1B}[2m\(text)\u{1B}[0m"
    }
  }
}

/// Lines of cells, of which each column is as wide as its widest cell.
nonisolated struct TextTable {
  /// A cell: its text and how it looks.
  struct Cell {
    var text: String
    var look = TextStyle.Look.plain
  }

  /// The widest column; a longer cell only moves the rest of its own line.
  private let widest: Int
  private var lines: [[Cell]] = []

  init(widest: Int) {
    self.widest = widest
  }

  mutating func add(_ cells: [Cell]) {
    lines.append(cells)
  }

  /// The lines, each after an indentation.
  func render(indent: String, _ style: TextStyle) -> String {
    var widths: [Int] = []
    for line in lines {
      for (column, cell) in line.enumerated() {
        if column == widths.count { widths.append(0) }
        let count = cell.text.count
        if count <= widest { widths[column] = max(widths[column], count) }
      }
    }
    var result = ""
    for line in lines {
      result += indent
      for (column, cell) in line.enumerated() {
        result += style.apply(cell.look, to: cell.text)
        guard column + 1 < line.count else { continue }
        result += String(repeating: " ", count: max(0, widths[column] - cell.text.count) + 2)
      }
      result += "\n"
    }
    return result
  }
}
