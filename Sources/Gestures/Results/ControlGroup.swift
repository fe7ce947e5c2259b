/// Gestures in which a control does the same, reported together.
package nonisolated struct ControlGroup: Sendable {
  /// The gestures; the first stands for all.
  package private(set) var runs: [GestureRun]
  package let activity: ControlActivity

  /// The names of the gestures.
  package var title: String { GestureGroup.title(of: runs) }

  /// Groups the runs with the same outcome for a control, in the order of the first of each group.
  package static func groups(
    _ runs: [GestureRun], _ activity: (GestureRun) -> ControlActivity
  ) -> [ControlGroup] {
    var groups: [ControlGroup] = []
    // Looked up only, never walked.
    var places: [[String]: Int] = [:]
    for run in runs {
      let activity = activity(run)
      if let place = places[activity.shape] {
        groups[place].runs.append(run)
      } else {
        places[activity.shape] = groups.count
        groups.append(ControlGroup(runs: [run], activity: activity))
      }
    }
    return groups
  }

  private init(runs: [GestureRun], activity: ControlActivity) {
    self.runs = runs
    self.activity = activity
  }
}
