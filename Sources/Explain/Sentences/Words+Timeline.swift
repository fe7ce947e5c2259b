import FingerpostGestures
import FingerpostText
import FingerpostTrace
import Foundation

/// Something that is said of a time.
nonisolated struct TimedSentence: Sendable {
  /// The time, such as `84 ms`.
  var time: String
  var sentence: Sentence
}

nonisolated extension Words {
  /// A gesture as lines, one for each moment; moves without effect share a line.
  func timeline(_ run: GestureRun) -> [TimedSentence] {
    var lines: [TimedSentence] = []
    var quiet: [Moment] = []
    var starts: [Int: (x: Double, y: Double)] = [:]
    for moment in instants(run) {
      for event in moment.events {
        if case .finger(let finger, .down, let x, let y) = event { starts[finger] = (x, y) }
      }
      if moment.isQuiet {
        if let last = quiet.last, last.hasFingers != moment.hasFingers {
          if let line = line(quiet) { lines.append(line) }
          quiet.removeAll()
        }
        quiet.append(moment)
        continue
      }
      if let line = line(quiet) { lines.append(line) }
      quiet.removeAll()
      lines.append(
        TimedSentence(time: Words.milliseconds(moment.nanoseconds), sentence: sentence(moment, starts)))
    }
    if let line = line(quiet) { lines.append(line) }
    for recognizer in run.undecided {
      lines.append(
        TimedSentence(time: "never", sentence: "\(recognizers.short(recognizer)) acts: it keeps waiting"))
    }
    return lines
  }

  /// What happens at one time.
  private struct Moment {
    var nanoseconds: Int64
    var events: [GestureEvent]

    /// Whether a finger did something.
    var hasFingers: Bool {
      events.contains { event in
        if case .finger = event { true } else { false }
      }
    }

    /// Whether there is nothing but moves and what happens at every move.
    var isQuiet: Bool {
      events.allSatisfy { event in
        switch event {
        case .finger(_, .move, _, _): true
        case .verdict(_, let verdict): verdict.state == .changed
        case .delivered(.moved, _, _, 0): true
        case .control(.touchDragInside, _, _), .control(.touchDragOutside, _, _): true
        case .scrolled(.moved, _, _, _): true
        default: false
        }
      }
    }
  }

  private func instants(_ run: GestureRun) -> [Moment] {
    var moments: [Moment] = []
    for timed in run.events {
      if moments.last?.nanoseconds == timed.nanoseconds {
        moments[moments.count - 1].events.append(timed.event)
      } else {
        moments.append(Moment(nanoseconds: timed.nanoseconds, events: [timed.event]))
      }
    }
    return moments
  }

  /// A line for moves without effect.
  private func line(_ quiet: [Moment]) -> TimedSentence? {
    guard let first = quiet.first, let last = quiet.last else { return nil }
    var changes: [(recognizer: Int, count: Int)] = []
    var views: [Int] = []
    var drags: [(control: Int, kind: ControlEventKind, count: Int)] = []
    var scrolls: [(view: Int, x: Double, y: Double)] = []
    for event in quiet.flatMap(\.events) {
      switch event {
      case .verdict(let recognizer, _):
        if let place = changes.firstIndex(where: { $0.recognizer == recognizer }) {
          changes[place].count += 1
        } else {
          changes.append((recognizer, 1))
        }
      case .delivered(_, let view, _, _):
        if !views.contains(view) { views.append(view) }
      case .control(let kind, let control, _):
        if let place = drags.firstIndex(where: { $0.control == control && $0.kind == kind }) {
          drags[place].count += 1
        } else {
          drags.append((control, kind, 1))
        }
      case .scrolled(_, let view, let x, let y):
        if let place = scrolls.firstIndex(where: { $0.view == view }) {
          scrolls[place] = (view, x, y)
        } else {
          scrolls.append((view, x, y))
        }
      default: break
      }
    }
    var parts = changes.map { recognizer, count -> Sentence in
      "\(recognizers.short(recognizer)) changes \(count == 1 ? "once" : "\(count) times")"
    }
    if !views.isEmpty { parts.append("\(views.map { short($0) }.listed()) gets touchesMoved") }
    for (control, kind, count) in drags {
      parts.append(
        "\(short(control)) sends \(kind.rawValue)\(count == 1 ? "" : " \(count) times")\(rules: "CTL-11")")
    }
    for (view, x, y) in scrolls {
      parts.append("\(short(view)) scrolls to \(offset(x, y))\(rules: "SCR-17")")
    }
    let time = Words.milliseconds(last.nanoseconds)
    let text = parts.isEmpty ? "moves that change nothing" : parts.joined(by: "; ")
    let moves = quiet.count == 1 ? "a move: " : "\(quiet.count) moves: "
    return TimedSentence(
      time: first.nanoseconds == last.nanoseconds ? time : "to \(time)",
      sentence: first.hasFingers ? "\(moves)\(text)" : text)
  }

  private func offset(_ x: Double, _ y: Double) -> String {
    "(\(Words.plain((x * 10).rounded() / 10)), \(Words.plain((y * 10).rounded() / 10)))"
  }

  private func sentence(_ moment: Moment, _ starts: [Int: (x: Double, y: Double)]) -> Sentence {
    var clauses: [Sentence] = []
    var receivers: [Int] = []
    for event in moment.events {
      if case .received(_, let recognizer) = event {
        if !receivers.contains(recognizer) { receivers.append(recognizer) }
      }
    }
    if !receivers.isEmpty {
      let names = receivers.map(recognizers.short).listed()
      clauses.append("\(names) \(receivers.count == 1 ? "receives" : "receive") it")
    }
    for event in moment.events {
      if let clause = clause(event, in: moment) { clauses.append(clause) }
    }
    let fingers = fingers(moment, starts)
    if clauses.isEmpty { return Sentence(fingers) }
    return Sentence(fingers.isEmpty ? "" : "\(fingers): ") + clauses.joined(by: "; ")
  }

  /// What the fingers do at one time.
  private func fingers(_ moment: Moment, _ starts: [Int: (x: Double, y: Double)]) -> String {
    var changes: [(change: ContactChange, count: Int, distance: Double)] = []
    for event in moment.events {
      guard case .finger(let finger, let change, let x, let y) = event else { continue }
      let start = starts[finger] ?? (x, y)
      let distance = hypot(x - start.x, y - start.y)
      if changes.last?.change == change {
        changes[changes.count - 1].count += 1
      } else {
        changes.append((change, 1, distance))
      }
    }
    let texts = changes.map { change, count, distance in
      let who = count == 1 ? "finger" : "\(count) fingers"
      switch change {
      case .down: return "\(who) down"
      case .up: return "\(who) up"
      case .cancel: return "\(who) taken away"
      case .move: return "\(who) \(Words.plain((distance * 10).rounded() / 10)) pt away"
      }
    }
    return texts.joined(separator: ", ")
  }

  private func clause(_ event: GestureEvent, in moment: Moment) -> Sentence? {
    switch event {
    case .finger, .targeted, .received: return nil
    case .dropped(_, let reason): return "\(reason.text)\(rules: reason.rule.rawValue)"
    case .withheld(_, let view, let reason):
      return "kept from \(short(view)): \(reason.text)\(rules: reason.rule.rawValue)"
    case .waits(let recognizer, let other):
      return
        "\(recognizers.short(recognizer)) waits: \(recognizers.short(other)) must fail first\(rules: "ARB-18")"
    case .circle(let recognizer):
      return "\(recognizers.short(recognizer)) waits\(circle(of: recognizer))\(rules: "ARB-25")"
    case .verdict(let recognizer, let verdict): return clause(recognizer, verdict)
    case .heldBack(let phase, _, let view, let recognizer):
      let rule = phase == .began ? "DLV-14" : "DLV-8"
      return "\(method(phase.rawValue)) is kept from \(short(view)) for "
        + "\(recognizers.short(recognizer))\(rules: rule)"
    case .taken(_, let recognizer, let view):
      return view.map {
        "\(recognizers.short(recognizer)) takes the touch before \(short($0)) hears of it\(rules: "DLV-17")"
      }
    case .delivered(let phase, let view, _, let late):
      let text: Sentence = "\(short(view)) gets \(method(phase.rawValue))"
      if phase == .cancelled { return "\(text)\(rules: "DLV-1")" }
      return late > 0 ? "\(text), \(Words.milliseconds(late)) late" : text
    case .tracking(let change, let control, _):
      switch change {
      case .disabled, .refused, .busy, .stopped:
        return "\(short(control)) \(change.text) the touch\(rules: change.rule.rawValue)"
      default: return nil
      }
    // A field that is being edited has begun before.
    case .control(.editingDidBegin, let control, _) where reader.isBeingEdited(control): return nil
    case .control(let kind, let control, _):
      return "\(short(control)) sends \(kind.rawValue)\(rules: kind.rule.rawValue)"
    case .refused(let recognizer, let control):
      return "\(short(control)) does not let \(recognizers.short(recognizer)) begin\(rules: "CTL-44")"
    case .sought, .action: return nil
    case .firstResponder(let change, let view):
      return change == .became ? "\(short(view)) becomes first responder\(rules: "FR-2")" : nil
    case .judged(let decision, let view, let scrollView):
      let end = decision == .loses ? "scrolls" : "does not scroll"
      return "\(short(view)) \(decision.text) \(short(scrollView)) \(end)"
        + "\(rules: decision.rule.rawValue)"
    case .scrolled(let step, let view, let x, let y):
      let place = step == .moved ? " to \(offset(x, y))" : ""
      return "\(short(view)) \(step.text)\(place)\(rules: step.rule.rawValue)"
    case .row(let step, let cell, _): return "\(short(cell)) \(step.text)\(rules: step.rule.rawValue)"
    }
  }
}
