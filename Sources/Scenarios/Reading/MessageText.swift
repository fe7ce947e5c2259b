/// The shape that log lines and calls share: `[@time ]subject.name` or `[@time ]subject.name(arguments)`.
nonisolated struct MessageText {
  /// What follows the `@`, if there is one.
  var time: Substring?
  var subject: String
  var name: String
  /// What is between the parentheses, without spaces; nil where there are none.
  var arguments: String?

  /// Takes a text apart; nil where it has another shape.
  init?(_ text: String) {
    var rest = Self.trimmed(text[...])
    if rest.first == "@" {
      let end = rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex
      time = rest[rest.index(after: rest.startIndex)..<end]
      rest = Self.trimmed(rest[end...])
    }
    if let open = rest.firstIndex(of: "(") {
      guard rest.last == ")" else { return nil }
      let inner = rest[rest.index(after: open)...].dropLast()
      guard !inner.contains("("), !inner.contains(")") else { return nil }
      arguments = inner.filter { !$0.isWhitespace }
      rest = Self.trimmed(rest[..<open])
    }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(where: Self.isForeign) }) else {
      return nil
    }
    subject = String(parts[0])
    name = String(parts[1])
  }

  private static func isForeign(_ character: Character) -> Bool {
    character.isWhitespace || "()@".contains(character)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
