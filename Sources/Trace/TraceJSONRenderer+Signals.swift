extension TraceJSONRenderer {
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
