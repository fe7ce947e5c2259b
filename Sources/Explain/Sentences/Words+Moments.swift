import FingerpostGestures
import FingerpostText
import FingerpostTrace

/// A subject and its predicate, such as `UIButton` and `sends touchDown`.
private nonisolated struct MomentClause: Equatable {
  var subject: Sentence
  var predicate: Sentence

  init(_ subject: Sentence, _ predicate: Sentence) {
    self.subject = subject
    self.predicate = predicate
  }
}

/// A moment: when, what happens, and the rules that decided.
private nonisolated struct Moment {
  var nanoseconds: Int64
  var clauses: [MomentClause]
  var rules: [String]

  /// The clauses in a row, with each subject named once.
  var sentence: Sentence {
    var sentence = Sentence()
    for (place, clause) in clauses.enumerated() {
      let isSame = place > 0 && clauses[place - 1].subject == clause.subject
      sentence += place == 0 ? "" : isSame ? ", " : "; "
      sentence += isSame ? clause.predicate : "\(clause.subject) \(clause.predicate)"
    }
    return sentence + "\(rules: Array(rules.prefix(4)))"
  }
}

nonisolated extension Words {
  /// The moments of a gesture at which something is decided, without what happens in every touch.
  func moments(_ run: GestureRun) -> [TimedSentence] {
    var moments: [Moment] = []
    for timed in run.events {
      guard let clause = momentClause(timed.event, isPress: run.script.isPress) else { continue }
      if moments.last?.nanoseconds != timed.nanoseconds {
        moments.append(Moment(nanoseconds: timed.nanoseconds, clauses: [], rules: []))
      }
      let last = moments.count - 1
      if moments[last].clauses.last != clause { moments[last].clauses.append(clause) }
      guard let rule = timed.event.rule, rule != .evt1 else { continue }
      let id = run.script.isPress && rule == .ctl32 ? "PRESS-5" : rule.rawValue
      if !moments[last].rules.contains(id) { moments[last].rules.append(id) }
    }
    // Moves in a row with the same effect are reported once.
    var merged: [Moment] = []
    for moment in moments where merged.last?.clauses != moment.clauses { merged.append(moment) }
    return merged.map { TimedSentence(time: Words.milliseconds($0.nanoseconds), sentence: $0.sentence) }
  }

  /// How a recognizer waits for itself, after the word.
  func circle(of recognizer: Int) -> String {
    recognizers.waitsForItself(recognizer) ? " for itself" : ", through others, for itself"
  }

  private func momentClause(_ event: GestureEvent, isPress: Bool) -> MomentClause? {
    switch event {
    case .delivered(let phase, let view, _, let late):
      guard phase != .moved else { return nil }
      let delay = late > 0 ? ", \(Words.milliseconds(late)) late" : ""
      return MomentClause(short(view), "gets \(method(phase.rawValue))\(delay)")
    case .withheld(_, let view, let reason):
      return MomentClause("the touch", "is kept from \(short(view)): \(reason.text)")
    case .verdict(let recognizer, let verdict): return momentClause(recognizer, verdict)
    case .taken(_, let recognizer, .some(let view)):
      return MomentClause(
        recognizers.short(recognizer), "takes the \(contact) before \(short(view)) hears of it")
    case .control(let kind, let control, _):
      let isEditing = kind == .editingDidBegin && reader.isBeingEdited(control)
      return kind == .touchDragInside || kind == .primaryActionTriggered && !isPress || isEditing
        ? nil : MomentClause(short(control), "sends \(kind.rawValue)")
    case .refused(let recognizer, let control):
      return MomentClause(short(control), "does not let \(recognizers.short(recognizer)) begin")
    case .tracking(let change, let control, _):
      switch change {
      case .disabled, .refused, .busy, .stopped, .forwarded:
        return MomentClause(short(control), "\(change.text) the touch")
      default: return nil
      }
    case .heldBack(_, _, let view, let recognizer):
      return MomentClause(recognizers.short(recognizer), "holds the \(contact) back from \(short(view))")
    case .judged(let decision, let view, let scrollView):
      let end = decision == .loses ? "scrolls" : "does not scroll"
      return MomentClause(short(view), "\(decision.text) \(short(scrollView)) \(end)")
    case .circle(let recognizer):
      return MomentClause(recognizers.short(recognizer), "waits\(circle(of: recognizer))")
    // That it waits for itself is said next.
    case .waits(let recognizer, let other) where recognizer == other: return nil
    case .waits(let recognizer, let other):
      return MomentClause(recognizers.short(recognizer), "waits for \(recognizers.short(other)) to fail")
    default: return nil
    }
  }

  private func momentClause(_ recognizer: Int, _ verdict: GestureEvent.Verdict) -> MomentClause? {
    let name = recognizers.short(recognizer)
    switch verdict.state {
    case .began: return MomentClause(name, "begins")
    case .ended where !verdict.hasBegun: return MomentClause(name, "acts")
    case .failed where recognizers.part(recognizer) == nil:
      return MomentClause(name, "fails: \(why(recognizer, verdict))")
    default: return nil
    }
  }
}
