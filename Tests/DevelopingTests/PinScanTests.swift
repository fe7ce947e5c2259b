import Expectations
import FingerpostTrace
import Testing

@testable import fingerpost_dev

@Suite("What pins a rule")
nonisolated struct PinScanTests {
  func scan(tests: String = "", scenario: String? = nil) -> PinScan {
    var scan = PinScan(ledger: .shared)
    scan.addTests(tests, path: "Tests/A.swift")
    if let scenario { scan.addScenario(scenario, path: "Tests/Scenarios/a.yaml") }
    return scan
  }

  func pins(_ id: String, in scan: PinScan) throws -> [Pin] {
    scan.pins(of: try #require(Ledger.shared.rule(id)))
  }

  @Test("a test pins every id at the front of its display name")
  func testNames() throws {
    let scan = scan(
      tests: """
        @Test("HIT-6, hit 7: none") func a() {}
        @Test("HIT-6, ARB-3b: a child outside: not hit") func b() {}
        @Test(
          "HIT-7: last first",
          arguments: [1, 2])
        func c(n: Int) {}
        """)
    try expect(pins("HIT-6", in: scan), is: [Pin(path: "Tests/A.swift", name: "a child outside: not hit")])
    try expect(pins("ARB-3b", in: scan), is: [Pin(path: "Tests/A.swift", name: "a child outside: not hit")])
    try expect(pins("HIT-7", in: scan), is: [Pin(path: "Tests/A.swift", name: "last first")])
    expect(scan.problems, is: [])
  }

  @Test(
    "what is not a test's display name pins nothing",
    arguments: [
      "// @Test(\"HIT-6: no\")", "/* /* */ @Test(\"HIT-6: no\") */", "let a = \"@Test(\\\"HIT-6: no\\\")\"",
      "let a = #\"@Test(\"HIT-6: no\")\"#", "let a = \"\"\"\n@Test(\"HIT-6: no\")\n\"\"\"",
      "@Test(.disabled(\"HIT-6: no\"))",
      "@Tests(\"HIT-6: no\")", "@Test(\"HIT-6 has no colon\")", "@Test(\"see HIT-6: no\")", "@Test(\"HIT-6",
      "@Test(",
      "let a = \"\\(b(\"@Test(\"))HIT-6: no\"",
    ])
  func notNames(text: String) throws {
    let scan = scan(tests: text)
    try expect(pins("HIT-6", in: scan), is: [])
    expect(scan.problems, is: [])
  }

  @Test(
    "what is before a test does not hide it",
    arguments: [
      "/* * / \" */", "let a = \"\\(b + \"c\\(d(1))\")\"", "let a = /[\"]/", "let a = #\"\\\"#",
      "let a = \"\"\"\n\"x\"\n\"\"\"", "#if os(Linux)",
      "let a = \"\\\\\"", "// it's \"",
    ])
  func before(text: String) throws {
    try expect(pins("HIT-6", in: scan(tests: text + "\n@Test(\"HIT-6: yes\") func a() {}")).count, is: 1)
  }

  @Test("names are read with their quotes")
  func escapes() throws {
    let scan = scan(tests: #"@Test("HIT-6: a \"child\"")"# + "\n" + "@Test(#\"HIT-7: a \"child\" too\"#)")
    try expect(pins("HIT-6", in: scan).map(\.name), is: ["a \"child\""])
    try expect(pins("HIT-7", in: scan).map(\.name), is: ["a \"child\" too"])
  }

  @Test(
    "a scenario pins the ids under `rules`, however they are written",
    arguments: [
      "rules: [HIT-6, DLV-2]", "rules: [\"HIT-6\", 'DLV-2']   # two",
      "rules:\n  - HIT-6\n\n  - \"DLV-2\" # and\nscript: []",
      "rules:\n- HIT-6\n- DLV-2", "rules: [HIT-6,  # first\n  DLV-2]\nscript:\n  - HIT-7",
      "\"rules\" : [HIT-6, DLV-2]",
      "rules: [HIT-6, DLV-2]\r\nscript: []\r\n",
    ])
  func scenarios(text: String) throws {
    let scan = scan(scenario: "title: A tap\n" + text)
    let pin = Pin(path: "Tests/Scenarios/a.yaml", name: "A tap")
    try expect(pins("HIT-6", in: scan), is: [pin])
    try expect(pins("DLV-2", in: scan), is: [pin])
    try expect(pins("HIT-7", in: scan), is: [])
  }

  @Test("a scenario without rules, or with rules below the top, pins nothing")
  func noRules() throws {
    try expect(
      pins("HIT-6", in: scan(scenario: "title: x\nscript:\n  rules: [HIT-6]\nrulesOfThumb: [HIT-6]")),
      is: [])
    try expect(pins("HIT-6", in: scan(scenario: "rules: [")), is: [])
    try expect(pins("HIT-6", in: scan(scenario: "rules:")), is: [])
  }

  @Test(
    "a scenario's title is read without quotes and comments",
    arguments: [
      ("title: \"A \"tap\" # 1\" # note", "A \"tap\" # 1"), ("title: A tap # note", "A tap"),
      ("title: 'A tap'", "A tap"),
      ("rules: [HIT-6]", nil),
    ])
  func titles(text: String, title: String?) {
    expect(ScenarioHeader(text).title, is: title)
  }

  @Test("an id that no rule has is named with the nearest")
  func unknownIDs() {
    let scan = scan(tests: "@Test(\"HIT-60: x\")", scenario: "rules: [HTI-6]")
    expect(
      scan.problems,
      is: [
        "Tests/A.swift: \"x\" pins HIT-60, which is not a rule; the nearest is HIT-6.",
        "Tests/Scenarios/a.yaml: \"untitled\" pins HTI-6, which is not a rule; the nearest is HIT-6.",
      ])
  }

  @Test("a pinned rule is built, another not built or out of scope")
  func standings() throws {
    let scan = scan(tests: "@Test(\"HIT-6: x\")\n@Test(\"HIT-6: y\")")
    let standings = try ["HIT-6", "HIT-7", "FR-8"].map {
      scan.standing(of: try #require(Ledger.shared.rule($0)))
    }
    expect(standings, is: [.built, .notBuilt, .outOfScope])
    expect(scan.paths(of: try #require(Ledger.shared.rule("HIT-6"))), is: ["Tests/A.swift"])
  }
}
