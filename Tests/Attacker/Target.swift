#if os(Linux)
  import CChannel
  import FingerpostHID
  import FingerpostMessages

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A socket of the shell, and what may be said there.
  enum Socket: String, CaseIterable {
    case control, digitizer, observer

    /// What a connection begins with.
    var first: [UInt8] { messages[0] }

    /// Something that it may say after that; it stops and starts nothing.
    var question: [UInt8] { messages[messages.count - 1] }

    var messages: [[UInt8]] {
      switch self {
      case .control: [ControlRequest.list, .front(nil), .launch("nothing"), .list].map(Self.bytes)
      case .digitizer:
        // Contacts that have not come down: they are counted as impossible, and reach no application.
        [
          DigitizerMessage.hello("attacker", .standard),
          .frame(Frame(nanoseconds: 1, contacts: [Contact(id: 1, phase: .move, x: 1, y: 1)])),
        ].map(Self.bytes)
      case .observer: [ObserverRequest.hello, .whole(screen: 1)].map(Self.bytes)
      }
    }

    private static func bytes(_ message: some WireMessage) -> [UInt8] {
      var bytes: [UInt8] = []
      _ = message.encode(into: &bytes)
      return bytes
    }
  }

  /// The shell in a folder, and the connections to it.
  struct Target {
    let folder: String
    private var crowds: [Socket: [Int32]] = [:]
    private var kept: [Socket: Int32] = [:]

    init(folder: String) { self.folder = folder }

    /// Connects, says something, and hangs up.
    func once(_ socket: Socket, _ messages: [[UInt8]]) {
      let descriptor = channel_connect("\(folder)/\(socket)")
      guard descriptor >= 0 else { return }
      for message in messages { _ = say(message, on: descriptor) }
      // The shell is the one that hangs up: what it has not read yet counts as well.
      var waits = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&waits, 1, 20)
      close(descriptor)
    }

    /// Says something on a connection that stays, without reading an answer.
    mutating func keep(_ socket: Socket, _ messages: [[UInt8]]) {
      if kept[socket] == nil {
        let descriptor = channel_connect("\(folder)/\(socket)")
        guard descriptor >= 0 else { return }
        kept[socket] = descriptor
        _ = say(socket.first, on: descriptor)
      }
      for message in messages {
        guard let descriptor = kept[socket] else { return }
        if !say(message, on: descriptor) {
          close(descriptor)
          kept[socket] = nil
        }
      }
    }

    /// Has so many connections to each socket, as far as there is room.
    mutating func crowd(_ count: Int, saysHello: Bool) {
      for socket in Socket.allCases {
        var open: [Int32] = []
        for descriptor in crowds[socket] ?? [] {
          var state = pollfd(fd: descriptor, events: 0, revents: 0)
          let isOver = poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR) != 0
          if isOver || (saysHello && !say(socket.question, on: descriptor)) {
            close(descriptor)
          } else {
            open.append(descriptor)
          }
        }
        while open.count < count, let descriptor = connection(socket) {
          if saysHello { _ = say(socket.first, on: descriptor) }
          open.append(descriptor)
        }
        crowds[socket] = open
      }
      poll(nil, 0, 20)
    }

    /// A connection, unless one would have to wait for it.
    private func connection(_ place: Socket) -> Int32? {
      let descriptor = socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
      var address = sockaddr_un()
      guard descriptor >= 0, channel_address("\(folder)/\(place)", &address) == 0 else { return nil }
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      if result == 0 { return descriptor }
      close(descriptor)
      return nil
    }

    /// False where the other end has hung up.
    private func say(_ message: [UInt8], on descriptor: Int32) -> Bool {
      let count = message.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      }
      return count >= 0 || errno == EAGAIN || errno == EMSGSIZE
    }
  }
#endif
