/// What is answered when a recognizer asks whether it may begin. [ARB-12, ARB-14]
nonisolated enum ScenarioBeginAnswer: Sendable, Equatable {
  /// The same for every movement.
  case choice(ScenarioChoice)
  /// Yes only if the fingers move more along this axis than across it.
  case moving(ScenarioAxis)

  /// The same for every recognizer and every movement.
  static func all(_ answer: Bool) -> ScenarioBeginAnswer { .choice(.all(answer)) }
}
