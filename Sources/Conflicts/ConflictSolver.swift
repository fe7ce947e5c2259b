import FingerpostScenarios

/// Finds fixes for conflicts by trying them: applies changes to the scenario and plays touches again.
struct ConflictSolver {
  /// A fix that helps, and what else it does.
  struct Solution {
    var fix: ConflictFix
    var effects: FixEffects
  }

  /// The most fixes that are reported for one conflict.
  static let maxSolutions = 3
  /// At least this many sequences are played again for a fix, if there are that many.
  private static let fewest = 60
  /// Fewer sequences than this do not show that a recognizer no longer acts.
  private static let evidence = 12
  /// The longest wait that a fix may cause, in nanoseconds: a press that begins when the finger lifts is useless.
  private static let longestWait: Int64 = 1_000_000_000

  let player: SequencePlayer
  let played: PlayedSequences

  /// The fixes of some conflicts, for each the smallest first.
  ///
  /// - Parameter goesOn: called before each fix that is tried; the rest is not tried if it returns false.
  /// - Throws: an error if the scenario cannot be played.
  func solutions(of conflicts: [Conflict], _ goesOn: () -> Bool = { true }) throws(ScenarioError)
    -> [[Solution]]
  {
    var helpful: [[(fix: ConflictFix, player: SequencePlayer)]] = []
    for conflict in conflicts { helpful.append(try self.helpful(conflict, goesOn)) }
    // Playing again takes about as many sequences as the search did.
    let fixes = helpful.reduce(0) { $0 + $1.count }
    let sample = played.sample(max(Self.fewest, played.all.count / max(1, fixes)) - 1)
    var solutions: [[Solution]] = []
    for (conflict, fixes) in zip(conflicts, helpful) {
      var tried: [Solution] = []
      guard goesOn() else {
        solutions.append([])
        continue
      }
      // The conflict's own touches are included, so the sentence mentions what the fix is for.
      let own = PlayedSequences.Played(
        sequence: conflict.sequence, summary: OutcomeSummary(try player.outcome(of: conflict.sequence)))
      for (fix, changed) in fixes where goesOn() {
        let effects = try self.effects(of: changed, on: [own] + sample)
        guard !Self.isWorse(effects, than: conflict), try !silences(changed, effects, but: fix.givenUp) else {
          continue
        }
        tried.append(Solution(fix: fix, effects: effects))
      }
      solutions.append(Array(Self.ordered(tried, for: conflict).prefix(Self.maxSolutions)))
    }
    return solutions
  }

  /// The changes that end a conflict where it was found.
  private func helpful(
    _ conflict: Conflict, _ goesOn: () -> Bool
  ) throws(ScenarioError) -> [(fix: ConflictFix, player: SequencePlayer)] {
    guard goesOn() else { return [] }
    let outcome = try player.outcome(of: conflict.sequence)
    var helpful: [(fix: ConflictFix, player: SequencePlayer)] = []
    for fix in try conflict.candidates(outcome, in: player) where goesOn() {
      guard let changed = player.changed(by: fix),
        try conflict.isSolved(in: changed, outcome)
      else { continue }
      helpful.append((fix, changed))
    }
    return helpful
  }

  private func effects(
    of changed: SequencePlayer, on sample: [PlayedSequences.Played]
  ) throws(ScenarioError) -> FixEffects {
    var effects = FixEffects(recognizers: player.actors.count)
    for one in sample {
      effects.add(one.summary, OutcomeSummary(try changed.outcome(of: one.sequence)))
    }
    return effects
  }

  /// Whether a fix keeps a recognizer from acting almost everywhere, but for those that it is to silence.
  private func silences(
    _ changed: SequencePlayer, _ effects: FixEffects, but givenUp: Set<Int>
  ) throws(ScenarioError) -> Bool {
    for recognizer in effects.silenced where !givenUp.contains(recognizer) {
      guard effects.actedBefore[recognizer] < Self.evidence else { return true }
      // It acted rarely in the sample, so this may be chance: check sequences in which it did act.
      var effects = FixEffects(recognizers: player.actors.count)
      for one in played.sample(Self.evidence, where: { $0.acted.contains(recognizer) }) {
        effects.add(one.summary, OutcomeSummary(try changed.outcome(of: one.sequence)))
      }
      if effects.silenced.contains(recognizer) { return true }
    }
    return false
  }

  /// Whether a fix replaces the conflict with another one that is no better.
  private static func isWorse(_ effects: FixEffects, than conflict: Conflict) -> Bool {
    if effects.waitsForever || effects.lateness > longestWait { return true }
    return switch conflict.kind {
    case .waitsForever, .neverActs, .alwaysInstead: false
    case .nobodyActs, .neverTogether, .actsFirst: effects.blocks
    case .actsLate: effects.blocks || effects.lateness > 0
    }
  }

  /// Sorted by how few of the conflict's recognizers never act, then by how few sequences change, then by the number
  /// of changes.
  private static func ordered(_ solutions: [Solution], for conflict: Conflict) -> [Solution] {
    func idle(_ solution: Solution) -> Int {
      conflict.recognizers.count { !solution.effects.actsNow[$0] }
    }
    func weight(_ solution: Solution) -> (Int, Int, Int) {
      (idle(solution), solution.effects.differing, solution.fix.changes.count)
    }
    // A larger fix is worth it only if it makes one more recognizer act.
    let needed = solutions.filter { one in
      !solutions.contains { one.fix.extends($0.fix) && idle(one) >= idle($0) }
    }
    // Equal fixes keep their order.
    return needed.enumerated().sorted { one, other in
      let (left, right) = (weight(one.element), weight(other.element))
      return left == right ? one.offset < other.offset : left < right
    }.map(\.element)
  }
}

extension Conflict {
  /// Whether a changed scenario no longer has the conflict on its touches, and the missing action happens.
  ///
  /// - Parameter before: the outcome of these touches without the change.
  fileprivate func isSolved(
    in changed: SequencePlayer, _ before: SequenceOutcome
  ) throws(ScenarioError) -> Bool {
    let outcome = try changed.outcome(of: sequence)
    let loser = recognizers[0]
    guard outcome.endlessWaits.isEmpty, try !shows(on: sequence, in: changed) else { return false }
    switch kind {
    case .waitsForever, .nobodyActs: return recognizers.contains(where: outcome.acted)
    case .neverActs, .alwaysInstead: return outcome.acted(loser)
    case .actsFirst: return outcome.acted(recognizers[1]) && !outcome.acted(loser)
    case .neverTogether:
      guard let contested = before.contested(by: recognizers[1], against: loser) else { return false }
      return outcome.acted(loser, onAnyOf: contested)
    case .actsLate: return outcome.acted(loser) && !outcome.delays.contains { $0.recognizer == loser }
    }
  }
}
