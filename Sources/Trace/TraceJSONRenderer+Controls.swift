import FingerpostText

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
