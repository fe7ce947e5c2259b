/// What all messages between shell, applications, digitizers, observers and command line have in common.
///
/// A message is eight bytes of head (two letters, version, kind, length of the rest) and the rest, numbers with the least
/// byte first. Each role has messages of its own, one type per role: what a role may not say cannot be written, and is refused when
/// it is read.
public enum Wire {
  /// The version of all messages. Both ends are of one build, so there is one.
  public static let version: UInt8 = 4
  /// How many bytes a message has at most, its head included.
  public static let maxBytes = 1 << 16
  static let headBytes = 8
  static let letters: (UInt8, UInt8) = (0x46, 0x50)

  /// The choice that a number stands for.
  static func choice<Choice: RawRepresentable<Int>>(
    of number: Int, _ what: String
  ) throws(WireError) -> Choice {
    guard let choice = Choice(rawValue: number) else { throw .value(what, number) }
    return choice
  }
}

/// What one role says to another.
public protocol WireMessage: Sendable {
  /// Writes its kind, a number that no two messages of all roles share, and what follows the head.
  func write(to writer: inout WireWriter)
  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> Self
}

extension WireMessage {
  /// Puts the message into bytes, in place of what they hold. Their room is kept, so that a sender needs no more of it.
  ///
  /// - Returns: false if the message is longer than ``Wire/maxBytes``; the bytes are then empty.
  public func encode(into bytes: inout [UInt8]) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    var writer = WireWriter(taking: &bytes)
    write(to: &writer)
    bytes = writer.finish()
    if bytes.count > Wire.maxBytes { bytes.removeAll(keepingCapacity: true) }
    return !bytes.isEmpty
  }

  /// Reads one whole message.
  ///
  /// - Throws: an error if the bytes are anything else than one message of this role.
  public static func decode(_ bytes: UnsafeRawBufferPointer) throws(WireError) -> Self {
    guard bytes.count <= Wire.maxBytes else { throw .tooLong(bytes.count) }
    var reader = WireReader(bytes)
    guard try reader.byte() == Wire.letters.0, try reader.byte() == Wire.letters.1 else { throw .noMessage }
    let version = try reader.byte()
    guard version == Wire.version else { throw .version(version) }
    let kind = try reader.byte()
    let length = Int(try reader.uint32())
    guard length <= bytes.count - Wire.headBytes else { throw .tooShort(bytes.count) }
    guard length == bytes.count - Wire.headBytes else { throw .tooLong(bytes.count) }
    let message = try read(kind: kind, from: &reader)
    guard reader.left == 0 else { throw .tooLong(bytes.count) }
    return message
  }

  /// Reads one whole message.
  ///
  /// - Throws: an error if the bytes are anything else than one message of this role.
  public static func decode(_ bytes: [UInt8]) throws(WireError) -> Self {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(WireError) in try decode(buffer) }
    }
    return try result.get()
  }
}
