import Foundation

/// What may be between the bracket that closes a node and the end of its line.
nonisolated enum NodeTail {
  /// Returns whether what follows the bracket at the index reads like the end of a node.
  static func follows(_ bytes: Bytes, _ bracket: Int, to end: Int) -> Bool {
    let next = bracket + 1
    guard next < end else { return true }
    switch bytes[next] {
    case .lineFeed, .softBreak, .doubleQuote, .singleQuote, .comma, .closeParen, .closeSquare, .backtick,
      .backslash:
      return true
    case .less: return isHeader(bytes, next, end)
    case .space, .tab, .bar: break
    case .semicolon: return isLineEnd(bytes[next + 1]) || next + 1 >= end
    default: return bytes.has("”", at: next) || bytes.has("’", at: next)
    }
    if bytes.has(" - ", at: next) || bytes.has(" (layer)", at: next) || bytes.has(" reactTag", at: next) {
      return true
    }
    var index = next
    while index < end, bytes[index] == .space || bytes[index] == .tab || bytes[index] == .bar { index += 1 }
    if index >= end || isLineEnd(bytes[index]) { return true }
    // A remark that the author of the paste has added.
    if bytes.has("//", at: index) || bytes.has("<-", at: index) || bytes[index] == 0x23 { return true }
    return bytes[index] == .less && isHeader(bytes, index, end)
  }

  /// Takes note of what follows the bracket of a node.
  static func read(_ bytes: Bytes, after bracket: Int, to end: Int, into node: inout DumpNode) {
    // A line may hold many nodes, so its end is looked for only where the node has left its first line.
    if bracket >= node.lineEnd {
      node.lineEnd = bracket + 1
      while node.lineEnd < end, !isLineEnd(bytes[node.lineEnd]) { node.lineEnd += 1 }
    }
    let lineEnd = node.lineEnd
    var index = bracket + 1
    while index < lineEnd,
      bytes[index] == .space || bytes[index] == .tab || bytes[index] == .comma || bytes[index] == .bar
    {
      index += 1
    }
    // A list of objects that an interpreter prints in one line, `#"<UIView: 0x…>",#"<UILabel: 0x…>"`.
    var mark = index
    while mark < min(lineEnd, index + 6), isOfList(bytes[mark]) { mark += 1 }
    if bytes[mark] == .less { index = mark }
    if bytes[index] == .less, isHeader(bytes, index, lineEnd) {
      node.next = DumpHeader.bracket(bytes, at: index)
    } else if bytes.has("(layer)", at: index) {
      node.isMarkedAsLayer = true
    } else if bytes.has("- ", at: index) {
      let remark = bytes.trimmed(index + 2..<lineEnd)
      if !bytes.equals(remark, "(null)"), remark.count <= 200 { node.remark = bytes.string(remark) }
    } else if bytes.has("reactTag", at: index), let text = bytes.find("text: ", from: index, to: lineEnd) {
      node.remark = bytes.string(text + 6..<min(lineEnd, text + 206))
    }
  }

  private static func isOfList(_ byte: UInt8) -> Bool {
    switch byte {
    case .doubleQuote, .singleQuote, .comma, .space, 0x23, 0x40: true
    default: false
    }
  }

  private static func isHeader(_ bytes: Bytes, _ index: Int, _ end: Int) -> Bool {
    let bracket = DumpHeader.bracket(bytes, at: index)
    if case .header = DumpHeader.match(bytes, at: bracket, to: end) { return true }
    return false
  }
}
