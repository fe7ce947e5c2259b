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
