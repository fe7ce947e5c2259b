/// Whether what was expected happens.
public nonisolated enum Outcome: Sendable {
  /// It happens, or nothing was expected.
  case happens
  /// It does not happen, or the input leaves that in doubt.
  case fails
  /// The touch gets there, and what it does there is decided inside, which no input shows.
  case isInside

  init(_ answer: Answer) {
    switch answer.success {
    case true: self = .happens
    case false: self = .fails
    case nil: self = .isInside
    }
  }

  /// The outcome of several touches: one that fails counts most.
  init(_ outcomes: [Outcome]) {
    self = outcomes.contains(.fails) ? .fails : outcomes.contains(.isInside) ? .isInside : .happens
  }
}
