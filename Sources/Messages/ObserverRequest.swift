/// What an observer asks of the shell: something that shows people what applications do, such as the lab.
public enum ObserverRequest: Hashable, Sendable, WireMessage {
  /// The first message: it wants to watch.
  case hello
  /// It wants a whole picture of a screen once more, and the names. What is not in front says so when it comes to front.
  case whole(screen: UInt32)

  /// Tells the messages of this role apart.
  public var wireKind: UInt8 {
    switch self {
    case .hello: 192
    case .whole: 193
    }
  }

  /// Writes what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .hello: break
    case .whole(let screen): writer.add(screen)
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
