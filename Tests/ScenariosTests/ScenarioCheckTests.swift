import Expectations
import Testing

@testable import FingerpostScenarios

/// What counts as the log that was expected, and what is shown of one that was not.
@Suite struct ScenarioCheckTests {
  private func log(_ lines: String...) -> [ScenarioLogLine] {
    lines.enumerated().map { ScenarioLogLine(nanoseconds: Int64($0) * 100_000_000, text: $1) }
  }

  private func line(_ text: String, _ milliseconds: Int64? = nil) -> ScenarioExpectedLine {
    ScenarioExpectedLine(text: text, nanoseconds: milliseconds.map { $0 * 1_000_000 })
  }

  @Test("the same lines in the same order pass") func same() {
    expect(ScenarioCheck.compare([.line(line("a")), .line(line("b"))], log("a", "b")), is: nil)
    expect(ScenarioCheck.compare([], []), is: nil)
  }

  @Test("a line that is missing, extra, or out of order fails") func different() {
    let expected: [ScenarioExpectation] = [.line(line("a")), .line(line("b"))]
    expect(ScenarioCheck.compare(expected, log("a")), isNot: nil)
    expect(ScenarioCheck.compare(expected, log("a", "b", "c")), isNot: nil)
    expect(ScenarioCheck.compare(expected, log("b", "a")), isNot: nil)
    expect(ScenarioCheck.compare([], log("a")), isNot: nil)
  }

  @Test("a time is checked to a millisecond, where there is one") func times() {
    let lines = [ScenarioLogLine(nanoseconds: 430_400_000, text: "a")]
    expect(ScenarioCheck.compare([.line(line("a", 430))], lines), is: nil)
    expect(ScenarioCheck.compare([.line(line("a", 431))], lines), is: nil)
    expect(ScenarioCheck.compare([.line(line("a", 432))], lines), isNot: nil)
    expect(ScenarioCheck.compare([.line(line("a"))], lines), is: nil)
  }

  @Test("lines of a set come in any order, but all of them and where the set stands") func sets() {
    let expected: [ScenarioExpectation] = [
      .line(line("a")), .anyOrder([line("b"), line("c"), line("b")]), .line(line("d")),
    ]
    expect(ScenarioCheck.compare(expected, log("a", "b", "b", "c", "d")), is: nil)
    expect(ScenarioCheck.compare(expected, log("a", "c", "b", "b", "d")), is: nil)
    expect(ScenarioCheck.compare(expected, log("a", "c", "b", "c", "d")), isNot: nil)
    expect(ScenarioCheck.compare(expected, log("a", "c", "b", "d", "b")), isNot: nil)
    expect(ScenarioCheck.compare(expected, log("b", "a", "b", "c", "d")), isNot: nil)
    expect(ScenarioCheck.compare(expected, log("a", "b", "b", "c")), isNot: nil)
  }

  @Test("a timed line of a set leaves the untimed one its line") func timedSets() {
    let expected: [ScenarioExpectation] = [.anyOrder([line("a"), line("a", 0)])]
    expect(ScenarioCheck.compare(expected, log("a", "a")), is: nil)
    expect(ScenarioCheck.compare([.anyOrder([line("a", 1), line("a", 0)])], log("a", "a")), isNot: nil)
  }

  @Test("the difference shows both sides aligned") func difference() throws {
    let expected = ["a", "b", "c"].map { ScenarioExpectation.line(line($0)) }
    let difference = try #require(ScenarioCheck.compare(expected, log("a", "x", "c", "d")))
    expect(
      difference.text(),
      is: """
            @0.000 a
          -        b
          + @0.100 x
            @0.200 c
          + @0.300 d
        """)
    #expect(difference.text(color: true).contains("\u{1B}[31m  -        b\u{1B}[0m"))
  }

  @Test("a wrong time shows as both times") func wrongTime() throws {
    let difference = try #require(ScenarioCheck.compare([.line(line("a", 1_050))], log("a")))
    expect(difference.text(), is: "  - @1.050 a\n  + @0.000 a")
  }

  @Test("long stretches without a difference are cut") func context() throws {
    let names = (0..<40).map { "l\($0)" }
    let lines = names.map { ScenarioLogLine(nanoseconds: 0, text: $0) }
    let expected = names.filter { $0 != "l20" }.map { ScenarioExpectation.line(line($0)) }
    let text = try #require(ScenarioCheck.compare(expected, lines)).text()
    expect(
      text.split(separator: "\n").map { $0.trimmingPrefix("    ").trimmingPrefix("@0.000 ") },
      is: [
        "l0", "l1", "l2", "… 14 lines as expected", "l17", "l18", "l19", "  + @0.000 l20", "l21", "l22",
        "l23",
        "… 13 lines as expected", "l37", "l38", "l39",
      ])
  }

  @Test("a difference of thousands of lines is not compared to the end") func huge() throws {
    let lines = (0..<5_000).map { ScenarioLogLine(nanoseconds: 0, text: "l\($0)") }
    let difference = try #require(ScenarioCheck.compare([.line(line("x"))], lines))
    expect(difference.rows.last, is: .omitted(expected: 0, logged: 3_500))
  }

  @Test("times have three decimals, rounded") func seconds() {
    expect(ScenarioLogLine.seconds(0), is: "0.000")
    expect(ScenarioLogLine.seconds(50_000_000), is: "0.050")
    expect(ScenarioLogLine.seconds(1_199_600_000), is: "1.200")
    expect(ScenarioLogLine.seconds(1_000_000_000_000_000_000), is: "1000000000.000")
  }
}
