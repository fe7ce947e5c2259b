extension TraceJSONRenderer {
  /// The facts about recognizers and what they decide.
  func addGesture(_ fact: Fact, to json: inout JSONLine) {
    switch fact {
    case .verdict(let contestant, let state, let reason):
      json.add("fact", "verdict")
      json.add("contestant", contestant)
      json.add("state", state)
      switch reason {
      case .itself: json.add("reason", "itself")
      case .notAllowed: json.add("reason", "notAllowed")
      case .prevented(let winner):
        json.add("reason", "prevented")
        json.add("by", winner)
      case .requiredOneRecognised(let winner):
        json.add("reason", "requiredOneRecognised")
        json.add("by", winner)
      case .withdrawn: json.add("reason", "withdrawn")
      }
    case .waits(let contestant, let other):
      json.add("fact", "waits")
      json.add("contestant", contestant)
      json.add("for", other)
    case .waitsInCircle(let contestant):
      json.add("fact", "waitsInCircle")
      json.add("contestant", contestant)
    case .received(let contact, let contestant):
      json.add("fact", "received")
      json.add("contact", contact)
      json.add("by", contestant)
    case .observed(let phase, let contestant, let contacts):
      json.add("fact", "observed")
      json.add("phase", phase.rawValue)
      json.add("by", contestant)
      json.add("contacts", contacts)
    case .ignored(let contact, let contestant):
      json.add("fact", "ignored")
      json.add("contact", contact)
      json.add("by", contestant)
    case .together(let contestant, let other):
      json.add("fact", "together")
      json.add("contestant", contestant)
      json.add("with", other)
    case .acted(let contestant, let state, let targets):
      json.add("fact", "acted")
      json.add("contestant", contestant)
      json.add("state", state)
      json.add("targets", targets)
    case .gaveUp(let contestant, let reason):
      json.add("fact", "gaveUp")
      json.add("contestant", contestant)
      json.add("reason", reason.rawValue)
    case .heldBack(let phase, let contact, let view, let contestant):
      json.add("fact", "heldBack")
      json.add("phase", phase.rawValue)
      json.add("contact", contact)
      json.add("from", view)
      json.add("by", contestant)
    case .taken(let contact, let contestant):
      json.add("fact", "taken")
      json.add("contact", contact)
      json.add("by", contestant)
    case .resetWaits(let contestant, let other):
      json.add("fact", "resetWaits")
      json.add("contestant", contestant)
      json.add("for", other)
    case .contestantReset(let contestant):
      json.add("fact", "reset")
      json.add("contestant", contestant)
    default: break
    }
  }
}
