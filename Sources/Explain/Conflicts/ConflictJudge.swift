import FingerpostScenarios

/// Makes findings of what a search has seen: tells conflicts from what only looks like one, by playing again with
/// recognizers removed, and finds the shortest touches and fixes.
struct ConflictJudge {
  let rehearsal: Rehearsal
  let notes: SearchNotes
  let played: PlayedSequences
  let tried: ConflictReport.Tried

  init(
    _ rehearsal: Rehearsal, _ notes: SearchNotes, _ played: PlayedSequences, _ tried: ConflictReport.Tried
  ) {
    self.rehearsal = rehearsal
    self.notes = notes
    self.played = played
    self.tried = tried
  }

  /// The findings, with a scenario for each.
  func report() throws(ScenarioError) -> ConflictReport {
    var unexercised: [Int] = []
    var conflicts = notes.endlessWaits.map {
      Conflict(kind: .waitsForever, recognizers: $0.recognizers, sequence: $0.sequence)
    }
    for index in rehearsal.recognizers.indices where !notes.acted[index] && !notes.stuck[index] {
      if let sequence = try firstAlone(index) {
        conflicts.append(Conflict(kind: .neverActs, recognizers: [index], sequence: sequence))
      } else {
        unexercised.append(index)
      }
    }
    conflicts += disappointments()
    conflicts += try rivalries()
    conflicts += notes.latenesses.map {
      Conflict(kind: .actsLate, recognizers: [$0.recognizer] + $0.waitedFor, sequence: $0.sequence)
    }
    var shortest: [Conflict] = []
    for conflict in conflicts { shortest.append(try shortened(conflict)) }
    let solutions = try ConflictSolver(rehearsal: rehearsal, played: played).solutions(of: shortest)
    let teller = ConflictTeller(rehearsal, notes, tried)
    var findings: [ConflictReport.Finding] = []
    for (conflict, solutions) in zip(shortest, solutions) {
      findings.append(try teller.finding(conflict, solutions))
    }
    let ids = unexercised.filter { index in !conflicts.contains { $0.recognizers.contains(index) } }
      .map { rehearsal.recognizers[$0].id }
    return ConflictReport(tried: tried, findings: findings, unexercised: ids)
  }

  /// The shortest composed touches on which a recognizer acts when it is alone.
  private func firstAlone(_ recognizer: Int) throws(ScenarioError) -> TouchSequence? {
    for sequence in notes.chances[recognizer] {
      if try rehearsal.outcome(of: sequence, onlyWith: recognizer).acted(recognizer) { return sequence }
    }
    return nil
  }

  /// The sets of recognizers of which none acted, without those that contain another one.
  private func disappointments() -> [Conflict] {
    let all = notes.disappointments
    return all.filter { one in
      !all.contains {
        $0.recognizers.count < one.recognizers.count && Set($0.recognizers).isSubset(of: one.recognizers)
      }
    }.map { Conflict(kind: .nobodyActs, recognizers: $0.recognizers, sequence: $0.sequence) }
  }

  /// The pairs that never acted together although each wanted to.
  private func rivalries() throws(ScenarioError) -> [Conflict] {
    var conflicts: [Conflict] = []
    for rivalry in notes.rivalries {
      let (winner, loser) = (rivalry.winner, rivalry.loser)
      // Who never acts at all has been found as such; whose order is stated, keep apart on purpose.
      guard notes.acted[winner], notes.acted[loser], !notes.actedTogether(winner, loser),
        !notes.areOrdered(winner, loser),
        !conflicts.contains(where: { Set($0.recognizers) == [winner, loser] })
      else { continue }
      for sequence in rivalry.sequences {
        let conflict = Conflict(kind: .neverTogether, recognizers: [loser, winner], sequence: sequence)
        guard try conflict.shows(on: sequence, in: rehearsal) else { continue }
        conflicts.append(conflict)
        break
      }
    }
    return conflicts
  }

  private func shortened(_ conflict: Conflict) throws(ScenarioError) -> Conflict {
    var shortened = conflict
    let shrinker = SequenceShrinker { candidate throws(ScenarioError) in
      try conflict.shows(on: candidate, in: rehearsal)
    }
    shortened.sequence = try shrinker.shortest(conflict.sequence)
    return shortened
  }
}
