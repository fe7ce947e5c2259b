import Foundation

/// Gestures that come to the same, told once.
nonisolated struct GestureGroup: Sendable {
  /// The gestures; the first stands for all.
  private(set) var runs: [GestureRun]
  let result: GestureResult

  init(_ run: GestureRun) {
    runs = [run]
    result = GestureResult(run)
  }

  /// Adds a gesture to which the same happens.
  mutating func add(_ run: GestureRun) {
    runs.append(run)
  }

  /// The run that is told.
  var run: GestureRun { runs[0] }

  /// Puts runs of one result together, each where the first of them stands.
  static func groups(_ runs: [GestureRun]) -> [GestureGroup] {
    var groups: [GestureGroup] = []
    // Looked up only, never walked.
    var places: [[String]: Int] = [:]
    for run in runs {
      let group = GestureGroup(run)
      let shape = group.result.shape
      if let place = places[shape] {
        groups[place].add(run)
      } else {
        places[shape] = groups.count
        groups.append(group)
      }
    }
    return groups
  }

  /// The names of the gestures, such as `A tap, a hold of 1 s or a drag to the left`.
  var title: String { Self.title(of: runs) }

  /// The names of some gestures, with directions only where not all of them are meant.
  static func title(of runs: [GestureRun]) -> String {
    var names: [(name: String, directions: [String])] = []
    for run in runs {
      let direction = run.script.direction
      if let place = names.firstIndex(where: { $0.name == run.script.name }) {
        if let direction { names[place].directions.append(direction) }
      } else {
        names.append((run.script.name, direction.map { [$0] } ?? []))
      }
    }
    let texts = names.map { name, directions in
      // All directions need no mention.
      guard !directions.isEmpty, directions.count < GestureScript.directions.count else { return name }
      return "\(name) \(Words.list(directions, "or"))"
    }
    let title = Words.list(texts, "or")
    return title.prefix(1).uppercased() + title.dropFirst()
  }
}
