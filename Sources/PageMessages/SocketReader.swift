/// Reads the messages of a page from a WebSocket, and writes those to it (RFC 6455).
///
/// A message has a limit, which counts as soon as its length is announced: what is longer is never kept.
package struct SocketReader {
  /// How many bytes a message of a page has at most.
  static let maxBytes = 65_536

  private var message: [UInt8] = []
  private var isText = false
  private var isOpen = false

  /// Creates a reader that has read nothing yet.
  package init() {}

  /// What came.
  package enum Event: Equatable {
    /// More bytes have to come.
    case more
    /// A whole message.
    case text([UInt8])
    /// A question whether this end is alive, to be sent back.
    case ping([UInt8])
    /// An answer to such a question.
    case pong
    /// The page ends the connection.
    case close
    /// What came is not a message, or too long a one; the number says which.
    case bad(UInt16)
  }

  /// Takes the next thing from what came, and removes its bytes.
  package mutating func next(_ bytes: inout [UInt8]) -> Event {
    guard bytes.count >= 2 else { return .more }
    let (first, second) = (bytes[0], bytes[1])
    // A page always masks what it sends, and has agreed to no extension.
    guard first & 0x70 == 0, second & 0x80 != 0 else { return .bad(1002) }
    var (length, start) = (Int(second & 0x7F), 2)
    if length == 126 {
      guard bytes.count >= 4 else { return .more }
      (length, start) = (Int(bytes[2]) << 8 | Int(bytes[3]), 4)
    } else if length == 127 {
      return .bad(1009)
    }
    let isControl = first & 8 != 0
    if isControl, length > 125 || first & 0x80 == 0 { return .bad(1002) }
    guard message.count + length <= Self.maxBytes else { return .bad(1009) }
    guard bytes.count >= start + 4 + length else { return .more }
    let mask = Array(bytes[start..<start + 4])
    var payload = Array(bytes[(start + 4)..<(start + 4 + length)])
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    bytes.removeFirst(start + 4 + length)
    return isControl ? control(first & 15, payload) : part(first & 15, payload, isLast: first & 0x80 != 0)
  }

  private func control(_ kind: UInt8, _ payload: [UInt8]) -> Event {
    switch kind {
    case 8: .close
    case 9: .ping(payload)
    case 10: .pong
    default: .bad(1002)
    }
  }

  private mutating func part(_ kind: UInt8, _ payload: [UInt8], isLast: Bool) -> Event {
    // A message begins with its kind, and its other parts have none.
    guard isOpen ? kind == 0 : kind == 1 || kind == 2 else { return .bad(1002) }
    if !isOpen { isText = kind == 1 }
    guard isText else { return .bad(1003) }
    isOpen = !isLast
    message += payload
    // Empty parts could continue forever without a message.
    guard isLast else { return payload.isEmpty ? .bad(1002) : .pong }
    defer { message = [] }
    return .text(message)
  }

  /// Puts something that is sent to a page behind other bytes.
  package static func write(_ payload: some Collection<UInt8>, kind: UInt8 = 1, to bytes: inout [UInt8]) {
    bytes.append(0x80 | kind)
    let length = payload.count
    if length < 126 {
      bytes.append(UInt8(length))
    } else if length < 65_536 {
      bytes += [126, UInt8(length >> 8), UInt8(length & 0xFF)]
    } else {
      bytes.append(127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: length >> shift))
      }
    }
    bytes += payload
  }

  /// Returns what a page is to be told so that it knows that its key was read.
  package static func agreement(to key: String) -> String {
    base64(SHA1.hash((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  private static func base64(_ bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for index in 0..<4 { text.append(index <= part.count ? letters[bits >> (18 - 6 * index) & 63] : "=") }
    }
    return text
  }
}
