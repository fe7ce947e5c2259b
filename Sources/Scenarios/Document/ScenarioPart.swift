/// A part of the format that is known and not built yet.
nonisolated enum ScenarioPart: Sendable {
  case controls, scrollViews

  /// The part and its verb.
  private var clause: String {
    switch self {
    case .controls: "controls are"
    case .scrollViews: "what goes beyond UIScrollView is"
    }
  }

  /// The error that something belongs to this part.
  func refusal(of subject: String, at place: ScenarioPlace) -> ScenarioError {
    ScenarioError(place, "\(subject) is known, but \(clause) not built yet")
  }
}
