import Foundation

/// Reads one node of a dump: its header, then attributes up to the bracket that closes it.
///
/// Only attributes at the top level count: what a layer, a colour or a configuration says about itself in its
/// own brackets is passed over.
nonisolated struct DumpNodeParser {
  let bytes: Bytes
  let end: Int
  private var position: Int
  private(set) var node: DumpNode
  private var open = OpenBrackets()
  /// The node as it was at the first bracket that may have closed it.
  private var fallback: DumpNode?

  /// How many bytes may still be spent on looking for the ends of texts; see ``QuotedText``.
  private var budget: Int

  /// Returns the node that begins at the header and goes on at most to `end`.
  static func parse(
    _ bytes: Bytes, from less: Int, to end: Int, header: DumpHeader, line: Int, budget: inout Int
  ) -> DumpNode {
    var parser = DumpNodeParser(bytes, from: less, to: end, header: header, line: line, budget: budget)
    parser.readAttributes()
    budget = parser.budget
    return parser.node
  }

  private init(_ bytes: Bytes, from less: Int, to end: Int, header: DumpHeader, line: Int, budget: Int) {
    self.bytes = bytes
    self.budget = budget
    self.end = end
    position = header.address.upperBound
    node = DumpNode(line: line, range: less..<end, lineEnd: end)
    node.className = string(header.name)
    node.address = string(header.address)
  }

  private func string(_ range: Range<Int>) -> String {
    range.contains { isLineEnd(bytes[$0]) }
      ? String(decoding: bytes.unwrapped(range), as: UTF8.self) : bytes.string(range)
  }

  private mutating func readAttributes() {
    while position < end {
      let byte = bytes[position]
      if isBlank(byte) || byte == .semicolon {
        position += 1
      } else if byte == .greater {
        if NodeTail.follows(bytes, position, to: end) {
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
    let key = readKey()
    let separator = skippingBlanks(position)
    guard !key.isEmpty, separator < end, bytes[separator] == .equals || bytes[separator] == .colon else {
      position = start
      skipValue(.unknown, from: start)
      let range = bytes.trimmed(start..<position)
      if !range.isEmpty, range.allSatisfy({ bytes[$0] == .dot }) || bytes.equals(range, "…") {
        node.doubts.append("part of its description was left out, so what stood there is unknown")
      }
      return
    }
    node.hasAttributes = true
    let attribute = named(key)
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

  private func named(_ key: Range<Int>) -> DumpAttribute {
    guard key.contains(where: { isLineEnd(bytes[$0]) }) else { return .named(bytes, key) }
    return bytes.unwrapped(key).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return .unknown }
      return .named(Bytes(base: base, count: buffer.count), 0..<buffer.count)
    }
  }

  /// Reads an attribute's name, over a line end if it goes on there.
  private mutating func readKey() -> Range<Int> {
    let start = position
    guard isLetter(bytes[position]) || bytes[position] == 0x5F else { return start..<start }
    while position < end {
      let byte = bytes[position]
      if isLineEnd(byte) {
        let next = skippingBlanks(position)
        guard next < end, isIdentifier(bytes[next]) else { break }
        position = next
      } else if isIdentifier(byte) || byte == .dot || byte == .minus {
        position += 1
      } else {
        break
      }
    }
    return start..<position
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
        let isEnd = NodeTail.follows(bytes, position, to: end)
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
    QuotedText.isAttribute(bytes, at: index, to: end) != nil
  }

  /// Returns the node as it is if the bracket at the index closes it.
  private func closed(_ node: DumpNode, at index: Int) -> DumpNode {
    var result = node
    result.isComplete = true
    result.range = node.range.lowerBound..<index + 1
    NodeTail.read(bytes, after: index, to: end, into: &result)
    return result
  }
}

/// The brackets that are open inside a value.
nonisolated struct OpenBrackets {
  private var stack: [UInt8] = []
  private var angles = 0
  private var braces = 0

  var isEmpty: Bool { stack.isEmpty }
  /// Whether a brace is open, so that no angle bracket can close the node.
  var isInBraces: Bool { braces > 0 }
  /// Whether neither an angle bracket nor a brace is open.
  var isShallow: Bool { angles == 0 && braces == 0 }

  mutating func removeAll() {
    guard !stack.isEmpty else { return }
    stack.removeAll(keepingCapacity: true)
    (angles, braces) = (0, 0)
  }

  mutating func push(_ bracket: UInt8) {
    stack.append(bracket)
    if bracket == .less { angles += 1 }
    if bracket == .openBrace { braces += 1 }
  }

  /// Closes the last such bracket and all that were left open inside it, and returns whether there was one.
  @discardableResult
  mutating func pop(_ bracket: UInt8) -> Bool {
    // Parentheses are only looked for at the top: a text may hold one half of a pair.
    if bracket != .less && bracket != .openBrace {
      guard stack.last == bracket else { return false }
      stack.removeLast()
      return true
    }
    guard bracket == .less ? angles > 0 : braces > 0 else { return false }
    while let last = stack.popLast() {
      if last == .less { angles -= 1 }
      if last == .openBrace { braces -= 1 }
      if last == bracket { return true }
    }
    return false
  }
}
