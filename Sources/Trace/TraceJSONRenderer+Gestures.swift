import FingerpostText

extension TraceJSONRenderer {
  /// The facts about recognizers and what they decide.
  func addGesture(_ fact: Fact, to json: JSONWriter) {
    switch fact {
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
    default: break
    }
  }
}
