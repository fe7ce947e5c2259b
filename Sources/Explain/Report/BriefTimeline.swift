import FingerpostScenarios
import FingerpostTrace

/// What happens in a gesture, moment by moment, without what happens in every touch.
struct BriefTimeline {
  private let recognizers: RecognizerSet
  private let words: Words

  init(_ recognizers: RecognizerSet, _ words: Words) {
    self.recognizers = recognizers
    self.words = words
  }

  /// A subject and its predicate, such as `UIButton` and `sends touchDown`.
  private struct Clause: Equatable {
    var subject: String
    var predicate: String

    init(_ subject: String, _ predicate: String) {
      self.subject = subject
      self.predicate = predicate
    }
  }

  /// A moment: when, what happens, and the rules that decided.
  private struct Moment {
    var nanoseconds: Int64
    var clauses: [Clause]
    var rules: [String]

    /// The clauses in a row, with each subject named once.
    var text: String {
      var text = ""
      for (place, clause) in clauses.enumerated() {
        let isSame = place > 0 && clauses[place - 1].subject == clause.subject
        text += place == 0 ? "" : isSame ? ", " : "; "
        text += isSame ? clause.predicate : "\(clause.subject) \(clause.predicate)"
      }
      return text
    }
  }

  /// The moments at which something is decided.
  private func moments(_ run: GestureRun) -> [Moment] {
    var moments: [Moment] = []
    for timed in run.events {
      guard let clause = clause(timed.event) else { continue }
      let rule = timed.event.rule?.rawValue
      if moments.last?.nanoseconds != timed.nanoseconds {
        moments.append(Moment(nanoseconds: timed.nanoseconds, clauses: [], rules: []))
      }
      let last = moments.count - 1
      if moments[last].clauses.last != clause { moments[last].clauses.append(clause) }
      if let rule, rule != "EVT-1", !moments[last].rules.contains(rule) { moments[last].rules.append(rule) }
    }
    return Self.merged(moments)
  }

  /// The moments as lines.
  func lines(_ run: GestureRun, atMost most: Int) -> [String] {
    let moments = moments(run)
    let lines = moments.prefix(most).flatMap { moment -> [String] in
      let time = Words.milliseconds(moment.nanoseconds)
      let rules = moment.rules.isEmpty ? "" : "  [\(moment.rules.prefix(4).joined(separator: ", "))]"
      let indent = String(repeating: " ", count: max(0, 8 - time.count)) + time + "  "
      return TextLines.wrapped(
        moment.text + rules, indent: indent,
        hanging: String(repeating: " ", count: indent.count + 2))
    }
    return lines + (moments.count > most ? ["          … (--full)"] : [])
  }

  /// Moves in a row with the same effect are reported once.
  private static func merged(_ moments: [Moment]) -> [Moment] {
    var merged: [Moment] = []
    for moment in moments where merged.last?.clauses != moment.clauses { merged.append(moment) }
    return merged
  }

  private func clause(_ event: GestureEvent) -> Clause? {
    switch event {
    case .delivered(let phase, let view, _, let late):
      guard phase != .moved else { return nil }
      let delay = late > 0 ? ", \(Words.milliseconds(late)) late" : ""
      return Clause(words.short(view), "gets \(GestureWords.method(phase.rawValue))\(delay)")
    case .withheld(_, let view, let reason):
      return Clause("the touch", "is kept from \(words.short(view)): \(reason.text)")
    case .verdict(let recognizer, let verdict): return clause(recognizer, verdict)
    case .taken(_, let recognizer, .some(let view)):
      return Clause(recognizers.brief(recognizer), "takes the touch before \(words.short(view)) hears of it")
    case .control(let kind, let control, _):
      return kind == .touchDragInside || kind == .primaryActionTriggered
        ? nil : Clause(words.short(control), "sends \(kind.rawValue)")
    case .refused(let recognizer, let control):
      return Clause(words.short(control), "does not let \(recognizers.brief(recognizer)) begin")
    case .tracking(let change, let control, _):
      switch change {
      case .disabled, .refused, .busy, .stopped, .forwarded:
        return Clause(words.short(control), "\(change.text) the touch")
      default: return nil
      }
    case .heldBack(_, _, let view, let recognizer):
      return Clause(recognizers.brief(recognizer), "holds the touch back from \(words.short(view))")
    case .judged(let decision, let view, let scrollView):
      let end = decision == .loses ? "scrolls" : "does not scroll"
      return Clause(words.short(view), "\(decision.text) \(words.short(scrollView)) \(end)")
    case .circle(let recognizer):
      return Clause(recognizers.brief(recognizer), "waits, through others, for itself")
    case .waits(let recognizer, let other):
      return Clause(recognizers.brief(recognizer), "waits for \(recognizers.brief(other)) to fail")
    default: return nil
    }
  }

  private func clause(_ recognizer: Int, _ verdict: GestureEvent.Verdict) -> Clause? {
    let name = recognizers.brief(recognizer)
    switch verdict.state {
    case .began: return Clause(name, "begins")
    case .ended where !verdict.hasBegun: return Clause(name, "acts")
    case .failed where recognizers.part(recognizer) == nil:
      let reason = GestureWords(recognizers: recognizers, words: words).reason(verdict)
      return Clause(name, "fails: \(reason.filter { $0 != "`" })")
    default: return nil
    }
  }
}
