/// A piece of one message about a screen, which an application sends and an observer gets.
///
/// Messages are JSON objects as docs/lab-protocol.md describes them, without their key `screen`. They are cut into pieces
/// because they may be longer than a message of the wire; the pieces of one message of a screen come one after the other.
public struct ScreenPiece: Hashable, Sendable, WirePart {
  /// The most bytes of a piece.
  public static let maxBytes = 56 << 10
  /// The most bytes of all pieces of one message. One that is longer is left out.
  public static let maxMessageBytes = 16 << 20

  /// What a message says, as far as code that passes it on has to know.
  public enum Content: UInt8, Hashable, Sendable {
    /// What the whole screen looks like.
    case picture = 1
    /// What is different from the picture before.
    case change = 2
    /// Facts that only give names to what was named before.
    case names = 3
    /// Facts.
    case facts = 4
    /// Something about a touch that no fact says: its responder chain, or how hard it presses.
    case touches = 5
    /// Where everything was before a rehearsal, and what can be changed there; the shell passes it on to no observer.
    case places = 6

    /// What is missing if the message is.
    public var kind: ScreenLoss.Kind {
      switch self {
      case .picture, .change: .pictures
      case .names, .facts, .touches, .places: .facts
      }
    }
  }

  /// What the message says.
  public var content: Content
  /// Whether the message ends with this piece.
  public var isLast: Bool
  /// How many facts or pictures the message has.
  public var count: UInt32
  /// The time of the first of them, on the application's timeline in nanoseconds.
  public var from: Int64
  /// The time of the last of them.
  public var to: Int64
  /// The piece itself.
  public var bytes: [UInt8]

  /// Creates a piece.
  public init(
    _ content: Content, _ bytes: [UInt8], isLast: Bool = true, count: UInt32 = 1, from: Int64, to: Int64
  ) {
    self.content = content
    self.isLast = isLast
    self.count = count
    self.from = from
    self.to = to
    self.bytes = bytes
  }

  /// What is missing if the piece's message is.
  public var loss: ScreenLoss {
    let isCounted = content != .names && content != .places
    return ScreenLoss(content.kind, count: isCounted ? UInt64(count) : 0, from: from, to: to)
  }

  func write(to writer: inout WireWriter) {
    writer.add(content.rawValue, isLast, count, from, to, bytes)
  }

  init(from reader: inout WireReader) throws(WireError) {
    content = try reader.choice("content")
    isLast = try reader.flag("isLast")
    count = try reader.uint32()
    from = try reader.int64()
    to = try reader.int64()
    bytes = try reader.block(atMost: Self.maxBytes)
  }
}
