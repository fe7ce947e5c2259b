import FingerpostGestures

/// A set of changes that makes the expected happen, as a run of the engine showed.
package nonisolated struct Fix: Sendable {
  /// The changes, all of them needed.
  package var changes: [Change]
  /// The answer with them.
  var answer: Answer
  /// What else acts differently.
  var effects: [Effect]
  /// In which other way the gesture was made when it was tried, if in another.
  var occasion: OtherWay.Kind?

  /// What a fix does to something that was not expected to act.
  enum Effect: Hashable, Sendable {
    /// It acted before and still does.
    case stillActs(Activity.Actor)
    /// It acted before and no longer does.
    case noLongerActs(Activity.Actor)
    /// It did not act before.
    case nowActs(Activity.Actor)
  }

  /// Whether what it silences waits for a gesture from an edge of the screen only, so that it acts everywhere else.
  var isOfEdge = false

  /// Whether it lets two scroll views scroll at the same time, so that one has to be held still by more code.
  var movesBoth = false

  /// How much it changes; fixes with less weight are offered first.
  var weight: Int {
    if isOfEdge { return 0 }
    if movesBoth { return changes.count + 4 }
    if changes.count == 1, changes[0].leavesTheRest { return 1 }
    return effects.reduce(changes.count) { sum, effect in
      switch effect {
      case .stillActs: sum
      case .noLongerActs: sum + 4
      case .nowActs: sum + 8
      }
    }
  }
}
