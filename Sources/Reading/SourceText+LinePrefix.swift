import Foundation

/// What continuous integration, consoles and containers put before each line of what they log.
nonisolated extension SourceText {
  /// How many bytes of a line are looked at.
  private static let longest = 200
  /// How many lines may stand before the first node, and how many of them may have a time.
  private static let (maxLines, maxTries) = (2_000, 3)

  /// Returns the bytes of one line that stand before its content in most other lines, too, or nil.
  ///
  /// They are those up to the first time of day, such as `2026-11-25T10:00:00.1234567Z`, or else those before the first
  /// node; digits may differ.
  static func linePrefix(_ bytes: Bytes) -> Range<Int>? {
    var cursor = LineCursor(bytes)
    var (looked, tried) = (0, 0)
    while let line = cursor.next(), looked < maxLines, tried < maxTries {
      looked += 1
      if let stamp = stamped(bytes, line.range) {
        tried += 1
        if isShared(stamp, bytes) { return stamp }
      }
      guard let less = node(bytes, line.range) else { continue }
      let before = beforeNode(bytes, line.range, less)
      return !before.isEmpty && isShared(before, bytes) ? before : nil
    }
    return nil
  }

  /// Writes the text without the prefix, where a line has it, and returns how many bytes that took.
  static func withoutPrefix(_ prefix: Range<Int>, _ bytes: Bytes, _ output: UnsafeMutablePointer<UInt8>)
    -> Int
  {
    writeLines(bytes, output) { start, end, place in
      let start = begins(prefix, bytes, at: start, end) ? start + prefix.count : start
      memcpy(place, bytes.base + start, end - start)
      return end - start
    }
  }

  /// Whether most lines begin in this way, or with nothing but it.
  private static func isShared(_ prefix: Range<Int>, _ bytes: Bytes) -> Bool {
    // A patch that adds a file has nothing but a sign.
    let isPatch = prefix.count == 1 && bytes[prefix.lowerBound] == .plus
    guard prefix.count > 0, isPatch || bytes.hasIdentifier(prefix) else { return false }
    var (lines, sharing) = (0, 0)
    var cursor = LineCursor(bytes)
    while let line = cursor.next() {
      lines += 1
      if begins(prefix, bytes, at: line.range.lowerBound, line.range.upperBound) { sharing += 1 }
    }
    return sharing >= 2 && sharing * 10 >= lines * 8
  }

  /// Whether the bytes at the index are those of the prefix, but for digits and the white space at its end.
  private static func begins(_ prefix: Range<Int>, _ bytes: Bytes, at start: Int, _ end: Int) -> Bool {
    guard end - start >= prefix.count else { return false }
    for offset in 0..<prefix.count {
      let (one, other) = (bytes[prefix.lowerBound + offset], bytes[start + offset])
      guard one == other || (isDigit(one) && isDigit(other)) else { return false }
    }
    return true
  }

  /// Returns what stands before a line's content up to a time of day and one blank after it.
  private static func stamped(_ bytes: Bytes, _ line: Range<Int>) -> Range<Int>? {
    var index = line.lowerBound
    let limit = min(line.upperBound, index + longest)
    while index < limit {
      if bytes[index] == .less || bytes[index] == .semicolon { return nil }
      if isTime(bytes, index) {
        index += 8
        while index < line.upperBound, !isBlank(bytes[index]), bytes[index] != .less { index += 1 }
        if index < line.upperBound, bytes[index] == .space || bytes[index] == .tab { index += 1 }
        return line.lowerBound..<index
      }
      index += 1
    }
    return nil
  }

  /// Whether a time of day stands in a range, as logs write it.
  static func hasTime(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    range.count >= 8 && (range.lowerBound...range.upperBound - 8).contains { isTime(bytes, $0) }
  }

  private static func isTime(_ bytes: Bytes, _ index: Int) -> Bool {
    bytes[index + 2] == .colon && bytes[index + 5] == .colon
      && [0, 1, 3, 4, 6, 7].allSatisfy { isDigit(bytes[index + $0]) }
  }

  /// Returns the bracket that opens the first node of a line.
  private static func node(_ bytes: Bytes, _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    let limit = min(line.upperBound, index + longest)
    while let less = bytes.first(.less, from: index, to: limit) {
      if case .header = DumpHeader.match(bytes, at: less, to: line.upperBound) { return less }
      index = less + 1
    }
    return nil
  }

  /// Returns what stands before the node of a line, without the white space and bars that tell its depth.
  private static func beforeNode(_ bytes: Bytes, _ line: Range<Int>, _ less: Int) -> Range<Int> {
    var end = less
    while end > line.lowerBound, bytes[end - 1] == .space || bytes[end - 1] == .tab || bytes[end - 1] == .bar
    {
      end -= 1
    }
    return end == line.lowerBound ? end..<end : line.lowerBound..<min(less, end + 1)
  }
}
