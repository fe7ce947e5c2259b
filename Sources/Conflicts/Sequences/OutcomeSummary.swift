/// The outcome of a sequence of touches, as far as a fix could change it.
nonisolated struct OutcomeSummary: Equatable, Sendable {
  /// An action that came later than it could.
  struct Late: Equatable, Sendable {
    var recognizer: Int
    /// In nanoseconds.
    var delay: Int64
  }

  /// The recognizers that acted, ascending.
  var acted: [Int] = []
  /// The recognizers that acted late, ascending, each with its longest delay.
  var late: [Late] = []
  /// Whether one waited when nothing more could happen.
  var waitsForever = false
  /// Whether several wanted the same touches and none acted.
  var isBlocked = false

  /// Creates a summary in which some act, none of them late.
  init(acted: [Int]) { self.acted = acted }

  /// Summarizes an outcome.
  init(_ outcome: SequenceOutcome) {
    waitsForever = outcome.attempts.contains(where: \.waitsForever)
    isBlocked = outcome.blockedRivals.count > 1
    // The attempts of one recognizer stand together, in the order of the file.
    for attempt in outcome.attempts where attempt.actedAt != nil && acted.last != attempt.recognizer {
      acted.append(attempt.recognizer)
    }
    for attempt in outcome.delays {
      if let last = late.indices.last, late[last].recognizer == attempt.recognizer {
        late[last].delay = max(late[last].delay, attempt.delay)
      } else {
        late.append(Late(recognizer: attempt.recognizer, delay: attempt.delay))
      }
    }
  }
}
