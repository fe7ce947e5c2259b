import FingerpostGestures
import FingerpostScenarios
import FingerpostScreens
import FingerpostText
import FingerpostTrace

/// Describes a conflict: in sentences, and as a scenario that can be saved.
struct ConflictDescription {
  private let player: SequencePlayer
  private let observations: SearchObservations
  private let tried: ConflictReport.Tried

  init(_ player: SequencePlayer, _ observations: SearchObservations, _ tried: ConflictReport.Tried) {
    self.player = player
    self.observations = observations
    self.tried = tried
  }

  /// The title and details, and the rules behind them.
  struct Sentences {
    var title: String
    var details: [String] = []
    var rules: [RuleID]
  }

  /// Describes a conflict, with the fixes that end it.
  ///
  /// - Throws: an error if the scenario cannot be played, or cannot be written as YAML.
  func finding(
    _ conflict: Conflict, _ solutions: [ConflictSolver.Solution]
  ) throws(ScenarioError) -> ConflictReport.Finding {
    let outcome = try player.outcome(of: conflict.sequence)
    let sentences =
      switch conflict.kind {
      case .waitsForever: endlessWait(conflict, outcome)
      case .neverActs: try neverActs(conflict, outcome)
      case .alwaysInstead: alwaysInstead(conflict)
      case .nobodyActs: nobodyActs(conflict, outcome)
      case .actsFirst: actsFirst(conflict)
      case .neverTogether: neverTogether(conflict)
      case .actsLate: actsLate(conflict, outcome)
      }
    let rules = sentences.rules.map(\.rawValue)
    return ConflictReport.Finding(
      kind: conflict.kind.rawValue, actors: conflict.recognizers.map(id), title: sentences.title,
      details: sentences.details + doubts(conflict), rules: rules,
      fixes: solutions.map { fix($0, of: conflict) },
      touches: conflict.sequence.description,
      steps: conflict.sequence.steps.count, seconds: Double(conflict.sequence.milliseconds) / 1000,
      scenario: try scenario(conflict, sentences.title, rules))
  }

  private func fix(_ solution: ConflictSolver.Solution, of conflict: Conflict) -> ConflictReport.Fix {
    ConflictReport.Fix(
      summary: solution.fix.words(recognizer, view: view),
      code: solution.fix.code({ recognizer($0, \.variable) }, view: { view($0, \.variable) }),
      effect: solution.effects.sentence(id, members: conflict.recognizers, verb: verb))
  }

  private func id(_ actor: Int) -> String { player.actors[actor].id }

  private func verb(_ actor: Int) -> String { player.actors[actor].verb }

  /// The recognizer by which an actor acts.
  private func recognizer(_ actor: Int) -> String { recognizer(actor, \.id) }

  private func recognizer(_ actor: Int, _ name: KeyPath<ConflictActor, String>) -> String {
    let one = player.actors[actor]
    return switch one.kind {
    case .scroll: "\(one[keyPath: name]).panGestureRecognizer"
    case .zoom: "\(one[keyPath: name]).pinchGestureRecognizer"
    case .recognizer, .rowSwipe, .control, .listener: one[keyPath: name]
    }
  }

  /// What a view of the stage is called.
  private func view(_ view: Int) -> String { self.view(view, \.id) }

  private func view(_ view: Int, _ name: KeyPath<ConflictActor, String>) -> String {
    if let actor = player.actors.first(where: { $0.view == view && !$0.isRecognizer }) {
      return actor[keyPath: name]
    }
    guard let data = player.stage?.screen.views[view] else { return "view" }
    return data.address ?? VariableNames.variable(named: data.className)
  }

  /// What a touch there is on: the actor's view, or that of its recognizer.
  private func place(of actor: Int) -> String {
    let one = player.actors[actor]
    guard one.isRecognizer, let data = player.stage?.screen.views[one.view] else { return one.id }
    return data.address ?? ClassName(data.className).short
  }

  /// What is not known and could make the conflict none.
  private func doubts(_ conflict: Conflict) -> [String] {
    var doubts: [String] = []
    let members = conflict.recognizers.map { player.actors[$0] }
    if player.slidersYield, members.contains(where: { $0.kind == .control(.slider) }) {
      doubts.append("That a slider does not keep the recognizer from beginning is assumed: reports differ.")
    }
    if members[0].isNavigationPop {
      doubts.append(
        "UIKit lets \(members[0].id) begin only where there is a screen to go back to, and not where the back button was replaced."
      )
    }
    let delegated = members.filter(\.isDelegated).map(\.id)
    if !delegated.isEmpty {
      doubts.append("What the delegate of \(delegated.listed()) answers is not in the input.")
    }
    return doubts
  }

  /// What is as it has to be, and worth knowing.
  var notes: [String] {
    var told: Set<Int> = []
    return observations.latenesses.compactMap { late in
      guard player.actors[late.recognizer].isRecognizer, late.isOnPurpose,
        told.insert(late.recognizer).inserted
      else { return nil }
      return
        "\(id(late.recognizer)) acts when \(late.waitedFor.map(id).listed()) can no longer come: one tap cannot be told from more without that wait."
    }
  }

  /// “in 2000 sequences tried”: what “never” is based on.
  private var extent: String {
    "in \(tried.sequences) \(tried.sequences == 1 ? "sequence" : "sequences") tried"
  }

  // MARK: - Sentences

  private func endlessWait(_ conflict: Conflict, _ outcome: SequenceOutcome) -> Sentences {
    let chain = conflict.recognizers
    let isCircle = outcome.attempts.contains {
      $0.recognizer == chain.last && $0.waitsForever && $0.waitedFor.last == chain.first
    }
    let waiting = isCircle ? chain : Array(chain.dropLast())
    let links = waiting.indices.map { index in
      "\(id(waiting[index])) waits for \(id(chain[(index + 1) % chain.count])) to fail"
    }
    let title =
      isCircle
      ? (chain.count == 2
        ? "\(id(chain[0])) and \(id(chain[1])) wait for each other to fail, and neither ever acts"
        : "\(links.listed()), and none ever acts")
      : "\(links[0]), which never decides"
    return Sentences(
      title: title,
      details: ["The wait never ends, and they receive no other touch after that."],
      rules: isCircle ? [.arb25, .arb18] : [.arb18])
  }

  private func neverActs(_ conflict: Conflict, _ outcome: SequenceOutcome) throws(ScenarioError) -> Sentences
  {
    let loser = conflict.recognizers[0]
    let culprits = try conflict.culprits(outcome, in: player)
    var rules: [RuleID] = [.arb1]
    let verb = verb(loser)
    var reason = "Here it \(verb) when it is alone, and fails with all the others."
    for attempt in outcome.attempts where attempt.recognizer == loser {
      switch attempt.refusal {
      case .prevented(let winner):
        reason = "Here \(id(winner)) recognizes first and excludes it."
        rules = [.arb1, .arb2]
      case .requiredOneRecognized(let winner):
        reason = "Here it waits for \(id(winner)) to fail, which recognizes instead."
        rules = [.arb20]
      case .notAllowed:
        reason = "Here its delegate or a view does not let it begin."
        rules = [.arb12]
      case nil: continue
      }
      break
    }
    var details = [reason]
    if let culprit = culprits.first {
      let others =
        culprits.count == 1 ? "" : " (as it does without \(culprits.dropFirst().map(id).listed("or")))"
      details.append("Without \(id(culprit)) it \(verb) on the same touches\(others).")
    } else {
      details.append("Removing any one of the others does not help; alone it \(verb).")
    }
    return Sentences(title: "\(id(loser)) never \(verb) \(extent)", details: details, rules: rules)
  }

  private func alwaysInstead(_ conflict: Conflict) -> Sentences {
    let (loser, winners) = (conflict.recognizers[0], conflict.recognizers.dropFirst())
    let (losing, taking) = (player.actors[loser], player.actors[conflict.recognizers[1]])
    let names = winners.map(id).listed()
    let verbs = winners.count == 1 ? taking.verb : "act"
    var details: [String] = []
    let title: String
    let rules: [RuleID]
    if losing.isRecognizer || losing.isScrolling {
      let isUsable = observations.succeeded(loser, at: nil, losing.purpose)
      let place = isUsable ? " where \(place(of: conflict.recognizers[1])) is" : ""
      // It may act in the course of several gestures.
      let isRare = !isUsable && losing.purpose == nil
      title =
        "\(losing.id) \(isRare ? "hardly ever" : "never") \(losing.verb)\(place): \(names) \(verbs) instead"
      details.append("That is a fault only if both were meant there.")
      rules = [.arb1, .arb2]
    } else {
      let gesture = losing.purpose == .drag ? "drag" : "tap"
      title =
        "\(losing.id) never acts on a \(gesture): \(names) \(winners.count == 1 ? "takes" : "take") its touches"
      rules = [.dlv1]
    }
    let others = player.alike(conflict.recognizers[1]).count - 1
    let same =
      losing.count > 1
      ? " The same holds for \(losing.count - 1) more of its class."
      : others > 0 ? " The same holds for \(others) more like \(taking.id)." : ""
    details.append(
      "Here \(names) \(verbs); without \(winners.count == 1 ? "it" : "them") the same touches make \(losing.id) \(losing.bareVerb).\(same)"
    )
    return Sentences(title: title, details: details, rules: rules)
  }

  private func actsFirst(_ conflict: Conflict) -> Sentences {
    let (early, late) = (id(conflict.recognizers[0]), id(conflict.recognizers[1]))
    return Sentences(
      title: "\(early) also acts first, each time that \(late) acts",
      details: ["Nothing makes \(early) wait for \(late) to fail, so the first tap is enough for it."],
      rules: [.arb18])
  }

  private func nobodyActs(_ conflict: Conflict, _ outcome: SequenceOutcome) -> Sentences {
    let names = conflict.recognizers.map(id).listed()
    let both = conflict.recognizers.count == 2 ? "both want" : "all want"
    let none = conflict.recognizers.count == 2 ? "neither acts" : "none acts"
    var rules: [RuleID] = []
    let details = conflict.recognizers.compactMap { recognizer -> String? in
      guard let attempt = outcome.attempts.first(where: { $0.recognizer == recognizer && $0.wanted }) else {
        return nil
      }
      switch attempt.refusal {
      case .notAllowed:
        rules.append(.arb12)
        return "\(id(recognizer)) is not allowed to begin by its delegate or a view."
      case .requiredOneRecognized(let winner):
        rules.append(.arb20)
        return "\(id(recognizer)) fails because \(id(winner)) recognizes."
      case .prevented(let winner):
        rules.append(.arb2)
        return "\(id(recognizer)) is excluded by \(id(winner))."
      case nil:
        rules.append(.arb18)
        let others = attempt.waitedFor.map(id).listed()
        return "\(id(recognizer)) waits for \(others) to fail, and is reset before that."
      }
    }
    return Sentences(
      title: "\(names) \(both) the same touches, and \(none)", details: details,
      rules: rules.isEmpty ? [.arb12] : rules.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  private func neverTogether(_ conflict: Conflict) -> Sentences {
    let (loser, winner) = (id(conflict.recognizers[0]), id(conflict.recognizers[1]))
    return Sentences(
      title: "\(loser) and \(winner) exclude each other: \(extent), they never both act",
      details: [
        "Here \(winner) acts and excludes \(loser); without \(winner) the same touches make \(loser) act."
      ], rules: [.arb1, .arb2])
  }

  private func actsLate(_ conflict: Conflict, _ outcome: SequenceOutcome) -> Sentences {
    let recognizer = conflict.recognizers[0]
    let others = Array(conflict.recognizers.dropFirst())
    let delay = outcome.delays.first { $0.recognizer == recognizer && $0.waitedFor == others }?.delay ?? 0
    var details: [String] = []
    if let seen = observations.latenesses.first(where: {
      $0.recognizer == recognizer && $0.waitedFor == others
    }) {
      details.append(
        "It is late in \(seen.count) of \(tried.sequences) sequences tried, by \(Decimals.milliseconds(seen.longest)) at most."
      )
    }
    guard player.actors[recognizer].isRecognizer else {
      return Sentences(
        title:
          "\(id(recognizer)) acts \(Decimals.milliseconds(delay)) late, because \(others.map(id).listed()) keeps the end of the touch from it",
        details: details, rules: [.dlv8])
    }
    return Sentences(
      title:
        "\(id(recognizer)) acts \(Decimals.milliseconds(delay)) late, because it waits for \(others.map(id).listed()) to fail",
      details: details, rules: [.arb18, .arb19])
  }

  // MARK: - The scenario

  private func scenario(
    _ conflict: Conflict, _ title: String, _ rules: [String]
  ) throws(ScenarioError) -> String {
    var kept = player.named.playing(conflict.sequence.frames)
    kept.title = title
    kept.rules = rules
    kept.observed = [.gestures, .states]
    if conflict.recognizers.contains(where: { !player.actors[$0].isRecognizer }) {
      kept.observed = [.gestures, .controls, .states, .touches]
    }
    kept.expect = nil
    var lines = try ScenarioPlayer(kept).play().lines
    if lines.isEmpty {
      // Nothing acts, so the log shows what they receive instead.
      let own = conflict.recognizers.filter { player.recognizers.indices.contains($0) }
      kept.observed.insert(.scroll)
      kept = kept.loggingTouches(of: own.map { player.recognizers[$0].node })
      lines = try ScenarioPlayer(kept).play().lines
    }
    kept.expect(lines)
    return try kept.yaml()
  }
}
