import FingerpostText
import Yams

/// Turns a scenario's text into items, and refuses text that is built to exhaust its reader.
nonisolated enum ScenarioDocument {
  /// The longest text that is read, in bytes.
  static let byteLimit = 4_000_000
  /// The most aliases that a text may hold: few enough that nested ones cannot multiply it out of bounds.
  static let aliasLimit = 8
  /// The most items that a text may have once its aliases are expanded.
  static let itemLimit = 400_000
  /// The most levels that lists and mappings may nest.
  static let depthLimit = 256

  /// Reads a document of one mapping.
  static func read(_ text: String) throws(ScenarioError) -> ScenarioItem {
    guard text.utf8.count <= byteLimit else {
      throw ScenarioError(
        message: "a scenario is one small interaction; this text is longer than \(byteLimit) bytes"
      )
    }
    try refuseManyAliases(in: text)
    let node = try composed(text)
    guard let node else {
      throw ScenarioError(message: "the file is empty; a scenario is a mapping with “windows” and “script”")
    }
    var left = itemLimit
    return try item(
      node, at: .root, below: ScenarioPlace(line: 1, column: 1, path: .root), depth: 0, left: &left)
  }

  // Aliases cost nothing while they are shared, but are hashed in full where they serve as keys, so the
  // check has to come before composing. Counting too many (such as stars inside quotes) does no harm.
  private static func refuseManyAliases(in text: String) throws(ScenarioError) {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return }
    var count = 0
    var line = 1
    var startsToken = true
    var previousIsStar = false
    for byte in text.utf8 {
      if previousIsStar, byte > UInt8(ascii: " ") {
        count += 1
        if count > aliasLimit {
          throw ScenarioError(line: line, message: "more than \(aliasLimit) aliases (*name) in one scenario")
        }
      }
      previousIsStar = startsToken && byte == UInt8(ascii: "*")
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        startsToken = true
      case UInt8(ascii: "\r"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "["),
        UInt8(ascii: "{"), UInt8(ascii: ","), 0x80...:
        startsToken = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        break
      default:
        startsToken = false
      }
    }
  }

  private static func composed(_ text: String) throws(ScenarioError) -> Node? {
    do {
      return try Yams.compose(yaml: text, .basic)
    } catch let error as YamlError {
      throw ScenarioError(yaml: error)
    } catch {
      throw ScenarioError(message: "not YAML: \(error)")
    }
  }

  // The depth is bounded by `depthLimit`, so the recursion is too.
  private static func item(
    _ node: Node, at path: ScenarioPath, below parent: ScenarioPlace, depth: Int, left: inout Int
  ) throws(ScenarioError) -> ScenarioItem {
    let place = ScenarioPlace(
      line: node.mark?.line ?? parent.line, column: node.mark?.column ?? parent.column, path: path)
    left -= 1
    guard left >= 0 else { throw ScenarioError(place, "more than \(itemLimit) items in one scenario") }
    guard depth <= depthLimit else {
      throw ScenarioError(
        line: place.line, message: "lists and mappings nest deeper than \(depthLimit) levels")
    }
    switch node {
    case .scalar(let scalar):
      let plain = scalar.style == .plain || scalar.style == .any
      return ScenarioItem(content: .scalar(scalar.string, quoted: !plain), place: place)
    case .sequence(let sequence):
      var items: [ScenarioItem] = []
      items.reserveCapacity(min(sequence.count, left))
      for (index, child) in sequence.enumerated() {
        items.append(
          try item(child, at: .index(index, of: path), below: place, depth: depth + 1, left: &left))
      }
      return ScenarioItem(content: .list(items), place: place)
    case .mapping(let mapping):
      var entries: [ScenarioEntry] = []
      for (keyNode, valueNode) in mapping {
        guard case .scalar(let scalar) = keyNode else {
          throw ScenarioError(
            ScenarioPlace(
              line: keyNode.mark?.line ?? place.line, column: keyNode.mark?.column ?? place.column, path: path
            ),
            "a key has to be a word, not a list or a mapping")
        }
        let keyPath = ScenarioPath.key(scalar.string, of: path)
        let keyPlace = ScenarioPlace(
          line: scalar.mark?.line ?? place.line, column: scalar.mark?.column ?? place.column, path: keyPath)
        let value = try item(valueNode, at: keyPath, below: keyPlace, depth: depth + 1, left: &left)
        entries.append(ScenarioEntry(key: scalar.string, place: keyPlace, value: value))
      }
      return ScenarioItem(content: .map(entries), place: place)
    case .alias(let alias):
      throw ScenarioError(place, "the alias *\(alias.anchor.rawValue) is not defined")
    }
  }
}

nonisolated extension ScenarioError {
  /// Creates an error from what the YAML library says, with the line and column that it names.
  init(yaml error: YamlError) {
    switch error {
    case .scanner(let context, let problem, let mark, let yaml),
      .parser(let context, let problem, let mark, let yaml),
      .composer(let context, let problem, let mark, let yaml):
      if problem.hasPrefix("Maximum nesting level") || context?.text.hasPrefix("Maximum nesting") == true {
        self.init(
          line: mark.line,
          message: "lists and mappings nest deeper than \(ScenarioDocument.depthLimit) levels")
        return
      }
      if Self.isLongKey(endingAt: mark, in: yaml) {
        self.init(
          line: mark.line, message: "a key is longer than \(Self.maxKeyLength) characters, YAML's limit")
        return
      }
      if problem.contains("cannot start any token"), Self.isTab(at: mark, in: yaml) {
        self.init(
          line: mark.line, column: mark.column, message: "not YAML: a tab, where YAML indents with spaces")
        return
      }
      let lead = context.map { "\($0.text.trimmed) that begins in line \($0.mark.line), " } ?? ""
      self.init(line: mark.line, column: mark.column, message: "not YAML: \(lead)\(problem.trimmed)")
    case .reader(let problem, let offset, let value, let yaml):
      let line = offset.map { yaml.prefix($0).count { $0.isNewline } + 1 }
      self.init(
        line: line, message: "not YAML: \(problem.trimmed)" + (value >= 0 ? " (character \(value))" : ""))
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.map { "“\(PlainText.excerpt($0))”" }.joined(separator: ", ")
      self.init(line: context.mark.line, message: "the key \(names) appears twice in one mapping")
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      self.init(message: "not YAML: \(error)")
    }
  }

  /// YAML 1.2, 7.4.2: so that a reader need not look ahead without end for the colon.
  private static let maxKeyLength = 1024

  /// Whether the colon at a place is that of a key beyond the limit, which the library calls a value that is not allowed.
  private static func isTab(at mark: Mark, in yaml: String) -> Bool {
    let lines = yaml.split(separator: "\n", maxSplits: mark.line, omittingEmptySubsequences: false)
    return lines.indices.contains(mark.line - 1)
      && lines[mark.line - 1].dropFirst(mark.column - 1).first == "\t"
  }

  private static func isLongKey(endingAt mark: Mark, in yaml: String) -> Bool {
    guard mark.column > maxKeyLength else { return false }
    let lines = yaml.split(separator: "\n", maxSplits: mark.line, omittingEmptySubsequences: false)
    guard lines.indices.contains(mark.line - 1) else { return false }
    let line = lines[mark.line - 1]
    let before = line.prefix(mark.column - 1)
    return line.dropFirst(mark.column - 1).first == ":" && !before.contains(": ")
  }
}

nonisolated extension String {
  fileprivate var trimmed: String { String(drop { $0.isWhitespace }) }
}
