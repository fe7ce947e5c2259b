/// The words of the recording format; the page docs/recording-format.md lists the same.
enum LineWords {
  static let format = "recording"
  static let version = 1

  static let header = ["fingerpost", "version", "tool", "screen", "device"]
  static let screen = ["width", "height"]
  static let device = ["name", "bus", "vendor", "product"]
  static let frame = [
    "at", "contacts", "earlier", "updates", "hover", "scroll", "presses", "shake", "remote", "buttons",
    "modifiers",
  ]
  static let contact = [
    "id", "phase", "x", "y", "precise", "force", "radius", "radiusTolerance", "kind", "altitude", "azimuth",
    "estimate",
  ]
  static let precise = ["x", "y"]
  static let estimate = ["number", "properties", "expected"]
  static let update = ["number", "force", "azimuth", "altitude", "place", "estimated", "expected"]
  static let hover = ["phase", "x", "y"]
  static let scroll = ["phase", "x", "y", "dx", "dy"]
  static let press = ["kind", "phase", "force", "usage", "characters", "plain"]

  static let phases: [(word: String, choice: Contact.Phase)] = [
    ("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel),
  ]
  static let kinds: [(word: String, choice: Contact.Kind)] = [
    ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil), ("pointer", .indirectPointer),
  ]
  static let properties: [(word: String, choice: Contact.Properties)] = [
    ("force", .force), ("azimuth", .azimuth), ("altitude", .altitude), ("location", .location),
    ("roll", .roll),
  ]
  static let hoverPhases: [(word: String, choice: Hover.Phase)] = [
    ("entered", .entered), ("moved", .moved), ("exited", .exited),
  ]
  static let scrollPhases: [(word: String, choice: Scroll.Phase)] = Scroll.Phase.allCases.map {
    ("\($0)", $0)
  }
  static let pressPhases: [(word: String, choice: Press.Phase)] = [
    ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
  ]
  static let pressKinds: [(word: String, choice: Press.Kind)] = Press.Kind.allCases.map { ("\($0)", $0) }

  static let shakes: [(word: String, choice: Shake)] = Shake.allCases.map { ("\($0)", $0) }
  static let commands: [(word: String, choice: RemoteCommand)] = RemoteCommand.allCases.map { ("\($0)", $0) }

  static func word<Choice: Equatable>(_ choice: Choice, in words: [(word: String, choice: Choice)]) -> String
  {
    words.first { $0.choice == choice }?.word ?? ""
  }
}
