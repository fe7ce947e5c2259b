import FingerpostConsole

/// How much a search may try.
nonisolated enum SearchBudget: Equatable {
  /// A number of sequences, which makes the search the same everywhere.
  case sequences(Int)
  /// A number of seconds of the machine's clock.
  case seconds(Double)

  /// The most sequences that are played, whatever the budget.
  static let limit = 10_000_000

  /// The most sequences that a number may ask for on a screen of so many views: every sequence builds all of them.
  static func limit(views: Int) -> Int { max(10, 5_000_000 / max(1, views)) }

  /// Reads `2000` or `10s`.
  ///
  /// - Throws: a sentence if the text is neither.
  init(_ text: String) throws(CommandFailure) {
    if text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds > 0, seconds <= 1e6 {
      self = .seconds(seconds)
    } else if let count = Int(text), count > 0, count <= Self.limit {
      self = .sequences(count)
    } else {
      throw CommandFailure(
        "--budget \(text): expected a number of sequences from 1 to \(Self.limit), such as 2000, or seconds, such as 10s."
      )
    }
  }
}
