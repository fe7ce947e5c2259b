import FingerpostTrace

/// The result of a gesture for each recognizer and each view, without intermediate steps.
package nonisolated struct GestureResult: Sendable {
  /// Something that a recognizer did or a view got, and when.
  package struct Entry: Hashable, Sendable {
    /// A state that the recognizer acted for, `failed`, or the phase that the view got.
    package var what: String
    /// The time since the gesture began, in nanoseconds.
    package var nanoseconds: Int64
    /// What else distinguishes entries: the rule of a failure, whether a phase was late.
    package var mark: String
  }

  /// For each recognizer, by its index, what it did; ascending.
  package private(set) var recognizers: [(recognizer: Int, entries: [Entry])] = []
  /// Where each is in ``recognizers``; looked up only, never walked.
  private var places: [Int: Int] = [:]
  /// For each view, by its index, what it got; ascending.
  package private(set) var views: [(view: Int, entries: [Entry])] = []
  /// The recognizers that acted, in the order of their first action.
  package private(set) var actors: [Int] = []
  /// For each control, the kinds of events that it sent, each once in a row; in the order of their first event.
  package private(set) var controls: [(control: Int, kinds: [ControlEventKind])] = []
  /// The scroll views that scrolled, with how far; in the order of their first step.
  package private(set) var scrolls: [Scroll] = []
  /// What else distinguishes gestures.
  package private(set) var marks: [String] = []
  /// Whether a view got something late, or lost a contact.
  package private(set) var isFelt = false
  /// The views that the contacts belong to, in the order of their coming down.
  package private(set) var targets: [Int] = []

  package init(_ run: GestureRun) {
    for timed in run.events {
      switch timed.event {
      case .verdict(let recognizer, let verdict): note(recognizer, verdict, timed.nanoseconds)
      case .delivered(let phase, let view, _, let late):
        if late > 0 || phase == .cancelled { isFelt = true }
        note(view, phase, timed.nanoseconds, late)
      case .targeted(_, let view):
        if !targets.contains(view) { targets.append(view) }
      case .taken, .judged: isFelt = true
      case .control(let kind, let control, _): note(kind, of: control)
      case .scrolled(let step, let view, let x, let y): note(step, of: view, x: x, y: y)
      case .refused(let recognizer, let control): marks.append("x\(recognizer) \(control)")
      case .tracking(.disabled, let control, _), .tracking(.refused, let control, _):
        marks.append("d\(control)")
      case .withheld(_, let view, let reason): marks.append("w\(view) \(reason.rawValue)")
      default: break
      }
    }
    for recognizer in run.undecided {
      add(recognizer, Entry(what: "waits forever", nanoseconds: 0, mark: ""))
    }
    recognizers.sort { $0.recognizer < $1.recognizer }
    for (place, entry) in recognizers.enumerated() { places[entry.recognizer] = place }
    views.sort { $0.view < $1.view }
  }

  /// Whether a view got the beginning only together with the end.
  package func isToldAtOnce(_ entries: [Entry]) -> Bool {
    guard let began = entries.first(where: { $0.what == "began" }), began.mark == "late" else { return false }
    return entries.contains { $0.what == "ended" && $0.nanoseconds == began.nanoseconds }
  }

  /// The events of controls that say how a touch ended.
  package static let telling: [ControlEventKind] = [
    .valueChanged, .editingDidBegin, .touchUpInside, .touchUpOutside, .touchCancel,
  ]

  /// A key that is equal for two gestures with the same result, apart from times.
  package var shape: [String] {
    recognizers.map { recognizer, entries in "r\(recognizer) " + Self.shape(entries) }
      + views.map { view, entries in
        "v\(view) " + (isToldAtOnce(entries) ? "at once " : "")
          + Self.shape(entries.filter { $0.what != "moved" || !$0.mark.isEmpty })
      } + targets.map { "t\($0)" }
      + controls.map { control, kinds in
        // It does not matter how long a finger drags inside.
        "c\(control) " + kinds.filter { $0 != .touchDragInside }.map(\.rawValue).joined(separator: " ")
      } + scrolls.map { "s\($0.view)" } + marks
  }

  /// How a scroll view scrolled.
  package struct Scroll: Sendable {
    package var view: Int
    /// The offset of the content before, in points, as far as it is known.
    package var from: (x: Double, y: Double)
    /// The offset after the last step.
    package var to: (x: Double, y: Double)
  }

  private mutating func note(_ kind: ControlEventKind, of control: Int) {
    guard let place = controls.firstIndex(where: { $0.control == control }) else {
      controls.append((control, [kind]))
      return
    }
    if controls[place].kinds.last != kind { controls[place].kinds.append(kind) }
  }

  private mutating func note(_ step: ScrollStep, of view: Int, x: Double, y: Double) {
    guard let place = scrolls.firstIndex(where: { $0.view == view }) else {
      scrolls.append(Scroll(view: view, from: (x, y), to: (x, y)))
      return
    }
    scrolls[place].to = (x, y)
  }

  /// What a recognizer did.
  package func entries(of recognizer: Int) -> [Entry] {
    places[recognizer].map { recognizers[$0].entries } ?? []
  }

  /// What a view got.
  package func entries(ofView view: Int) -> [Entry] {
    views.first { $0.view == view }?.entries ?? []
  }

  private mutating func note(_ recognizer: Int, _ verdict: GestureEvent.Verdict, _ now: Int64) {
    if verdict.state != .failed, !actors.contains(recognizer) { actors.append(recognizer) }
    let mark = verdict.state == .failed ? verdict.rule.rawValue : verdict.wait == nil ? "" : "waited"
    add(recognizer, Entry(what: verdict.state.name, nanoseconds: now, mark: mark))
  }

  private mutating func note(_ view: Int, _ phase: TouchPhase, _ now: Int64, _ late: Int64) {
    let entry = Entry(what: phase.rawValue, nanoseconds: now, mark: late > 0 ? "late" : "")
    guard let place = views.firstIndex(where: { $0.view == view }) else {
      views.append((view, [entry]))
      return
    }
    // Moves in a row count once.
    if entry.what == "moved", views[place].entries.last?.what == "moved" { return }
    views[place].entries.append(entry)
  }

  private mutating func add(_ recognizer: Int, _ entry: Entry) {
    guard let place = places[recognizer] else {
      places[recognizer] = recognizers.count
      recognizers.append((recognizer, [entry]))
      return
    }
    if entry.what == "changed", recognizers[place].entries.last?.what == "changed" { return }
    recognizers[place].entries.append(entry)
  }

  private static func shape(_ entries: [Entry]) -> String {
    entries.map { $0.what + $0.mark }.joined(separator: " ")
  }
}
