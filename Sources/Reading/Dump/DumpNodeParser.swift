import FingerpostText
import Foundation

/// Reads one node of a dump: its header, then attributes up to the bracket that closes it.
///
/// Only attributes at the top level count: what a layer, a color or a configuration says about itself in its
/// own brackets is skipped.
nonisolated struct DumpNodeParser {
  let bytes: Bytes
  let end: Int
  private var position: Int
  private(set) var node: DumpNode
  private var open = OpenBrackets()
  /// Whether a second pair of brackets is around the node and what is said after it.
  private let isDoubled: Bool
  /// The node as it was at the first bracket that may have closed it.
  private var fallback: DumpNode?

  /// How many bytes may still be spent on looking for the ends of texts; see ``QuotedText``.
  private var budget: Int

  /// Returns the node that begins at the header, on a line with that end, and goes on at most to `end`.
  static func parse(
    _ bytes: Bytes, from less: Int, lineEnd: Int, to end: Int, header: DumpHeader, line: Int,
    budget: inout Int
  ) -> DumpNode {
    let isDoubled = bytes[less - 1] == .less
    var parser = DumpNodeParser(bytes, to: end, header: header, isDoubled: isDoubled, budget: budget)
    parser.node = DumpNode(line: line, range: less..<end, lineEnd: lineEnd)
    parser.node.className = parser.string(header.name)
    parser.node.address = parser.string(header.address)
    parser.readAttributes()
    budget = parser.budget
    return parser.node
  }

  private init(_ bytes: Bytes, to end: Int, header: DumpHeader, isDoubled: Bool, budget: Int) {
    self.isDoubled = isDoubled
    self.bytes = bytes
    self.end = end
    self.budget = budget
    position = header.address.upperBound
    node = DumpNode(line: 0, range: 0..<0, lineEnd: 0)
  }

  private func string(_ range: Range<Int>) -> String {
    bytes.hasLineEnd(range)
      ? String(decoding: bytes.unwrapped(range), as: UTF8.self) : bytes.string(range)
  }

  private mutating func readAttributes() {
    while position < end {
      let byte = bytes[position]
      if isBlank(byte) || byte == .semicolon {
        position += 1
      } else if byte == .greater {
        if isDoubled || NodeTail.follows(bytes, position, to: end) {
          node = closed(node, at: position)
          return
        }
        if fallback == nil { fallback = closed(node, at: position) }
        position += 1
      } else {
        readAttribute()
        if node.isComplete { return }
      }
    }
    if let fallback { node = fallback }
  }

  private mutating func readAttribute() {
    let start = position
    let key = DumpKey(bytes, at: start, to: end)
    position = key.range.upperBound
    let separator = skippingBlanks(position)
    guard !key.range.isEmpty, separator < end, bytes[separator] == .equals || bytes[separator] == .colon
    else {
      position = start
      skipValue(.unknown, from: start)
      let range = bytes.trimmed(start..<position)
      if !range.isEmpty, range.allSatisfy({ bytes[$0] == .dot }) || bytes.equals(range, "…") {
        node.doubts.append("part of its description was left out, so what stood there is unknown")
      }
      return
    }
    node.hasAttributes = true
    let attribute = key.attribute(bytes)
    position = skippingBlanks(separator + 1)
    if let quote = QuotedText.opening(bytes, at: position) {
      let text = QuotedText(bytes, from: position, to: end, quote: quote, budget: &budget)
      position = text.end
      if attribute == .text { node.text = text.label }
      if text.isAmbiguous {
        node.doubts.append("its text reads like attributes, which were taken as text")
      }
      return
    }
    let value = position
    skipValue(attribute, from: value)
  }

  private func skippingBlanks(_ index: Int) -> Int {
    var index = index
    while index < end, isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// Moves past a value and takes note of it; at the node's own closing bracket the node is complete.
  private mutating func skipValue(_ attribute: DumpAttribute, from start: Int) {
    open.removeAll()
    while position < end {
      let byte = bytes[position]
      switch byte {
      case .less, .openParen, .openSquare, .openBrace:
        open.push(byte)
      case .closeParen: open.pop(.openParen)
      case .closeSquare: open.pop(.openSquare)
      case .closeBrace: open.pop(.openBrace)
      case .greater where bytes[position - 1] == .minus && position > start: break
      case .greater:
        if open.pop(.less) || open.isInBraces { break }
        let isEnd = isDoubled || NodeTail.follows(bytes, position, to: end)
        guard isEnd || fallback == nil else { break }
        node.note(attribute, bytes, start..<position)
        if isEnd {
          node = closed(node, at: position)
          return
        }
        fallback = closed(node, at: position)
      case .semicolon where open.isEmpty || (open.isShallow && startsAttribute(position + 1)):
        node.note(attribute, bytes, start..<position)
        return
      default: break
      }
      position += 1
    }
    node.note(attribute, bytes, start..<end)
  }

  /// Returns whether a known attribute begins at the index, so that a bracket left open before it was forgotten.
  private func startsAttribute(_ index: Int) -> Bool {
    DumpKey.known(bytes, at: index, to: end) != nil
  }

  /// Returns the node as it is if the bracket at the index closes it.
  private func closed(_ node: DumpNode, at index: Int) -> DumpNode {
    var result = node
    result.isComplete = true
    result.range = node.range.lowerBound..<index + 1
    guard isDoubled else {
      NodeTail.read(bytes, after: index, to: end, into: &result)
      return result
    }
    if let outer = outerBracket(after: index) {
      NodeTail.read(bytes, after: outer, to: end, into: &result)
    } else {
      result.isOuterOpen = true
    }
    return result
  }

  /// Returns the index of the bracket that closes the second pair, if it is in reach.
  private func outerBracket(after index: Int) -> Int? {
    var (index, depth) = (index + 1, 1)
    while index < end {
      if bytes[index] == .less { depth += 1 }
      if bytes[index] == .greater, bytes[index - 1] != .minus { depth -= 1 }
      if depth == 0 { return index }
      index += 1
    }
    return nil
  }
}
