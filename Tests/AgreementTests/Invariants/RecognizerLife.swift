/// What a recognizer has heard and done since its last reset.
struct RecognizerLife {
  /// Whether it hears of every contact that it gets; not where it may lose its view before it is told.
  let isCertain: Bool
  private var open: [Int] = []
  /// How many contacts it received and did not ignore.
  private var contacts = 0
  private(set) var hasBegun = false
  private var hasEnded = false

  /// Whether it only shows what it does; not what it hears and when it is reset.
  let isSilent: Bool

  init(isCertain: Bool, isSilent: Bool = false) {
    self.isCertain = isCertain
    self.isSilent = isSilent
  }

  var isAtRest: Bool { contacts == 0 }
  /// Whether it has begun and not ended.
  var isActive: Bool { hasBegun && !hasEnded }

  /// What is wrong about a line, if anything.
  mutating func hears(_ line: LogLine) -> String? {
    switch line.callback {
    case "reset":
      defer { self = RecognizerLife(isCertain: isCertain) }
      if contacts == 0, isCertain { return "there is nothing to reset" }
      return isActive ? "it has begun and not ended" : nil
    case "action": return acts(line.argument)
    case "ignore":
      guard let finger = line.fingers.first, open.contains(finger) else { return "it has no such contact" }
      open.removeAll { $0 == finger }
      contacts -= 1
      return nil
    default: return touches(line)
    }
  }

  private mutating func touches(_ line: LogLine) -> String? {
    if hasEnded { return "it has ended and was not reset" }
    for finger in line.fingers {
      if line.callback == "touchesBegan" {
        if open.contains(finger) { return "\(finger) has begun already" }
        open.append(finger)
        contacts += 1
      } else {
        if !open.contains(finger) { return "\(finger) did not begin, or has ended" }
        if line.callback != "touchesMoved" { open.removeAll { $0 == finger } }
      }
    }
    return nil
  }

  private mutating func acts(_ state: String) -> String? {
    if isSilent, hasEnded { self = RecognizerLife(isCertain: isCertain, isSilent: true) }
    if contacts == 0, !isSilent { return "it has no contact" }
    if hasEnded { return "it has ended already" }
    switch state {
    case "began":
      if hasBegun { return "it has begun already" }
      hasBegun = true
    case "changed", "cancelled": if !hasBegun { return "it has not begun" }
    case "ended": break
    default: return "that is no state to act in"
    }
    hasEnded = state == "ended" || state == "cancelled"
    return nil
  }
}
