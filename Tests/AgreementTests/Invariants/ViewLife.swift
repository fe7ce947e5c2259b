/// What a view has heard so far.
struct ViewLife {
  /// The fingers whose contacts began and did not end; one may stand here twice, for two contacts.
  private(set) var open: [Int] = []

  /// What is wrong about a line, if anything.
  mutating func hears(_ line: LogLine) -> String? {
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
