import FingerpostScenarios
import FingerpostScreens
import Testing

/// Scenarios that are read as screens.
@Suite("Screens of scenarios")
struct ScenarioScreenTests {
  @Test("a scenario's windows have levels")
  func windowLevels() throws {
    let text = "windows:\n  - { id: W, frame: [0, 0, 9, 9], level: 3 }\nscript: []\n"
    let screen = try Screen.reading(try Scenario.load(text: text, name: "s.yaml"))
    #expect(screen.views.map(\.windowLevel) == [3] && screen.views.map(\.isWindowLevelKnown) == [true])
  }
}
