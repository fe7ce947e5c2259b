import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostScenarios

/// docs/scenario.schema.json says of a scenario file what its reader says, as far as a schema can.
@Suite struct ScenarioSchemaTests {
  private nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A scenario, by where it is.
  nonisolated struct Example: CustomTestStringConvertible {
    var name: String
    var text: String

    var testDescription: String { name }
  }

  private let validator: SchemaValidator

  init() throws {
    validator = SchemaValidator(try JSONValue(Data(ScenarioSchema.text.utf8)))
  }

  @Test("The file is what `fingerpost-dev write-schema` would write")
  func upToDate() throws {
    let written = try String(
      contentsOf: Self.root.appendingPathComponent(ScenarioSchema.path), encoding: .utf8)
    let isUpToDate = written == ScenarioSchema.text
    #expect(isUpToDate, "run `swift run fingerpost-dev write-schema`")
  }

  @Test("It refers to what it has")
  func sound() {
    expect(validator.ownProblems, is: [])
  }

  // MARK: - What fits

  nonisolated static let files: [Example] = ["Tests/Scenarios", "Examples"].flatMap { folder in
    let below = root.appendingPathComponent(folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: below.path)) ?? []
    return paths.filter { $0.hasSuffix(".yaml") }.sorted().map { path in
      let text = try? String(contentsOf: below.appendingPathComponent(path), encoding: .utf8)
      return Example(name: "\(folder)/\(path)", text: text ?? "")
    }
  }

  @Test("There are scenarios to hold to it") func some() {
    #expect(Self.files.count >= 300)
  }

  @Test("Every scenario of the project fits", arguments: files)
  func fits(_ example: Example) throws {
    let document = try ScenarioDocument.read(example.text).json
    expect(validator.problems(document), is: [])
  }

  // MARK: - What does not

  nonisolated static let right = """
    title: A tap on a button in a list
    rules: [HIT-6]
    config: { hit.alphaMin: 0.02, tapCount.perView: false }
    observe: [touches, controls]
    windows:
      - id: W
        subviews:
          - id: List
            class: UIScrollView
            frame: [0, 0, 400, 800]
            contentSize: [400, 2000]
            gestureRecognizers:
              - { id: tap, type: tap, numberOfTapsRequired: 2, delegate: { shouldBegin: vertical } }
            subviews:
              - { id: Buy, class: UIButton, frame: [20, 20, 80, 40] }
    script:
      - { at: 0, down: { 1: [30, 30] } }
      - { at: 0.1, up: [1], set: { Buy.alpha: 0.5 } }
      - { at: 1, call: Buy.removeFromSuperview() }
    """

  /// What is wrong, what of the file is replaced, and by what.
  nonisolated static let slips: [(what: String, old: String, new: String)] = [
    ("a key of the file", "windows:", "window:"),
    ("a key of a view", "contentSize", "contentsize"),
    ("a key that only another class has", "class: UIScrollView", "class: UIView"),
    ("a class", "UIButton", "UIBotton"),
    ("a rectangle of three numbers", "[0, 0, 400, 800]", "[0, 0, 400]"),
    ("a type of recognizer", "type: tap", "type: press"),
    ("a key that only another recognizer has", "numberOfTapsRequired: 2", "minimumPressDuration: 2"),
    ("a word among answers", "shouldBegin: vertical", "shouldBegin: upwards"),
    ("a step without a time", "at: 0, down", "down"),
    ("a truth value as text", "tapCount.perView: false", "tapCount.perView: \"no\""),
    ("a property that nothing has", "Buy.alpha", "Buy.opacity"),
    ("a number out of range", "Buy.alpha: 0.5", "Buy.alpha: 2"),
    ("a call of no method", "removeFromSuperview()", "remove()"),
    ("a family of lines", "[touches, controls]", "[touch]"),
    ("a rule", "HIT-6", "hit 6"),
    ("a contact without a number", "{ 1: [30, 30] }", "{ finger: [30, 30] }"),
  ]

  @Test("What the reader refuses for a slip in one place, the schema refuses, too", arguments: slips.indices)
  func refuses(_ index: Int) throws {
    let slip = Self.slips[index]
    #expect(throws: Never.self) { try Scenario.load(text: Self.right, name: "right.yaml") }
    expect(validator.problems(try ScenarioDocument.read(Self.right).json), is: [])
    #expect(Self.right.contains(slip.old), "\(slip.what)")
    let text = Self.right.replacing(slip.old, with: slip.new, maxReplacements: 1)
    #expect(throws: ScenarioError.self, "\(slip.what)") { try Scenario.load(text: text, name: "wrong.yaml") }
    #expect(!validator.fits(try ScenarioDocument.read(text).json), "\(slip.what)")
  }

  @Test("An application brings its own windows")
  func applications() throws {
    let alone = try ScenarioDocument.read("appScreen: shop\nscript: [{ at: 0 }]")
    expect(validator.problems(alone.json), is: [])
    let both = try ScenarioDocument.read("appScreen: shop\nwindows: []")
    expect(validator.problems(both.json), is: ["/windows: may not be there"])
  }
}

extension ScenarioItem {
  /// The item as an editor has it, by YAML's core schema.
  fileprivate var json: JSONValue {
    switch content {
    case .map(let entries):
      return .object(Dictionary(entries.map { ($0.key, $0.value.json) }) { first, _ in first })
    case .list(let items): return .array(items.map(\.json))
    case .scalar(let text, quoted: true): return .string(text)
    case .scalar(let text, quoted: false):
      if isNothing { return .null }
      if text == "true" || text == "false" { return .bool(text == "true") }
      return ScenarioItem.number(text).map { .number($0) } ?? .string(text)
    }
  }
}
