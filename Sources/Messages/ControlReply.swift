/// What the shell answers to the command line.
public enum ControlReply: Hashable, Sendable, WireMessage {
  /// It is done; lines to show.
  case done([String])
  /// It is not done, and why.
  case refused(String)

  /// Writes its kind and what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .done(let lines): writer.message(160, lines)
    case .refused(let reason): writer.message(161, reason)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> ControlReply {
    switch kind {
    case 160:
      var lines: [String] = []
      for _ in 0..<(try reader.count(2)) { lines.append(try reader.text("a line")) }
      return .done(lines)
    case 161: return .refused(try reader.text("a reason"))
    default: throw .kind(kind)
    }
  }
}
