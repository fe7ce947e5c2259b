import FingerpostScreens
import FingerpostTrace

/// What a control does, in words.
struct ControlWords {
  let screen: Screen
  let words: Words
  let recognizers: RecognizerSet
  /// How far around a control a finger counts as inside, in points.
  let slop: Double

  /// The events that a control sends, in order, each with its time.
  func events(_ activity: ControlActivity) -> String {
    var moments: [(nanoseconds: Int64, kinds: [String])] = []
    for event in activity.events {
      let kind = event.kind.rawValue + (event.count > 1 ? " \(event.count) times" : "")
      if moments.last?.nanoseconds == event.nanoseconds {
        moments[moments.count - 1].kinds.append(kind)
      } else {
        moments.append((event.nanoseconds, [kind]))
      }
    }
    let texts = moments.map { "\(Words.list($0.kinds)) (\(Words.milliseconds($0.nanoseconds)))" }
    return texts.isEmpty ? "no event" : texts.joined(separator: " → ")
  }

  /// Why the control's main event is never sent, as a sentence with its rules; nil if it is sent.
  func hindrance(_ activity: ControlActivity, of report: ControlReport) -> String? {
    guard let hindrance = activity.hindrance else { return nil }
    return
      "\(report.standard.purpose.rawValue) never fires: \(reason(hindrance, of: report.view, report.standard))"
  }

  /// Why a control does not send its main event, as a sentence with its rules.
  func reason(_ hindrance: ControlActivity.Hindrance, of view: Int, _ standard: StandardClass) -> String {
    let name = words.short(view)
    switch hindrance {
    case .disabled: return "\(name) is disabled, so it is hit and does nothing. [CTL-20, HIT-20]"
    case .busy: return "\(name) tracks another finger. [CTL-4]"
    case .refused:
      return standard == .slider
        ? "the finger is not on the thumb, and beginTracking(_:with:) refuses it. [CTL-5, SLD-1]"
        : "beginTracking(_:with:) refuses the touch. [CTL-5]"
    case .stopped: return "continueTracking(_:with:) ends tracking. [CTL-6]"
    case .cancelled(let recognizer):
      guard let recognizer else { return "the touch is cancelled. [CTL-17]" }
      return
        "\(recognizers.short(recognizer)) takes the touch, and \(name) gets touchesCancelled. [DLV-1, CTL-17]"
    case .takenBefore(let recognizer):
      return "\(recognizers.short(recognizer)) takes the touch before \(name) hears of it. [DLV-1, DLV-17]"
    case .withheld(let reason): return "\(reason.text). [\(reason.rule.rawValue)]"
    case .failed(let recognizer, let verdict):
      let why = GestureWords(recognizers: recognizers, words: words).reason(verdict)
      return "\(recognizers.short(recognizer)) fails: \(why). [TXF-1, \(verdict.rule.rawValue)]"
    case .liftedOutside where standard == .switchControl:
      return
        "the finger lifts more than \(Words.plain(slop)) pt outside \(name), and has not dragged the thumb "
        + "across. [CTL-13, SWC-1]"
    case .liftedOutside:
      return "the finger lifts more than \(Words.plain(slop)) pt outside \(name). [CTL-13, CTL-16]"
    case .menu: return "its menu opens at the touch-down instead. [CTL-32]"
    case .unheard: return "the touch does not get to \(name). [RESP-10]"
    case .forwarded(let inner):
      return
        "the touch belongs to \(words.short(inner)), inside \(name): \(name)'s touch methods are called, "
        + "but it does not track the touch. [CTL-51]"
    case .unchanged: return "the value stays the same. [\(standard.purpose.rule.rawValue)]"
    }
  }

  /// The recognizers that the control keeps from beginning, as a sentence; nil where it keeps none.
  func refusals(_ activity: ControlActivity, of control: Int) -> String? {
    guard !activity.refusals.isEmpty else { return nil }
    return
      "\(words.short(control)) does not let \(Words.list(activity.refusals.map(recognizers.short))) begin. "
      + "[CTL-40, CTL-44]"
  }

  /// Where an action goes.
  func route(_ action: ControlActivity.Action) -> String {
    let head = "\(action.kind.map { "\($0.rawValue) sends " } ?? "")\(Words.oneLine(action.name, limit: 80))"
    switch action.performer {
    case .closure: return "\(head): a closure. [CTL-31]"
    case .object(let name): return "\(head) to `\(Words.oneLine(ClassName(name).short, limit: 60))`. [ACT-1]"
    case .responder(let responder) where action.asked.isEmpty: return "\(head) to \(name(responder)). [ACT-1]"
    case .responder(let responder):
      return
        "\(head) with no target: \(chain(action.asked)) \(asked(action)), and \(name(responder)) performs it. "
        + "[ACT-1, ACT-2]"
    case .nobody:
      let end =
        screen.kind == .scenario
        ? "and none performs it" : "and the input does not say which of them implements it"
      return "\(head) with no target: \(chain(action.asked)) \(asked(action)), \(end). [ACT-1, ACT-2, ACT-3]"
    }
  }

  private func asked(_ action: ControlActivity.Action) -> String {
    action.asked.count == 1 ? "is asked" : "are asked in this order"
  }

  private func chain(_ responders: [GestureEvent.Responder]) -> String {
    let names = responders.map { name($0) }
    guard names.count > 12 else { return names.joined(separator: ", ") }
    return (names.prefix(6) + ["\(names.count - 10) more"] + names.suffix(4)).joined(separator: ", ")
  }

  private func name(_ responder: GestureEvent.Responder) -> String {
    switch responder {
    case .view(let view): words.short(view)
    case .other(let name): "`\(Words.oneLine(ClassName(name).short, limit: 60))`"
    }
  }

  /// The targets of the control, as far as the input says.
  func targets(_ view: Int) -> [String] {
    guard screen.kind != .scenario else { return [] }
    guard let targets = screen.views[view].targets else {
      return ["The input does not say which targets its events have."]
    }
    if targets.isEmpty { return ["It has no target, so its events have no effect."] }
    let lines = targets.prefix(8).map { target in
      let who =
        target.className.map {
          "`\(Words.oneLine(ClassName($0).short, limit: 60))`"
            + (target.address.map { " (\(Words.oneLine($0)))" } ?? "")
        }
        ?? "the first object in the responder chain that has it"
      return
        "Registered: \(Words.list(target.events.map { Words.oneLine($0) })) → \(Words.oneLine(target.action, limit: 80)) of \(who)."
    }
    let rest = targets.count - lines.count
    return lines + (rest > 0 ? ["And \(rest) more."] : [])
  }
}
