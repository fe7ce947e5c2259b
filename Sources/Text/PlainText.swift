/// Text from outside, made fit for a line of a message or a terminal.
package enum PlainText {
  /// A text on one line, without anything that would break the line, disguise it or upset a terminal.
  package static func line(_ text: some StringProtocol) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
      case .format, .surrogate: break
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// A text on one line as ``line(_:)`` makes it, cut to a number of characters.
  package static func line(_ text: String, limit: Int) -> String {
    let line = line(text)
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  /// Whether a character begins another line; other control characters are spelled out where they are written.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0A}"..."\u{0D}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// A name from outside, which is otherwise kept as it is, without anything that would begin another line.
  package static func name(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      name.append(endsLine(scalar) ? " " : scalar)
    }
    return String(name)
  }

  /// As much of a text as a message has room for, on one line.
  package static func excerpt(_ text: some StringProtocol) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 60 else { return line(text) }
    return line(String(String.UnicodeScalarView(scalars.prefix(60)))) + "…"
  }

  /// A number and a noun, such as `3 views`.
  package static func count(_ number: some BinaryInteger, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// An error that may end with a question as a sentence.
  package static func sentence(_ clause: String) -> String {
    clause.hasSuffix("?") || clause.hasSuffix(".") ? clause : clause + "."
  }

  /// A text on as many lines as it takes, broken at blanks.
  ///
  /// - Parameters:
  ///   - width: the length of the longest line, in characters.
  ///   - first: the text before the first line.
  ///   - indent: the text before the others.
  ///   - breaksWords: whether a word that is longer than a line is broken as well.
  package static func wrapped(
    _ text: some StringProtocol, to width: Int, first: String, indent: String, breaksWords: Bool = true
  ) -> [String] {
    let room = breaksWords ? max(1, width - indent.count) : .max
    var lines: [String] = []
    var (line, isEmpty) = (first, true)
    for word in text.split(separator: " ") {
      var rest = Substring(word)
      while !rest.isEmpty {
        let piece = rest.prefix(room)
        rest = rest.dropFirst(room)
        if !isEmpty, line.count + 1 + piece.count > width {
          lines.append(line)
          (line, isEmpty) = (indent, true)
        }
        line += (isEmpty ? "" : " ") + piece
        isEmpty = false
      }
    }
    return lines + [line]
  }

  /// The last part of a path: the file's name without its folders.
  package static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
