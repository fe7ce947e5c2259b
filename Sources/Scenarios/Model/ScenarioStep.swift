import FingerpostHID

/// One entry of a script.
nonisolated struct ScenarioStep: Sendable {
  /// When it happens, in nanoseconds from the scenario's beginning.
  var nanoseconds: Int64
  /// What happens, in the order in which it is written; nothing if time is only to pass.
  var actions: [ScenarioAction]
  var place: ScenarioPlace
}

/// Something that a script or a hook does.
nonisolated enum ScenarioAction: Sendable {
  /// The hardware reports contacts, all in one frame.
  case contacts([Contact])
  /// The hardware reports more than contacts, all in one frame, whose time is that of the step.
  case frame(Frame)
  /// A property of a node is assigned.
  case assign(Int, ScenarioSetting, ScenarioPlace)
  /// A recognizer gets another delegate.
  case delegate(Int, ScenarioGestureAnswers)
  /// A method is called.
  case call(ScenarioCall)
  /// Properties are assigned in a block that animates.
  case animate(ScenarioAnimation)
}

/// The calls that a callback brings about.
nonisolated struct ScenarioHook: Sendable {
  /// The log line at which the hook acts, without a time.
  var when = ""
  /// The family of the line.
  var family = ScenarioFamily.touches
  /// What it does.
  var actions: [ScenarioAction] = []
  var place: ScenarioPlace
}
