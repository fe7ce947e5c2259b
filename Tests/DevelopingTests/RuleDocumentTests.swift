import Expectations
import FingerpostTrace
import Foundation
import Testing

@testable import fingerpost_dev

@Suite("docs/rules.md")
nonisolated struct RuleDocumentTests {
  /// The checkout that this file was compiled in.
  func checkout() throws -> Checkout {
    try #require(Checkout(around: URL(filePath: #filePath).deletingLastPathComponent().path))
  }

  @Test("docs/rules.md is what `fingerpost-dev write-rules` would write")
  func upToDate() throws {
    let checkout = try checkout()
    let text = RuleDocument(ledger: .shared, scan: PinScan(checkout: checkout, ledger: .shared)).text
    let written = try #require(checkout.text(of: RuleDocument.path))
    let differing = zip(text.split(separator: "\n"), written.split(separator: "\n")).first { $0 != $1 }
    expect(
      text, is: written,
      """
      run `swift run fingerpost-dev write-rules`; first it should read
      \(differing?.0 ?? "(more lines)") and not
      \(differing?.1 ?? "(fewer lines)")
      """)
  }

  @Test("no line is wider than 120 characters")
  func isWrapped() {
    let lines = RuleDocument(ledger: .shared, scan: PinScan(ledger: .shared)).text.split(separator: "\n")
    expect(lines.filter { $0.count > 120 }, is: [])
  }

  @Test("the row of docs/scope.md with what is not built is what `fingerpost-dev write-rules` would write")
  func rowIsUpToDate() throws {
    let checkout = try checkout()
    let page = try #require(checkout.text(of: UnbuiltRow.path))
    let row = UnbuiltRow(ledger: .shared, scan: PinScan(checkout: checkout, ledger: .shared))
    expect(row.replaced(in: page), is: page, "run `swift run fingerpost-dev write-rules`")
    #expect(page.contains("\n\(row.text)\n"))
  }

  @Test(
    "a part that is missing is named once, with the rules that wait for it; a document without the row has none"
  )
  func row() {
    var scan = PinScan(ledger: .shared)
    for rule in Ledger.rules where rule.id != "DRAG-7" {
      scan.addScenario("rules: [\(rule.id)]", path: "a.yaml")
    }
    let row = UnbuiltRow(ledger: .shared, scan: scan)
    #expect(
      row.text.hasPrefix("| not built | what adds items to a drag (DRAG-7); "))
    expect(row.replaced(in: "a\n| not built | b |\nc"), is: "a\n\(row.text)\nc")
    expect(row.replaced(in: "a\n"), is: nil)
  }

  @Test("what no test pins says which part is missing, and what one pins does not")
  func unbuiltIsExplained() throws {
    let scan = PinScan(checkout: try checkout(), ledger: .shared)
    let silent = Ledger.rules.filter { scan.standing(of: $0) == .notBuilt && $0.missingPart == nil }
    let stale = Ledger.rules.filter { scan.standing(of: $0) == .built && $0.missingPart != nil }
    expect(silent.map(\.id), is: [])
    expect(stale.map(\.id), is: [])
  }

  @Test("every id that a test or a scenario pins is a rule")
  func pinsAreRules() throws {
    expect(PinScan(checkout: try checkout(), ledger: .shared).problems, is: [])
  }

  @Test("the document says what pins a rule")
  func pins() {
    var scan = PinScan(ledger: .shared)
    scan.addTests("@Test(\"FR-6: x\")\n@Test(\"FR-6: y\")", path: "Tests/A.swift")
    scan.addScenario("rules: [FR-6]", path: "Tests/Scenarios/a.yaml")
    let text = RuleDocument(ledger: .shared, scan: scan).text
    #expect(
      text.contains(
        """
        - **FR-6** `O` A touch makes no view first responder; text controls do that themselves.
          *Sources: POSTS. Pinned by `Tests/A.swift`, `Tests/Scenarios/a.yaml`.*
        """))
    #expect(text.contains("\n- **FR-5** `I` "))
    #expect(text.contains("  *Sources: POSTS. Not built yet.*\n"))
    #expect(text.contains(" Not built: what adds items to a drag.*\n"))
    #expect(text.contains("  *Sources: INF. Out of scope.*\n"))
    #expect(text.contains("1 of the \(Ledger.rules.count(where: \.isInScope)) in scope are."))
  }

  @Test("a statement outside its code has nothing that Markdown would take for markup")
  func markdown() {
    let odd = Ledger.rules.filter { rule in
      rule.statement.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .contains { $0.offset.isMultiple(of: 2) && $0.element.contains { "*_<>[]#".contains($0) } }
    }
    expect(odd.map(\.id), is: [])
  }
}
