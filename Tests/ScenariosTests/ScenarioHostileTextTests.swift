import Expectations
import Foundation
import Testing

@testable import FingerpostScenarios

/// Text that is broken, or made to exhaust whoever reads it.
@Suite struct ScenarioHostileTextTests {
  private func complaint(_ text: String) -> String { Scenario.complaint(about: text) }

  @Test(
    "broken YAML is refused with its line",
    arguments: [
      ("title: x\nwindows: [", "x.yaml:3:1: not YAML: "), ("title: \"x", "x.yaml:1:10: not YAML: "),
      ("a: b: c", "x.yaml:1:5: not YAML: "),
      ("\tx: 1", "x.yaml:1:1: not YAML: a tab, where YAML indents with spaces"),
      ("title: x\ntitle: y", "x.yaml:1: the key “title” appears twice in one mapping"),
      ("title: a\n---\ntitle: b", "x.yaml:2:1: not YAML: "), ("", "the file is empty"),
      ("# nothing", "the file is empty"),
      ("title: x\n\u{1}", "x.yaml:2: not YAML: "),
      ("- 1", "expected a scenario, a mapping, found a list of 1 item"),
      (
        "title: x\n" + String(repeating: "k", count: 2000) + ": 1",
        "x.yaml:2: a key is longer than 1024 characters, YAML's limit"
      ),
      ("a: " + String(repeating: "k", count: 2000) + ": 1", "x.yaml:1:2004: not YAML: "),
      ("? [a]\n: 1", "a key has to be a word"), ("a: *b", "x.yaml:1:4: not YAML: found undefined alias"),
    ])
  func broken(_ text: String, _ words: String) {
    let said = complaint(text)
    #expect(said.contains(words), "\(said)")
  }

  @Test(
    "nesting without end is refused, not followed",
    arguments: ["[", "{ a: ", "- ", "? ", "[? ", "a:\n"]) func deep(_ opening: String)
  {
    for depth in [300, 900, 10_000, 60_000] {
      var text = ""
      if opening == "a:\n" {
        guard depth <= 1_500 else { continue }
        for level in 0..<depth { text += String(repeating: " ", count: level) + opening }
      } else {
        text = String(repeating: opening, count: depth)
      }
      let said = complaint(text)
      #expect(said.hasPrefix("x.yaml"), "\(said.prefix(200))")
      expect(said, isNot: "accepted")
    }
    let closed = "title: " + String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    expect(complaint(closed), is: "x.yaml:1: lists and mappings nest deeper than 256 levels")
    let windows = String(repeating: "{ subviews: [", count: 5_000)
    #expect(complaint("windows: [" + windows).contains("nest deeper than 256 levels"))
  }

  @Test("aliases cannot multiply a text") func aliases() {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let before = "*a\(level - 1)"
      bomb += "a\(level): &a\(level) [\(Array(repeating: before, count: 9).joined(separator: ", "))]\n"
    }
    expect(complaint(bomb), is: "x.yaml:2: more than 8 aliases (*name) in one scenario")
    #expect(complaint(bomb + "? *a11\n: 1").contains("more than 8 aliases"))
    let few = "windows: [{ id: A, frame: &f [0, 0, 1, 1] }, { id: B, frame: *f }]"
    expect(complaint(few), is: "accepted")
  }

  @Test("a text beyond the limit is not read at all") func huge() {
    #expect(
      complaint(String(repeating: "#", count: 50_000_000)).contains("this text is longer than 4000000 bytes"))
    let items = "title: [" + String(repeating: "1,", count: 500_000) + "]"
    #expect(complaint(items).contains("more than 400000 items in one scenario"))
  }

  @Test("ten thousand views in one list are read") func wide() throws {
    let views = (0..<10_000).map { "{ id: v\($0), frame: [0, \($0), 1, 1] }" }.joined(separator: ", ")
    let scenario = try Scenario.load(text: "windows: [{ subviews: [\(views)] }]", name: "x")
    expect(scenario.nodes.count, is: 10_001)
  }
}
