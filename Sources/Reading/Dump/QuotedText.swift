import Foundation

/// A quoted text inside a node, which may itself hold quotes, brackets, line ends and what looks like attributes.
///
/// Nothing in the text is escaped, so the end can only be told by what follows: the last quote after which the
/// rest of the node reads like one, that is a known attribute with balanced brackets up to the node's end.
nonisolated struct QuotedText {
  /// Which pair of quotes.
  enum Quote {
    case single
    case double
  }

  /// The index after the closing quote, or the end of the bytes if none was found.
  private(set) var end: Int
  /// The beginning of the text, for people to recognize it by.
  private(set) var label: String
  /// Whether a quote inside the text could have been the end too, at the price of other attributes.
  private(set) var isAmbiguous = false

  private static let longestLabel = 200

  /// Returns the kind of quote that is at the index; a blog may have made it typographic.
  static func opening(_ bytes: Bytes, at index: Int) -> Quote? {
    if bytes[index] == .singleQuote || bytes.has("‘", at: index) || bytes.has("’", at: index) {
      return .single
    }
    if bytes[index] == .doubleQuote || bytes.has("“", at: index) || bytes.has("”", at: index) {
      return .double
    }
    return nil
  }

  /// Reads the text whose opening quote is at the index, in a node that ends before `limit`.
  ///
  /// The search for the end runs backwards from `limit`. Many nodes on one line share that limit, so that all
  /// searches together draw on one budget of bytes; honest input never exhausts it, and where it is exhausted
  /// the first quote ends the text.
  init(_ bytes: Bytes, from opening: Int, to limit: Int, quote: Quote, budget: inout Int) {
    let start = opening + Self.length(bytes, opening)
    let closing =
      Self.closing(bytes, start, limit, quote, &budget)
      ?? Self.closingOfCutOff(bytes, start, limit, quote, &budget)
    let textEnd = closing ?? limit
    end = closing.map { $0 + Self.length(bytes, $0) } ?? limit
    label = Self.label(bytes, start..<textEnd)
    isAmbiguous = Self.holdsAttributes(bytes, start, textEnd, quote)
  }

  // MARK: - The closing quote

  /// Returns the closing quote of a text in a node whose own end is in reach.
  private static func closing(
    _ bytes: Bytes, _ start: Int, _ limit: Int, _ quote: Quote, _ budget: inout Int
  ) -> Int? {
    var tried = -1
    // What follows a node on its last line may hold a bracket too, so there are three guesses at its end.
    for guess in [lastBracket, lastBracketBeforeRemark, firstBracketAtLineEnd] {
      guard let bracket = guess(bytes, start, limit, &budget), bracket != tried else { continue }
      tried = bracket
      if let found = closing(bytes, start, before: bracket, quote, &budget) { return found }
    }
    return nil
  }

  private static func closing(
    _ bytes: Bytes, _ start: Int, before bracket: Int, _ quote: Quote, _ budget: inout Int
  ) -> Int? {
    var (index, balance) = (bracket - 1, 0)
    defer { budget -= bracket - index }
    let stop = max(start, bracket - max(0, budget))
    while index >= stop {
      let byte = bytes[index]
      if byte == .greater, bytes[index - 1] != .minus { balance -= 1 }
      if byte == .less {
        balance += 1
        if balance > 0 { return nil }
      }
      if balance == 0, isQuote(bytes, index, quote) {
        let after = index + length(bytes, index)
        if isEnd(bytes, after, bracket) || continues(bytes, after, bracket) { return index }
      }
      index -= 1
    }
    return nil
  }

  /// Returns the closing quote of a text in a node that was cut off somewhere behind it.
  private static func closingOfCutOff(
    _ bytes: Bytes, _ start: Int, _ limit: Int, _ quote: Quote, _ budget: inout Int
  ) -> Int? {
    guard budget > 0 else { return firstQuote(bytes, start, limit, quote) }
    var index = limit - 1
    defer { budget -= limit - index }
    while index > start, isBlank(bytes[index]) { index -= 1 }
    let last = index
    while index >= start {
      if isQuote(bytes, index, quote) {
        let after = index + length(bytes, index)
        if after > last || continues(bytes, after, limit) { return index }
      }
      index -= 1
    }
    return nil
  }

  /// Returns whether nothing is between a quote and the node's bracket but the end of a wrapped line.
  private static func isEnd(_ bytes: Bytes, _ after: Int, _ bracket: Int) -> Bool {
    after == bracket || (after + 1 == bracket && isLineEnd(bytes[after]))
  }

  /// Returns whether another attribute follows a quote.
  private static func continues(_ bytes: Bytes, _ after: Int, _ limit: Int) -> Bool {
    var next = after
    while next < limit, isLineEnd(bytes[next]) { next += 1 }
    return bytes[next] == .semicolon && DumpKey.known(bytes, at: next + 1, to: limit) != nil
  }

  private static func firstQuote(_ bytes: Bytes, _ start: Int, _ limit: Int, _ quote: Quote) -> Int? {
    (start..<min(limit, start + longestLabel)).first { isQuote(bytes, $0, quote) }
  }

  private static func lastBracket(_ bytes: Bytes, _ start: Int, _ limit: Int, _ budget: inout Int) -> Int? {
    var index = limit - 1
    defer { budget -= limit - index }
    let stop = max(start, limit - max(0, budget))
    while index >= stop {
      if bytes[index] == .greater { return index }
      index -= 1
    }
    return nil
  }

  private static func lastBracketBeforeRemark(
    _ bytes: Bytes, _ start: Int, _ limit: Int, _ budget: inout Int
  ) -> Int? {
    var index = limit - 1
    defer { budget -= limit - index }
    let stop = max(start, limit - max(0, budget))
    while index >= stop {
      if bytes[index] == .greater, bytes.has(" - ", at: index + 1) || bytes.has(" reactTag", at: index + 1) {
        return index
      }
      index -= 1
    }
    return nil
  }

  private static func firstBracketAtLineEnd(
    _ bytes: Bytes, _ start: Int, _ limit: Int, _ budget: inout Int
  ) -> Int? {
    var index = start
    defer { budget -= index - start }
    let stop = min(limit, start + max(0, budget))
    while index < stop {
      if bytes[index] == .greater, isLineEnd(bytes[index + 1]) { return index }
      index += 1
    }
    return nil
  }

  // MARK: - Characters

  private static func isQuote(_ bytes: Bytes, _ index: Int, _ quote: Quote) -> Bool {
    let byte = bytes[index]
    guard byte == 0xE2 else { return byte == (quote == .single ? .singleQuote : .doubleQuote) }
    switch quote {
    case .single: return bytes.has("’", at: index) || bytes.has("‘", at: index)
    case .double: return bytes.has("”", at: index) || bytes.has("“", at: index)
    }
  }

  private static func length(_ bytes: Bytes, _ index: Int) -> Int { bytes[index] < 0x80 ? 1 : 3 }

  private static func holdsAttributes(_ bytes: Bytes, _ start: Int, _ end: Int, _ quote: Quote) -> Bool {
    var index = start
    while let found = bytes.first(.semicolon, from: index, to: end) {
      let isQuoted =
        isQuote(bytes, found - 1, quote) || (found - 3 >= start && isQuote(bytes, found - 3, quote))
      if isQuoted, DumpKey.known(bytes, at: found + 1, to: end)?.decides == true { return true }
      index = found + 1
    }
    return false
  }

  private static func label(_ bytes: Bytes, _ range: Range<Int>) -> String {
    var end = min(range.upperBound, range.lowerBound + longestLabel)
    while end > range.lowerBound, end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let isShortened = end < range.upperBound
    let text = unescaped(bytes, range.lowerBound..<end)
    return isShortened ? text + "…" : text
  }

  /// Returns the text with the `\uXXXX` of old-style property lists replaced.
  private static func unescaped(_ bytes: Bytes, _ range: Range<Int>) -> String {
    guard
      bytes.find("\\u", from: range.lowerBound, to: range.upperBound) != nil
        || bytes.first(.softBreak, from: range.lowerBound, to: range.upperBound) != nil
    else { return bytes.string(range) }
    var (text, index) = (String(), range.lowerBound)
    while index < range.upperBound {
      let next = bytes.find("\\u", from: index, to: range.upperBound) ?? range.upperBound
      text += bytes.string(index..<next).replacing("\u{1E}", with: "\n")
      index = next
      guard next < range.upperBound else { break }
      if let (scalar, after) = SourceText.unicodeEscape(bytes, next + 2, range.upperBound) {
        text.unicodeScalars.append(scalar)
        index = after
      } else {
        text += "\\u"
        index = next + 2
      }
    }
    return text
  }
}
