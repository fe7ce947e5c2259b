extension TraceTextRenderer {
  /// The facts about controls and the actions that they send.
  func controlText(of fact: Fact) -> String {
    switch fact {
    case .tracking(let control, let contact, let change):
      return "\(names[control]) \(change.text) \(named(contact))"
    case .crossed(let control, let contact, let inside):
      return "\(named(contact)) \(inside ? "comes into" : "leaves") \(names[control]) and its margin"
    case .controlEvent(let control, let kind, _, let handlers):
      return "\(names[control]) sends \(kind.rawValue), \(handlers) handler\(handlers == 1 ? "" : "s")"
    case .refused(let recognizer, let control):
      return "\(names[control]) does not let \(names[recognizer]) begin"
    case .actionSought(let action, let responder, let performs):
      return "  \(names[responder]) \(performs ? "performs" : "does not perform") \(action)"
    case .actionSent(let action, let sender, let receiver):
      let from = sender.map { " from \(names[$0])" } ?? ""
      switch receiver {
      case .responder(let responder): return "\(action)\(from) goes to \(names[responder])"
      case .object(let name): return "\(action)\(from) goes to an object of \(name)"
      case .closure: return "\(action)\(from) is performed"
      case .nobody: return "\(action)\(from) goes to nobody"
      }
    default: return ""
    }
  }
}
