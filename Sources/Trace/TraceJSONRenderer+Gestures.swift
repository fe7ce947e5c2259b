import FingerpostText

extension TraceJSONRenderer {
  /// The facts about recognizers and what they decide.
  func addGesture(_ fact: Fact, to json: JSONWriter) {
    switch fact {
    case .verdict(let contestant, let state, let reason):
      json.field("fact", "verdict")
      json.field("contestant", contestant)
      json.field("state", state.name)
      switch reason {
      case .itself: json.field("reason", "itself")
      case .notAllowed: json.field("reason", "notAllowed")
      case .prevented(let winner):
        json.field("reason", "prevented")
        json.field("by", winner)
      case .requiredOneRecognized(let winner):
        json.field("reason", "requiredOneRecognised")
        json.field("by", winner)
      case .withdrawn: json.field("reason", "withdrawn")
      }
    case .waits(let contestant, let other):
      json.field("fact", "waits")
      json.field("contestant", contestant)
      json.field("for", other)
    case .waitsInCircle(let contestant):
      json.field("fact", "waitsInCircle")
      json.field("contestant", contestant)
    case .received(let contact, let contestant):
      json.field("fact", "received")
      json.field("contact", contact)
      json.field("by", contestant)
    case .observed(let phase, let contestant, let contacts):
      json.field("fact", "observed")
      json.field("phase", phase.rawValue)
      json.field("by", contestant)
      json.field("contacts", contacts)
    case .ignored(let contact, let contestant):
      json.field("fact", "ignored")
      json.field("contact", contact)
      json.field("by", contestant)
    case .together(let contestant, let other):
      json.field("fact", "together")
      json.field("contestant", contestant)
      json.field("with", other)
    case .acted(let contestant, let state, let targets):
      json.field("fact", "acted")
      json.field("contestant", contestant)
      json.field("state", state.name)
      json.field("targets", targets)
    case .gaveUp(let contestant, let reason):
      json.field("fact", "gaveUp")
      json.field("contestant", contestant)
      json.field("reason", reason.rawValue)
    case .heldBack(let phase, let contact, let view, let contestant):
      json.field("fact", "heldBack")
      json.field("phase", phase.rawValue)
      json.field("contact", contact)
      json.field("from", view)
      json.field("by", contestant)
    case .taken(let contact, let contestant):
      json.field("fact", "taken")
      json.field("contact", contact)
      json.field("by", contestant)
    case .resetWaits(let contestant, let other):
      json.field("fact", "resetWaits")
      json.field("contestant", contestant)
      json.field("for", other)
    case .contestantReset(let contestant):
      json.field("fact", "reset")
      json.field("contestant", contestant)
    default: break
    }
  }
}
