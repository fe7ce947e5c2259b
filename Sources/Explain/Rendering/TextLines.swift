import FingerpostText

/// Lines of text that are no wider than a page.
nonisolated enum TextLines {
  /// The widest line, in characters.
  static let width = 100

  /// A text on as many lines as it takes.
  ///
  /// - Parameters:
  ///   - text: the text; line ends in it stay.
  ///   - indent: the text before the first line.
  ///   - hanging: the text before the others; by default as much white space.
  static func wrapped(_ text: String, indent: String = "", hanging: String? = nil) -> [String] {
    let hanging = hanging ?? String(repeating: " ", count: indent.count)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += PlainText.wrapped(
        paragraph, to: width, first: lines.isEmpty ? indent : hanging, indent: hanging)
    }
    return lines
  }

  /// A line of code, which keeps its white space and is broken only where it is too wide for any page.
  static func code(_ text: String, indent: String) -> [String] {
    let line = indent + text
    guard line.count > width else { return [line] }
    // A comment that does not fit stands before its line, and stays a comment.
    if let mark = text.firstRange(of: "  // "), mark.lowerBound > text.startIndex {
      let comment = text[mark.upperBound...].prefix(1).uppercased() + text[mark.upperBound...].dropFirst()
      return wrapped(comment, indent: indent + "// ", hanging: indent + "// ")
        + code(String(text[..<mark.lowerBound]), indent: indent)
    }
    let own = text.prefix { $0 == " " }.count
    return wrapped(
      String(text.dropFirst(own)), indent: indent + String(repeating: " ", count: own),
      hanging: indent + "    ")
  }
}
