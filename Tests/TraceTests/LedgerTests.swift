import Expectations
import Testing

@testable import FingerpostTrace

@Suite("The ledger of rules")
struct LedgerTests {
  let ledger = Ledger.shared

  @Test("every line can be read: ids are unique, grades known and sources in the legend")
  func everyLineIsRead() {
    expect(ledger.problems, is: [])
    expect(ledger.rules.count, is: 824)
  }

  @Test("every rule that the trace cites is in the ledger")
  func citedRulesExist() {
    let missing = RuleID.allCases.filter { ledger.rule($0.rawValue) == nil }.map(\.rawValue)
    expect(missing, is: [])
  }

  @Test("an id is a family in capitals, a number and at most one small letter")
  func idsAreWellFormed() {
    let odd = ledger.rules.map(\.id).filter { $0.wholeMatch(of: /[A-Z]+-[1-9][0-9]*[a-z]?/) == nil }
    expect(odd, is: [])
  }

  @Test("a statement is whole sentences: a capital or code first, a period last, no double space")
  func statementsAreSentences() {
    let odd = ledger.rules.filter { rule in
      guard let first = rule.statement.first else { return true }
      return !(first.isUppercase || first == "`" || first == "(") || !rule.statement.hasSuffix(".")
        || rule.statement.hasSuffix("..") || rule.statement.contains("  ")
    }
    expect(odd.map(\.id), is: [])
  }

  @Test("code in a statement opens and closes")
  func backticksArePaired() {
    let odd = ledger.rules.filter { !$0.statement.count(where: { $0 == "`" }).isMultiple(of: 2) }
    expect(odd.map(\.id), is: [])
  }

  @Test("a rule names a source at least, and none twice")
  func sourcesAreNamed() {
    let odd = ledger.rules.filter { $0.sources.isEmpty || Set($0.sources).count != $0.sources.count }
    expect(odd.map(\.id), is: [])
  }

  @Test("every source in the legend is used")
  func legendHasNothingIdle() {
    let used = Set(ledger.rules.flatMap(\.sources))
    expect(ledger.sources.filter { !used.contains($0) }.map(\.tag), is: [])
  }

  @Test("a rule that a statement mentions is in the ledger")
  func mentionedRulesExist() {
    let families = Set(ledger.rules.map(\.family))
    var missing: [String] = []
    for rule in ledger.rules {
      for match in rule.statement.matches(of: /\b([A-Z]+)-[0-9]+[a-z]?\b/)
      where families.contains(match.1) && ledger.rule(String(match.0)) == nil {
        missing.append("\(rule.id) mentions \(match.0)")
      }
    }
    expect(missing, is: [])
  }

  @Test("every rule stands under a heading, in order")
  func sectionsHoldEveryRule() {
    expect(ledger.sections.flatMap(\.rules), is: ledger.rules)
    #expect(ledger.sections.allSatisfy { !$0.rules.isEmpty && !$0.title.isEmpty })
    let section = ledger.sections.first { $0.rules.contains { $0.id == "SCR-6" } }
    expect(section?.title, is: "Scroll views")
    expect(section?.topic, is: "Touches on the content")
  }

  @Test("a rule is found by its id, in capitals or not")
  func lookUp() throws {
    let rule = try #require(ledger.rule("hit-6"))
    expect(rule.id, is: "HIT-6")
    expect(rule.grade.description, is: "D+O")
    expect(rule.sources.map(\.tag), is: ["DOC", "A0", "A2", "CAT", "openuikit"])
    expect(ledger.rule("ARB-3B")?.id, is: "ARB-3b")
    expect(ledger.rule("HIT-99"), is: nil)
    expect(ledger.rule("HIT-6"), is: rule)
  }

  @Test("a family is found by its name")
  func families() {
    expect(ledger.family("excl").map(\.id), is: ["EXCL-1", "EXCL-2", "EXCL-3", "EXCL-4"])
    expect(ledger.family("s").count, is: 25)
    expect(ledger.family("nothing"), is: [])
  }

  @Test(
    "a typo is answered with the nearest id or family",
    arguments: [
      ("HIT6", "HIT-6"), ("hitt-6", "HIT-6"), ("HIT-66", "HIT-6"), ("DVL-2", "DLV-2"), ("hti", "HIT"),
      ("", "S"),
    ])
  func nearest(typo: String, id: String) {
    expect(ledger.nearestID(to: typo), is: id)
  }

  @Test(
    "what is far from all ids and families has no nearest",
    arguments: ["frobnicate", "6", String(repeating: "x", count: 1_000_000)])
  func nearestToNonsense(typo: String) {
    expect(ledger.nearestID(to: typo), is: nil)
  }

  @Test("out of scope are the rules that say so")
  func scope() {
    expect(
      ledger.rules.filter { !$0.isInScope }.map(\.id), is: ["CANCEL-4", "WIN-5b", "FR-8", "CTL-48", "MOT-7"])
  }
}
