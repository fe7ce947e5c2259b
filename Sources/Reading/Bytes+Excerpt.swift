import FingerpostText

nonisolated extension Bytes {
  /// How many bytes of a line a message quotes.
  private static let longestExcerpt = 60

  /// Returns the beginning of the range's content for a message.
  func excerpt(_ range: Range<Int>) -> String {
    let content = trimmed(range)
    var end = min(content.upperBound, content.lowerBound + Self.longestExcerpt)
    while end > content.lowerBound, end < content.upperBound, self[end] & 0xC0 == 0x80 { end -= 1 }
    return PlainText.line(string(content.lowerBound..<end)) + (end < content.upperBound ? "…" : "")
  }
}
