import FingerpostText

nonisolated extension JSONWriter {
  /// Writes the fields of a message that was written without the number of its screen, which comes first.
  func message(_ message: some BidirectionalCollection<UInt8>, of screen: Int) {
    field("screen", screen)
    fields(of: message)
  }

  /// Writes the fields of a gap: how much of something is missing of a screen, and between which times in nanoseconds.
  func gap(_ what: String, of screen: Int, count: Int, from: Int64, to: Int64) {
    field("screen", screen)
    field("what", what)
    field("count", count)
    field("from", Double(from) / 1e9)
    field("to", Double(to) / 1e9)
  }
}
