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
    var json = JSONLine()
    json.add("v", Self.version)
    json.add("n", record.number)
    json.add("t", Double(record.nanoseconds) / 1e9)
    add(record.fact, to: &json)
    if let rule = record.fact.rule { json.add("rule", rule.rawValue) }
    return json.finish()
  }

  private func add(_ fact: Fact, to json: inout JSONLine) {
    switch fact {
    case .subject(let id, let kind, let name):
      json.add("fact", "subject")
      json.add("id", id)
      json.add("kind", kind.rawValue)
      json.add("name", name)
    case .contact(let contact, let change, let x, let y):
      json.add("fact", "contact")
      json.add("contact", contact)
      json.add("change", change.rawValue)
      json.add("x", x)
      json.add("y", y)
    case .pointer(let change, let x, let y):
      json.add("fact", "pointer")
      json.add("change", change.rawValue)
      json.add("x", x)
      json.add("y", y)
    case .pointed(let window, let view):
      json.add("fact", "pointed")
      json.add("window", window)
      json.add("view", view)
    case .press(let press, let change):
      json.add("fact", "press")
      json.add("press", press)
      json.add("change", change.rawValue)
    case .pressTargeted(let press, let responder):
      json.add("fact", "pressTargeted")
      json.add("press", press)
      json.add("responder", responder)
    case .signal, .signalTargeted, .signalDelivered, .signalForwarded, .shakeTaken, .systemActed, .typed:
      addSignal(fact, to: &json)
    case .windowAsked(let window, let contact, let pass, let level, let x, let y):
      json.add("fact", "windowAsked")
      json.add("window", window)
      json.add("contact", contact)
      json.add("pass", pass)
      json.add("level", level)
      json.add("x", x)
      json.add("y", y)
    case .windowAnswered(let window, let contact, let view):
      json.add("fact", "windowAnswered")
      json.add("window", window)
      json.add("contact", contact)
      json.add("view", view)
    case .visited(let visit):
      add(visit, to: &json)
    case .answered(let view, let answer):
      json.add("fact", "answered")
      json.add("view", view)
      json.add("answer", answer)
    case .targeted(let contact, let window, let view):
      json.add("fact", "targeted")
      json.add("contact", contact)
      json.add("window", window)
      json.add("view", view)
    case .gathered(let contact, let samples):
      json.add("fact", "gathered")
      json.add("contact", contact)
      json.add("samples", samples)
    case .dropped(let contact, let reason):
      json.add("fact", "dropped")
      json.add("contact", contact)
      json.add("reason", reason.rawValue)
    case .withheld(let contact, let view, let reason):
      json.add("fact", "withheld")
      json.add("contact", contact)
      json.add("view", view)
      json.add("reason", reason.rawValue)
    case .tapCount(let contact, let count, let reason):
      json.add("fact", "tapCount")
      json.add("contact", contact)
      json.add("count", count)
      json.add("reason", reason.rawValue)
    case .delivered(let phase, let receiver, let contacts):
      json.add("fact", "delivered")
      json.add("phase", phase.rawValue)
      json.add("to", receiver)
      json.add("contacts", contacts)
    case .forwarded(let phase, let from, let to):
      json.add("fact", "forwarded")
      json.add("phase", phase.rawValue)
      json.add("from", from)
      json.add("to", to)
    case .cancelled(let contact, let view, let cause):
      json.add("fact", "cancelled")
      json.add("contact", contact)
      json.add("view", view)
      json.add("cause", cause.rawValue)
    case .detached(let contact, let view):
      json.add("fact", "detached")
      json.add("contact", contact)
      json.add("view", view)
    case .keyWindow(let window, let reason):
      json.add("fact", "keyWindow")
      json.add("window", window)
      json.add("reason", reason.rawValue)
    case .firstResponder(let responder, let change):
      json.add("fact", "firstResponder")
      json.add("responder", responder)
      json.add("change", change.rawValue)
    case .verdict, .waits, .waitsInCircle, .received, .observed, .ignored, .together, .acted, .gaveUp,
      .heldBack,
      .taken, .resetWaits, .contestantReset:
      addGesture(fact, to: &json)
    case .tracking, .crossed, .controlEvent, .refused, .actionSought, .actionSent:
      addControl(fact, to: &json)
    case .contentJudged(let view, let scrollView, let decision):
      json.add("fact", "contentJudged")
      json.add("view", view)
      json.add("by", scrollView)
      json.add("decision", decision.rawValue)
    case .scrolling(let scrollView, let step, let x, let y):
      json.add("fact", "scrolling")
      json.add("scrollView", scrollView)
      json.add("step", step.rawValue)
      json.add("x", x)
      json.add("y", y)
    }
  }

  private func add(_ visit: Visit, to json: inout JSONLine) {
    json.add("fact", "visited")
    json.add("view", visit.view)
    json.add("verdict", visit.result.rawValue)
    json.add("x", visit.x)
    json.add("y", visit.y)
    json.add("bounds", [visit.bounds.x, visit.bounds.y, visit.bounds.width, visit.bounds.height])
    json.add("alpha", Double(visit.alpha))
  }
}

/// One JSON object under construction.
struct JSONLine {
  private var text = "{"

  private mutating func key(_ name: String) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(name)\":"
  }

  mutating func add(_ name: String, _ value: Int) {
    key(name)
    text += String(value)
  }

  mutating func add(_ name: String, _ value: Bool) {
    key(name)
    text += value ? "true" : "false"
  }

  mutating func add(_ name: String, _ value: Double) {
    key(name)
    text += Decimals.json(value)
  }

  mutating func add(_ name: String, _ value: SubjectID?) {
    key(name)
    text += value.map { String($0.rawValue) } ?? "null"
  }

  mutating func add(_ name: String, _ values: [Double]) {
    key(name)
    text += "[" + values.map(Decimals.json).joined(separator: ",") + "]"
  }

  mutating func add(_ name: String, _ values: [Int]) {
    key(name)
    text += "[" + values.map(String.init).joined(separator: ",") + "]"
  }

  mutating func add(_ name: String, _ value: String) {
    key(name)
    text += JSONText.quoted(value)
  }

  consuming func finish() -> String {
    text += "}"
    return text
  }
}

extension TraceJSONRenderer {
  /// The facts about controls and the actions that they send.
  func addControl(_ fact: Fact, to json: inout JSONLine) {
    switch fact {
    case .tracking(let control, let contact, let change):
      json.add("fact", "tracking")
      json.add("control", control)
      json.add("contact", contact)
      json.add("change", change.rawValue)
    case .crossed(let control, let contact, let inside):
      json.add("fact", "crossed")
      json.add("control", control)
      json.add("contact", contact)
      json.add("inside", inside)
    case .controlEvent(let control, let kind, let contact, let handlers):
      json.add("fact", "controlEvent")
      json.add("control", control)
      json.add("event", kind.rawValue)
      if let contact { json.add("contact", contact) }
      json.add("handlers", handlers)
    case .refused(let recognizer, let control):
      json.add("fact", "refused")
      json.add("contestant", recognizer)
      json.add("by", control)
    case .actionSought(let action, let responder, let performs):
      json.add("fact", "actionSought")
      json.add("action", action)
      json.add("at", responder)
      json.add("performs", performs)
    case .actionSent(let action, let sender, let receiver):
      json.add("fact", "actionSent")
      json.add("action", action)
      json.add("from", sender)
      switch receiver {
      case .responder(let responder): json.add("to", responder)
      case .object(let name):
        json.add("to", nil as SubjectID?)
        json.add("object", name)
      case .closure:
        json.add("to", nil as SubjectID?)
        json.add("closure", true)
      case .nobody: json.add("to", nil as SubjectID?)
      }
    default: break
    }
  }

  func addSignal(_ fact: Fact, to json: inout JSONLine) {
    switch fact {
    case .signal(let signal):
      json.add("fact", "signal")
      json.add("signal", signal.rawValue)
    case .signalTargeted(let signal, let responder, let receiver):
      json.add("fact", "signalTargeted")
      json.add("signal", signal.rawValue)
      json.add("responder", responder)
      json.add("reason", receiver.rawValue)
    case .signalDelivered(let signal, let responder):
      json.add("fact", "signalDelivered")
      json.add("signal", signal.rawValue)
      json.add("to", responder)
    case .signalForwarded(let signal, let from, let to):
      json.add("fact", "signalForwarded")
      json.add("signal", signal.rawValue)
      json.add("from", from)
      json.add("to", to)
    case .shakeTaken(let responder, let cause):
      json.add("fact", "shakeTaken")
      json.add("responder", responder)
      json.add("cause", cause.rawValue)
    case .systemActed(let behaviour):
      json.add("fact", "systemActed")
      json.add("behaviour", behaviour.rawValue)
    case .typed(let press, let responder):
      json.add("fact", "typed")
      json.add("press", press)
      json.add("into", responder)
    default: break
    }
  }
}
