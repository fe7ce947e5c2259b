import FingerpostPageMessages

/// What a browser sends comes in pieces, and must not mean anything else for that.
extension Reader {
  /// Reads a request, and says so when it depends on what comes behind it.
  static func request(_ bytes: [UInt8]) {
    guard case .head(let head, let length) = HTTPHead.read(bytes) else { return }
    guard case .head(_, length) = HTTPHead.read(Array(bytes.prefix(length))),
      case .more = HTTPHead.read(Array(bytes.prefix(length - 1))), head.bodyLength >= 0
    else { fatalError("a request is read as something else when it comes in pieces") }
    _ = SocketReader.agreement(to: head["sec-websocket-key"] ?? "")
  }

  /// Reads messages all at once and in pieces, and says so when they differ.
  static func socket(_ bytes: [UInt8]) {
    guard let size = bytes.first.map({ Int($0) + 1 }) else { return }
    let whole = events([Array(bytes.dropFirst())])
    var pieces: [[UInt8]] = []
    for start in stride(from: 1, to: bytes.count, by: size) {
      pieces.append(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    if events(pieces) != whole { fatalError("messages are others when they come in pieces") }
    for case .text(let text) in whole { _ = PageMessage(String(decoding: text, as: UTF8.self)) }
  }

  private static func events(_ pieces: [[UInt8]]) -> [SocketReader.Event] {
    var reader = SocketReader()
    var events: [SocketReader.Event] = []
    var incoming: ArraySlice<UInt8> = []
    for piece in pieces {
      incoming += piece
      reading: while true {
        let event = reader.next(&incoming)
        switch event {
        case .more: break reading
        case .close, .bad:
          events.append(event)
          return events
        default: events.append(event)
        }
      }
    }
    return events
  }
}
