import Expectations
import Testing

@testable import FingerpostScenarios

/// What the format says of wheels and trackpads.
@Suite struct ScenarioScrollTests {
  private func script(_ steps: String) -> String {
    "title: t\nwindows: [{ gestureRecognizers: [{ id: p, type: pan, allowedScrollTypesMask: all }] }]\nscript:\n"
      + steps
  }

  private func complaint(_ steps: String) -> String {
    do {
      _ = try Scenario.load(text: script(steps), name: "x.yaml")
      return "accepted"
    } catch {
      return error.description
    }
  }

  @Test(
    "a history of scrolling that cannot be is refused",
    arguments: [
      ("  - { at: 0, scroll: { by: [1, 2] } }", "scrolling that begins needs a “point”"),
      (
        "  - { at: 0, scroll: { phase: changed, point: [1, 2] } }",
        "nothing scrolls that could continue or end"
      ),
      (
        "  - { at: 0, scroll: { phase: began, point: [1, 2] } }\n  - { at: 1, scroll: { point: [1, 2] } }",
        "a trackpad scrolls already"
      ),
      ("  - { at: 0, scroll: { phase: turned, point: [1, 2] } }", "what a wheel or a trackpad does"),
      ("  - { at: 0, scroll: { point: [1, 2], way: [1, 2] } }", "way"),
    ])
  func refused(_ steps: String, _ words: String) {
    #expect(complaint(steps).contains(words), "\(complaint(steps))")
  }

  @Test("a trackpad stays where it began unless a step says otherwise")
  func places() {
    let steps = """
        - { at: 0, scroll: { phase: began, point: [1, 2] } }
        - { at: 1, scroll: { phase: changed, by: [3, 4] } }
        - { at: 2, scroll: { phase: ended, point: [5, 6] } }
        - { at: 3, scroll: { point: [7, 8], by: [0, -1] } }
      """
    expect(complaint(steps), is: "accepted")
  }
}
