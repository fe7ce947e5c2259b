nonisolated extension Bytes {
  /// How many bytes of a line a message quotes.
  private static let longestExcerpt = 60

  /// Returns the beginning of the range's content for a message: on one line, without anything that could upset a
  /// terminal.
  func excerpt(_ range: Range<Int>) -> String {
    let content = trimmed(range)
    var end = min(content.upperBound, content.lowerBound + Self.longestExcerpt)
    while end > content.lowerBound, end < content.upperBound, self[end] & 0xC0 == 0x80 { end -= 1 }
    var text = ""
    for scalar in string(content.lowerBound..<end).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + (end < content.upperBound ? "…" : "")
  }
}
