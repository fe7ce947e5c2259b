import FingerpostScenarios
import GalleryScreens

/// Plays scripts on the screens of the example application.
extension Gallery {
  /// Plays a script on the screen that it names.
  ///
  /// - Throws: an error if there is no such screen.
  static func play(_ scenario: Scenario, tracing: Bool = false) throws(ScenarioError) -> ScenarioRun {
    guard let screen = scenario.appScreen else {
      throw ScenarioError(
        file: scenario.name,
        message: "it has a tree of its own and no “appScreen”: play it with fingerpost run")
    }
    guard screen == menu || screens.contains(where: { $0.name == screen }) else {
      let names = ([menu] + screens.map(\.name)).joined(separator: ", ")
      throw ScenarioError(
        file: scenario.name, message: "the gallery has no screen “\(screen)”; it has \(names)")
    }
    return try ScenarioPlayer(scenario).play(tracing: tracing) { log in
      open(screen == menu ? nil : screen, log: log)
    }
  }

  /// The name of the list of screens.
  static let menu = "menu"
}
