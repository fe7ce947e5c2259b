/// What a script animates, as `UIView.animate` does.
nonisolated struct ScenarioAnimation: Sendable {
  /// How long it takes, in seconds.
  var duration = 0.0
  /// How long it waits before, in seconds.
  var delay = 0.0
  /// Whether the views take touches meanwhile. [HIT-18]
  var allowsUserInteraction = false
  /// What is assigned.
  var changes: [ScenarioAction] = []
}
