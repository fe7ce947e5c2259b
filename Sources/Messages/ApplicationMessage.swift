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

  /// Writes its kind and what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .ready: writer.message(32)
    case .tally(let tally):
      writer.message(
        33, tally.frames, tally.mergedMoves, tally.droppedSamples, tally.faults, tally.forgotten)
    case .wantsFirstSwipe(let edges): writer.message(34, edges)
    case .piece(let piece): writer.message(35, piece)
    case .leftOut(let loss): writer.message(36, loss)
    case .handled(let count): writer.message(37, count)
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
