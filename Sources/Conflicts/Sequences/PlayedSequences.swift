/// Sequences that a search has played, with their outcomes: all of a short search, an even sample of a long one.
nonisolated struct PlayedSequences: Sendable {
  /// A sequence and its outcome.
  struct Played: Sendable {
    var sequence: TouchSequence
    var summary: OutcomeSummary
  }

  /// At most twice as many are kept, so the memory of a long search is bounded.
  static let limit = 2048

  private(set) var all: [Played] = []
  /// One of this many is kept.
  private var stride = 1
  /// How many were played.
  private(set) var count = 0

  /// Adds a sequence that was played.
  mutating func add(_ summary: OutcomeSummary, of sequence: TouchSequence) {
    if count % stride == 0 { all.append(Played(sequence: sequence, summary: summary)) }
    count += 1
    guard all.count >= 2 * Self.limit else { return }
    all = all.indices.filter { $0 % 2 == 0 }.map { all[$0] }
    stride *= 2
  }

  /// An even sample of the sequences with some summary, or all if there are no more.
  func sample(_ size: Int, where isWanted: (OutcomeSummary) -> Bool = { _ in true }) -> [Played] {
    let wanted = all.filter { isWanted($0.summary) }
    guard size < wanted.count else { return wanted }
    return (0..<max(0, size)).map { wanted[$0 * wanted.count / size] }
  }
}
