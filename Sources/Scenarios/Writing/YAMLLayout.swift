/// Lays out a value: in brackets and braces where that fits on a line, indented below its key where it does not.
///
/// The recursion is as deep as the value nests, which the maker of the value has to bound.
nonisolated struct YAMLLayout {
  /// The longest line, in letters, that brackets and braces may make.
  static let width = 110

  private(set) var text = ""

  /// Lays out the mapping that a file is.
  ///
  /// - Parameter tall: the keys whose lists have an item on each line, even where one line would do.
  init(_ entries: [YAMLEntry], tall: Set<String> = []) {
    for entry in entries { write(entry, indent: 0, lead: "", isTall: tall.contains(entry.key)) }
  }

  private mutating func write(_ entry: YAMLEntry, indent: Int, lead: String, isTall: Bool = false) {
    let key = "\(lead)\(YAMLScalar.key(entry.key)):"
    if !isTall || Self.isEmpty(entry.value), let line = line(entry.value, room: Self.width - key.count - 1) {
      text += "\(key) \(line)\n"
      return
    }
    text += key + "\n"
    write(entry.value, indent: indent + 2)
  }

  private mutating func write(_ value: YAMLValue, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    switch value {
    case .plain(let scalar): text += "\(margin)\(scalar)\n"
    case .map(let entries):
      for entry in entries { write(entry, indent: indent, lead: margin) }
    case .list(let items):
      for item in items {
        if let line = line(item, room: Self.width - indent - 2) {
          text += "\(margin)- \(line)\n"
        } else if case .map(let entries) = item {
          for (index, entry) in entries.enumerated() {
            write(entry, indent: indent + 2, lead: margin + (index == 0 ? "- " : "  "))
          }
        } else {
          text += "\(margin)-\n"
          write(item, indent: indent + 2)
        }
      }
    }
  }

  private static func isMap(_ value: YAMLValue) -> Bool {
    if case .map = value { true } else { false }
  }

  private static func isEmpty(_ value: YAMLValue) -> Bool { value == .list([]) || value == .map([]) }

  /// The value on one line, or nil where there is too little room. Scalars and what is empty have no other form.
  private func line(_ value: YAMLValue, room: Int) -> String? {
    switch value {
    case .plain(let scalar): return scalar
    case .list([]): return "[]"
    case .map([]): return "{}"
    default:
      var line = ""
      return append(value, to: &line, room: room) ? line : nil
    }
  }

  private func append(_ value: YAMLValue, to line: inout String, room: Int) -> Bool {
    switch value {
    case .plain(let scalar):
      line += scalar
    case .list(let items):
      // Two objects side by side are hard to tell apart.
      guard items.count(where: Self.isMap) < 2 else { return false }
      line += "["
      for (index, item) in items.enumerated() {
        if index > 0 { line += ", " }
        guard append(item, to: &line, room: room) else { return false }
      }
      line += "]"
    case .map(let entries):
      line += entries.isEmpty ? "{" : "{ "
      for (index, entry) in entries.enumerated() {
        if index > 0 { line += ", " }
        line += "\(YAMLScalar.key(entry.key)): "
        guard append(entry.value, to: &line, room: room) else { return false }
      }
      line += entries.isEmpty ? "}" : " }"
    }
    return line.utf8.count <= room
  }
}
