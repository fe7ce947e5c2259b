/// What an observer asks of the shell: something that shows people what applications do, such as the lab.
public enum ObserverRequest: Hashable, Sendable, WireMessage {
  /// The first message: it wants to watch.
  case hello
  /// It wants a whole picture of a screen once more, and the names. What is not in front says so when it comes to front.
  case whole(screen: UInt32)

  /// Writes its kind and what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .hello: writer.message(192)
    case .whole(let screen): writer.message(193, screen)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> ObserverRequest {
    switch kind {
    case 192: return .hello
    case 193: return .whole(screen: try reader.uint32())
    default: throw .kind(kind)
    }
  }
}
