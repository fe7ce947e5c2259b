import Fingerpost

extension EventRules {
  /// The limits by which the second reading still goes.
  ///
  /// UIKit was measured after the second reading was written, and it has not learned the new limits yet. Until it has, both
  /// readings are compared on the old ones: pans from more than 10 pt on, pinches from more than 8 pt, rotations from more
  /// than 0.1 rad. For swipes there are no such values, because they go by another formula now; cases with swipes are
  /// not compared (``Contest/hasSwipes``), only checked for what must hold always.
  static let secondReading: EventRules = {
    var rules = EventRules()
    rules.panHysteresis = (10.0).nextUp
    rules.pinchHysteresis = (8.0).nextUp
    rules.pinchTakenOff = 8
    rules.rotationHysteresis = (0.1 + 2e-9) * 180 / .pi
    return rules
  }()
}

extension Contest {
  /// Whether a recogniser looks for swipes, about which the readings differ.
  var hasSwipes: Bool {
    recognizers.contains { if case .swipe = $0.kind { true } else { false } }
  }
}
