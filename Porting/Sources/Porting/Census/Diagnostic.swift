/// An error of the compiler.
struct Diagnostic: Hashable, Sendable {
  let path: String
  let place: Place
  let message: String

  /// Reads a line such as `Knob.swift:3:7: error: cannot find 'UIColor' in scope`; nil for all other lines.
  init?(line: some StringProtocol) {
    let text = String(line)
    guard let mark = text.range(ofText: ": error: ") else { return nil }
    let parts = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    if parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) {
      path = parts.dropLast(2).joined(separator: ":")
      place = Place(line: line, column: column)
    } else {
      // An error that belongs to no line, such as a module that cannot be loaded.
      path = String(text[..<mark.lowerBound])
      place = Place(line: 1, column: 1)
    }
    message = String(text[mark.upperBound...])
  }

  /// The errors in what a compiler printed, each once.
  static func errors(in output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.split(whereSeparator: \.isNewline).compactMap(Diagnostic.init).filter {
      seen.insert($0).inserted
    }
  }
}

extension String {
  /// Where a text first stands.
  func range(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while let first = text.first, let at = self[start...].firstIndex(of: first) {
      if self[at...].hasPrefix(text) { return at..<index(at, offsetBy: text.count) }
      start = index(after: at)
    }
    return nil
  }
}
