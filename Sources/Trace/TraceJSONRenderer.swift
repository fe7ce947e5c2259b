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
    JSONWriter.object { json in
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
    json.field("verdict", visit.verdict.rawValue)
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
