import FingerpostText

nonisolated extension JSONValue {
  /// The value as text: on one line where it fits into a width, else with a line for each part.
  func laidOut(width: Int) -> String { laidOut(width: width, depth: 0, taken: 0) }

  /// - Parameter taken: how many columns of the line are taken, by indentation, a key and a comma.
  private func laidOut(width: Int, depth: Int, taken: Int) -> String {
    let short = onOneLine
    let parts: [(key: String, value: JSONValue)]
    let brackets: (String, String)
    switch self {
    case .list(let values):
      (parts, brackets) = (values.map { ("", $0) }, ("[", "]"))
    case .object(let fields):
      (parts, brackets) = (fields.map { (Self.quoted($0.key) + ": ", $0.value) }, ("{", "}"))
    case .null, .flag, .number, .text: return short
    }
    guard taken + short.count > width, !parts.isEmpty else { return short }
    let indent = String(repeating: "  ", count: depth + 1)
    if case .list(let values) = self, values.allSatisfy(\.isText) {
      return "[\n" + Self.filled(values.map(\.onOneLine), width: width, indent) + "\n" + indent.dropLast(2)
        + "]"
    }
    let lines = parts.map { key, value in
      indent + key + value.laidOut(width: width, depth: depth + 1, taken: indent.count + key.count + 1)
    }
    return brackets.0 + "\n" + lines.joined(separator: ",\n") + "\n" + indent.dropLast(2) + brackets.1
  }

  private var isText: Bool { if case .text = self { true } else { false } }

  /// Words with commas between them, as many on a line as fit.
  private static func filled(_ words: [String], width: Int, _ indent: String) -> String {
    var lines = [indent]
    for (index, word) in words.enumerated() {
      let word = index < words.count - 1 ? word + "," : word
      if lines[lines.count - 1].count + word.count + 1 > width { lines.append(indent) }
      lines[lines.count - 1] += (lines[lines.count - 1] == indent ? "" : " ") + word
    }
    return lines.joined(separator: "\n")
  }

  private var onOneLine: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number
    case .text(let text): Self.quoted(text)
    case .list(let values): "[" + values.map(\.onOneLine).joined(separator: ", ") + "]"
    case .object(let fields):
      fields.isEmpty
        ? "{}"
        : "{ " + fields.map { Self.quoted($0.key) + ": " + $0.value.onOneLine }.joined(separator: ", ") + " }"
    }
  }

  private static func quoted(_ text: String) -> String {
    let writer = JSONWriter()
    writer.value(text)
    return writer.text
  }
}
