import Expectations
import Fingerpost
import Testing

@testable import FingerpostScenarios

/// Changes to a scenario's recognizers keep all that they do not mention, and say no where they would change nothing.
@Suite struct ScenarioChangingTests {
  private func scenario(_ keys: String) throws -> Scenario {
    try Scenario.load(
      text: "windows: [{ gestureRecognizers: [{ id: other, type: tap }, { id: g, type: pan\(keys) }] }]",
      name: "x.yaml")
  }

  /// The line of the recognizer `g` in what is written of a scenario.
  private func line(_ scenario: Scenario?) throws -> String? {
    guard let scenario else { return nil }
    return try scenario.yaml().split(separator: "\n").first { $0.contains("id: g") }
      .map { String($0.drop { $0 != "{" }) }
  }

  @Test(
    "a delegate that is there is kept, and one that is not is added",
    arguments: [
      ("", "{ id: g, type: pan, delegate: { simultaneousWith: [other] } }"),
      (
        ", delegate: { shouldReceiveEvent: true, simultaneousWith: [] }",
        "{ id: g, type: pan, delegate: { shouldReceiveEvent: true, simultaneousWith: [other] } }"
      ),
      (
        ", delegate: { simultaneousWith: [g] }",
        "{ id: g, type: pan, delegate: { simultaneousWith: [g, other] } }"
      ),
      (", delegate: { simultaneousWith: all }", nil), (", delegate: { simultaneousWith: [other] }", nil),
    ])
  func together(keys: String, written: String?) throws {
    try expect(line(scenario(keys).allowing(2, togetherWith: 1)), is: written)
  }

  @Test(
    "an axis is asked for where nothing else is",
    arguments: [
      ("", "{ id: g, type: pan, delegate: { shouldBegin: vertical } }"),
      (
        ", delegate: { shouldBegin: true, simultaneousWith: [other] }",
        "{ id: g, type: pan, delegate: { shouldBegin: vertical, simultaneousWith: [other] } }"
      ),
      (", delegate: { shouldBegin: false }", nil), (", delegate: { shouldBegin: horizontal }", nil),
      (", delegate: { shouldBegin: vertical }", nil),
    ])
  func axis(keys: String, written: String?) throws {
    try expect(line(scenario(keys).letting(2, beginOnlyAlong: .vertical)), is: written)
  }

  @Test("requirements come and go") func requirements() throws {
    let plain = try scenario("")
    let waiting = try #require(plain.requiring(2, toFail: 1))
    try expect(line(waiting), is: "{ id: g, type: pan, requireToFail: [other] }")
    #expect(waiting.requiring(2, toFail: 1) == nil && plain.requiring(2, toFail: 2) == nil)
    try expect(line(waiting.droppingRequirement(of: 2, on: 1)), is: "{ id: g, type: pan }")
    #expect(plain.droppingRequirement(of: 2, on: 1) == nil)
    // What a delegate says is not a requirement that code could take away.
    let asked = try scenario(", delegate: { shouldRequireFailureOf: [other] }")
    #expect(asked.droppingRequirement(of: 2, on: 1) == nil)
  }

  @Test("only recognizers can be changed") func others() throws {
    let scenario = try scenario("")
    #expect(scenario.requiring(0, toFail: 1) == nil && scenario.allowing(9, togetherWith: 1) == nil)
    #expect(scenario.letting(-1, beginOnlyAlong: .horizontal) == nil)
  }
}
