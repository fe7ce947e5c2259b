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
  public static let mostRehearsal = 48 << 10

  /// Tells the messages of this role apart.
  public var wireKind: UInt8 {
    switch self {
    case .hello: 1
    case .frame: 2
    case .becomeActive: 3
    case .resignActive: 4
    case .terminate: 5
    case .watch: 6
    case .unwatch: 7
    case .forget: 8
    case .rehearse: 9
    case .pass: 10
    }
  }

  /// Writes what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .hello(let screen):
      writer.add(screen.width)
      writer.add(screen.height)
    case .frame(let frame): frame.write(to: &writer)
    case .becomeActive, .resignActive, .terminate, .watch, .unwatch, .forget: break
    case .rehearse(let bytes): writer.add(bytes)
    case .pass(let time): writer.add(time)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> ShellMessage {
    switch kind {
    case 1:
      let (width, height) = (try reader.double(), try reader.double())
      guard let screen = RecordingScreen(width: width, height: height) else {
        throw .value("the screen's size", 0)
      }
      return .hello(screen)
    case 2: return .frame(try Frame(from: &reader))
    case 3: return .becomeActive
    case 4: return .resignActive
    case 5: return .terminate
    case 6: return .watch
    case 7: return .unwatch
    case 8: return .forget
    case 9: return .rehearse(try reader.block(atMost: mostRehearsal))
    case 10: return .pass(try reader.int64())
    default: throw .kind(kind)
    }
  }
}

/// What an application says to the shell. There is no message by which it could send frames.
public enum ApplicationMessage: Hashable, Sendable, WireMessage {
  /// It has started, and takes frames.
  case ready
  /// What it did with its frames; sent once, at its end.
  case tally(PortTally)
  /// The edges from which it wants the first swipe, with the bits of UIKit's `UIRectEdge`; sent when that changes. [EDGE-4]
  case wantsFirstSwipe(UInt8)
  /// A piece of what its screen looks like, or of what the engine decided; sent while the shell watches.
  case piece(ScreenPiece)
  /// Something of that was left out.
  case leftOut(ScreenLoss)
  /// How many of the frames that it was sent it has handled, all together; sent after a turn of its main loop that handled some.
  case handled(UInt64)

  /// Tells the messages of this role apart.
  public var wireKind: UInt8 {
    switch self {
    case .ready: 32
    case .tally: 33
    case .wantsFirstSwipe: 34
    case .piece: 35
    case .leftOut: 36
    case .handled: 37
    }
  }

  /// Writes what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .ready: break
    case .tally(let tally):
      writer.add(tally.frames)
      writer.add(tally.mergedMoves)
      writer.add(tally.droppedSamples)
      writer.add(tally.faults)
      writer.add(tally.forgotten)
    case .wantsFirstSwipe(let edges): writer.add(edges)
    case .piece(let piece): piece.write(to: &writer)
    case .leftOut(let loss): loss.write(to: &writer)
    case .handled(let count): writer.add(count)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(
    kind: UInt8, from reader: inout WireReader
  ) throws(WireError) -> ApplicationMessage {
    switch kind {
    case 32: return .ready
    case 33:
      var tally = PortTally()
      tally.frames = try reader.uint64()
      tally.mergedMoves = try reader.uint64()
      tally.droppedSamples = try reader.uint64()
      tally.faults = try reader.uint64()
      tally.forgotten = try reader.uint64()
      return .tally(tally)
    case 34:
      let edges = try reader.byte()
      guard edges < 16 else { throw .value("edges", Int(edges)) }
      return .wantsFirstSwipe(edges)
    case 35: return .piece(try ScreenPiece(from: &reader))
    case 36: return .leftOut(try ScreenLoss(from: &reader))
    case 37: return .handled(try reader.uint64())
    default: throw .kind(kind)
    }
  }
}

/// What happened to the frames that came to a port.
public struct PortTally: Hashable, Sendable {
  /// How many came.
  public var frames: UInt64 = 0
  /// How many of them became earlier samples of the move after them, because the application was busy. [PIPE-9]
  public var mergedMoves: UInt64 = 0
  /// How many earlier samples were left out, because there were too many of them.
  public var droppedSamples: UInt64 = 0
  /// How many things in them cannot be, and were left out.
  public var faults: UInt64 = 0
  /// How many of them were not handled, because the shell had stopped waiting for the application.
  public var forgotten: UInt64 = 0

  /// Creates a tally of nothing.
  public init() {}
}
