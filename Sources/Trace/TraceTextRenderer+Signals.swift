extension TraceTextRenderer {
  /// The facts about shakes, remote commands, and keys that type.
  func signalText(of fact: Fact) -> String {
    switch fact {
    case .signal(let signal):
      return signal.text
    case .signalTargeted(let signal, let responder, let receiver):
      return "\(signal.text) goes to \(responder.map { names[$0] } ?? "nobody"): \(receiver.text)"
    case .signalDelivered(let signal, let responder):
      return "\(names[responder]) gets \(signal.text)"
    case .signalForwarded(let signal, let from, let to):
      return "  \(names[from]) forwards \(signal.text) to \(to.map { names[$0] } ?? "nobody")"
    case .shakeTaken(let responder, let cause):
      return "the shake is taken from \(names[responder]): \(cause.text)"
    case .systemActed(let behaviour):
      return "the application got \(behaviour.text)"
    case .typed(let press, let responder):
      return "\(named(press)) is typed into \(names[responder])"
    default: return ""
    }
  }
}
