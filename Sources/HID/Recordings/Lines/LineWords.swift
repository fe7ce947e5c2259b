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

  static let phases = Contact.Phase.words
  static let kinds: [(word: String, choice: Contact.Kind)] = [
    ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil), ("pointer", .indirectPointer),
  ]
  static let hoverPhases = Hover.Phase.words
  static let scrollPhases = Scroll.Phase.words
  static let pressPhases = Press.Phase.words
  static let pressKinds = Press.Kind.words
  static let shakes = Shake.words
  static let commands = RemoteCommand.words
}
