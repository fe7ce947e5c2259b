import Fingerpost
import Testing

extension ContestSettings {
  /// The engine's rules for a case.
  var eventRules: EventRules {
    var rules = EventRules()
    for (key, value) in [
      ("device.isPad", isPad ? 1 : 0), ("scroll.pixelsPerPoint", hasPixels ? 3 : 0),
      ("scroll.keepsVelocityAtRest", keepsVelocityAtRest ? 1 : 0),
    ] where value != 0 {
      if let complaint = rules.set(key, to: Double(value)) { Issue.record("\(complaint)") }
    }
    return rules
  }
}
