import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import FingerpostTrace

/// What a control does, in words.
nonisolated extension Words {
  /// The events that a control sends, in order, each with its time.
  func events(_ activity: ControlActivity) -> String {
    let texts = ControlEventText.listed(
      activity.events.map { ControlEventText.Moment($0.kind, at: $0.nanoseconds, count: $0.count) })
    return texts.isEmpty ? "no event" : texts
  }

  /// Why the control's main event is never sent, as a sentence with its rules; nil if it is sent.
  func hindrance(_ activity: ControlActivity, of view: Int, _ standard: StandardClass) -> Sentence? {
    guard let hindrance = activity.hindrance else { return nil }
    return "\(standard.purpose.rawValue) never fires: \(reason(hindrance, of: view, standard).ended)"
  }

  /// Why a control does not send its main event, as a clause with its rules.
  ///
  /// - Parameter isNamed: whether the sentence has named the control already.
  func reason(
    _ hindrance: ControlActivity.Hindrance, of view: Int, _ standard: StandardClass, isNamed: Bool = false
  ) -> Sentence {
    let name: Sentence = isNamed ? "it" : short(view)
    switch hindrance {
    case .disabled: return "\(name) is disabled, so it is hit and does nothing\(rules: "CTL-20", "HIT-20")"
    case .busy: return "\(name) tracks another finger\(rules: "CTL-4")"
    case .refused:
      return standard == .slider
        ? "the finger is not on the thumb, and beginTracking(_:with:) refuses it\(rules: "CTL-5", "SLD-1")"
        : "beginTracking(_:with:) refuses the touch\(rules: "CTL-5")"
    case .stopped: return "continueTracking(_:with:) ends tracking\(rules: "CTL-6")"
    case .cancelled(let recognizer):
      guard let recognizer else { return "the \(contact) is cancelled\(rules: "CTL-17")" }
      let end: Sentence = isNamed ? " from it" : ", and \(name) gets \(method("cancelled"))"
      return "\(recognizers.short(recognizer)) takes the \(contact)\(end)\(rules: "DLV-1", "CTL-17")"
    case .takenBefore(let recognizer):
      let end: Sentence = isNamed ? "from it before \(method("began"))" : "before \(name) hears of it"
      return "\(recognizers.short(recognizer)) takes the \(contact) \(end)\(rules: "DLV-1", "DLV-17")"
    case .withheld(let reason): return "\(reason.text)\(rules: reason.rule.rawValue)"
    case .failed(let recognizer, let verdict):
      return
        "\(recognizers.short(recognizer)) fails: \(why(recognizer, verdict))\(rules: "TXF-1", verdict.rule.rawValue)"
    case .liftedOutside where standard == .switchControl:
      return
        "the finger lifts more than \(Words.plain(eventRules.controlSlop)) pt outside \(name), and has not dragged the thumb "
        + "across\(rules: "CTL-13", "SWC-1")"
    case .liftedOutside:
      return
        "the finger lifts more than \(Words.plain(eventRules.controlSlop)) pt outside \(name)\(rules: "CTL-13", "CTL-16")"
    case .menu: return "its menu opens at the touch-down instead\(rules: "CTL-32")"
    case .unheard: return "the touch does not get to \(name)\(rules: "RESP-10")"
    case .forwarded(let inner):
      return
        "the touch belongs to \(short(inner)), inside \(name), and a control does not track touches of views "
        + "that were put into it\(rules: "CTL-51")"
    case .targetless:
      return
        "\(name) sends \(standard.purpose(ofPress: screen.isTelevision).rawValue), and has no target for it, so no action is called\(rules: "CTL-29")"
    case .untargeted:
      return
        "select makes \(name) send primaryActionTriggered and nothing else, and its targets are for other events\(rules: "PRESS-5")"
    case .unchanged:
      let hint = standard == .slider ? "; a slider acts on a drag" : ""
      return "the value stays the same\(end(of: view) ?? hint)\(rules: standard.purpose.rule.rawValue)"
    }
  }

  /// That a control is at an end of its range, so that it goes one way only; nil where the input does not say so.
  private func end(of view: Int) -> String? {
    let settings = screen.views[view].settings
    guard let value = settings[number: "value"] else { return nil }
    for (name, end) in [
      ("maximumValue", settings[number: "maximumValue"]), ("minimumValue", settings[number: "minimumValue"]),
    ]
    where end == value {
      return ": it is \(Words.plain(value)) already, its \(name)"
    }
    return nil
  }

  /// The recognizers that the control keeps from beginning, as a sentence; nil where it keeps none.
  func refusals(_ activity: ControlActivity, of control: Int) -> Sentence? {
    guard !activity.refusals.isEmpty else { return nil }
    return
      "\(short(control)) does not let \(activity.refusals.map(recognizers.short).listed()) begin.\(rules: "CTL-40", "CTL-44")"
  }

  /// Where an action goes.
  func route(_ action: ControlActivity.Action) -> Sentence {
    let head = "\(action.kind.map { "\($0.rawValue) sends " } ?? "")\(Words.oneLine(action.name, limit: 80))"
    switch action.performer {
    case .closure: return "\(head): a closure.\(rules: "CTL-31")"
    case .object(let name):
      return "\(head) to \(code: Words.oneLine(ClassName(name).short, limit: 60)).\(rules: "ACT-1")"
    case .responder(let responder) where action.asked.isEmpty:
      return "\(head) to \(name(responder)).\(rules: "ACT-1")"
    case .responder(let responder):
      return
        "\(head) with no target: \(chain(action.asked)) \(asked(action)), and \(name(responder)) performs it."
        + "\(rules: "ACT-1", "ACT-2")"
    case .nobody:
      let end =
        screen.kind == .scenario
        ? "and none performs it" : "and the input does not say which of them implements it"
      return
        "\(head) with no target: \(chain(action.asked)) \(asked(action)), \(end).\(rules: "ACT-1", "ACT-2", "ACT-3")"
    }
  }

  private func asked(_ action: ControlActivity.Action) -> String {
    action.asked.count == 1 ? "is asked" : "are asked in this order"
  }

  private func chain(_ responders: [GestureEvent.Responder]) -> Sentence {
    let names = responders.map { name($0) }
    guard names.count > 12 else { return names.joined(by: ", ") }
    return (names.prefix(6) + ["\(names.count - 10) more"] + names.suffix(4)).joined(by: ", ")
  }

  private func name(_ responder: GestureEvent.Responder) -> Sentence {
    switch responder {
    case .view(let view): short(view)
    case .other(let name): "\(code: Words.oneLine(ClassName(name).short, limit: 60))"
    }
  }

  /// The targets of the control, as far as the input says.
  func targets(_ view: Int) -> [Sentence] {
    guard screen.kind != .scenario else { return [] }
    guard let targets = screen.views[view].targets else {
      return ["The input does not say which targets its events have."]
    }
    if targets.isEmpty { return ["It has no target, so its events have no effect."] }
    let lines = targets.prefix(8).map { target -> Sentence in
      let who: Sentence =
        target.className.map {
          let address = target.address.map { " (\(Words.oneLine($0)))" } ?? ""
          return "\(code: Words.oneLine(ClassName($0).short, limit: 60))\(address)"
        } ?? "the first object in the responder chain that has it"
      return
        "Registered: \(target.events.map { Words.oneLine($0) }.listed()) → \(Words.oneLine(target.action, limit: 80)) of \(who)."
    }
    let rest = targets.count - lines.count
    return lines + (rest > 0 ? ["And \(rest) more."] : [])
  }

  /// The sentence where no control is hit.
  func noControl(at hit: Int?) -> Sentence {
    guard let hit else { return "No control is hit, so none sends an event." }
    guard let suspect = lineage.line(hit).reversed().first(where: { isSuspect(screen.views[$0]) }) else {
      return "No control is on the way from \(short(hit)) to the window, so none sends an event."
    }
    return "\(full(suspect)) may be a control: the input does not name the class that it builds on, so this "
      + "report cannot say what it would send."
  }

  /// Whether a view has the name of a control, but nothing says that it is one.
  private func isSuspect(_ view: ScreenView) -> Bool {
    guard !screen.hasElementTypes, screen.kind != .scenario, view.superclasses == nil, view.baseClass == nil
    else {
      return false
    }
    let name = ClassName(view.className).short
    return ["Button", "Control", "Switch", "Slider", "TextField", "Stepper"].contains { name.hasSuffix($0) }
  }
}
