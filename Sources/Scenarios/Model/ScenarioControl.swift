import FingerpostScreens

/// What a scenario says of a view that is a control.
nonisolated struct ScenarioControl: Sendable, Equatable {
  /// The targets, in order.
  var targets: [ScenarioTarget] = []
  /// What `beginTracking(_:with:)` answers, where it is overridden.
  var beginTracking: Bool?
  /// What `continueTracking(_:with:)` answers, where it is overridden.
  var continueTracking: Bool?
  /// The titles of the segments, where it has some.
  var segments: [String] = []
}

/// One target of a control with its action.
nonisolated struct ScenarioTarget: Sendable, Equatable {
  var events: [ControlEventName] = []
  var action = ""
  /// The index of the responder, or nil where it is looked for.
  var target: Int?
}
