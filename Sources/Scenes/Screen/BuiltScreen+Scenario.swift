import Fingerpost
public import FingerpostTrace
import Foundation

extension BuiltScreen {
  /// Builds a screen that was read from a scenario by the code that plays it, with its recognisers, delegates and
  /// overrides; nil for a screen that was read from anything else.
  ///
  /// Of what is tried out, overrides are played that a scenario can state; without the others the screen is as it was.
  public static func playing(_ screen: Screen, edits: ScreenEdits = ScreenEdits(), sink: any TraceSink)
    -> BuiltScreen?
  {
    guard let stated = screen.scenario else { return nil }
    let scenario = stated.overriding(edits.overrides, nodes: screen.scenarioNodes)
    let world = ScenarioScene.makeWorld(for: scenario, sink: sink)
    guard let scene = try? ScenarioScene.build(scenario, in: world) else { return nil }
    let views = scene.viewsInOrder()
    guard views.count == screen.views.count else { return nil }
    return BuiltScreen(
      screen: screen, shownRoots: screen.roots, world: world, views: views,
      recognizers: views.flatMap { $0.gestureRecognizers ?? [] }, keeping: [scene])
  }
}
