import FingerpostText

/// Renders a trace for programs: JSON Lines, one object a fact, as `docs/trace-format.md` describes.
///
/// Keys come in a fixed order and numbers as their shortest exact text, so equal runs give equal bytes.
public struct TraceJSONRenderer {
  /// The version of the format, the value of `v` in every line.
  public static let version = 1

  /// Creates a renderer.
  public init() {}

  /// Renders a record as one line, without the line break.
  public func line(for record: TraceRecord) -> String {
    let json = JSONWriter()
    write(record, to: json)
    return json.text
  }

  /// Renders records as the JSON object of the lab's message `facts`, in UTF-8.
  public func message(for records: some Sequence<TraceRecord>) -> [UInt8] {
    let json = JSONWriter()
    json.object {
      json.field("m", "facts")
      json.field("facts", each: records) { write($0, to: json) }
    }
    return json.utf8
  }

  private func write(_ record: TraceRecord, to json: JSONWriter) {
    json.object {
      json.field("v", Self.version)
      json.field("n", record.number)
      json.field("t", Double(record.nanoseconds) / 1e9)
      add(record.fact, to: json)
      if let rule = record.fact.rule { json.field("rule", rule.rawValue) }
    }
  }

  private func add(_ fact: Fact, to json: JSONWriter) {
    switch fact {
    case .subject(let id, let kind, let name):
      json.field("fact", "subject")
      json.field("id", id)
      json.field("kind", kind.rawValue)
      json.field("name", name)
    case .contact(let contact, let change, let x, let y):
      json.field("fact", "contact")
      json.field("contact", contact)
      json.field("change", change.rawValue)
      json.field("x", x)
      json.field("y", y)
    case .pointer(let change, let x, let y):
      json.field("fact", "pointer")
      json.field("change", change.rawValue)
      json.field("x", x)
      json.field("y", y)
    case .pointed(let window, let view):
      json.field("fact", "pointed")
      json.field("window", window)
      json.field("view", view)
    case .press(let press, let change):
      json.field("fact", "press")
      json.field("press", press)
      json.field("change", change.rawValue)
    case .pressTargeted(let press, let responder):
      json.field("fact", "pressTargeted")
      json.field("press", press)
      json.field("responder", responder)
    case .signal, .signalTargeted, .signalDelivered, .signalForwarded, .shakeTaken, .systemActed, .typed:
      addSignal(fact, to: json)
    case .focused, .focusStays, .editMenu:
      addFocus(fact, to: json)
    case .windowAsked(let window, let contact, let pass, let level, let x, let y):
      json.field("fact", "windowAsked")
      json.field("window", window)
      json.field("contact", contact)
      json.field("pass", pass)
      json.field("level", level)
      json.field("x", x)
      json.field("y", y)
    case .windowAnswered(let window, let contact, let view):
      json.field("fact", "windowAnswered")
      json.field("window", window)
      json.field("contact", contact)
      json.field("view", view)
    case .visited(let visit):
      add(visit, to: json)
    case .answered(let view, let answer):
      json.field("fact", "answered")
      json.field("view", view)
      json.field("answer", answer)
    case .targeted(let contact, let window, let view):
      json.field("fact", "targeted")
      json.field("contact", contact)
      json.field("window", window)
      json.field("view", view)
    case .gathered(let contact, let samples):
      json.field("fact", "gathered")
      json.field("contact", contact)
      json.field("samples", samples)
    case .estimated, .updated, .updateTold, .updateForwarded: addEstimate(fact, to: json)
    case .dispatch(let step): add(step, to: json)
    case .dropped(let contact, let reason):
      json.field("fact", "dropped")
      json.field("contact", contact)
      json.field("reason", reason.rawValue)
    case .withheld(let contact, let view, let reason):
      json.field("fact", "withheld")
      json.field("contact", contact)
      json.field("view", view)
      json.field("reason", reason.rawValue)
    case .tapCount(let contact, let count, let reason):
      json.field("fact", "tapCount")
      json.field("contact", contact)
      json.field("count", count)
      json.field("reason", reason.rawValue)
    case .delivered(let phase, let receiver, let contacts):
      json.field("fact", "delivered")
      json.field("phase", phase.rawValue)
      json.field("to", receiver)
      json.field("contacts", contacts)
    case .forwarded(let phase, let from, let to):
      json.field("fact", "forwarded")
      json.field("phase", phase.rawValue)
      json.field("from", from)
      json.field("to", to)
    case .cancelled(let contact, let view, let cause):
      json.field("fact", "cancelled")
      json.field("contact", contact)
      json.field("view", view)
      json.field("cause", cause.rawValue)
    case .detached(let contact, let view):
      json.field("fact", "detached")
      json.field("contact", contact)
      json.field("view", view)
    case .keyWindow(let window, let reason):
      json.field("fact", "keyWindow")
      json.field("window", window)
      json.field("reason", reason.rawValue)
    case .firstResponder(let responder, let change):
      json.field("fact", "firstResponder")
      json.field("responder", responder)
      json.field("change", change.rawValue)
    case .verdict, .waits, .waitsInCircle, .received, .observed, .ignored, .together, .acted, .gaveUp,
      .heldBack,
      .taken, .resetWaits, .contestantReset:
      addGesture(fact, to: json)
    case .tracking, .crossed, .controlEvent, .refused, .actionSought, .actionSent:
      addControl(fact, to: json)
    case .contentJudged(let view, let scrollView, let decision):
      json.field("fact", "contentJudged")
      json.field("view", view)
      json.field("by", scrollView)
      json.field("decision", decision.rawValue)
    case .scrolling(let scrollView, let step, let x, let y):
      json.field("fact", "scrolling")
      json.field("scrollView", scrollView)
      json.field("step", step.rawValue)
      json.field("x", x)
      json.field("y", y)
    }
  }

  private func add(_ visit: Visit, to json: JSONWriter) {
    json.field("fact", "visited")
    json.field("view", visit.view)
    json.field("verdict", visit.result.rawValue)
    json.field("x", visit.x)
    json.field("y", visit.y)
    json.field("bounds", [visit.bounds.x, visit.bounds.y, visit.bounds.width, visit.bounds.height])
    json.field("alpha", Double(visit.alpha))
  }
}

extension JSONWriter {
  /// Writes a field with the number of a subject, or null.
  func field(_ key: StaticString, _ subject: SubjectID?) { field(key, subject?.rawValue) }
}

extension TraceJSONRenderer {
  /// The facts about controls and the actions that they send.
  func addControl(_ fact: Fact, to json: JSONWriter) {
    switch fact {
    case .tracking(let control, let contact, let change):
      json.field("fact", "tracking")
      json.field("control", control)
      json.field("contact", contact)
      json.field("change", change.rawValue)
    case .crossed(let control, let contact, let inside):
      json.field("fact", "crossed")
      json.field("control", control)
      json.field("contact", contact)
      json.field("inside", inside)
    case .controlEvent(let control, let kind, let contact, let handlers):
      json.field("fact", "controlEvent")
      json.field("control", control)
      json.field("event", kind.rawValue)
      if let contact { json.field("contact", contact) }
      json.field("handlers", handlers)
    case .refused(let recognizer, let control):
      json.field("fact", "refused")
      json.field("contestant", recognizer)
      json.field("by", control)
    case .actionSought(let action, let responder, let performs):
      json.field("fact", "actionSought")
      json.field("action", action)
      json.field("at", responder)
      json.field("performs", performs)
    case .actionSent(let action, let sender, let receiver):
      json.field("fact", "actionSent")
      json.field("action", action)
      json.field("from", sender)
      switch receiver {
      case .responder(let responder): json.field("to", responder)
      case .object(let name):
        json.field("to", nil as SubjectID?)
        json.field("object", name)
      case .closure:
        json.field("to", nil as SubjectID?)
        json.field("closure", true)
      case .nobody: json.field("to", nil as SubjectID?)
      }
    default: break
    }
  }
}

extension TraceJSONRenderer {
  func addSignal(_ fact: Fact, to json: JSONWriter) {
    switch fact {
    case .signal(let signal):
      json.field("fact", "signal")
      json.field("signal", signal.rawValue)
    case .signalTargeted(let signal, let responder, let receiver):
      json.field("fact", "signalTargeted")
      json.field("signal", signal.rawValue)
      json.field("responder", responder)
      json.field("reason", receiver.rawValue)
    case .signalDelivered(let signal, let responder):
      json.field("fact", "signalDelivered")
      json.field("signal", signal.rawValue)
      json.field("to", responder)
    case .signalForwarded(let signal, let from, let to):
      json.field("fact", "signalForwarded")
      json.field("signal", signal.rawValue)
      json.field("from", from)
      json.field("to", to)
    case .shakeTaken(let responder, let cause):
      json.field("fact", "shakeTaken")
      json.field("responder", responder)
      json.field("cause", cause.rawValue)
    case .systemActed(let behavior):
      json.field("fact", "systemActed")
      json.field("behaviour", behavior.rawValue)
    case .typed(let press, let responder):
      json.field("fact", "typed")
      json.field("press", press)
      json.field("into", responder)
    default: break
    }
  }
}
