/// Tells the formats apart by content.
nonisolated enum ScreenFormat {
  case scenario
  case export
  case pageSource
  case elementTree
  case earlGrey
  /// What `recursiveDescription` prints, and whatever is none of the others.
  case dump

  /// Returns the format that the text seems to have.
  static func recognize(_ bytes: Bytes) -> ScreenFormat {
    if isScenario(bytes) { return .scenario }
    let marks: [(ScreenFormat, Int?)] = [
      (.pageSource, PageSourceReader.firstMark(bytes)),
      (.export, bytes.find("\"fingerpost-export/")),
      (.elementTree, ElementTreeReader.firstMark(bytes)), (.earlGrey, EarlGreyReader.firstMark(bytes)),
    ]
    // A label in a dump may quote any of the marks, so the one that comes first decides, and a node before it.
    let first = marks.compactMap { mark in mark.1.map { (mark.0, $0) } }.min { $0.1 < $1.1 }
    guard let (format, index) = first else { return startsWithBrace(bytes) ? .export : .dump }
    return hasNode(bytes, before: index) ? .dump : format
  }

  private static func hasNode(_ bytes: Bytes, before limit: Int) -> Bool {
    var cursor = LineCursor(bytes)
    while let line = cursor.next(), line.range.lowerBound < limit {
      if case .node(let less, _) = DumpLine(bytes, line.range).content, less < limit { return true }
    }
    return false
  }

  private static func startsWithBrace(_ bytes: Bytes) -> Bool {
    bytes[bytes.trimmed(0..<bytes.count).lowerBound] == .openBrace
  }

  /// Returns whether the first line with content names a key of a scenario, and a tree or a script follows.
  static func isScenario(_ bytes: Bytes) -> Bool {
    var cursor = LineCursor(bytes)
    var hasKey = false
    while let line = cursor.next() {
      let content = bytes.trimmed(line.range)
      if content.isEmpty || bytes[content.lowerBound] == 0x23 || bytes.equals(content, "---") { continue }
      if bytes[line.range.lowerBound] == .space || bytes[line.range.lowerBound] == .tab { continue }
      let isKey = keys.contains { bytes.has($0, at: line.range.lowerBound) }
      if !hasKey, !isKey { return false }
      hasKey = true
      if bytes.has("windows:", at: line.range.lowerBound) || bytes.has("script:", at: line.range.lowerBound) {
        return true
      }
    }
    return false
  }

  private static let keys: [StaticString] = [
    "title:", "rules:", "config:", "screen:", "observe:", "windows:", "script:", "expect:", "application:",
    "hooks:",
  ]
}
