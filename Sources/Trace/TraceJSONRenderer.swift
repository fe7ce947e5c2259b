import FingerpostText

/// Renders a trace for programs: JSON Lines, one object a fact, as `docs/trace-format.md` describes.
///
/// Keys come in a fixed order and numbers as their shortest exact text, so equal runs give equal bytes.
public struct TraceJSONRenderer {
  /// The version of the format, the value of `v` in every line.
  public static let version = 2

  /// Creates a renderer.
  public init() {}

  /// The line that begins a trace, without the line break: what wrote it. Readers skip it like a fact that they do not
  /// know.
  public static let header = JSONWriter.object { json in
    json.field("v", version)
    json.field("n", 0)
    json.field("t", 0)
    json.field("fact", "trace")
    json.field("tool", ProgramVersion.tool)
  }

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
      json.fact("subject", ("id", id), ("kind", kind.rawValue), ("name", name))
    case .contact(let contact, let change, let x, let y):
      json.fact("contact", ("contact", contact), ("change", change.rawValue), ("x", x), ("y", y))
    case .pointer(let change, let x, let y):
      json.fact("pointer", ("change", change.rawValue), ("x", x), ("y", y))
    case .pointed(let window, let view):
      json.fact("pointed", ("window", window), ("view", view))
    case .press(let press, let change):
      json.fact("press", ("press", press), ("change", change.rawValue))
    case .pressTargeted(let press, let responder):
      json.fact("pressTargeted", ("press", press), ("responder", responder))
    case .signal(let signal):
      json.fact("signal", ("signal", signal.rawValue))
    case .signalTargeted(let signal, let responder, let receiver):
      json.fact(
        "signalTargeted", ("signal", signal.rawValue), ("responder", responder),
        ("reason", receiver.rawValue))
    case .signalDelivered(let signal, let responder):
      json.fact("signalDelivered", ("signal", signal.rawValue), ("to", responder))
    case .signalForwarded(let signal, let from, let to):
      json.fact("signalForwarded", ("signal", signal.rawValue), ("from", from), ("to", to))
    case .shakeTaken(let responder, let cause):
      json.fact("shakeTaken", ("responder", responder), ("cause", cause.rawValue))
    case .systemActed(let behavior):
      json.fact("systemActed", ("behavior", behavior.rawValue))
    case .typed(let press, let responder):
      json.fact("typed", ("press", press), ("into", responder))
    case .focused(let view, let before, let cause):
      json.fact("focused", ("view", view), ("before", before), ("cause", cause.rawValue))
    case .focusStays(let view, let obstacle, let environment):
      json.fact("focusStays", ("view", view), ("reason", obstacle.rawValue))
      if let environment { json.field("by", environment) }
    case .editMenu(let view, let step, let elements):
      json.fact("editMenu", ("view", view), ("step", step.rawValue), ("elements", elements))
    case .windowAsked(let window, let contact, let pass, let level, let x, let y):
      json.fact(
        "windowAsked", ("window", window), ("contact", contact), ("pass", pass), ("level", level), ("x", x),
        ("y", y))
    case .windowAnswered(let window, let contact, let view):
      json.fact("windowAnswered", ("window", window), ("contact", contact), ("view", view))
    case .visited(let visit):
      add(visit, to: json)
    case .answered(let view, let answer):
      json.fact("answered", ("view", view), ("answer", answer))
    case .targeted(let contact, let window, let view):
      json.fact("targeted", ("contact", contact), ("window", window), ("view", view))
    case .gathered(let contact, let samples):
      json.fact("gathered", ("contact", contact), ("samples", samples))
    case .estimated(let contact, let sample, let properties, let expected):
      json.fact(
        "estimated", ("contact", contact), ("sample", sample), ("properties", EstimateNames.of(properties)),
        ("expected", EstimateNames.of(expected)))
    case .updated(let sample, let outcome, let expected):
      json.fact(
        "updated", ("sample", sample), ("outcome", outcome.rawValue),
        ("expected", EstimateNames.of(expected)))
    case .updateTold(let contact, let sample, let receiver):
      json.fact("updateTold", ("contact", contact), ("sample", sample), ("to", receiver))
    case .updateForwarded(let from, let to):
      json.fact("updateForwarded", ("from", from), ("to", to))
    case .dispatch(.fetched(let thread)):
      json.fact("fetched", ("by", thread.rawValue))
    case .dispatch(.sent(let event)):
      json.fact("sent", ("event", event.rawValue))
    case .dispatch(.givenOut(let window)):
      json.fact("givenOut", ("window", window))
    case .dispatch(.gesturesUpdated): json.field("fact", "gesturesUpdated")
    case .dropped(let contact, let reason):
      json.fact("dropped", ("contact", contact), ("reason", reason.rawValue))
    case .withheld(let contact, let view, let reason):
      json.fact("withheld", ("contact", contact), ("view", view), ("reason", reason.rawValue))
    case .tapCount(let contact, let count, let reason):
      json.fact("tapCount", ("contact", contact), ("count", count), ("reason", reason.rawValue))
    case .delivered(let phase, let receiver, let contacts):
      json.fact("delivered", ("phase", phase.rawValue), ("to", receiver), ("contacts", contacts))
    case .forwarded(let phase, let from, let to):
      json.fact("forwarded", ("phase", phase.rawValue), ("from", from), ("to", to))
    case .cancelled(let contact, let view, let cause):
      json.fact("cancelled", ("contact", contact), ("view", view), ("cause", cause.rawValue))
    case .detached(let contact, let view):
      json.fact("detached", ("contact", contact), ("view", view))
    case .keyWindow(let window, let reason):
      json.fact("keyWindow", ("window", window), ("reason", reason.rawValue))
    case .firstResponder(let responder, let change):
      json.fact("firstResponder", ("responder", responder), ("change", change.rawValue))
    case .verdict(let contestant, let state, let reason):
      json.fact("verdict", ("contestant", contestant), ("state", state.name))
      switch reason {
      case .itself: json.field("reason", "itself")
      case .notAllowed: json.field("reason", "notAllowed")
      case .prevented(let winner):
        json.field("reason", "prevented")
        json.field("by", winner)
      case .requiredOneRecognized(let winner):
        json.field("reason", "requiredOneRecognized")
        json.field("by", winner)
      case .withdrawn: json.field("reason", "withdrawn")
      }
    case .waits(let contestant, let other):
      json.fact("waits", ("contestant", contestant), ("for", other))
    case .waitsInCircle(let contestant):
      json.fact("waitsInCircle", ("contestant", contestant))
    case .received(let contact, let contestant):
      json.fact("received", ("contact", contact), ("by", contestant))
    case .observed(let phase, let contestant, let contacts):
      json.fact("observed", ("phase", phase.rawValue), ("by", contestant), ("contacts", contacts))
    case .ignored(let contact, let contestant):
      json.fact("ignored", ("contact", contact), ("by", contestant))
    case .together(let contestant, let other):
      json.fact("together", ("contestant", contestant), ("with", other))
    case .acted(let contestant, let state, let targets):
      json.fact("acted", ("contestant", contestant), ("state", state.name), ("targets", targets))
    case .gaveUp(let contestant, let reason):
      json.fact("gaveUp", ("contestant", contestant), ("reason", reason.rawValue))
    case .heldBack(let phase, let contact, let view, let contestant):
      json.fact(
        "heldBack", ("phase", phase.rawValue), ("contact", contact), ("from", view), ("by", contestant))
    case .taken(let contact, let contestant):
      json.fact("taken", ("contact", contact), ("by", contestant))
    case .resetWaits(let contestant, let other):
      json.fact("resetWaits", ("contestant", contestant), ("for", other))
    case .contestantReset(let contestant):
      json.fact("reset", ("contestant", contestant))
    case .tracking(let control, let contact, let change):
      json.fact("tracking", ("control", control), ("contact", contact), ("change", change.rawValue))
    case .crossed(let control, let contact, let inside):
      json.fact("crossed", ("control", control), ("contact", contact), ("inside", inside))
    case .controlEvent(let control, let kind, let contact, let handlers):
      json.fact("controlEvent", ("control", control), ("event", kind.rawValue))
      if let contact { json.field("contact", contact) }
      json.field("handlers", handlers)
    case .refused(let recognizer, let control):
      json.fact("refused", ("contestant", recognizer), ("by", control))
    case .actionSought(let action, let responder, let performs):
      json.fact("actionSought", ("action", action), ("at", responder), ("performs", performs))
    case .actionSent(let action, let sender, let receiver):
      json.fact("actionSent", ("action", action), ("from", sender))
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
    case .contentJudged(let view, let scrollView, let decision):
      json.fact("contentJudged", ("view", view), ("by", scrollView), ("decision", decision.rawValue))
    case .scrolling(let scrollView, let step, let x, let y):
      json.fact("scrolling", ("scrollView", scrollView), ("step", step.rawValue), ("x", x), ("y", y))
    case .row(let list, let cell, let section, let item, let step):
      json.fact(
        "row", ("list", list), ("cell", cell), ("section", section), ("item", item), ("step", step.rawValue))
    }
  }

  private func add(_ visit: Visit, to json: JSONWriter) {
    json.fact(
      "visited", ("view", visit.view), ("verdict", visit.result.rawValue), ("x", visit.x), ("y", visit.y),
      ("bounds", [visit.bounds.x, visit.bounds.y, visit.bounds.width, visit.bounds.height]),
      ("alpha", Double(visit.alpha)))
  }
}
