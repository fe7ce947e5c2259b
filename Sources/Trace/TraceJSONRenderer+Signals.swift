import FingerpostText

extension TraceJSONRenderer {
  func addSignal(_ fact: Fact, to json: JSONWriter) {
    switch fact {
    case .signal(let signal):
      json.field("fact", "signal")
      json.field("signal", signal.rawValue)
    case .signalTargeted(let signal, let responder, let receiver):
      json.field("fact", "signalTargeted")
      json.field("signal", signal.rawValue)
      json.field("responder", responder)
      json.field("reason", receiver.rawValue)
    case .signalDelivered(let signal, let responder):
      json.field("fact", "signalDelivered")
      json.field("signal", signal.rawValue)
      json.field("to", responder)
    case .signalForwarded(let signal, let from, let to):
      json.field("fact", "signalForwarded")
      json.field("signal", signal.rawValue)
      json.field("from", from)
      json.field("to", to)
    case .shakeTaken(let responder, let cause):
      json.field("fact", "shakeTaken")
      json.field("responder", responder)
      json.field("cause", cause.rawValue)
    case .systemActed(let behaviour):
      json.field("fact", "systemActed")
      json.field("behaviour", behaviour.rawValue)
    case .typed(let press, let responder):
      json.field("fact", "typed")
      json.field("press", press)
      json.field("into", responder)
    default: break
    }
  }
}
