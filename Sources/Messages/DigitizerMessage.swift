public import FingerpostHID

/// What a source of frames says to the shell: a test, a recording, a remote digitizer.
public enum DigitizerMessage: Hashable, Sendable, WireMessage {
  /// The first message: what the source is called, and the screen that its points are of.
  case hello(String, RecordingScreen)
  /// What it reports, in time since its beginning; the shell makes times of its own of it.
  case frame(Frame)
  /// That was all: what is down is cancelled, and the shell says what happened to the frames.
  case end

  /// Writes its kind and what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .hello(let name, let screen): writer.message(64, name, screen)
    case .frame(let frame):
      writer.message(65)
      writer.add(frame)
    case .end: writer.message(66)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> DigitizerMessage {
    switch kind {
    case 64: return .hello(try reader.text("the source's name"), try RecordingScreen.read(from: &reader))
    case 65: return .frame(try Frame(from: &reader))
    case 66: return .end
    default: throw .kind(kind)
    }
  }
}
