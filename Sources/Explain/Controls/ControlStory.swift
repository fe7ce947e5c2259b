/// What a control does in gestures that come to the same for it, told once.
nonisolated struct ControlStory: Sendable {
  /// The gestures; the first stands for all.
  private(set) var runs: [GestureRun]
  let account: ControlAccount

  /// The names of the gestures.
  var title: String { GestureStory.title(of: runs) }

  /// Puts the runs of one outcome for a control together, each where the first of them stands.
  static func stories(_ runs: [GestureRun], _ account: (GestureRun) -> ControlAccount) -> [ControlStory] {
    var stories: [ControlStory] = []
    // Looked up only, never walked.
    var places: [[String]: Int] = [:]
    for run in runs {
      let account = account(run)
      if let place = places[account.shape] {
        stories[place].runs.append(run)
      } else {
        places[account.shape] = stories.count
        stories.append(ControlStory(runs: [run], account: account))
      }
    }
    return stories
  }

  private init(runs: [GestureRun], account: ControlAccount) {
    self.runs = runs
    self.account = account
  }
}
