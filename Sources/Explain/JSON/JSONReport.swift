import Fingerpost
import FingerpostScreens
import FingerpostTrace
import Foundation

/// Writes the report as one JSON object, touch by touch.
///
/// The keys are described in docs/report-format.md. Everything that a line of a walk repeats is made once
/// (``WalkFragments``), because a screen of thousands of views under a thousand touches has millions of lines.
final class JSONReport {
  let writer: ByteWriter
  let explainer: Explainer
  let screen: Screen
  let lineage: Lineage
  let built: BuiltScreen
  let recognizers: RecognizerSet
  let trial: RecognizerTrial
  let standards: [StandardClass?]
  let words: Words
  private let fragments: WalkFragments
  private let recognizerFragments: RecognizerFragments
  private var touches = 0

  init(_ explainer: Explainer, to writer: ByteWriter) {
    self.writer = writer
    self.explainer = explainer
    screen = explainer.screen
    lineage = explainer.lineage
    built = explainer.touched.built
    recognizers = explainer.recognizers
    trial = explainer.trial
    standards = explainer.standards
    words = Words(screen)
    fragments = WalkFragments(screen.views, lineage)
    recognizerFragments = RecognizerFragments(recognizers, screen.views, lineage)
  }

  nonisolated deinit {}

  /// Writes what comes before the touches: the answer, where there is one for all, and what was read.
  func begin(_ explanation: Explanation?, notes: [String], isBrief: Bool) {
    writer.append("{\"format\":\"fingerpost-explain/1\",\"answer\":")
    if let explanation { write(answer: explanation) } else { writer.append("null") }
    writer.append(",\"input\":{\"kind\":")
    write(screen.kind.rawValue)
    writer.append(",\"views\":")
    writer.append(screen.views.count)
    writer.append(",\"windows\":")
    writer.append(screen.views.count { $0.isWindow })
    writer.append(",\"warnings\":")
    let warnings = screen.warnings.map { warning in
      (warning.line.map { "line \($0): " } ?? "") + warning.message
    }
    writeList(isBrief ? Array((notes + warnings).prefix(3)) : warnings + notes) { write($0) }
    writer.append(isBrief ? "}" : "},\"touches\":[")
  }

  /// Writes what one of many touches comes to, and no more.
  func add(_ answer: Answer, _ tap: Explainer.Tap) {
    beginTouch(x: Double(tap.point.x), y: Double(tap.point.y))
    writeAim(of: tap)
    writer.append(",\"answer\":")
    write(answer: answer)
    writer.append("}")
  }

  /// Writes whose center one of many touches is at, where that is why its point was chosen.
  private func writeAim(of tap: Explainer.Tap) {
    guard let view = tap.aim else { return }
    writer.append(",\"centerOf\":")
    writeView(view)
  }

  private func beginTouch(x: Double, y: Double) {
    writer.append(touches > 0 ? ",\n{\"x\":" : "\n{\"x\":")
    touches += 1
    writer.append(x)
    writer.append(",\"y\":")
    writer.append(y)
  }

  /// Writes one of many touches, the one that was last played.
  func add(_ recorder: TouchRecorder, _ tap: Explainer.Tap, hit: Int?, _ answer: Answer) {
    beginTouch(x: Double(tap.point.x), y: Double(tap.point.y))
    writeAim(of: tap)
    writer.append(",\"answer\":")
    write(answer: answer)
    writeCourse(recorder, hit: hit)
  }

  /// Writes the touch that was last played.
  func add(_ recorder: TouchRecorder, x: Double, y: Double, hit: Int?) {
    beginTouch(x: x, y: y)
    writeCourse(recorder, hit: hit)
  }

  /// Writes which way a touch went, and the closing brace.
  private func writeCourse(_ recorder: TouchRecorder, hit: Int?) {
    writer.append(",\"hit\":")
    if let hit {
      writePlace(of: hit)
      writer.append("}")
    } else {
      writer.append("null")
    }
    writer.append(",\"walk\":[")
    var isFirst = true
    for visit in recorder.visits {
      // The window that holds a tree without one is no view of the input.
      guard let view = built.index(of: visit.view) else { continue }
      if !isFirst { writer.append(byte: UInt8(ascii: ",")) }
      isFirst = false
      fragments.write(visit, of: view, verdict: visit.result.fragment(isHit: view == hit), to: writer)
    }
    writer.append("],\"responderChain\":[")
    if let hit { writeChain(built.chain(from: hit)) }
    writer.append("],\"recognizers\":[")
    if let hit { recognizerFragments.write(inPlayFor: hit, to: writer) }
    writer.append("]}")
  }

  /// Begins what comes after the touches.
  func endTouches() {
    writer.append("\n],\"expected\":")
  }

  /// Writes the end of the object.
  func end(isBrief: Bool) {
    writer.append(isBrief ? "}\n" : ",\"notLookedAt\":[]}\n")
    writer.flush()
  }

  /// Writes who and where a view is, without the closing brace.
  func writePlace(of view: Int) {
    writeName(of: view)
    writer.append(",\"window\":")
    writer.append(built.shownRoots.firstIndex(of: lineage.root(view)) ?? 0)
    writer.append(",\"path\":")
    writeList(lineage.path(view)) { writer.append($0) }
  }

  /// Writes who a view is, without the closing brace.
  func writeName(of view: Int) {
    fragments.writeName(of: view, to: writer)
  }

  func write(_ string: String) {
    writer.append(JSONText.quoted(string))
  }

  func writeList<Element>(_ elements: some Sequence<Element>, _ write: (Element) -> Void) {
    writer.append("[")
    var isFirst = true
    for element in elements {
      if !isFirst { writer.append(byte: UInt8(ascii: ",")) }
      isFirst = false
      write(element)
    }
    writer.append("]")
  }

  /// The responders that the input names.
  private func writeChain(_ chain: [ChainLink]) {
    var isFirst = true
    for link in chain {
      if case .other = link { continue }
      if !isFirst { writer.append(byte: UInt8(ascii: ",")) }
      isFirst = false
      switch link {
      case .view(let view): writeName(of: view)
      case .controller(let name): writer.append(WalkFragments.name(class: name, address: nil))
      case .other: break
      }
      writer.append("}")
    }
  }
}
