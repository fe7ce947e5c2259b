import FingerpostScenarios

/// Classifies what a search has observed: separates real conflicts from apparent ones by playing again with
/// recognizers removed, and finds the shortest touches and fixes.
struct ConflictClassifier {
  let player: SequencePlayer
  let observations: SearchObservations
  let played: PlayedSequences
  let tried: ConflictReport.Tried

  init(
    _ player: SequencePlayer, _ observations: SearchObservations, _ played: PlayedSequences,
    _ tried: ConflictReport.Tried
  ) {
    self.player = player
    self.observations = observations
    self.played = played
    self.tried = tried
  }

  /// The findings, with a scenario for each.
  ///
  /// - Throws: an error if the scenario cannot be played.
  func report() throws(ScenarioError) -> ConflictReport {
    var unexercised: [Int] = []
    var conflicts = observations.endlessWaits.map {
      Conflict(kind: .waitsForever, recognizers: $0.recognizers, sequence: $0.sequence)
    }
    for index in player.recognizers.indices where !observations.acted[index] && !observations.stuck[index] {
      if let sequence = try firstAlone(index) {
        conflicts.append(Conflict(kind: .neverActs, recognizers: [index], sequence: sequence))
      } else {
        unexercised.append(index)
      }
    }
    conflicts += blockedRivals()
    conflicts += try rivalries()
    conflicts += observations.latenesses.map {
      Conflict(kind: .actsLate, recognizers: [$0.recognizer] + $0.waitedFor, sequence: $0.sequence)
    }
    var shortest: [Conflict] = []
    for conflict in conflicts { shortest.append(try shortened(conflict)) }
    let solutions = try ConflictSolver(player: player, played: played).solutions(of: shortest)
    let description = ConflictDescription(player, observations, tried)
    var findings: [ConflictReport.Finding] = []
    for (conflict, solutions) in zip(shortest, solutions) {
      findings.append(try description.finding(conflict, solutions))
    }
    let ids = unexercised.filter { index in !conflicts.contains { $0.recognizers.contains(index) } }
      .map { player.recognizers[$0].id }
    return ConflictReport(tried: tried, findings: findings, unexercised: ids)
  }

  /// The shortest composed touches on which a recognizer acts when it is alone.
  private func firstAlone(_ recognizer: Int) throws(ScenarioError) -> TouchSequence? {
    for sequence in observations.chances[recognizer] {
      if try player.outcome(of: sequence, onlyWith: recognizer).acted(recognizer) { return sequence }
    }
    return nil
  }

  /// The sets of recognizers of which none acted, without those that contain another one.
  private func blockedRivals() -> [Conflict] {
    let all = observations.blockedRivals
    return all.filter { one in
      !all.contains {
        $0.recognizers.count < one.recognizers.count && Set($0.recognizers).isSubset(of: one.recognizers)
      }
    }.map { Conflict(kind: .nobodyActs, recognizers: $0.recognizers, sequence: $0.sequence) }
  }

  /// The pairs that never acted together although each wanted to.
  private func rivalries() throws(ScenarioError) -> [Conflict] {
    var conflicts: [Conflict] = []
    for rivalry in observations.rivalries {
      let (winner, loser) = (rivalry.winner, rivalry.loser)
      // Recognizers that never act are already reported; those with a stated order exclude each other on purpose.
      guard observations.acted[winner], observations.acted[loser], !observations.actedTogether(winner, loser),
        !observations.areOrdered(winner, loser),
        !conflicts.contains(where: { Set($0.recognizers) == [winner, loser] })
      else { continue }
      for sequence in rivalry.sequences {
        let conflict = Conflict(kind: .neverTogether, recognizers: [loser, winner], sequence: sequence)
        guard try conflict.shows(on: sequence, in: player) else { continue }
        conflicts.append(conflict)
        break
      }
    }
    return conflicts
  }

  private func shortened(_ conflict: Conflict) throws(ScenarioError) -> Conflict {
    var shortened = conflict
    let shrinker = SequenceShrinker { candidate throws(ScenarioError) in
      try conflict.shows(on: candidate, in: player)
    }
    shortened.sequence = try shrinker.shortest(conflict.sequence)
    return shortened
  }
}
