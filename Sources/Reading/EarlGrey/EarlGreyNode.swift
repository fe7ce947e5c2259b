import Foundation

/// One `<Class:0x…; key=value; …>` of EarlGrey's.
nonisolated struct EarlGreyNode {
  private(set) var node: DumpNode
  /// Whether it has a frame in its superview, as views have.
  private(set) var isView = false

  /// Reads what the range holds.
  init(_ bytes: Bytes, _ range: Range<Int>, line: Int) {
    let content = bytes.trimmed(range)
    node = DumpNode(line: line, range: content, lineEnd: content.upperBound)
    var end = content.upperBound
    if end > content.lowerBound, bytes[end - 1] == .greater {
      node.isComplete = true
      end -= 1
    }
    node.isPastInteraction = node.isComplete
    let colon = bytes.find(":0x", from: content.lowerBound, to: end) ?? end
    node.className = bytes.string(content.lowerBound + 1..<max(content.lowerBound + 1, colon))
    var index = colon + 1
    while index < end, isHexDigit(bytes[index]) || bytes[index] | 0x20 == 0x78 { index += 1 }
    node.address = bytes.string(colon + 1..<max(colon + 1, index))
    var label: String?
    while let next = Self.nextKey(bytes, index, end) {
      let stop = Self.endOfValue(bytes, next.upperBound, end)
      note(bytes, next, next.upperBound..<stop, &label)
      index = max(stop, next.upperBound)
    }
    node.text = node.text ?? label
  }

  private static let longest = 200

  private mutating func note(_ bytes: Bytes, _ key: Range<Int>, _ value: Range<Int>, _ label: inout String?) {
    func numbers(_ count: Int) -> [PrintedNumber]? {
      guard bytes[value.lowerBound] == .equals else { return nil }
      return PrintedNumber.list(bytes, value.lowerBound + 1..<value.upperBound, count: count)
    }
    if bytes.equals(key, "frame") {
      node.frame = numbers(4)
      isView = true
    } else if bytes.equals(key, "alpha") {
      if let alpha = numbers(1)?.first?.value, alpha.isFinite { node.alpha = alpha }
    } else if bytes.equals(key, "hidden") {
      node.isHidden = true
    } else if bytes.equals(key, "UIE") {
      node.isUserInteractionEnabled = bytes[value.lowerBound + 1] != 0x4E
    } else if bytes.equals(key, "enabled") {
      node.isEnabled = bytes[value.lowerBound + 1] != 0x4E
    } else if bytes.equals(key, "text") {
      node.text = valueText(bytes, value)
    } else if bytes.equals(key, "AX.label") {
      label = valueText(bytes, value) ?? label
    } else if bytes.equals(key, "AX.id") {
      label = label ?? valueText(bytes, value)
    }
  }

  private func valueText(_ bytes: Bytes, _ value: Range<Int>) -> String? {
    guard bytes[value.lowerBound] == .equals else { return nil }
    var range = bytes.trimmed(value.dropFirst())
    if range.count >= 2, bytes[range.lowerBound] == .singleQuote {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    let text = String(bytes.string(range).prefix(Self.longest))
    return text.isEmpty ? nil : text
  }

  private static let keys: [StaticString] = [
    "AX.frame", "AX.activationPoint", "AX.traits", "AX.focused", "AX.label", "AX.id", "AX.value", "AX.hint",
    "AX",
    "frame", "opaque", "hidden", "alpha", "UIE", "enabled", "text", "visible", "isEnabled",
  ]

  /// Returns the known key that follows the next semicolon, up to `=`, a semicolon or the end.
  private static func nextKey(_ bytes: Bytes, _ start: Int, _ end: Int) -> Range<Int>? {
    var index = start
    while let semicolon = bytes.first(.semicolon, from: index, to: end) {
      let first = bytes.skippingSpaces(semicolon + 1, to: end)
      if let length = knownKey(bytes, first, end) { return first..<first + length }
      index = semicolon + 1
    }
    return nil
  }

  private static func knownKey(_ bytes: Bytes, _ first: Int, _ end: Int) -> Int? {
    for key in keys where bytes.has(key, at: first) {
      let after = first + key.utf8CodeUnitCount
      if after >= end || bytes[after] == .equals || bytes[after] == .semicolon {
        return key.utf8CodeUnitCount
      }
    }
    return nil
  }

  /// Returns where a value ends: a text in quotes may hold semicolons, and ends where a known key follows.
  private static func endOfValue(_ bytes: Bytes, _ start: Int, _ end: Int) -> Int {
    var index = start
    let isQuoted = bytes[start] == .equals && bytes[start + 1] == .singleQuote
    while let semicolon = bytes.first(.semicolon, from: index, to: end) {
      if !isQuoted { return semicolon }
      let first = bytes.skippingSpaces(semicolon + 1, to: end)
      if bytes[semicolon - 1] == .singleQuote, semicolon - 1 > start + 1, knownKey(bytes, first, end) != nil {
        return semicolon
      }
      index = semicolon + 1
    }
    return end
  }
}
