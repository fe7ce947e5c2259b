import FingerpostScenarios

/// What a search has observed so far: of every sequence only what can be evidence of a conflict.
struct SearchObservations {
  /// Actors to which something happened, and the shortest sequence that shows it.
  struct Case {
    var recognizers: [Int]
    var sequence: TouchSequence
  }

  /// Two actors that wanted the same contacts, and the sequences in which one kept the other from acting.
  struct Rivalry {
    var winner: Int
    var loser: Int
    var sequences: [TouchSequence]
    /// How many of the sequences are more than one gesture.
    var combined = 0
  }

  /// Actions of one recognizer that came late because of the same others.
  struct Lateness {
    var recognizer: Int
    var waitedFor: [Int]
    var sequence: TouchSequence
    /// In nanoseconds.
    var longest: Int64
    /// In how many sequences.
    var count: Int
    /// Whether it waits only to tell one tap from several.
    var isOnPurpose = false
  }

  /// The most sequences of several gestures that are kept for one rivalry, or for one recognizer that never acts.
  static let combinedLimit = 40

  /// Which recognizers acted in any sequence.
  private(set) var acted: [Bool]
  /// Which recognizers waited endlessly in any sequence.
  private(set) var stuck: [Bool]
  /// The composed sequences in which a recognizer that never acted received contacts: all single gestures and some
  /// others.
  private(set) var chances: [[TouchSequence]]
  /// The endless waits, each a chain of recognizers.
  private(set) var endlessWaits: [Case] = []
  /// The sets of recognizers of which none acted.
  private(set) var blockedRivals: [Case] = []
  private(set) var latenesses: [Lateness] = []
  private(set) var rivalries: [Rivalry] = []
  /// Pairs of taps of which the first acts before the second does, because nothing makes it wait.
  private(set) var hasty: [Case] = []

  // Looked up only, never walked.
  private var rivalryIndices: [[Int]: Int] = [:]
  private var together: Set<Pair> = []
  private var ordered: Set<Pair> = []
  private var successes: Set<Success> = []
  private let player: SequencePlayer

  /// That an actor acted on a single gesture.
  private struct Success: Hashable {
    var actor: Int
    var origin: TouchSequence.Origin
  }

  private struct Pair: Hashable {
    var first: Int
    var second: Int

    init(_ one: Int, _ other: Int) {
      (first, second) = (min(one, other), max(one, other))
    }
  }

  init(_ player: SequencePlayer) {
    self.player = player
    let count = max(player.recognizers.count, player.actors.count)
    acted = Array(repeating: false, count: count)
    stuck = acted
    chances = Array(repeating: [], count: count)
    for (index, recognizer) in player.recognizers.enumerated() {
      for required in recognizer.requirements {
        guard let other = player.recognizers.firstIndex(where: { $0.node == required }) else { continue }
        ordered.insert(Pair(index, other))
      }
    }
  }

  /// Whether two recognizers acted on a common contact in any sequence.
  func actedTogether(_ one: Int, _ other: Int) -> Bool { together.contains(Pair(one, other)) }

  /// Whether a requirement says which of two has to fail first, so that they exclude each other on purpose.
  func areOrdered(_ one: Int, _ other: Int) -> Bool { ordered.contains(Pair(one, other)) }

  /// Whether an actor acted on a single gesture at a place, or at any with nil.
  ///
  /// - Parameter purpose: what the gesture is made for; nil for any gesture.
  func succeeded(_ actor: Int, at place: Int?, _ purpose: ConflictActor.Purpose?) -> Bool {
    successes.contains {
      $0.actor == actor && (place == nil || $0.origin.place == place)
        && $0.origin.serves(purpose)
    }
  }

  /// Adds the outcome of a sequence.
  mutating func add(_ outcome: SequenceOutcome, of sequence: TouchSequence) {
    for attempt in outcome.attempts {
      if attempt.actedAt != nil {
        acted[attempt.recognizer] = true
        chances[attempt.recognizer] = []
        if let origin = sequence.origin {
          successes.insert(Success(actor: attempt.recognizer, origin: origin))
        }
      } else if sequence.isComposed, !acted[attempt.recognizer],
        player.recognizers.indices.contains(attempt.recognizer)
      {
        add(chance: attempt.recognizer, sequence)
      }
      if attempt.waitsForever { stuck[attempt.recognizer] = true }
      guard player.recognizers.indices.contains(attempt.recognizer) else { continue }
      for other in attempt.waitedFor { ordered.insert(Pair(attempt.recognizer, other)) }
      if case .requiredOneRecognized(let other) = attempt.refusal {
        ordered.insert(Pair(attempt.recognizer, other))
      }
    }
    addPairs(outcome, sequence)
    for chain in outcome.endlessWaits { Self.keepShortest(chain, sequence, in: &endlessWaits) }
    let rivals = outcome.blockedRivals
    if rivals.count > 1 { Self.keepShortest(rivals, sequence, in: &blockedRivals) }
    for pair in player.hastyTaps(in: outcome) { Self.keepShortest(pair, sequence, in: &hasty) }
    for attempt in outcome.delays { add(late: attempt, sequence) }
  }

  private mutating func add(chance recognizer: Int, _ sequence: TouchSequence) {
    guard chances[recognizer].last != sequence else { return }
    guard sequence.isSingle || chances[recognizer].count(where: { !$0.isSingle }) < Self.combinedLimit else {
      return
    }
    chances[recognizer].append(sequence)
  }

  private static func keepShortest(_ recognizers: [Int], _ sequence: TouchSequence, in cases: inout [Case]) {
    if let known = cases.firstIndex(where: { $0.recognizers == recognizers }) {
      if sequence.isShorter(than: cases[known].sequence) { cases[known].sequence = sequence }
    } else {
      cases.append(Case(recognizers: recognizers, sequence: sequence))
    }
  }

  private mutating func addPairs(_ outcome: SequenceOutcome, _ sequence: TouchSequence) {
    for winner in outcome.attempts where winner.actedAt != nil {
      for other in outcome.attempts where other.recognizer != winner.recognizer && other.shares(with: winner)
      {
        if other.actedAt != nil {
          together.insert(Pair(winner.recognizer, other.recognizer))
        } else if sequence.isComposed,
          sequence.isSingle || player.recognizers.indices.contains(other.recognizer),
          other.refusal == .prevented(by: winner.recognizer)
        {
          add(rivalry: winner.recognizer, other.recognizer, sequence)
        }
      }
    }
  }

  private mutating func add(rivalry winner: Int, _ loser: Int, _ sequence: TouchSequence) {
    let key = [winner, loser]
    let index = rivalryIndices[key] ?? rivalries.count
    if index == rivalries.count {
      rivalries.append(Rivalry(winner: winner, loser: loser, sequences: []))
      rivalryIndices[key] = index
    }
    guard rivalries[index].sequences.last != sequence else { return }
    if !sequence.isSingle {
      guard rivalries[index].combined < Self.combinedLimit else { return }
      rivalries[index].combined += 1
    }
    rivalries[index].sequences.append(sequence)
  }

  private mutating func add(late attempt: GestureAttempt, _ sequence: TouchSequence) {
    let known = latenesses.firstIndex {
      $0.recognizer == attempt.recognizer && $0.waitedFor == attempt.waitedFor
    }
    guard let known else {
      latenesses.append(
        Lateness(
          recognizer: attempt.recognizer, waitedFor: attempt.waitedFor, sequence: sequence,
          longest: attempt.delay, count: 1, isOnPurpose: player.waitsOnPurpose(attempt)))
      return
    }
    latenesses[known].longest = max(latenesses[known].longest, attempt.delay)
    latenesses[known].count += 1
    if sequence.isShorter(than: latenesses[known].sequence) { latenesses[known].sequence = sequence }
  }
}
