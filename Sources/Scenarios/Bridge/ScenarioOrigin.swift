import FingerpostScreens
import FingerpostTrace

/// The scenario that a screen was read from, which builds the screen by the code that plays it.
nonisolated struct ScenarioOrigin: ScreenOrigin {
  /// The scenario.
  var scenario: Scenario
  /// The node of each view of the screen; nil for a view that no node states.
  var nodes: [Int?] = []

  func build(_ screen: Screen, edits: ScreenEdits, sink: any TraceSink) -> BuiltScreen? {
    let played = edits.slidersYield ? scenario.withSlidersThatYield() ?? scenario : scenario
    let scenario = played.overriding(edits.overrides, nodes: nodes)
    let world = ScenarioScene.makeWorld(for: scenario, sink: sink)
    guard let scene = try? ScenarioScene.build(scenario, in: world) else { return nil }
    return scene.built(as: screen)
  }
}

nonisolated extension Screen {
  /// The node of each view of a screen that was read from a scenario; nil for a view that no node states.
  package var scenarioNodes: [Int?] { (origin as? ScenarioOrigin)?.nodes ?? [] }
}
