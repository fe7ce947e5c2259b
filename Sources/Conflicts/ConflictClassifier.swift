import FingerpostGestures
import FingerpostScenarios

/// Classifies what a search has observed: separates real conflicts from apparent ones by playing again with
/// recognizers removed, and finds the shortest touches and fixes.
struct ConflictClassifier {
  let player: SequencePlayer
  let observations: SearchObservations
  let played: PlayedSequences
  let tried: ConflictReport.Tried
  let places: TouchedPlaces

  /// So many conflicts are described even if there is no time left.
  private static let describedAtLeast = 5

  /// The findings, with a scenario for each.
  ///
  /// - Parameter hasTime: called between two steps; what is not done yet is left out if it returns false.
  /// - Throws: an error if the scenario cannot be played.
  func report(_ hasTime: () -> Bool) throws(ScenarioError) -> ConflictReport {
    var isCutShort = false
    func goesOn() -> Bool {
      if !isCutShort { isCutShort = !hasTime() }
      return !isCutShort
    }
    var unexercised: [Int] = []
    var conflicts = observations.endlessWaits.map {
      Conflict(kind: .waitsForever, recognizers: $0.recognizers, sequence: $0.sequence)
    }
    for index in player.recognizers.indices where !observations.acted[index] && !observations.stuck[index] {
      // What was not played alone is not known to need others.
      guard goesOn() else { break }
      if let sequence = try firstAlone(index) {
        conflicts.append(Conflict(kind: .neverActs, recognizers: [index], sequence: sequence))
      } else {
        unexercised.append(index)
      }
    }
    conflicts += try instead(goesOn)
    conflicts += blockedRivals()
    conflicts += observations.hasty.map {
      Conflict(kind: .actsFirst, recognizers: $0.recognizers, sequence: $0.sequence)
    }
    conflicts += try rivalries(goesOn)
    conflicts += latenesses()
    conflicts = withoutUIKit(conflicts)
    var shortest: [Conflict] = []
    for conflict in conflicts { shortest.append(goesOn() ? try shortened(conflict) : conflict) }
    let solutions = try ConflictSolver(player: player, played: played).solutions(of: shortest, goesOn)
    let description = ConflictDescription(player, observations, tried)
    var findings: [ConflictReport.Finding] = []
    for (conflict, solutions) in zip(shortest, solutions) {
      // Each is played for its sentences, too, so even these end some time.
      guard findings.count < Self.describedAtLeast || goesOn() else { break }
      findings.append(try description.finding(conflict, solutions))
    }
    let ids = unexercised.filter { index in !conflicts.contains { $0.recognizers.contains(index) } }
      .map { player.recognizers[$0].id }
    return ConflictReport(
      tried: tried, findings: findings, unexercised: ids, notes: description.notes, isCutShort: isCutShort,
      notDescribed: shortest.count - findings.count)
  }

  /// What acts late, but for taps that wait to be told from several.
  private func latenesses() -> [Conflict] {
    observations.latenesses.compactMap { late in
      let actor = player.actors[late.recognizer]
      if actor.isRecognizer, late.isOnPurpose { return nil }
      // Other gestures than the one that a control is there for say nothing.
      if let purpose = actor.purpose, late.sequence.origin?.serves(purpose) != true { return nil }
      return Conflict(
        kind: .actsLate, recognizers: [late.recognizer] + late.waitedFor, sequence: late.sequence)
    }
  }

  /// The conflicts that an application can do something about: those between recognizers of UIKit's are left out, and
  /// those in which one of them takes what it is there to take. That the swipe back is lost is one.
  private func withoutUIKit(_ conflicts: [Conflict]) -> [Conflict] {
    conflicts.filter { conflict in
      let members = conflict.recognizers.map { player.actors[$0] }
      guard members.contains(where: \.isInstalled) else { return true }
      switch conflict.kind {
      case .waitsForever: return members.contains { !$0.isInstalled }
      case .neverActs: return !members[0].isInstalled || members[0].isNavigationPop
      case .alwaysInstead: return !members.dropFirst().contains(where: \.isInstalled)
      case .nobodyActs, .neverTogether, .actsFirst, .actsLate: return false
      }
    }
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
  private func rivalries(_ goesOn: () -> Bool) throws(ScenarioError) -> [Conflict] {
    var conflicts: [Conflict] = []
    for rivalry in observations.rivalries where goesOn() {
      let (winner, loser) = (rivalry.winner, rivalry.loser)
      // Recognizers that never act are already reported; those with a stated order exclude each other on purpose.
      guard player.recognizers.indices.contains(winner), player.recognizers.indices.contains(loser),
        observations.acted[winner], observations.acted[loser], !observations.actedTogether(winner, loser),
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

  // MARK: - What never acts at a place

  /// What never acts where another actor gets touches, too, on the gestures that it is there for.
  ///
  /// Between two recognizers such a pair excludes each other, which is another kind.
  private func instead(_ goesOn: () -> Bool) throws(ScenarioError) -> [Conflict] {
    var conflicts: [Conflict] = []
    for rivalry in observations.rivalries where goesOn() {
      let (winner, loser) = (rivalry.winner, rivalry.loser)
      let (taking, losing) = (player.actors[winner], player.actors[loser])
      guard mayBlame(taking, losing), observations.acted[loser] || losing.purpose != nil,
        !conflicts.contains(where: {
          $0.recognizers[0] == loser && player.alike(winner).contains($0.recognizers[1])
        })
      else { continue }
      for sequence in rivalry.sequences {
        guard let origin = sequence.origin, origin.serves(losing.purpose),
          !observations.succeeded(loser, at: origin.place, losing.purpose),
          isLarge(taking, losing, winner, loser)
        else { continue }
        guard let conflict = try conflict(loser, winner, on: sequence) else { continue }
        conflicts.append(conflict)
        break
      }
    }
    return conflicts
  }

  /// Whether it can be a fault that one acts in place of the other, and not how UIKit works or what was asked for.
  private func mayBlame(_ taking: ConflictActor, _ losing: ConflictActor) -> Bool {
    // A recognizer in a cell was put there to act in its place, and a control keeps its touches.
    let isInside = player.stage?.reader.lineage.isWithin(taking.view, losing.view) ?? false
    switch (taking.kind, losing.kind) {
    // A list scrolls along its rows and swipes across them.
    case (.scroll, .rowSwipe), (.rowSwipe, .scroll): return taking.view != losing.view
    case (.rowSwipe, .recognizer): return true
    case (.recognizer, .recognizer): return false
    case (.recognizer, .listener): return !isInside
    case (.recognizer, _): return true
    case (.scroll, .recognizer), (.zoom, .recognizer), (.scroll, .scroll): return true
    default: return false
    }
  }

  /// Whether so much of an actor is concerned that it matters: a knob in a page that scrolls is meant to be dragged.
  private func isLarge(
    _ taking: ConflictActor, _ losing: ConflictActor, _ winner: Int, _ loser: Int
  ) -> Bool {
    switch (taking.kind, losing.kind) {
    case (.recognizer, .scroll), (.recognizer, .zoom):
      player.alike(winner).reduce(0) { $0 + places.share(of: [$1], in: loser) } >= 0.1
    // That the inner one scrolls first is how scroll views work.
    case (.scroll, .scroll): places.share(of: [winner], in: loser) > 0.5
    case (_, .recognizer) where player.recognizers[loser].edges == 0:
      places.share(of: [winner], in: loser) >= 0.25
    default: true
    }
  }

  /// The conflict that touches show, with all that has to go for the loser to act.
  private func conflict(
    _ loser: Int, _ winner: Int, on sequence: TouchSequence
  ) throws(ScenarioError) -> Conflict? {
    var conflict = Conflict(kind: .alwaysInstead, recognizers: [loser, winner], sequence: sequence)
    if try conflict.shows(on: sequence, in: player) { return conflict }
    let outcome = try player.outcome(of: sequence)
    let others = player.actors.indices.filter {
      $0 != loser && $0 != winner && outcome.acted($0) && mayBlame(player.actors[$0], player.actors[loser])
    }
    guard !others.isEmpty else { return nil }
    conflict.recognizers += others
    return try conflict.shows(on: sequence, in: player) ? conflict : nil
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
