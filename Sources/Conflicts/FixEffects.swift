import FingerpostGestures
import FingerpostText

/// What a fix changes in sequences that were played before.
nonisolated struct FixEffects: Sendable {
  /// In how many sequences a recognizer acts that did not act before.
  private struct Gain {
    var count = 0
    /// In how many of them nothing acted before.
    var afterNothing = 0
    /// The only recognizer that acted before in all of them, if there is one.
    var rival: Int?
    /// In how many of them that recognizer still acts.
    var beside = 0
  }

  /// How many sequences were played again.
  private(set) var count = 0
  /// In how many of them something is different.
  private(set) var differing = 0
  /// Whether something waits without end that did not.
  private(set) var waitsForever = false
  /// Whether recognizers now block each other in a sequence in which one acted before.
  private(set) var blocks = false
  /// The longest new delay of a recognizer, in nanoseconds.
  var lateness: Int64 { late.map(\.longest).max() ?? 0 }
  /// The recognizers that acted before and now never or hardly ever act. What is left are rare cases, such as two
  /// fingers on different views.
  var silenced: [Int] {
    actedBefore.indices.filter { (actedBefore[$0] - losses[$0]) * 4 < actedBefore[$0] }
  }

  /// Which recognizers act.
  private(set) var actsNow: [Bool]
  /// In how many sequences each recognizer acted before.
  private(set) var actedBefore: [Int]
  private var gains: [Gain]
  private var losses: [Int]
  private var late: [(count: Int, longest: Int64)]

  init(recognizers count: Int) {
    actsNow = Array(repeating: false, count: count)
    actedBefore = Array(repeating: 0, count: count)
    gains = Array(repeating: Gain(), count: count)
    losses = Array(repeating: 0, count: count)
    late = Array(repeating: (0, 0), count: count)
  }

  /// Adds the outcome of a sequence before and with the fix.
  mutating func add(_ before: OutcomeSummary, _ after: OutcomeSummary) {
    count += 1
    for recognizer in before.acted { actedBefore[recognizer] += 1 }
    for recognizer in after.acted { actsNow[recognizer] = true }
    var isDifferent = before.acted != after.acted
    for recognizer in after.acted where !before.acted.contains(recognizer) {
      add(gain: recognizer, before, after)
    }
    for recognizer in before.acted where !after.acted.contains(recognizer) { losses[recognizer] += 1 }
    for one in after.late where !before.late.contains(where: { $0.recognizer == one.recognizer }) {
      late[one.recognizer].count += 1
      late[one.recognizer].longest = max(late[one.recognizer].longest, one.delay)
      isDifferent = true
    }
    if isDifferent { differing += 1 }
    waitsForever = waitsForever || (after.waitsForever && !before.waitsForever)
    blocks = blocks || (after.isBlocked && !before.acted.isEmpty)
  }

  private mutating func add(gain recognizer: Int, _ before: OutcomeSummary, _ after: OutcomeSummary) {
    let rival = before.acted.count == 1 ? before.acted[0] : nil
    var gain = gains[recognizer]
    gain.rival = gain.count == 0 || gain.rival == rival ? rival : nil
    gain.count += 1
    if before.acted.isEmpty { gain.afterNothing += 1 }
    if let rival, after.acted.contains(rival) { gain.beside += 1 }
    gains[recognizer] = gain
  }

  /// What changes, in a sentence.
  ///
  /// - Parameters:
  ///   - id: what an actor is called.
  ///   - members: the actors of the conflict that the fix ends.
  ///   - verb: what an actor does.
  func sentence(
    _ id: (Int) -> String, members: [Int], verb: (Int) -> String = { _ in "acts" }
  ) -> String {
    let played = "\(count) \(count == 1 ? "sequence" : "sequences") played again"
    var clauses: [String] = []
    // Losses already mentioned with a gain are not repeated.
    var told = Array(repeating: 0, count: losses.count)
    for (recognizer, gain) in gains.enumerated() where gain.count > 0 {
      let place = "in \(gain.count)"
      if let rival = gain.rival, gain.beside == gain.count {
        clauses.append("\(id(recognizer)) also \(verb(recognizer)) \(place) where only \(id(rival)) did")
      } else if let rival = gain.rival, gain.beside == 0 {
        clauses.append("\(id(recognizer)) \(verb(recognizer)) \(place) instead of \(id(rival))")
        told[rival] += gain.count
      } else if gain.afterNothing == gain.count {
        clauses.append("\(id(recognizer)) \(verb(recognizer)) \(place) where nothing did")
      } else {
        clauses.append("\(id(recognizer)) \(verb(recognizer)) \(place) more")
      }
    }
    for (recognizer, loss) in losses.enumerated() where loss > told[recognizer] {
      let all = told[recognizer] > 0 ? " in all" : ""
      clauses.append("\(id(recognizer)) no longer \(verb(recognizer)) in \(loss)\(all)")
    }
    for (recognizer, late) in late.enumerated() where late.count > 0 {
      clauses.append(
        "\(id(recognizer)) \(verb(recognizer)) up to \(Decimals.milliseconds(late.longest)) late in \(late.count)"
      )
    }
    for member in members where !actsNow[member] {
      clauses.append("\(id(member)) \(actedBefore[member] > 0 ? "now" : "still") never \(verb(member))")
    }
    if clauses.isEmpty { return "Nothing else changes in \(played)." }
    return "In \(played): \(clauses.joined(separator: "; "))."
  }
}
