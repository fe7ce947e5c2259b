import FingerpostExplain
import FingerpostScenarios
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
      case .nobodyActs: nobodyActs(conflict, outcome)
      case .neverTogether: neverTogether(conflict)
      case .actsLate: actsLate(conflict, outcome)
      }
    let rules = sentences.rules.map(\.rawValue)
    return ConflictReport.Finding(
      kind: conflict.kind.rawValue, recognizers: conflict.recognizers.map(id), title: sentences.title,
      details: sentences.details, rules: rules, fixes: solutions.map { fix($0, of: conflict) },
      touches: conflict.sequence.description,
      steps: conflict.sequence.steps.count, seconds: Double(conflict.sequence.milliseconds) / 1000,
      scenario: try scenario(conflict, sentences.title, rules))
  }

  private func fix(_ solution: ConflictSolver.Solution, of conflict: Conflict) -> ConflictReport.Fix {
    ConflictReport.Fix(
      summary: solution.fix.words(id), code: solution.fix.code(id),
      effect: solution.effects.sentence(id, members: conflict.recognizers))
  }

  private func id(_ recognizer: Int) -> String { player.recognizers[recognizer].id }

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
    var reason = "Here it acts when it is alone, and fails with all the others."
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
      details.append("Without \(id(culprit)) it acts on the same touches\(others).")
    } else {
      details.append("Removing any one of the others does not help; alone it acts.")
    }
    return Sentences(title: "\(id(loser)) never acts \(extent)", details: details, rules: rules)
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
        "It is late in \(seen.count) of \(tried.sequences) sequences tried, by \(Words.milliseconds(seen.longest)) at most."
      )
    }
    return Sentences(
      title:
        "\(id(recognizer)) acts \(Words.milliseconds(delay)) late, because it waits for \(others.map(id).listed()) to fail",
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
    kept.expect = nil
    var lines = try ScenarioPlayer(kept).play().lines
    if lines.isEmpty {
      // Nothing acts, so the log shows what they receive instead.
      kept = kept.loggingTouches(of: conflict.recognizers.map { player.recognizers[$0].node })
      lines = try ScenarioPlayer(kept).play().lines
    }
    kept.expect(lines)
    return try kept.yaml()
  }
}
