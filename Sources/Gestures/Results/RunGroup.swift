/// What became of a gesture, as far as gestures are reported together.
package nonisolated protocol RunOutcome: Sendable {
  /// A key that is equal for gestures of which the same became.
  var shape: [String] { get }
}

extension GestureResult: RunOutcome {}
extension ControlActivity: RunOutcome {}

/// Gestures of which the same became, reported together.
package nonisolated struct RunGroup<Outcome: RunOutcome>: Sendable {
  /// The gestures; the first stands for all.
  package private(set) var runs: [GestureRun]
  package let outcome: Outcome

  package init(_ run: GestureRun, _ outcome: Outcome) {
    runs = [run]
    self.outcome = outcome
  }

  /// Adds a gesture of which the same became.
  package mutating func add(_ run: GestureRun) {
    runs.append(run)
  }

  /// The run that represents the group.
  package var run: GestureRun { runs[0] }

  /// Groups runs, in the order of the first of each group.
  package static func groups(_ runs: [GestureRun], _ outcome: (GestureRun) -> Outcome) -> [RunGroup] {
    var groups: [RunGroup] = []
    // Looked up only, never walked.
    var places: [[String]: Int] = [:]
    for run in runs {
      let outcome = outcome(run)
      if let place = places[outcome.shape] {
        groups[place].add(run)
      } else {
        places[outcome.shape] = groups.count
        groups.append(RunGroup(run, outcome))
      }
    }
    return groups
  }
}
