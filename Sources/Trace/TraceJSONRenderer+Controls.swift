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
}
