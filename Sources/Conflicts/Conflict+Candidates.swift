import FingerpostGestures
import FingerpostScenarios
import FingerpostScreens

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
        let all = player.actors.indices.filter { $0 != first && outcome.acted($0) }
        fixes.append(ConflictFix(all.map { .allowTogether(first, with: $0) }))
        fixes.append(ConflictFix(all.map { .require($0, toFail: first) }))
      }
    case .alwaysInstead:
      if others.count == 1 {
        fixes = Self.between(first, others[0], in: player)
      } else {
        fixes = [ConflictFix(others.map { .allowTogether(first, with: $0) })]
        fixes.append(ConflictFix(others.map { .require($0, toFail: first) }))
        fixes.append(ConflictFix(others.map { .keepTouches($0) }))
      }
    case .nobodyActs: fixes = Self.withoutRefusals(recognizers, outcome)
    case .actsFirst:
      let wait = GestureChange.require(first, toFail: others[0])
      // It then comes at the same moment as those that wait for it already, and one of them would exclude it.
      let late = player.recognizers[others[0]].node
      let waiting = player.recognizers.indices.filter {
        $0 != first && player.recognizers[$0].requirements.contains(late)
      }
      fixes = [ConflictFix(wait)]
      if !waiting.isEmpty {
        fixes.append(ConflictFix([wait] + waiting.map { .allowTogether($0, with: first) }))
      }
    case .neverTogether: fixes = Self.between(first, recognizers[1], in: player)
    case .actsLate where !player.actors[first].isRecognizer:
      fixes = others.map { ConflictFix(.deliverEndedAtOnce($0)) }
      fixes += others.map { ConflictFix(.refuseTouches($0, in: player.actors[first].view)) }
    case .actsLate:
      fixes = Self.withoutWaiting(first, others)
      // On other touches it waits for other recognizers too.
      let nodes = player.recognizers[first].requirements
      let all = player.recognizers.indices.filter { nodes.contains(player.recognizers[$0].node) }
      if all.count > others.count { fixes += Self.withoutWaiting(first, all) }
    }
    return fixes.compactMap { $0.made(by: player.actors) }.filter { !$0.changes.isEmpty }
  }

  /// The recognizers that act; without any one of them, the one that never acts would.
  ///
  /// - Throws: an error if the scenario cannot be played.
  func culprits(_ outcome: SequenceOutcome, in player: SequencePlayer) throws(ScenarioError) -> [Int] {
    let loser = recognizers[0]
    var culprits: [Int] = []
    // A recognizer that does not act prevents nothing.
    for other in player.actors.indices where other != loser && outcome.acted(other) {
      // What takes no touch from others keeps nothing from acting.
      guard player.actors[other].recognizer != nil else { continue }
      if try player.outcome(of: sequence, without: [other]).acted(loser) { culprits.append(other) }
    }
    return culprits
  }

  /// What may let one act where another acts and it does not.
  private static func between(_ loser: Int, _ winner: Int, in player: SequencePlayer) -> [ConflictFix] {
    let (losing, taking) = (player.actors[loser], player.actors[winner])
    let axes = [GestureChange.Axis.vertical, .horizontal].map { ConflictFix(.beginOnly(winner, along: $0)) }
    let isPan = taking.isRecognizer && player.recognizers[winner].kind == "pan"
    if losing.kind == .rowSwipe {
      // It has no name in code, and a row that opens while a finger also does something else is not what was meant.
      let sides = [RequestedGesture.Direction.left, .right].map {
        ConflictFix(.beginExcept(winner, toward: $0))
      }
      return isPan ? axes + sides : []
    }
    guard losing.isRecognizer || losing.isScrolling else {
      // A recognizer takes touches from views whether or not it competes with their recognizers.
      let fixes = [
        ConflictFix(.keepTouches(winner)), ConflictFix(.refuseTouches(winner, in: player.spared(by: loser))),
      ]
      return fixes + (isPan ? axes : [])
    }
    var fixes = [
      ConflictFix(.allowTogether(loser, with: winner)), ConflictFix(.require(winner, toFail: loser)),
      ConflictFix(.dropRequirement(loser, on: winner)),
      ConflictFix([.dropRequirement(loser, on: winner), .allowTogether(loser, with: winner)]),
    ]
    // Two that follow movements can each take one direction. Only a pan can be restricted in code.
    let follows =
      losing.kind == .scroll
      || losing.isRecognizer
        && ["pan", "screenEdgePan", "swipe"].contains(player.recognizers[loser].kind)
    if isPan, follows { fixes += axes }
    if losing.kind == .scroll, taking.kind == .scroll { fixes.append(ConflictFix(.giveUpScrolling(winner))) }
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

extension SequencePlayer {
  /// The view in which a recognizer leaves touches to an actor: for one of many cells the whole list.
  fileprivate func spared(by actor: Int) -> Int {
    guard let stage, actors[actor].count > 1 else { return actors[actor].view }
    return stage.reader.lineage.line(actors[actor].view).last { stage.reader.standards[$0] == .scrollView }
      ?? actors[actor].view
  }
}

extension ConflictFix {
  /// The fix with changes that an application can make, or nil: UIKit's recognizers keep their delegates and settings,
  /// and may only be made to wait if they are a scroll view's.
  fileprivate func made(by actors: [ConflictActor]) -> ConflictFix? {
    var fix = self
    for (index, change) in changes.enumerated() {
      let one = actors[change.recognizer]
      if one.isRecognizer, !one.isInstalled { continue }
      switch change {
      case .giveUpScrolling: break
      case .require, .dropRequirement: if one.isInstalled || !one.isScrolling { return nil }
      case .allowTogether(let first, let second):
        // Either delegate may say so.
        guard actors[second].isRecognizer, !actors[second].isInstalled else { return nil }
        fix.changes[index] = .allowTogether(second, with: first)
      default: return nil
      }
    }
    return fix
  }
}
