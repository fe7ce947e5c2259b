/// The parts of an outcome that can be evidence of a conflict.
nonisolated extension SequenceOutcome {
  /// An action this long after its recognizer has recognized counts as late, in nanoseconds.
  static let lateThreshold: Int64 = 100_000_000

  /// The chains of recognizers that wait endlessly: each waits for the next, and the last for the first or for none.
  /// A circle begins with the recognizer that comes first in the file.
  var endlessWaits: [[Int]] {
    var chains: [[Int]] = []
    for attempt in attempts where attempt.waitsForever {
      var chain = [attempt.recognizer]
      while let next = endlessWait(of: chain[chain.count - 1]) {
        if let start = chain.firstIndex(of: next) {
          chain.removeSubrange(..<start)
          let first = chain.indices.min { chain[$0] < chain[$1] } ?? 0
          chain = Array(chain[first...] + chain[..<first])
          break
        }
        chain.append(next)
      }
      if !chains.contains(chain) { chains.append(chain) }
    }
    return chains
  }

  /// The recognizer that another one waited for when nothing more could happen.
  private func endlessWait(of recognizer: Int) -> Int? {
    attempts.first { $0.recognizer == recognizer && $0.waitsForever }?.waitedFor.last
  }

  /// The recognizers that wanted the same touches, ascending, if nothing acted and none still waits; otherwise empty.
  var blockedRivals: [Int] {
    guard !hasAction else { return [] }
    // A scroll view that leaves its content a touch gives way on purpose.
    let wanting = attempts.filter { $0.wanted && $0.since == nil }
    guard !wanting.contains(where: \.waitsForever) else { return [] }
    let rivals = wanting.filter { attempt in
      wanting.contains { $0.recognizer != attempt.recognizer && $0.shares(with: attempt) }
    }
    var recognizers: [Int] = []
    for rival in rivals where !recognizers.contains(rival.recognizer) { recognizers.append(rival.recognizer) }
    return recognizers.sorted()
  }

  /// The attempts whose first action was late.
  var delays: [GestureAttempt] { attempts.filter { $0.delay > Self.lateThreshold } }

  /// The contacts over which one recognizer kept another from acting, or nil where it did not.
  func contested(by winner: Int, against loser: Int) -> [Int]? {
    for attempt in attempts where attempt.recognizer == loser && attempt.actedAt == nil {
      guard attempt.refusal == .prevented(by: winner) else { continue }
      for other in attempts
      where other.recognizer == winner && other.actedAt != nil && other.shares(with: attempt) {
        return attempt.contacts.filter(other.contacts.contains)
      }
    }
    return nil
  }

  /// Whether a recognizer acted in an attempt with one of some contacts.
  func acted(_ recognizer: Int, onAnyOf contacts: [Int]) -> Bool {
    attempts.contains {
      $0.recognizer == recognizer && $0.actedAt != nil && $0.contacts.contains(where: contacts.contains)
    }
  }
}
