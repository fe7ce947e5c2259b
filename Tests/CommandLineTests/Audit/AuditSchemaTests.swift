import Expectations
import FingerpostConsole
import FingerpostText
import Foundation
import OwnProcess
import Testing

@testable import FingerpostAudit
@testable import FingerpostCommandLine

/// Every audit in JSON is what docs/audit.schema.json and docs/report-format.md say.
@Suite(.ownProcess) struct AuditSchemaTests {
  private nonisolated static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs")

  private let schema: JSONValue
  /// Takes documents with keys that the schema does not name for wrong, so that no key is left undescribed.
  private let validator: SchemaValidator

  init() throws {
    schema = try JSONValue(Data(contentsOf: Self.docs.appendingPathComponent("audit.schema.json")))
    var validator = SchemaValidator(schema)
    validator.isClosed = true
    self.validator = validator
  }

  /// Runs the command with --json on some screens and holds what it prints to the schema.
  @discardableResult
  private func audit(_ texts: [String], baseline: String? = nil, _ place: SourceLocation = #_sourceLocation)
    throws -> JSONValue
  {
    var files = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("screen\($0)", $1) })
    var run = try AuditCommand.parsed(texts.indices.map { "screen\($0)" } + ["--json"])
    run.baseline = baseline.map { _ in "known" }
    files["known"] = baseline
    let ran = try run.ran(on: files)
    let report = try JSONValue(ran.bytes)
    let problems = validator.problems(report)
    #expect(problems.isEmpty, "\(problems.prefix(5))", sourceLocation: place)
    try agrees(report, ran.status, place)
    return report
  }

  /// Holds the parts of a report, and the exit status, to each other.
  private func agrees(_ report: JSONValue, _ status: Int32, _ place: SourceLocation) throws {
    let screens = try #require(report["screens"]?.elements)
    let findings = screens.flatMap { $0["findings"]?.elements ?? [] }
    let new = findings.filter { $0["known"] == .bool(false) }
    for (key, severity) in [("errors", "error"), ("warnings", "warning"), ("notes", "note")] {
      let count = new.count { $0["severity"]?.text == severity }
      #expect(report["counts"]?[key]?.number == Double(count), sourceLocation: place)
    }
    #expect(
      report["counts"]?["known"]?.number == Double(findings.count - new.count), sourceLocation: place)
    let fails = new.contains { $0["severity"]?.text != "note" }
    #expect(report["fails"] == .bool(fails) && status == (fails ? 1 : 0), sourceLocation: place)
    for finding in findings {
      let (kind, id) = (finding["kind"]?.text ?? "", finding["id"]?.text ?? "")
      #expect(id.hasPrefix(kind + "-"), sourceLocation: place)
    }
    for screen in screens {
      let shares = ["acts", "mayAct", "nothing"].compactMap { screen["shares"]?[$0]?.number }
      #expect(abs(shares.reduce(0, +) - 100) < 0.3, sourceLocation: place)
    }
  }

  @Test("The schema of audits refers to what it has, and has nothing else")
  func sound() {
    expect(schema["$schema"], is: .string("https://json-schema.org/draft/2020-12/schema"))
    expect(schema["additionalProperties"]?.isTrue, is: true)
    #expect(SchemaValidator(schema).ownProblems.isEmpty)
  }

  @Test("Audits of the examples fit it", arguments: AuditedExample.all)
  func examples(_ example: AuditedExample) throws {
    // Bundles of Xcode's are not text; they are audited by the tests of the examples.
    guard !example.file.hasSuffix(".viewhierarchy") else { return }
    try audit([String(contentsOfFile: AuditedExample.folder + example.file, encoding: .utf8)])
  }

  @Test("Audits of every kind of input fit it, alone and together", arguments: ReportInput.all)
  func inputs(_ input: ReportInput) throws {
    let alone = try audit([input.text])
    expect(alone["screens"]?.elements.first?["kind"], is: .string(input.kind))
    let together = try audit([input.text, ReportInput.controls.text])
    expect(together["screens"]?.elements.count, is: 2)
  }

  @Test("An audit with a baseline fits it, and so does the baseline")
  func baseline() throws {
    let command = try AuditCommand.parsed(["screen0", "--write-baseline", "known"])
    let written = try #require(try command.ran(on: ["screen0": ReportInput.gestures.text]).files["known"])
    let report = try audit([ReportInput.gestures.text], baseline: written)
    expect(report["fails"], is: .bool(false))
    #expect((report["counts"]?["known"]?.number ?? 0) > 0)
    let baseline = try JSONValue(Data(written.utf8))
    expect(baseline["format"], is: .string("fingerpost-audit-baseline/1"))
    expect(baseline["tool"], is: .string(ProgramVersion.tool))
    let names = baseline["screens"]?.elements.first?["findings"]?.elements.compactMap { $0["id"]?.text }
    let findings = report["screens"]?.elements.first?["findings"]?.elements.compactMap { $0["id"]?.text }
    expect(names, is: findings)
  }

  @Test("What an example's finding says is what the page describes: target, cause, point, fixes, rules")
  func finding() throws {
    let path = AuditedExample.folder + "covered-by-invisible-view.txt"
    let report = try audit([String(contentsOfFile: path, encoding: .utf8)])
    let finding = try #require(report["screens"]?.elements.first?["findings"]?.elements.first)
    #expect(finding["kind"] == .string("covered") && finding["severity"] == .string("error"))
    expect(finding["cause"]?["class"], is: .string("Nocturne.ToastContainer"))
    expect(finding["targets"]?.elements.count, is: 9)
    expect(finding["targets"]?.elements.first?["width"], is: .number(44))
    #expect(finding["reachable"] == .number(0) && finding["largest"] == .null)
    expect(finding["point"]?["x"], is: .number(37.5))
    expect(finding["rules"]?.elements.compactMap(\.text), is: ["HIT-7", "HIT-12"])
    expect(
      finding["fixes"]?.elements.first?["then"]?.text?.hasSuffix("; it helps the 8 other targets, too"),
      is: true)
  }

  @Test("docs/report-format.md has every key of the schema of audits, and both have every kind and severity")
  func words() throws {
    let page = try String(contentsOf: Self.docs.appendingPathComponent("report-format.md"), encoding: .utf8)
    let start = try #require(page.range(of: "## The audit"))
    let section = page[start.lowerBound...]
    for key in schema.keys.sorted() { #expect(section.contains("`\(key)`"), "\(key)") }
    let kinds = schema["$defs"]?["kind"]?["enum"]?.elements.compactMap(\.text)
    expect(kinds, is: AuditKind.allCases.map(\.rawValue))
    let severities = schema["$defs"]?["finding"]?["properties"]?["severity"]?["enum"]
    expect(severities?.elements.compactMap(\.text), is: AuditSeverity.allCases.map(\.rawValue))
    let audit = try String(contentsOf: Self.docs.appendingPathComponent("audit.md"), encoding: .utf8)
    for word in (kinds ?? []) + ["error", "warning", "note"] {
      #expect(section.contains("`\(word)`") || section.contains("`\(word)s`"), "\(word)")
      #expect(audit.contains("`\(word)`") || audit.contains("| \(word)"), "\(word)")
    }
  }
}
