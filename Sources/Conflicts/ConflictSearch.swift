public import FingerpostScenarios
import FingerpostText

/// Looks for touches on which what acts on a screen conflicts, and for changes that end the conflicts.
///
/// Every sequence is played by the engine, in virtual time and a world of its own: first common gestures, the
/// shortest first, then random ones. The same scenario, seed and number of sequences give the same findings.
public struct ConflictSearch {
  /// How far a search has come.
  public struct Progress: Sendable {
    /// The sequences that were played.
    public var tried: Int
    /// The sequences that will be played at most.
    public var limit: Int
  }

  /// The seed of the random sequences.
  public var seed: UInt64
  /// The most sequences to play. A quarter of them at least is random.
  public var limit: Int

  let player: SequencePlayer

  /// Creates a search over the recognizers of a scenario, as its tree is before the first step of the script.
  public init(_ scenario: Scenario, seed: UInt64 = 1, limit: Int = 2000) {
    self.seed = seed
    self.limit = max(0, limit)
    player = SequencePlayer(scenario)
  }

  /// Creates a search over what acts on a screen that was written down as a scenario.
  public init(_ written: ScreenScenario, seed: UInt64 = 1, limit: Int = 2000) {
    self.seed = seed
    self.limit = max(0, limit)
    player = SequencePlayer(written.scenario, written.background)
  }

  /// Whether there is nothing on the screen that could conflict.
  public var isEmpty: Bool { player.actors.isEmpty }

  /// Searches.
  ///
  /// - Parameters:
  ///   - goesOn: called before every sequence; the search ends early if it returns false.
  ///   - hasTime: called between the steps after the search, which makes findings shorter and tries fixes; it is cut
  ///     short if it returns false.
  /// - Throws: an error if the tree cannot be built, or its hooks never come to an end.
  public func run(
    _ goesOn: (Progress) -> Bool = { _ in true }, hasTime: () -> Bool = { true }
  ) throws(ScenarioError) -> ConflictReport {
    let found = try TouchPlaces(player).find()
    let places = found.places
    let composer = SequenceComposer(player, places: places)
    let composed = composer.composed().prefix(limit - limit / 4)
    var observations = SearchObservations(player)
    var played = PlayedSequences()
    func play(_ sequence: TouchSequence) throws(ScenarioError) {
      let outcome = try player.outcome(of: sequence)
      observations.add(outcome, of: sequence)
      played.add(OutcomeSummary(outcome), of: sequence)
    }
    var tried = ConflictReport.Tried(
      sequences: 0, composed: 0, places: places.count, seed: seed, recognizers: player.recognizers.count,
      views: player.actors.count - player.recognizers.count)
    func mayGoOn() -> Bool {
      guard tried.sequences < limit else { return false }
      return goesOn(Progress(tried: tried.sequences, limit: limit))
    }
    for sequence in composed {
      guard mayGoOn() else { break }
      try play(sequence)
      tried.sequences += 1
      tried.composed += 1
    }
    var generator = SplitMix64(seed: seed)
    // Some random sequences leave the screen; this limit ends the loop if nearly all do.
    var attempts = 0
    while tried.composed == composed.count, attempts < limit * 4, mayGoOn() {
      attempts += 1
      guard let sequence = composer.random(&generator) else { continue }
      try play(sequence)
      tried.sequences += 1
    }
    return try ConflictClassifier(
      player: player, observations: observations, played: played, tried: tried, places: found
    ).report(hasTime)
  }
}
