import FingerpostExplain
import FingerpostScenarios

/// Plays sequences on a scenario's tree, each in a world of its own.
struct SequencePlayer {
  /// The scenario as it was given, with an id for every recognizer.
  let named: Scenario
  /// The scenario without a script, in which recognizers log their touches.
  var scenario: Scenario
  /// The recognizers, in the order of the file.
  let recognizers: [ScenarioRecognizer]
  private let positions: [String: Int]

  init(_ scenario: Scenario) {
    named = scenario.named()
    self.scenario = named.bare()
    recognizers = self.scenario.recognizers
    positions = Dictionary(uniqueKeysWithValues: recognizers.enumerated().map { ($1.id, $0) })
  }

  /// Plays a sequence.
  ///
  /// - Parameters:
  ///   - sequence: the touches.
  ///   - removed: the positions of recognizers that are left out.
  /// - Throws: an error if the scenario cannot be played.
  func outcome(of sequence: TouchSequence, without removed: [Int] = []) throws(ScenarioError)
    -> SequenceOutcome
  {
    var played = scenario.playing(sequence.frames)
    if !removed.isEmpty { played = played.disabling(removed.map { recognizers[$0].node }) }
    let run = try ScenarioPlayer(played).play(tracing: true)
    return SequenceOutcome(run.lines, run.records, positions: positions)
  }

  /// Plays a sequence with all recognizers removed but one.
  ///
  /// - Throws: an error if the scenario cannot be played.
  func outcome(of sequence: TouchSequence, onlyWith kept: Int) throws(ScenarioError) -> SequenceOutcome {
    try outcome(of: sequence, without: recognizers.indices.filter { $0 != kept })
  }
}

extension SequencePlayer {
  /// The player of a scenario with some changes, or nil where one of them would change nothing.
  func changed(by fix: ConflictFix) -> SequencePlayer? {
    var changed = self
    for change in fix.changes {
      guard let scenario = changed.applied(change) else { return nil }
      changed.scenario = scenario
    }
    return changed
  }

  private func applied(_ change: GestureChange) -> Scenario? {
    func node(_ recognizer: Int) -> Int { recognizers[recognizer].node }
    switch change {
    case .require(let recognizer, let other):
      return scenario.requiring(node(recognizer), toFail: node(other))
    case .dropRequirement(let recognizer, let other):
      return scenario.droppingRequirement(of: node(recognizer), on: node(other))
    case .allowTogether(let recognizer, let other):
      return scenario.allowing(node(recognizer), togetherWith: node(other))
    case .beginOnly(let recognizer, let axis):
      return scenario.letting(
        node(recognizer), beginOnlyAlong: axis == .vertical ? .vertical : .horizontal)
    case .keepTouches, .refuseTouches, .deliverBeganAtOnce, .deliverEndedAtOnce:
      // They change what views receive, which is never part of a conflict.
      return nil
    }
  }
}
