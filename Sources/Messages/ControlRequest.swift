/// What the command line asks of the shell.
public enum ControlRequest: Hashable, Sendable, WireMessage {
  /// What runs, what is in front, which devices there are, and what was dropped.
  case list
  /// Start an application, or bring it to the front if it runs.
  case launch(String)
  /// Bring an application that runs to the front; nil goes home.
  case front(String?)
  /// End an application that runs, and leave the shell as it is.
  case end(String)
  /// End all applications and the shell.
  case stop

  /// Writes its kind and what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .list: writer.message(128)
    case .launch(let name): writer.message(129, name)
    case .front(let name): writer.message(130, name)
    case .stop: writer.message(131)
    case .end(let name): writer.message(132, name)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> ControlRequest {
    switch kind {
    case 128: return .list
    case 129: return .launch(try reader.text("the application's name"))
    case 130:
      let parts = try reader.byte()
      guard parts <= 1 else { throw .value("parts", Int(parts)) }
      return .front(parts == 0 ? nil : try reader.text("the application's name"))
    case 131: return .stop
    case 132: return .end(try reader.text("the application's name"))
    default: throw .kind(kind)
    }
  }
}
