import Foundation

/// The text of an export, for what a JSON decoder does not say: where it begins, and on which lines views stand.
nonisolated enum ExportText {
  /// Returns the range of the object, from the first opening brace to the last closing one.
  static func object(_ bytes: Bytes) -> Range<Int>? {
    guard let start = bytes.first(.openBrace, from: 0, to: bytes.count) else { return nil }
    var end = bytes.count
    while end > start, bytes[end - 1] != .closeBrace { end -= 1 }
    return end > start ? start..<end : start..<bytes.count
  }

  /// Returns what is wrong with text that is not JSON, as one sentence.
  static func reason(_ data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return "its outermost value is of the wrong kind."
    } catch {
      return (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it is malformed."
    }
  }

  /// Returns the line on which each element of the array `views` begins.
  static func viewLines(_ bytes: Bytes, _ range: Range<Int>) -> [Int] {
    var lines: [Int] = []
    var (line, depth, index) = (1, 0, 0)
    // Text before the object counts lines too.
    while let end = bytes.first(.lineFeed, from: index, to: range.lowerBound) {
      line += 1
      index = end + 1
    }
    index = range.lowerBound
    var isViewsKey = false
    var (isInViews, expectsElement) = (false, false)
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == .lineFeed { line += 1 }
      if isInViews, depth == 2, expectsElement, !isBlank(byte), byte != .closeSquare {
        lines.append(line)
        expectsElement = false
      }
      switch byte {
      case .doubleQuote:
        let end = endOfString(bytes, index, range.upperBound)
        if depth == 1, !isInViews {
          if bytes.equals(index..<end, "\"views\"") { isViewsKey = true }
        }
        index = end
        continue
      case .openBrace, .openSquare:
        depth += 1
        if depth == 2, isViewsKey, byte == .openSquare {
          (isInViews, expectsElement, isViewsKey) = (true, true, false)
        }
      case .closeBrace, .closeSquare:
        depth -= 1
        if depth == 1 { isInViews = false }
      case .comma:
        if isInViews, depth == 2 { expectsElement = true }
        if depth == 1 { isViewsKey = false }
      default: break
      }
      index += 1
    }
    return lines
  }

  private static func endOfString(_ bytes: Bytes, _ start: Int, _ limit: Int) -> Int {
    var index = start + 1
    while let quote = bytes.first(.doubleQuote, from: index, to: limit) {
      var slashes = 0
      while bytes[quote - 1 - slashes] == .backslash { slashes += 1 }
      if slashes % 2 == 0 { return quote + 1 }
      index = quote + 1
    }
    return limit
  }
}
