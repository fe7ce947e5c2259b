import FingerpostHID
import FingerpostScenarios

/// Makes touches shorter, first in steps, then in time, as long as they still show the conflict.
struct SequenceShrinker {
  /// How far a finger may move between two frames, in points: about the most that hardware reports.
  private static let longestMove = 30.0
  /// The pauses that are tried in place of longer ones, in milliseconds; a person does not tap faster than the first.
  private static let pauses = [60, 100, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500]

  /// Whether a sequence still shows the conflict.
  let shows: (TouchSequence) throws(ScenarioError) -> Bool

  /// The shortest sequence that was found.
  ///
  /// - Throws: the error of ``shows``.
  func shortest(_ sequence: TouchSequence) throws(ScenarioError) -> TouchSequence {
    var best = sequence
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for shorter in Self.withoutContact(best) + Self.withoutMove(best) {
        guard try shows(shorter) else { continue }
        best = shorter
        hasChanged = true
        break
      }
    }
    return try quickest(best)
  }

  /// The sequences that lack one finger.
  private static func withoutContact(_ sequence: TouchSequence) -> [TouchSequence] {
    let contacts = Set(sequence.steps.flatMap { $0.contacts.map(\.id) }).sorted()
    guard contacts.count > 1 else { return [] }
    return contacts.map { contact in
      var shorter = sequence
      for index in shorter.steps.indices { shorter.steps[index].contacts.removeAll { $0.id == contact } }
      shorter.steps.removeAll { $0.contacts.isEmpty }
      shorter.isCutDown = true
      return renumbered(shorter)
    }
  }

  /// The sequences that lack one step in which fingers only move; the last moves first, so that drags end early.
  private static func withoutMove(_ sequence: TouchSequence) -> [TouchSequence] {
    sequence.steps.indices.reversed().compactMap { index in
      guard sequence.steps[index].contacts.allSatisfy({ $0.phase == .move }) else { return nil }
      var shorter = sequence
      shorter.steps.remove(at: index)
      shorter.isCutDown = true
      return settled(shorter)
    }
  }

  /// Lifts every finger where it was last; nil if one would jump.
  private static func settled(_ sequence: TouchSequence) -> TouchSequence? {
    var settled = sequence
    var places: [Int: (x: Double, y: Double)] = [:]
    for step in settled.steps.indices {
      for index in settled.steps[step].contacts.indices {
        let contact = settled.steps[step].contacts[index]
        if let last = places[contact.id] {
          if contact.phase == .up {
            (settled.steps[step].contacts[index].x, settled.steps[step].contacts[index].y) = last
          }
          let (x, y) = (contact.x - last.x, contact.y - last.y)
          if contact.phase == .move, x * x + y * y > longestMove * longestMove { return nil }
        }
        places[contact.id] = (contact.x, contact.y)
      }
    }
    return settled
  }

  /// Numbers the contacts from 1, in the order in which they come down.
  private static func renumbered(_ sequence: TouchSequence) -> TouchSequence {
    var renumbered = sequence
    var numbers: [Int: Int] = [:]
    for step in renumbered.steps.indices {
      for index in renumbered.steps[step].contacts.indices {
        let id = renumbered.steps[step].contacts[index].id
        let number = numbers[id] ?? numbers.count + 1
        numbers[id] = number
        renumbered.steps[step].contacts[index].id = number
      }
    }
    return renumbered
  }

  /// The sequence with every pause as short as will do.
  private func quickest(_ sequence: TouchSequence) throws(ScenarioError) -> TouchSequence {
    var best = sequence
    for index in best.steps.indices.dropFirst() {
      let pause = best.steps[index].milliseconds - best.steps[index - 1].milliseconds
      for shorter in Self.pauses where shorter < pause {
        var candidate = best
        for later in index..<candidate.steps.count {
          candidate.steps[later].milliseconds -= pause - shorter
        }
        guard try shows(candidate) else { continue }
        // A shorter tap is still a tap, but a shorter hold may not be a hold.
        candidate.isCutDown = best.isCutDown || pause > 100
        best = candidate
        break
      }
    }
    return best
  }
}
