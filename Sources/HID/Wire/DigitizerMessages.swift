/// What somebody says to the shell who gives it frames: a test, a recording, a remote digitizer.
public enum DigitizerMessage: Hashable, Sendable, WireMessage {
  /// The first message: what the source is called, and the screen that its points are of.
  case hello(String, RecordingScreen)
  /// What it reports, in time since its beginning; the shell makes times of its own of it.
  case frame(Frame)
  /// That was all: what is down is cancelled, and the shell says what became of the frames.
  case end

  /// Tells the messages of this role apart.
  public var wireKind: UInt8 {
    switch self {
    case .hello: 64
    case .frame: 65
    case .end: 66
    }
  }

  /// Writes what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .hello(let name, let screen):
      writer.add(name)
      writer.add(screen.width)
      writer.add(screen.height)
    case .frame(let frame): frame.write(to: &writer)
    case .end: break
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> DigitizerMessage {
    switch kind {
    case 64:
      let name = try reader.text("the source's name")
      let (width, height) = (try reader.double(), try reader.double())
      guard let screen = RecordingScreen(width: width, height: height) else {
        throw .value("the screen's size", 0)
      }
      return .hello(name, screen)
    case 65: return .frame(try Frame(from: &reader))
    case 66: return .end
    default: throw .kind(kind)
    }
  }
}

/// What the shell answers to a digitizer.
public enum DigitizerReply: Hashable, Sendable, WireMessage {
  /// All frames were looked at: how many were passed on whole or in part, and how many things in them cannot be.
  case done(frames: UInt64, faults: UInt64)
  /// Nothing more is taken, and why.
  case refused(String)

  /// Tells the messages of this role apart.
  public var wireKind: UInt8 {
    switch self {
    case .done: 96
    case .refused: 97
    }
  }

  /// Writes what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .done(let frames, let faults):
      writer.add(frames)
      writer.add(faults)
    case .refused(let reason): writer.add(reason)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> DigitizerReply {
    switch kind {
    case 96: return .done(frames: try reader.uint64(), faults: try reader.uint64())
    case 97: return .refused(try reader.text("a reason"))
    default: throw .kind(kind)
    }
  }
}
