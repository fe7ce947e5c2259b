/// The direction of a movement: along the horizontal or the vertical axis of a view.
public nonisolated enum ScenarioAxis: String, CaseIterable, Sendable {
  case horizontal
  case vertical
}
