/// Whether a rule holds in this version.
nonisolated enum RuleStanding {
  /// A test or a scenario pins it.
  case built
  /// Nothing pins it yet.
  case notBuilt
  /// Nothing is going to pin it.
  case outOfScope

  /// The mark in lists.
  var mark: String {
    switch self {
    case .built: "+"
    case .notBuilt: "-"
    case .outOfScope: "x"
    }
  }

  /// What to say where pins would be named.
  var words: String {
    switch self {
    case .built: "built"
    case .notBuilt: "not built yet"
    case .outOfScope: "out of scope"
    }
  }
}
