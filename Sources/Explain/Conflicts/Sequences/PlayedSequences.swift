/// Sequences that a search has played, with what came of them: all of a short search, an even choice of a long one.
nonisolated struct PlayedSequences: Sendable {
  /// A sequence, and what came of it.
  struct Played: Sendable {
    var sequence: TouchSequence
    var summary: OutcomeSummary
  }

  /// No more than twice as many are kept, so that a search of an hour needs no more memory.
  static let limit = 2048

  private(set) var all: [Played] = []
  /// One of so many is kept.
  private var stride = 1
  /// How many were played.
  private(set) var count = 0

  /// Takes in a sequence that was played.
  mutating func add(_ summary: OutcomeSummary, of sequence: TouchSequence) {
    if count % stride == 0 { all.append(Played(sequence: sequence, summary: summary)) }
    count += 1
    guard all.count >= 2 * Self.limit else { return }
    all = all.indices.filter { $0 % 2 == 0 }.map { all[$0] }
    stride *= 2
  }

  /// So many of those with some summary, at even distances, or all if there are no more.
  func sample(_ size: Int, where isWanted: (OutcomeSummary) -> Bool = { _ in true }) -> [Played] {
    let wanted = all.filter { isWanted($0.summary) }
    guard size < wanted.count else { return wanted }
    return (0..<max(0, size)).map { wanted[$0 * wanted.count / size] }
  }
}
