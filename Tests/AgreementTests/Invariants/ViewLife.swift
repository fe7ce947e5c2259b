/// What a view has heard so far.
struct ViewLife {
  /// The fingers whose contacts began and did not end; one may stand here twice, for two contacts.
  private(set) var open: [Int] = []

  /// What a control does inside its touch methods, and what a scroll view is asked about its content and tells of itself.
  private static let inside = [
    "beginTracking", "continueTracking", "endTracking", "cancelTracking", "event", "touchesShouldBegin",
    "touchesShouldCancel", "willBegin", "willEnd", "didScroll", "didEnd",
  ]

  /// What is wrong about a line, if anything.
  mutating func hears(_ line: LogLine) -> String? {
    // `cancelTracking+h`: the state stands behind.
    if Self.inside.contains(where: line.callback.hasPrefix) { return nil }
    for finger in line.fingers {
      switch line.callback {
      case "touchesBegan": open.append(finger)
      case "touchesMoved": if !open.contains(finger) { return "\(finger) did not begin, or has ended" }
      case "touchesEnded", "touchesCancelled":
        guard let place = open.firstIndex(of: finger) else { return "\(finger) did not begin, or has ended" }
        open.remove(at: place)
      default: return "no view hears that"
      }
    }
    return nil
  }
}
