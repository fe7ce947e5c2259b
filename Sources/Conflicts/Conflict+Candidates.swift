import FingerpostExplain
import FingerpostScenarios

extension Conflict {
  /// Changes that may end the conflict, by its kind; the smallest changes come first.
  ///
  /// Whether one helps, and what else it does, has to be tried.
  ///
  /// - Parameter outcome: the outcome of the conflict's touches.
  /// - Throws: an error if the scenario cannot be played.
  func candidates(_ outcome: SequenceOutcome, in player: SequencePlayer) throws(ScenarioError)
    -> [ConflictFix]
  {
    let first = recognizers[0]
    let others = Array(recognizers.dropFirst())
    var fixes: [ConflictFix] = []
    switch kind {
    case .waitsForever: fixes = Self.withoutLinks(recognizers)
    case .neverActs:
      let winners = try culprits(outcome, in: player)
      for winner in winners { fixes += Self.between(first, winner, in: player) }
      if winners.isEmpty {
        // Several keep it from acting, so removing one is not enough.
        let all = player.recognizers.indices.filter { $0 != first && outcome.acted($0) }
        fixes.append(ConflictFix(all.map { .allowTogether(first, with: $0) }))
        fixes.append(ConflictFix(all.map { .require($0, toFail: first) }))
      }
    case .nobodyActs: fixes = Self.withoutRefusals(recognizers, outcome)
    case .neverTogether: fixes = Self.between(first, recognizers[1], in: player)
    case .actsLate:
      fixes = Self.withoutWaiting(first, others)
      // On other touches it waits for other recognizers too.
      let nodes = player.recognizers[first].requirements
      let all = player.recognizers.indices.filter { nodes.contains(player.recognizers[$0].node) }
      if all.count > others.count { fixes += Self.withoutWaiting(first, all) }
    }
    return fixes.filter { !$0.changes.isEmpty }
  }

  /// The recognizers that act; without any one of them, the one that never acts would.
  ///
  /// - Throws: an error if the scenario cannot be played.
  func culprits(_ outcome: SequenceOutcome, in player: SequencePlayer) throws(ScenarioError) -> [Int] {
    let loser = recognizers[0]
    var culprits: [Int] = []
    // A recognizer that does not act prevents nothing.
    for other in player.recognizers.indices where other != loser && outcome.acted(other) {
      if try player.outcome(of: sequence, without: [other]).acted(loser) { culprits.append(other) }
    }
    return culprits
  }

  /// What may let one act where another acts and it does not.
  private static func between(_ loser: Int, _ winner: Int, in player: SequencePlayer) -> [ConflictFix] {
    let (one, other) = (player.recognizers[loser], player.recognizers[winner])
    var fixes = [
      ConflictFix(.allowTogether(loser, with: winner)), ConflictFix(.require(winner, toFail: loser)),
      ConflictFix(.dropRequirement(loser, on: winner)),
      ConflictFix([.dropRequirement(loser, on: winner), .allowTogether(loser, with: winner)]),
    ]
    // Two that follow movements can each take one direction. Only a pan can be restricted in code.
    if other.kind == "pan", one.kind == "pan" || one.kind == "swipe" {
      fixes += [.vertical, .horizontal].map { ConflictFix(.beginOnly(winner, along: $0)) }
    }
    return fixes
  }

  /// What may let one act at once, perhaps together with those that it waited for.
  private static func withoutWaiting(_ recognizer: Int, _ others: [Int]) -> [ConflictFix] {
    let drops = others.map { GestureChange.dropRequirement(recognizer, on: $0) }
    return [ConflictFix(drops), ConflictFix(drops + others.map { .allowTogether(recognizer, with: $0) })]
  }

  /// What may end an endless wait: removing one of its links, or all of them.
  private static func withoutLinks(_ chain: [Int]) -> [ConflictFix] {
    let links = chain.indices.map { index in
      GestureChange.dropRequirement(chain[index], on: chain[(index + 1) % chain.count])
    }
    var fixes = links.map { ConflictFix($0) }
    if chain.count == 2 { fixes.append(ConflictFix(links + [.allowTogether(chain[0], with: chain[1])])) }
    return fixes
  }

  /// What may let one of several act when all wanted to.
  private static func withoutRefusals(_ members: [Int], _ outcome: SequenceOutcome) -> [ConflictFix] {
    var fixes: [ConflictFix] = []
    for member in members {
      guard let attempt = outcome.attempts.first(where: { $0.recognizer == member && $0.wanted }) else {
        continue
      }
      switch attempt.refusal {
      // A delegate or view refused on purpose; no other change can help.
      case .notAllowed: break
      case .requiredOneRecognized(let other): fixes.append(ConflictFix(.dropRequirement(member, on: other)))
      case .prevented(let other): fixes.append(ConflictFix(.allowTogether(member, with: other)))
      case nil: fixes.append(ConflictFix(attempt.waitedFor.map { .dropRequirement(member, on: $0) }))
      }
    }
    return fixes
  }
}
