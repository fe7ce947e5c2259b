public import FingerpostHID

/// What the shell tells an observer.
public enum ObserverMessage: Hashable, Sendable, WireMessage {
  /// The first message: the screen that there is, in points, and the shell's time, in nanoseconds since the machine was
  /// started.
  case hello(RecordingScreen, clock: Int64)
  /// All screens as they are from now on. What was not finished of a screen that does not run any more, or runs again, is void.
  case screens([ObservedScreen])
  /// A piece of a message about a screen: a JSON object as docs/lab-protocol.md describes it, without its key `screen`.
  case part(screen: UInt32, bytes: [UInt8], isLast: Bool)
  /// Something was left out. What was not finished of this screen is void.
  case gap(screen: UInt32, ScreenLoss)
  /// What the shell took from digitizers and passed on to what is in front, in the shell's time.
  case frame(Frame)
  /// Nothing more is said, and why.
  case refused(String)

  /// Writes its kind and what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .hello(let screen, let clock): writer.message(224, screen, clock)
    case .screens(let screens): writer.message(225, screens)
    case .part(let screen, let bytes, let isLast): writer.message(226, screen, isLast, bytes)
    case .gap(let screen, let loss): writer.message(227, screen, loss)
    case .frame(let frame):
      writer.message(228)
      writer.add(frame)
    case .refused(let reason): writer.message(229, reason)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> ObserverMessage {
    switch kind {
    case 224: return .hello(try RecordingScreen.read(from: &reader), clock: try reader.int64())
    case 225:
      var screens: [ObservedScreen] = []
      for _ in 0..<(try reader.count(ObservedScreen.minWireBytes)) {
        screens.append(try ObservedScreen(from: &reader))
      }
      return .screens(screens)
    case 226:
      let screen = try reader.uint32()
      let isLast = try reader.flag("isLast")
      return .part(screen: screen, bytes: try reader.block(atMost: ScreenPiece.maxBytes), isLast: isLast)
    case 227: return .gap(screen: try reader.uint32(), try ScreenLoss(from: &reader))
    case 228: return .frame(try Frame(from: &reader))
    case 229: return .refused(try reader.text("a reason"))
    default: throw .kind(kind)
    }
  }
}
