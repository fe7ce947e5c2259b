/// What unpacking has cost, in bytes that were read or written, also without success.
///
/// A bundle has one for all its responses, so that it costs no more where each of them is damaged or is another's data
/// once more.
nonisolated struct UnpackingWork {
  /// What the largest bundle costs: both archive and responses are read, and what they unpack to is written.
  static let max = 3 * HierarchyLimits.maxBytes + HierarchyReader.maxBytes
  /// What beginning one more part costs.
  static let perPart = 1000

  private let limit: Int
  /// How many bytes have been counted.
  private(set) var spent = 0

  init(limit: Int = UnpackingWork.max) { self.limit = limit }

  /// Counts bytes, or says that there were too many.
  mutating func charge(_ bytes: Int) throws(Gzip.Failure) {
    spent += bytes
    guard spent <= limit else { throw .tooMuchWork }
  }

  /// Says that a bundle is refused because too much was spent on it.
  static func refusal(of name: String) -> ScreenReadError {
    .unreadable(
      name: name, line: nil,
      message:
        "Unpacking this view hierarchy takes more work than the largest one; it is damaged, or made to harm.")
  }
}
