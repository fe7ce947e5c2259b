public import FingerpostHID

/// What the shell says to an application, on the port that the application was started with.
public enum ShellMessage: Hashable, Sendable, WireMessage {
  /// The first message: the screen that there is, in points.
  case hello(RecordingScreen)
  /// What the hardware reports. [PIPE-1]
  case frame(Frame)
  /// The application is in front, and gets frames.
  case becomeActive
  /// Another application gets the frames; what is down is cancelled. [PIPE-16]
  case resignActive
  /// The application is to end.
  case terminate
  /// The application is to say what its screen looks like and what the engine decides, from a whole picture on; said
  /// again, a whole picture and the names are wanted once more.
  case watch
  /// The application is not to say so any more.
  case unwatch
  /// The frames that have come and were not handled yet are not to be handled any more: the shell has stopped waiting.
  case forget
  /// A recording is played to the application, whose time follows the frames: changes to be made first, in JSON as
  /// docs/lab-protocol.md describes it. No shell says this, only the lab to a process of its own.
  case rehearse([UInt8])
  /// Time passes up to this instant, in nanoseconds, before the next frame of the recording: it was taken late.
  case pass(Int64)

  /// The most bytes of a rehearsal.
  public static let maxRehearsal = 48 << 10

  /// Writes its kind and what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .hello(let screen): writer.message(1, screen)
    case .frame(let frame):
      writer.message(2)
      writer.add(frame)
    case .becomeActive: writer.message(3)
    case .resignActive: writer.message(4)
    case .terminate: writer.message(5)
    case .watch: writer.message(6)
    case .unwatch: writer.message(7)
    case .forget: writer.message(8)
    case .rehearse(let bytes): writer.message(9, bytes)
    case .pass(let time): writer.message(10, time)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> ShellMessage {
    switch kind {
    case 1: return .hello(try RecordingScreen.read(from: &reader))
    case 2: return .frame(try Frame(from: &reader))
    case 3: return .becomeActive
    case 4: return .resignActive
    case 5: return .terminate
    case 6: return .watch
    case 7: return .unwatch
    case 8: return .forget
    case 9: return .rehearse(try reader.block(atMost: maxRehearsal))
    case 10: return .pass(try reader.int64())
    default: throw .kind(kind)
    }
  }
}
