import Foundation

/// One line of XCUITest's element tree, `Button, 0x1498, {{25.0, 542.0}, {369.0, 41.0}}, label: 'Enrol'`.
nonisolated struct ElementLine {
  /// The column at which the type begins.
  private(set) var column = 0
  private(set) var element: Element
  /// Whether a quoted text continues on the next line.
  private(set) var isLabelOpen = false
  /// Whether the line ends inside the frame.
  private(set) var isCutOff = false

  /// Reads the line, or returns nil if it is not an element's.
  init?(_ bytes: Bytes, _ range: Range<Int>) {
    let content = Self.content(bytes, range)
    column = content.lowerBound - range.lowerBound
    // The arrow that marks the root takes one column and three bytes.
    if bytes.find("→", from: range.lowerBound, to: content.lowerBound) != nil { column -= 2 }
    var index = content.lowerBound
    while index < content.upperBound, isLetter(bytes[index]) { index += 1 }
    let type = content.lowerBound..<index
    guard !type.isEmpty else { return nil }
    if bytes[index] == .space, bytes[index + 1] == .openParen {
      guard let close = bytes.first(.closeParen, from: index, to: min(content.upperBound, index + 40)) else {
        return nil
      }
      index = close + 1
    }
    guard bytes.has(", 0x", at: index) || bytes.has(", {{", at: index) else { return nil }
    element = Element(type: bytes.string(type), line: 0)
    if bytes.has(", 0x", at: index) {
      let start = index + 2
      index += 4
      while index < content.upperBound, isHexDigit(bytes[index]) { index += 1 }
      guard index > start + 2 else { return nil }
      element.address = bytes.string(start..<index)
    }
    readRest(bytes, index..<content.upperBound)
  }

  /// Returns the line without what is around its content: white space, the arrow, an opening quote.
  static func content(_ bytes: Bytes, _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound {
      if isBlank(bytes[start]) || bytes[start] == .doubleQuote || bytes[start] == 0x40 {
        start += 1
      } else if bytes.has("→", at: start) {
        start += 3
      } else {
        break
      }
    }
    let content = bytes.trimmed(start..<range.upperBound)
    guard !content.isEmpty, bytes[content.upperBound - 1] == .doubleQuote else { return content }
    return content.lowerBound..<content.upperBound - 1
  }

  private mutating func readRest(_ bytes: Bytes, _ range: Range<Int>) {
    let quote = bytes.first(.singleQuote, from: range.lowerBound, to: range.upperBound) ?? range.upperBound
    var rest = range.lowerBound
    if let open = bytes.find("{{", from: range.lowerBound, to: quote) {
      if let close = bytes.find("}}", from: open, to: quote),
        let numbers = PrintedNumber.list(bytes, open..<close, count: 4)
      {
        element.frame = CGRect(
          x: numbers[0].value, y: numbers[1].value, width: numbers[2].value, height: numbers[3].value)
        rest = close
      } else {
        isCutOff = true
      }
    }
    readTexts(bytes, rest..<range.upperBound)
  }

  private mutating func readTexts(_ bytes: Bytes, _ range: Range<Int>) {
    element.identifier = text("identifier: '", bytes, range)
    element.label = text("label: '", bytes, range) ?? text("title: '", bytes, range)
    // Flags follow the last text, which may hold anything.
    var flags = range.upperBound
    while flags > range.lowerBound, bytes[flags - 1] != .singleQuote { flags -= 1 }
    if bytes.find(", Disabled", from: flags, to: range.upperBound) != nil { element.isEnabled = false }
  }

  /// Returns the quoted text after the key: up to the quote that ends the line or that another key follows.
  private mutating func text(_ key: StaticString, _ bytes: Bytes, _ range: Range<Int>) -> String? {
    guard let found = bytes.find(key, from: range.lowerBound, to: range.upperBound) else { return nil }
    let start = found + key.utf8CodeUnitCount
    var index = start
    while let quote = bytes.first(.singleQuote, from: index, to: range.upperBound) {
      let after = quote + 1
      if after >= range.upperBound || (bytes.has(", ", at: after) && isKey(bytes, after + 2)) {
        return bytes.string(start..<min(quote, start + 200))
      }
      index = after
    }
    isLabelOpen = true
    return bytes.string(start..<min(range.upperBound, start + 200))
  }

  private func isKey(_ bytes: Bytes, _ index: Int) -> Bool {
    let keys: [StaticString] = [
      "identifier:", "label:", "title:", "value:", "placeholderValue:", "Disabled", "Selected",
      "Keyboard Focused", "Focused", "traits:",
    ]
    return keys.contains { bytes.has($0, at: index) }
  }
}
