import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// How what was found is put into words: names here, numbers, clauses and sentences in the extensions.
///
/// It is a value that knows the screen as it was read, and has nothing that could be touched or played.
package nonisolated struct Words: Sendable {
  let screen: Screen
  let lineage: Lineage
  let recognizers: RecognizerSet
  /// The standard class that each view is played as.
  let standards: [StandardClass?]
  let eventRules: EventRules
  /// The classes of which there are several views, so that the class alone would be ambiguous.
  private let ambiguous: Set<String>
  /// Looked up only, never walked: how many views have a label.
  private let labels: [String: Int]
  /// Finds out what acted in a run.
  package let reader: ActivityReader
  /// What is spoken of: a touch, or a press of a remote's button.
  var contact = "touch"

  init(
    _ screen: Screen, _ lineage: Lineage, _ recognizers: RecognizerSet, _ standards: [StandardClass?],
    _ eventRules: EventRules
  ) {
    self.screen = screen
    self.lineage = lineage
    self.recognizers = recognizers
    self.standards = standards
    self.eventRules = eventRules
    var seen: Set<String> = []
    var ambiguous: Set<String> = []
    var labels: [String: Int] = [:]
    for view in screen.views {
      let name = ClassName(view.className).short
      if !seen.insert(name).inserted { ambiguous.insert(name) }
      if let label = view.label { labels[label, default: 0] += 1 }
    }
    self.ambiguous = ambiguous
    self.labels = labels
    reader = ActivityReader(
      screen: screen, lineage: lineage, recognizers: recognizers, standards: standards)
  }

  /// Reads answers from runs.
  var finder: AnswerFinder { AnswerFinder(reader: reader) }

  /// A view's class without its module. The element of an application stands for its window: an application is no view.
  func className(_ view: Int) -> String {
    if screen.hasElementTypes, lineage.depths[view] == 0,
      ["Application", "XCUIElementTypeApplication"].contains(screen.views[view].className)
    {
      return "the application's window"
    }
    return Self.oneLine(ClassName(screen.views[view].className).short, limit: 60)
  }

  /// A view's class, or its own name where the input has such names; with what tells it from others of its class only in
  /// short sentences, which mention few views.
  package func short(_ view: Int) -> Sentence {
    if let own = ownName(view) { return "\(code: own)" }
    let name: Sentence = "\(code: className(view))"
    return isAmbiguous(view) ? Sentence(brief: brief(view), full: name) : name
  }

  /// A view's class with what distinguishes it from others of its class: its label and address, or else its place.
  func full(_ view: Int) -> Sentence {
    let name: Sentence = "\(code: className(view))"
    if let own = ownName(view) {
      return Sentence(
        brief: "\(code: own)", full: "\(code: own) (\(ClassName(screen.views[view].className).short))")
    }
    let marks = [label(view).map { "\"\(Self.oneLine($0))\"" }, screen.views[view].address].compactMap(\.self)
    return Sentence(brief: isAmbiguous(view) ? brief(view) : name, full: marked(name, view, marks))
  }

  /// A view of a class that others have, too: with its label if no other has it, or else its address.
  private func brief(_ view: Int) -> Sentence {
    let name: Sentence = "\(code: className(view))"
    let label = label(view).map { (text: "\"\(Self.oneLine($0))\"", count: labels[$0, default: 0]) }
    if let label, label.count == 1 { return "\(name) \(label.text)" }
    return marked(name, view, [screen.views[view].address ?? label?.text].compactMap(\.self))
  }

  private func marked(_ name: Sentence, _ view: Int, _ marks: [String]) -> Sentence {
    guard marks.isEmpty else { return "\(name) (\(marks.joined(separator: ", ")))" }
    let frame = screen.views[view].printedFrame
    guard frame != .zero else { return name }
    let box = Box(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    return "\(name) \(Self.box(box))"
  }

  /// The input's own name for a view, which says more than a class.
  private func ownName(_ view: Int) -> String? {
    screen.kind == .scenario ? screen.views[view].address : nil
  }

  private func label(_ view: Int) -> String? {
    screen.views[view].label.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func isAmbiguous(_ view: Int) -> Bool {
    ambiguous.contains(ClassName(screen.views[view].className).short)
  }

  /// What acts, by its shortest name.
  func name(_ actor: Activity.Actor) -> Sentence {
    switch actor {
    case .recognizer(let index): recognizers.short(index)
    case .view(let view): short(view)
    }
  }

  /// A text on one line, cut to a length, without control characters.
  package static func oneLine(_ text: String, limit: Int = 40) -> String {
    PlainText.line(text, limit: limit)
  }
}

nonisolated extension DefaultStringInterpolation {
  /// A sentence becomes text by `plain`, `brief` or `full`, which say how; here it would be printed as a value.
  @available(*, deprecated, message: "say how the sentence is written: plain, brief or full")
  mutating func appendInterpolation(_ sentence: Sentence) { appendLiteral(sentence.full) }
}
