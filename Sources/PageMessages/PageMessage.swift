import FingerpostHID
import FingerpostText

/// What a page asks for: one message of it.
package enum PageMessage {
  /// To be let in: the first message, with what the page got for its token.
  case enter(String)
  /// Fingers and keys, for the screen in front.
  case input(Frame)
  /// To have the fingers.
  case take
  /// So many batches have been drawn.
  case seen(Int)
  /// What time it is; the number comes back.
  case clock(Int)
  /// The home screen.
  case home
  /// An application that is to be started, or brought to the front.
  case launch(String)
  /// An application that is to be ended.
  case end(String)
  /// A question with its number, about a screen or none.
  case ask(Int, what: String, screen: UInt32?)

  /// How many bytes the name of an application has at most.
  static let maxName = 200

  /// Reads a message; nil where it is none that a page has.
  package init?(_ text: String) {
    guard case .object(let fields)? = try? JSONParser.read(text), let kind = fields.text("m") else {
      return nil
    }
    switch kind {
    case "enter":
      guard let pass = fields.text("pass") else { return nil }
      self = .enter(pass)
    case "input":
      guard let frame = PageInput.frame(fields) else { return nil }
      self = .input(frame)
    case "take": self = .take
    case "seen": self = .seen(fields.integer("n") ?? 0)
    case "clock": self = .clock(fields.integer("n") ?? 0)
    case "home": self = .home
    case "launch", "end":
      guard let name = fields.text("name"), name.utf8.count <= Self.maxName else { return nil }
      self = kind == "launch" ? .launch(name) : .end(name)
    case "ask":
      guard let id = fields.integer("id"), let what = fields.text("what") else { return nil }
      self = .ask(id, what: what, screen: fields.number("screen").flatMap { UInt32(exactly: $0) })
    default: return nil
    }
  }
}
