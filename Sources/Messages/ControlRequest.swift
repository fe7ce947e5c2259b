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

  /// Tells the messages of this role apart.
  public var wireKind: UInt8 {
    switch self {
    case .list: 128
    case .launch: 129
    case .front: 130
    case .stop: 131
    case .end: 132
    }
  }

  /// Writes what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .list, .stop: break
    case .launch(let name), .end(let name): writer.add(name)
    case .front(let name):
      writer.add(UInt8(name == nil ? 0 : 1))
      if let name { writer.add(name) }
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
