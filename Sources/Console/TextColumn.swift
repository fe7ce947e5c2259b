/// Text of a limited width.
package enum TextColumn {
  /// How wide the command's prose is, in characters.
  package static let width = 80

  /// Breaks a text between words; a word that is wider than a line gets a line of its own.
  package static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// Puts a label before the first line and as many spaces before the others.
  package static func labeled(_ label: String, _ text: String, width: Int = width) -> [String] {
    let indent = String(repeating: " ", count: label.count)
    return lines(text, width: width - label.count).enumerated().map {
      $0.offset == 0 ? label + $0.element : indent + $0.element
    }
  }

  /// As many words from the front of a text as fit, with an ellipsis if some do not.
  package static func start(of text: String, width: Int) -> String {
    guard text.count > width else { return text }
    return (lines(text, width: width - 2).first ?? "") + " …"
  }

  /// A text with spaces after it, up to a width.
  package static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
