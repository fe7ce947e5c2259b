import Testing

@testable import FingerpostScenarios

/// The work that a scenario may ask for.
@Suite struct ScenarioBoundsTests {
  private func scenario(held seconds: Int, rules: String = "") throws -> Scenario {
    try Scenario.load(
      text: """
        \(rules)
        windows: [{ id: W, subviews: [{ id: S, class: UIStepper, frame: [10, 10, 94, 32], maximumValue: 1000000000 }] }]
        script: [{ at: 0, down: { 1: [80, 20] } }, { at: \(seconds), up: [1] }]
        """, name: "held.yaml")
  }

  @Test("a script takes at most an hour") func longScript() throws {
    let error = #expect(throws: ScenarioError.self) { try scenario(held: 1_000_000) }
    #expect("\(try #require(error))".contains("more than an hour"))
    _ = try ScenarioPlayer(scenario(held: 3600)).play()
  }

  @Test("a held stepper steps at most a hundred times in a second") func stepperInterval() throws {
    let error = #expect(throws: ScenarioError.self) {
      try scenario(held: 1, rules: "config: { stepper.interval: 0.001 }")
    }
    #expect("\(try #require(error))".contains("stepper.interval is at least 0.01"))
    _ = try ScenarioPlayer(scenario(held: 30, rules: "config: { stepper.interval: 0.01 }")).play()
  }

  @Test("a scroll view takes at most 1,000 steps per second") func steps() throws {
    let error = #expect(throws: ScenarioError.self) {
      try scenario(held: 1, rules: "config: { scroll.stepsPerSecond: 1000000 }")
    }
    #expect("\(try #require(error))".contains("at most 1000"))
  }
}
