import Expectations
import FingerpostConsole
import Foundation
import OwnProcess
import Testing

@testable import FingerpostCommandLine

/// Every report in JSON is what docs/report.schema.json says.
@Suite(.ownProcess) struct ReportSchemaTests {
  private nonisolated static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/report.schema.json")

  private nonisolated static let gestures = [
    "tap", "double-tap", "hold", "drag:0,-100", "drag:30,40", "swipe:left", "pinch:2", "pinch:0.5",
  ]

  private static let read = Result { try JSONValue(Data(contentsOf: file)) }
  /// Takes documents with keys that the schema does not name for wrong, so that no key is left undescribed.
  private static let closed = read.map { schema in
    var validator = SchemaValidator(schema)
    validator.isClosed = true
    return validator
  }

  private let schema: JSONValue
  private let validator: SchemaValidator

  init() throws {
    schema = try Self.read.get()
    validator = try Self.closed.get()
  }

  /// Runs the command with --json and holds what it prints to the schema.
  @discardableResult
  private func report(
    _ text: String, _ place: SourceLocation = #_sourceLocation, _ set: (inout ExplainCommand) -> Void
  ) throws -> JSONValue {
    var run = try ExplainCommand.parsed(["screen"])
    run.json = true
    set(&run)
    let ran = try run.ran(on: ["screen": text, "points": ""])
    let report = try JSONValue(ran.bytes)
    let problems = validator.problems(report)
    #expect(problems.isEmpty, "\(run.tap) \(run.gesture): \(problems.prefix(5))", sourceLocation: place)
    try agrees(report, ran.status, place)
    if run.brief, report["touches"] == nil { #expect(ran.bytes.count < 2000, sourceLocation: place) }
    return report
  }

  /// Holds the parts of a report, and the exit status, to each other.
  private func agrees(_ report: JSONValue, _ status: Int32, _ place: SourceLocation) throws {
    let answer = try #require(report["answer"])
    guard case .object = answer else {
      let answers = (report["touches"]?.elements ?? []).compactMap { $0["answer"] }
      if status == 1 { #expect(!answers.allSatisfy { $0["success"]?.isTrue == true }, sourceLocation: place) }
      return
    }
    let isAsExpected = answer["expected"] == .null || answer["success"]?.isTrue == true
    let kind = try #require(answer["kind"]?.text)
    let happens = ["acts", "actsLate", "actsToo", "reached"].contains(kind)
    let isDisputed = answer["disputed"]?.isTrue == true
    // What decides inside a view is neither success nor failure.
    let isInside = kind == "handledInside" && !isDisputed
    #expect(status == (isAsExpected ? 0 : isInside ? 3 : 1), sourceLocation: place)
    #expect(answer["success"] == (isInside ? .null : .bool(happens && !isDisputed)), sourceLocation: place)
    guard let verdict = report["verdict"] else { return }
    #expect(verdict == answer["why"], sourceLocation: place)
    if case .object = report["expected"] {
      let code = answer["fixes"]?.elements.map { $0["code"] ?? .null }
      #expect(report["expected"]?["fixes"]?.elements == code, sourceLocation: place)
    }
  }

  @Test("The schema refers to what it has, and has nothing else")
  func sound() {
    expect(schema["$schema"], is: .string("https://json-schema.org/draft/2020-12/schema"))
    expect(schema["additionalProperties"]?.isTrue, is: true)
    #expect(SchemaValidator(schema).ownProblems.isEmpty)
  }

  @Test(
    "Reports on the examples fit it: one touch, brief, all centers, brief", arguments: ExamplesTests.examples)
  func examples(_ example: ExamplesTests.Example) throws {
    let text = try String(contentsOfFile: example.path, encoding: .utf8)
    for expect in [nil, example.expect] {
      for isBrief in [false, true] {
        try report(text) {
          $0.tap = [example.tap]
          $0.expect = expect
          $0.brief = isBrief
        }
      }
      try report(text) {
        $0.atAllCenters = true
        $0.expect = expect
        $0.brief = expect != nil
      }
    }
  }

  @Test("Reports on every kind of input fit it, with any gesture", arguments: ReportInput.all)
  func inputs(_ input: ReportInput) throws {
    let single = try report(input.text) { $0.tap = [input.tap] }
    expect(single["input"]?["kind"], is: .string(input.kind))
    try report(input.text) { $0.expect = input.expect }
    for isBrief in [false, true] {
      try report(input.text) {
        $0.atAllCenters = true
        $0.brief = isBrief
      }
    }
    // Only the answer is about the gesture; the rest of a report is the same for each.
    for gesture in Self.gestures {
      for taps in gesture == "tap" ? [[input.tap], [input.tap, "1,1", "-5,1e9"]] : [[input.tap]] {
        try report(input.text) {
          $0.tap = taps
          $0.expect = input.expect
          $0.gesture = gesture
          $0.brief = gesture != "drag:30,40"
        }
      }
    }
  }

  @Test("Reports on each view of the controls fit it, and on a recognizer that is expected")
  func views() throws {
    for address in ["0x21", "0x23", "0x30", "0x31", "0x32", "0x33", "0x34", "0x35"] {
      try report(ReportInput.controls.text) { $0.expect = address }
      try report(ReportInput.controls.text) {
        $0.expect = address
        $0.gesture = "drag:40,0"
      }
    }
    for name in ["like:", "zoom:", "menu", "0x44"] {
      let answer = try report(ReportInput.gestures.text) {
        $0.tap = ["150,200"]
        $0.expect = name
      }["answer"]
      expect(answer?["expected"]?["view"]?["class"], is: .string("Shop.Photo"))
    }
  }

  @Test("A comparison fits it")
  func comparison() throws {
    let report = try report(ReportInput.gestures.text) {
      $0.tap = ["150,200"]
      $0.without = ["zoom:"]
      $0.require = ["menu:like:"]
    }
    expect(report["comparison"]?["changes"]?.elements.isEmpty, is: false)
    expect(report["comparison"]?["require"]?.elements.count, is: 1)
  }

  @Test("No points at all fit it")
  func noPoints() throws {
    let empty = try report(ReportInput.controls.text) { $0.taps = "points" }
    expect(empty["touches"], is: .array([]))
  }

  @Test("What is not a number is null")
  func noNumbers() throws {
    let report = try report(ReportInput.noNumbers.text) { $0.tap = ["1.6e308,5"] }
    let walk = report["touches"]?.elements.first?["walk"]?.elements ?? []
    #expect(walk.contains { $0["x"] == .null })
    expect(report["answer"]?["x"], is: .number(1.6e308))
  }

  @Test("Doubts about the input dispute the answer, of one touch and of several")
  func disputes() throws {
    for input in [ReportInput.twoOrders, .halfRead] {
      let one = try report(input.text) {
        $0.tap = [input.tap]
        $0.expect = input.expect
      }
      expect(one["answer"]?["disputed"]?.isTrue, is: true)
      let two = try report(input.text) {
        $0.tap = [input.tap, input.tap]
        $0.expect = input.expect
      }
      let answers = two["touches"]?.elements.map { $0["answer"]?["disputed"]?.isTrue }
      expect(answers, is: [true, true], "\(input.name)")
    }
  }

  @Test("What a late touch is late in is said")
  func lateness() throws {
    let highlight = try report(ReportInput.gestures.text) { $0.expect = "BuyControl" }["answer"]
    expect(highlight?["acts"]?.elements.first?["lateIn"], is: .string("touchesBegan"))
    let action = try report(ReportInput.gestures.text) { $0.expect = "like:" }["answer"]
    expect(action?["kind"], is: .string("actsLate"))
    expect(action?["acts"]?.elements.first?["lateIn"], is: .string("action"))
    expect(action?["expected"]?["name"], is: .string("like:"))
  }

  @Test("Class knowledge is marked as such")
  func knowledge() throws {
    let answer = try report(ReportInput.controls.text) { $0.expect = "0x24" }["answer"]
    expect(answer?["acts"]?.elements.first?["does"], is: .string("selected"))
    expect(answer?["acts"]?.elements.first?["known"]?.isTrue, is: true)
  }
}
