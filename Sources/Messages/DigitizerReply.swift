/// What the shell answers to a digitizer.
public enum DigitizerReply: Hashable, Sendable, WireMessage {
  /// All frames were looked at: how many were passed on whole or in part, and how many things in them cannot be.
  case done(frames: UInt64, faults: UInt64)
  /// Nothing more is taken, and why.
  case refused(String)

  /// Writes its kind and what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .done(let frames, let faults): writer.message(96, frames, faults)
    case .refused(let reason): writer.message(97, reason)
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
