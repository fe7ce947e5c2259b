import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// Writes the report as one JSON object, touch by touch.
///
/// The keys are described in docs/report-format.md.
package nonisolated struct JSONReport {
  /// The name of the format and its version.
  package static let format = "fingerpost-explain/2"

  let json: JSONWriter
  let words: Words
  let variant: RecognizerVariant
  private let roots: [Int]
  private let names: NameFields
  private let recognizerFragments: RecognizerFragments

  /// - Parameter roots: the roots of the trees that are shown.
  init(_ words: Words, _ variant: RecognizerVariant, roots: [Int], to json: JSONWriter) {
    self.json = json
    self.words = words
    self.variant = variant
    self.roots = roots
    names = NameFields(words.screen.views)
    recognizerFragments = RecognizerFragments(words.recognizers, words.screen.views, words.lineage)
  }

  var screen: Screen { words.screen }
  var lineage: Lineage { words.lineage }
  var recognizers: RecognizerSet { words.recognizers }

  /// Writes the fields of a report on one gesture.
  func write(_ report: Report, isBrief: Bool) {
    begin(report, notes: report.notes, isBrief: isBrief)
    guard !isBrief else { return }
    touch(x: report.x, y: report.y) {
      writeCourse(hit: report.hit, report.walk, chain: report.chain)
    }
    endTouches()
    write(report)
    json.field("notLookedAt", [String]())
  }

  /// Writes what comes before the touches: the answer, where there is one for all, and what was read.
  func begin(_ report: Report?, notes: [String], isBrief: Bool) {
    json.field("format", Self.format)
    json.field("tool", ProgramVersion.tool)
    json.key("answer")
    if let report { write(answer: report) } else { json.null() }
    json.field("input") {
      let warnings = screen.warningSentences
      screen.writeInput(isBrief ? Array((notes + warnings).prefix(3)) : warnings + notes, to: json)
    }
    guard !isBrief else { return }
    json.key("touches")
    json.beginList()
  }

  /// Writes one of many touches.
  func write(_ touch: TouchAnswer) {
    self.touch(x: Double(touch.tap.point.x), y: Double(touch.tap.point.y)) {
      if let view = touch.tap.aim { write("centerOf", view) }
      json.key("answer")
      json.object { writeFields(of: touch.answer) }
      if let walk = touch.walk { writeCourse(hit: touch.hit, walk, chain: touch.chain ?? []) }
    }
  }

  private func touch(x: Double, y: Double, _ fields: () -> Void) {
    json.lineBreak()
    json.object {
      json.field("x", x)
      json.field("y", y)
      fields()
    }
  }

  /// Writes the path of a touch.
  private func writeCourse(hit: Int?, _ walk: [Report.Step], chain: [ChainLink]) {
    json.key("hit")
    if let hit { json.object { writePlace(of: hit) } } else { json.null() }
    json.field("walk", each: walk) { step in
      json.object {
        writeName(of: step.view)
        json.field("depth", lineage.depths[step.view])
        json.field("verdict", step.visit.result.word(isHit: step.view == hit))
        json.field("x", step.visit.x)
        json.field("y", step.visit.y)
      }
    }
    json.field("responderChain", each: chain) { link in
      switch link {
      case .view(let view): writeView(view)
      case .controller(let name): json.object { json.name(name, nil) }
      // The input does not name it.
      case .other: break
      }
    }
    json.key("recognizers")
    json.list { if let hit { recognizerFragments.write(inPlayFor: hit, to: json) } }
  }

  /// Ends the list of touches.
  func endTouches() {
    json.lineBreak()
    json.endList()
  }

  // MARK: - Views

  /// Writes the name and place of a view.
  func writePlace(of view: Int) {
    writeName(of: view)
    json.field("window", roots.firstIndex(of: lineage.root(view)) ?? 0)
    json.field("path", lineage.path(view))
  }

  /// Writes the fields of a view's name.
  func writeName(of view: Int) { json.raw(names[view]) }

  /// Writes the name of a view.
  func writeView(_ view: Int) { json.object { writeName(of: view) } }

  /// Writes a field with a view, or null.
  func write(_ key: StaticString, _ view: Int?) {
    json.key(key)
    if let view { writeView(view) } else { json.null() }
  }
}

nonisolated extension HitTestResult {
  /// The word of a walk's line for a result.
  fileprivate func word(isHit: Bool) -> String {
    switch self {
    case .inside: isHit ? "hit" : "passedThrough"
    case .outside, .notInvertible: "outside"
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .notInteractive, .animating: "notInteractive"
    }
  }
}
