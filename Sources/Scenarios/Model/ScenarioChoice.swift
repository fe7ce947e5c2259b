/// What a question is answered with yes for. Those concerned are nodes, by index.
nonisolated enum ScenarioChoice: Sendable, Equatable {
  /// For all, or for none.
  case all(Bool)
  /// For these.
  case only([Int])
  /// For all but these.
  case allBut([Int])

  /// The answer for a node, or for an object that is not a node.
  func holds(for index: Int?) -> Bool {
    switch self {
    case .all(let answer): answer
    case .only(let chosen): index.map(chosen.contains) ?? false
    case .allBut(let excluded): index.map { !excluded.contains($0) } ?? true
    }
  }
}

/// What a recognizer's delegate answers; a question without an answer here is one that it does not implement.
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

/// What is answered when a recognizer asks whether it may begin. [ARB-12, ARB-14]
nonisolated enum ScenarioBeginAnswer: Sendable, Equatable {
  /// The same for every movement.
  case choice(ScenarioChoice)
  /// Yes only if the fingers move more along this axis than across it.
  case moving(ScenarioAxis)

  /// The same for every recognizer and every movement.
  static func all(_ answer: Bool) -> ScenarioBeginAnswer { .choice(.all(answer)) }
}

/// The direction of a movement: along the horizontal or the vertical axis of a view.
public nonisolated enum ScenarioAxis: String, CaseIterable, Sendable {
  case horizontal
  case vertical
}
