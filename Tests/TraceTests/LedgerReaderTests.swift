import Expectations
import Testing

@testable import FingerpostTrace

@Suite("Reading the ledger's lines")
struct LedgerReaderTests {
  func read(_ lines: String...) -> Ledger {
    Ledger(rules: lines.joined(separator: "\n"), sources: "DOC = the documentation\nINF = inferred")
  }

  @Test("headings, notes, topics and rules are told apart")
  func structure() {
    let ledger = read(
      "# Taps", "> Times are in seconds.", "A-1 | D | DOC | One.", "## Long ones",
      "A-2 | D/I | DOC, INF | Two.",
      "# Pans", "## Short ones", "B-1 | I | INF | Three. | out of scope",
      "B-2 | I | INF | Four. | not built: the rest")
    expect(ledger.problems, is: [])
    expect(ledger.rules.map(\.id), is: ["A-1", "A-2", "B-1", "B-2"])
    expect(ledger.sections.map(\.title), is: ["Taps", "Taps", "Pans"])
    expect(ledger.sections.map(\.topic), is: [nil, "Long ones", "Short ones"])
    expect(ledger.sections.map(\.note), is: ["Times are in seconds.", nil, nil])
    expect(ledger.rules.map(\.isInScope), is: [true, true, false, true])
    expect(ledger.rules.map(\.missingPart), is: [nil, nil, nil, "the rest"])
  }

  @Test(
    "a line that is none of these is a problem, not a rule",
    arguments: [
      "A-1", "A-1 | D | DOC", "A-1 | D | DOC | One. | later", "A-1 | D | DOC | One. | not built: ",
      "A-1 | X | DOC | One.", "A-1 |  | DOC | One.",
      "a-2 | D | DOC | Again.",
    ])
  func problems(line: String) {
    let ledger = read("# Taps", "A-2 | D | DOC | One.", line)
    expect(ledger.problems.count, is: 1)
    expect(ledger.rules.map(\.id), is: ["A-2"])
  }

  @Test("a source that the legend lacks is a problem")
  func unknownSource() {
    expect(
      read("# Taps", "A-1 | D | DOC, XYZ | One.").problems,
      is: [
        "A-1 names a source that the legend lacks: XYZ"
      ])
  }

  @Test("nothing at all is an empty ledger")
  func empty() {
    expect(read().rules, is: [])
    expect(read().nearestID(to: "HIT-6"), is: nil)
  }
}
