/// Why bytes from a socket are not a message.
public enum WireError: Error, Hashable, Sendable {
  /// They do not begin as a message does.
  case noMessage
  /// They are of a version that this program does not speak.
  case version(UInt8)
  /// The message is not allowed on this socket.
  case kind(UInt8)
  /// They are longer than any message, or than this one says it is.
  case tooLong(Int)
  /// They end before the message does.
  case tooShort(Int)
  /// A number in them stands for nothing.
  case value(String, Int)
  /// A string in them is not UTF-8, or too long.
  case text(String)
}

extension WireError: CustomStringConvertible {
  /// The error as a sentence without its full stop.
  public var description: String {
    switch self {
    case .noMessage: "these bytes are not a Fingerpost message"
    case .version(let version):
      "the message is of version \(version), but this program uses version \(Wire.version)"
    case .kind(let kind): "a message of kind \(kind) is not allowed on this socket"
    case .tooLong(let count): "a message has \(count) bytes, which is too many"
    case .tooShort(let count): "a message ends after \(count) bytes, before its end"
    case .value(let what, let value): "\(what) is \(value), which is not a valid value"
    case .text(let what): "\(what) is not text, or is too long"
    }
  }
}
