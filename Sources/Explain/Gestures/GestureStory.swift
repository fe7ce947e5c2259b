import Foundation

/// Gestures that come to the same, told once.
nonisolated struct GestureStory: Sendable {
  /// The gestures; the first stands for all.
  private(set) var runs: [GestureRun]
  let outcome: GestureOutcome

  init(_ run: GestureRun) {
    runs = [run]
    outcome = GestureOutcome(run)
  }

  /// Adds a gesture to which the same happens.
  mutating func add(_ run: GestureRun) {
    runs.append(run)
  }

  /// The run that is told.
  var run: GestureRun { runs[0] }

  /// Puts runs of one outcome together, each where the first of them stands.
  static func stories(_ runs: [GestureRun]) -> [GestureStory] {
    var stories: [GestureStory] = []
    // Looked up only, never walked.
    var places: [[String]: Int] = [:]
    for run in runs {
      let story = GestureStory(run)
      let shape = story.outcome.shape
      if let place = places[shape] {
        stories[place].add(run)
      } else {
        places[shape] = stories.count
        stories.append(story)
      }
    }
    return stories
  }

  /// The names of the gestures, such as `A tap, a hold of 1 s or a drag to the left`.
  var title: String { Self.title(of: runs) }

  /// The names of some gestures, with directions only where not all of them are meant.
  static func title(of runs: [GestureRun]) -> String {
    var names: [(name: String, variants: [String])] = []
    for run in runs {
      let variant = run.script.variant
      if let place = names.firstIndex(where: { $0.name == run.script.name }) {
        if let variant { names[place].variants.append(variant) }
      } else {
        names.append((run.script.name, variant.map { [$0] } ?? []))
      }
    }
    let texts = names.map { name, variants in
      // All directions need no mention.
      guard !variants.isEmpty, variants.count < GestureScript.directions.count else { return name }
      return "\(name) \(Words.list(variants, "or"))"
    }
    let title = Words.list(texts, "or")
    return title.prefix(1).uppercased() + title.dropFirst()
  }
}
