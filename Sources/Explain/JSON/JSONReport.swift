import Fingerpost
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// Writes the report as one JSON object, touch by touch.
///
/// The keys are described in docs/report-format.md.
final class JSONReport {
  let json: JSONWriter
  let explainer: Explainer
  let screen: Screen
  let lineage: Lineage
  let built: BuiltScreen
  let recognizers: RecognizerSet
  let variant: RecognizerVariant
  let standards: [StandardClass?]
  let words: Words
  private let names: NameFields
  private let recognizerFragments: RecognizerFragments

  init(_ explainer: Explainer, to json: JSONWriter) {
    self.json = json
    self.explainer = explainer
    screen = explainer.screen
    lineage = explainer.lineage
    built = explainer.touched.built
    recognizers = explainer.recognizers
    variant = explainer.variant
    standards = explainer.standards
    words = Words(screen)
    names = NameFields(screen.views)
    recognizerFragments = RecognizerFragments(recognizers, screen.views, lineage)
  }

  nonisolated deinit {}

  /// Writes what comes before the touches: the answer, where there is one for all, and what was read.
  func begin(_ explanation: Explanation?, notes: [String], isBrief: Bool) {
    json.beginObject()
    json.field("format", "fingerpost-explain/1")
    json.key("answer")
    if let explanation { write(answer: explanation) } else { json.null() }
    json.field("input") {
      json.field("kind", screen.kind.rawValue)
      json.field("views", screen.views.count)
      json.field("windows", screen.views.count { $0.isWindow })
      let warnings = screen.warnings.map { warning in
        (warning.line.map { "line \($0): " } ?? "") + warning.message
      }
      json.field("warnings", isBrief ? Array((notes + warnings).prefix(3)) : warnings + notes)
    }
    guard !isBrief else { return }
    json.key("touches")
    json.beginList()
  }

  /// Writes only the answer to one of many touches.
  func add(_ answer: Answer, _ tap: Explainer.Tap) {
    touch(x: Double(tap.point.x), y: Double(tap.point.y)) {
      writeAim(of: tap)
      json.key("answer")
      write(answer: answer)
    }
  }

  /// Writes one of many touches, the one that was last played.
  func add(_ recorder: TouchRecorder, _ tap: Explainer.Tap, hit: Int?, _ answer: Answer) {
    touch(x: Double(tap.point.x), y: Double(tap.point.y)) {
      writeAim(of: tap)
      json.key("answer")
      write(answer: answer)
      writeCourse(recorder, hit: hit)
    }
  }

  /// Writes the touch that was last played.
  func add(_ recorder: TouchRecorder, x: Double, y: Double, hit: Int?) {
    touch(x: x, y: y) { writeCourse(recorder, hit: hit) }
  }

  private func touch(x: Double, y: Double, _ fields: () -> Void) {
    json.lineBreak()
    json.object {
      json.field("x", x)
      json.field("y", y)
      fields()
    }
  }

  /// Writes the view whose center a touch is at, if its point was chosen for that.
  private func writeAim(of tap: Explainer.Tap) {
    if let view = tap.aim { write("centerOf", view) }
  }

  /// Writes the path of a touch.
  private func writeCourse(_ recorder: TouchRecorder, hit: Int?) {
    json.key("hit")
    if let hit { json.object { writePlace(of: hit) } } else { json.null() }
    json.field("walk", each: recorder.visits) { visit in
      // The window that was added around a tree without one is not a view of the input.
      guard let view = built.index(of: visit.view) else { return }
      json.object {
        writeName(of: view)
        json.field("depth", lineage.depths[view])
        json.field("verdict", visit.result.word(isHit: view == hit))
        json.field("x", visit.x)
        json.field("y", visit.y)
      }
    }
    json.field("responderChain", each: hit.map(built.chain) ?? []) { link in
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

  /// Writes the end of the object.
  func end(isBrief: Bool) {
    if !isBrief { json.field("notLookedAt", [String]()) }
    json.endObject()
    json.lineBreak()
    json.flush()
  }

  // MARK: - Views

  /// Writes the name and place of a view.
  func writePlace(of view: Int) {
    writeName(of: view)
    json.field("window", built.shownRoots.firstIndex(of: lineage.root(view)) ?? 0)
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
