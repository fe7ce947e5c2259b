#if os(Linux)
  /// How the shell is attacked.
  enum Attack: String, CaseIterable {
    /// Bytes of chance, some behind the head of a message.
    case garbage
    /// Messages of all roles, cut at each of their lengths.
    case halves
    /// Messages that announce more or less than they are, and those that are longer than any may be.
    case lengths
    /// More connections than there may be, which say nothing, and come again when they are closed.
    case flood
    /// More connections than there may be, each of which says what it may, and asks for answers that it never reads.
    case squat
    /// One connection to each socket that asks as fast as it is read, and reads nothing.
    case deaf
    /// Messages a byte at a time.
    case drip
    /// A beginning that is another role's, of another version, or said twice.
    case hello

    /// After how many rounds the shell has had enough of it.
    var rounds: Int {
      switch self {
      case .garbage, .halves: 60
      case .lengths, .hello: 4
      case .flood, .squat: 40
      case .deaf: 300
      case .drip: 60
      }
    }

    func strike(_ round: Int, _ target: inout Target) {
      switch self {
      case .garbage:
        for socket in Socket.allCases {
          var bytes = (0..<Int.random(in: 1...4096)).map { _ in UInt8.random(in: 0...255) }
          if round % 2 == 0 { bytes.replaceSubrange(0..<min(8, bytes.count), with: socket.first.prefix(8)) }
          target.once(socket, [bytes])
        }
      case .halves:
        for socket in Socket.allCases {
          let messages = socket.messages
          let message = messages[round % messages.count]
          target.once(socket, [Array(message.prefix(round / messages.count % message.count))])
          // What follows the head is missing, after a beginning that is as it should be.
          target.once(socket, [socket.first, Array(message.dropLast(1 + round % 4))])
        }
      case .lengths:
        for socket in Socket.allCases {
          for number in [0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] as [UInt32] {
            for place in stride(from: 0, to: socket.first.count - 3, by: 4) {
              var message = socket.first
              withUnsafeBytes(of: number.littleEndian) {
                message.replaceSubrange(place..<place + 4, with: $0)
              }
              target.once(socket, [message])
            }
          }
          target.once(socket, [socket.first + [UInt8](repeating: 0, count: 150_000)])
        }
      case .flood: target.crowd(200, saysHello: false)
      case .squat: target.crowd(40, saysHello: true)
      case .deaf:
        for socket in Socket.allCases { target.keep(socket, Array(repeating: socket.question, count: 100)) }
      case .drip:
        for socket in Socket.allCases {
          target.once(socket, [[socket.first[round % socket.first.count]]])
          target.once(socket, [socket.first] + socket.question.map { [$0] })
        }
      case .hello:
        for socket in Socket.allCases {
          for other in Socket.allCases where other != socket { target.once(socket, [other.first]) }
          target.once(socket, [socket.first, socket.first, socket.first])
          for place in 0..<min(8, socket.first.count) {
            var message = socket.first
            message[place] &+= 1
            target.once(socket, [message])
          }
        }
      }
    }
  }
#endif
