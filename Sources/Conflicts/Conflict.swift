import FingerpostScenarios

/// A conflict between what acts on one screen, found by playing touches.
nonisolated struct Conflict: Sendable {
  /// What kind of conflict it is, the worst first.
  enum Kind: String, CaseIterable, Sendable {
    /// Some wait for each other, or for one that never decides, and time cannot end it.
    case waitsForever
    /// One acts when it is alone, and never with the others.
    case neverActs
    /// One never acts at a place, because another always acts in its place.
    case alwaysInstead
    /// Several wanted the same touches, and none acted.
    case nobodyActs
    /// One acts each time before another does, because nothing makes it wait.
    case actsFirst
    /// Two want the same touches and never both acted on them.
    case neverTogether
    /// One acts later than it could, because it waits.
    case actsLate
  }

  var kind: Kind
  /// The actors involved, as positions in the list of all; the affected one first.
  var recognizers: [Int]
  /// The shortest touches found that show it.
  var sequence: TouchSequence
}

extension Conflict {
  /// Whether touches show the conflict.
  ///
  /// - Throws: an error if the scenario cannot be played.
  func shows(on sequence: TouchSequence, in player: SequencePlayer) throws(ScenarioError) -> Bool {
    let outcome = try player.outcome(of: sequence)
    let members = recognizers
    switch kind {
    case .waitsForever:
      return outcome.endlessWaits.contains(members)
    case .neverActs:
      guard !outcome.acted(members[0]) else { return false }
      return try player.outcome(of: sequence, onlyWith: members[0]).acted(members[0])
    case .alwaysInstead:
      guard !outcome.acted(members[0]), outcome.acted(members[1]) else { return false }
      return try player.outcome(of: sequence, without: Array(members.dropFirst())).acted(members[0])
    case .actsFirst:
      return player.hastyTaps(in: outcome).contains(members)
    case .nobodyActs:
      return outcome.blockedRivals == members
    case .neverTogether:
      return try Self.excludeEachOther(members[1], members[0], on: sequence, outcome, in: player)
    case .actsLate:
      return outcome.delays.contains {
        $0.recognizer == members[0] && $0.waitedFor == Array(members.dropFirst())
      }
    }
  }

  /// Whether only one of two acts on contacts of both, and each does when the other is removed.
  ///
  /// - Throws: an error if the scenario cannot be played.
  static func excludeEachOther(
    _ winner: Int, _ loser: Int, on sequence: TouchSequence, _ outcome: SequenceOutcome,
    in player: SequencePlayer
  ) throws(ScenarioError) -> Bool {
    guard let contested = outcome.contested(by: winner, against: loser) else { return false }
    let without = try player.outcome(of: sequence, without: [winner])
    guard without.acted(loser, onAnyOf: contested) else { return false }
    return try player.outcome(of: sequence, without: [loser]).acted(winner, onAnyOf: contested)
  }
}
