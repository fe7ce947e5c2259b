/// For whom a question is answered with yes. Those concerned are nodes, by index.
nonisolated enum ScenarioChoice: Sendable, Equatable {
  /// For everybody, or for nobody.
  case all(Bool)
  /// For these.
  case only([Int])
  /// For all but these.
  case allBut([Int])

  /// The answer for a node, or for an object that is none.
  func holds(for index: Int?) -> Bool {
    switch self {
    case .all(let answer): answer
    case .only(let chosen): index.map(chosen.contains) ?? false
    case .allBut(let excluded): index.map { !excluded.contains($0) } ?? true
    }
  }
}

/// What a recogniser's delegate answers; a question without an answer here is one that it does not implement.
nonisolated struct ScenarioGestureAnswers: Sendable, Equatable {
  var shouldBegin: ScenarioBeginAnswer?
  var shouldReceiveEvent: Bool?
  /// The touches of which views it wants.
  var shouldReceive: ScenarioChoice?
  /// The presses of which buttons it wants, by their numbers.
  var shouldReceivePress: ScenarioChoice?
  var simultaneousWith: ScenarioChoice?
  var shouldRequireFailureOf: ScenarioChoice?
  var shouldBeRequiredToFailBy: ScenarioChoice?
}
