/// A set of changes that makes what was expected happen, as a run of the engine showed.
struct Fix {
  /// The changes, all of them needed.
  var changes: [Change]
  /// What the gesture comes to with them.
  var answer: Answer
  /// What else acts otherwise than before.
  var effects: [Effect]

  /// What a fix does to somebody else.
  enum Effect: Hashable {
    /// It acted before and still does.
    case stillActs(Activity.Actor)
    /// It acted before and no longer does.
    case noLongerActs(Activity.Actor)
    /// It did not act before.
    case nowActs(Activity.Actor)
  }

  /// How much it changes: the more is lost or gained, the later it is offered.
  var weight: Int {
    effects.reduce(changes.count) { sum, effect in
      switch effect {
      case .stillActs: sum
      case .noLongerActs: sum + 4
      case .nowActs: sum + 8
      }
    }
  }
}
