/// How much a search may try.
nonisolated enum SearchBudget: Equatable {
  /// So many sequences, which makes the search the same everywhere.
  case sequences(Int)
  /// So many seconds of the machine's clock.
  case seconds(Double)

  /// More sequences than these are not played, however long one would wait.
  static let limit = 10_000_000

  /// Reads `2000` or `10s`.
  init(_ text: String) throws(ExplainFailure) {
    if text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds > 0, seconds <= 1e6 {
      self = .seconds(seconds)
    } else if let count = Int(text), count > 0, count <= Self.limit {
      self = .sequences(count)
    } else {
      throw ExplainFailure(
        "--budget \(text): expected a number of sequences from 1 to \(Self.limit), such as 2000, or seconds, such as 10s."
      )
    }
  }
}
