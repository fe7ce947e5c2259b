/// The two top-level keys of a scenario file that tell what it pins, read without the rest of YAML.
///
/// `rules` may be a list in brackets, over one line or several, or one item to a line; items may be quoted.
nonisolated struct ScenarioHeader {
  /// What the scenario shows, nil if it does not say.
  private(set) var title: String?
  /// The ids it names, in order.
  private(set) var rules: [String] = []

  /// Reads the text of a file.
  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var number = 0
    while number < lines.count {
      if let value = Self.value(of: "title", in: lines[number]), title == nil {
        title = Self.unquoted(value)
      } else if let value = Self.value(of: "rules", in: lines[number]), rules.isEmpty {
        rules = Self.list(from: value, lines: lines[(number + 1)...])
      }
      number += 1
    }
  }

  /// What follows a key at the start of a line, nil if another key or none stands there.
  private static func value(of key: String, in line: Substring) -> Substring? {
    for key in [key, "\"\(key)\"", "'\(key)'"] where line.hasPrefix(key) {
      let rest = line.dropFirst(key.count).drop { $0 == " " }
      if rest.first == ":" { return trimmed(rest.dropFirst()) }
    }
    return nil
  }

  private static func list(from value: Substring, lines: ArraySlice<Substring>) -> [String] {
    var value = withoutComment(value)
    if value.hasPrefix("[") {
      var rest = lines
      var text = String(value.dropFirst())
      while !text.contains("]"), let line = rest.popFirst() {
        text += " " + withoutComment(trimmed(line))
      }
      return text.prefix { $0 != "]" }.split(separator: ",").map { unquoted(trimmed($0)) }.filter {
        !$0.isEmpty
      }
    }
    guard value.isEmpty else { return [unquoted(value)] }
    var items: [String] = []
    for line in lines {
      value = withoutComment(trimmed(line))
      if value.isEmpty { continue }
      guard value.hasPrefix("- ") else { break }
      items.append(unquoted(trimmed(value.dropFirst(2))))
    }
    return items
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    guard let start = text.firstIndex(of: "#") else { return text }
    return trimmed(text[..<start])
  }

  /// A scalar without its quotes, and without a comment if it has none.
  private static func unquoted(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      guard let comment = text.firstRange(of: " #") else { return String(text) }
      return String(trimmed(text[..<comment.lowerBound]))
    }
    let inner = text.dropFirst()
    return String(inner.prefix(upTo: inner.lastIndex(of: quote) ?? inner.endIndex))
  }
}
