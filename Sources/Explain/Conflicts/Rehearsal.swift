import FingerpostScenarios

/// Plays sequences on a scenario's tree, each in a world of its own.
struct Rehearsal {
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
  ///   - removed: the positions of recognizers that take no part.
  func outcome(of sequence: TouchSequence, without removed: [Int] = []) throws(ScenarioError)
    -> SequenceOutcome
  {
    var played = scenario.playing(sequence.frames)
    if !removed.isEmpty { played = played.disabling(removed.map { recognizers[$0].node }) }
    let run = try ScenarioPlayer(played).play(tracing: true)
    return SequenceOutcome(run.lines, run.records, positions: positions)
  }

  /// Plays a sequence with all recognizers removed but one.
  func outcome(of sequence: TouchSequence, onlyWith kept: Int) throws(ScenarioError) -> SequenceOutcome {
    try outcome(of: sequence, without: recognizers.indices.filter { $0 != kept })
  }
}
