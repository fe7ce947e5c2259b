#if os(Linux)
  import CChannel
  public import FingerpostMessages

  /// One end of a connection that carries whole messages.
  ///
  /// It owns its descriptor. Sending never waits and never raises a signal; reading may wait or not. One thread may
  /// send while another receives, as long as no two do the same.
  public final class Channel: @unchecked Sendable {
    /// The descriptor, to be polled.
    public let descriptor: Int32
    private var outgoing: [UInt8] = []
    private let incoming = UnsafeMutableRawBufferPointer.allocate(byteCount: Wire.maxBytes + 1, alignment: 8)

    /// Takes over a descriptor of a connected socket that keeps messages apart.
    public init(descriptor: Int32) {
      self.descriptor = descriptor
    }

    deinit {
      close(descriptor)
      incoming.deallocate()
    }

    /// Makes a connection with both ends; no child inherits them unless it is told to.
    ///
    /// - Throws: the system's number for what went wrong.
    public static func pair() throws(SystemError) -> (Channel, Channel) {
      var descriptors: [Int32] = [-1, -1]
      guard channel_pair(&descriptors) == 0 else { throw SystemError("a socket pair", errno) }
      return (Channel(descriptor: descriptors[0]), Channel(descriptor: descriptors[1]))
    }

    /// What happened to a message that was to be sent.
    public enum Sent: Hashable, Sendable {
      /// It is on its way.
      case sent
      /// The other end reads too slowly; it may be tried again when the descriptor can be written.
      case full
      /// The other end is closed.
      case gone
      /// It is longer than any message may be.
      case tooLong
    }

    /// Sends a message whole, or not at all.
    public func send(_ message: some WireMessage) -> Sent {
      guard message.encode(into: &outgoing) else { return .tooLong }
      while true {
        let count = outgoing.withUnsafeBytes {
          channel_send(descriptor, $0.baseAddress, UInt($0.count))
        }
        if count >= 0 { return .sent }
        switch errno {
        case EINTR: continue
        case EAGAIN, ENOBUFS: return .full
        default: return .gone
        }
      }
    }

    /// What came from the other end.
    public enum Received<Message: WireMessage> {
      /// A message.
      case message(Message)
      /// Nothing yet.
      case nothing
      /// Bytes that are not a message of the role that is expected there.
      case bad(WireError)
      /// The other end is closed, and all it said was read.
      case gone
    }

    /// Receives one message.
    ///
    /// - Parameter waits: whether to wait for one. ``interrupt()`` ends that.
    public func receive<Message: WireMessage>(_: Message.Type, waits: Bool) -> Received<Message> {
      while true {
        let count = recv(
          descriptor, incoming.baseAddress, incoming.count, waits ? 0 : Int32(MSG_DONTWAIT))
        if count < 0 {
          if errno == EINTR { continue }
          return errno == EAGAIN ? .nothing : .gone
        }
        guard count > 0 else { return .gone }
        let bytes = UnsafeRawBufferPointer(rebasing: incoming[..<count])
        do throws(WireError) {
          return .message(try Message.decode(bytes))
        } catch {
          return .bad(error)
        }
      }
    }

    /// Leaves unread what waits, as far as it is no more than some messages.
    ///
    /// Closing a connection with something unread in it makes the other end lose what it was told last.
    public func discard(atMost count: Int) {
      for _ in 0..<count {
        guard recv(descriptor, incoming.baseAddress, incoming.count, Int32(MSG_DONTWAIT)) > 0 else { return }
      }
    }

    /// Ends the connection for both sides; a receiver that waits for a message is told.
    public func interrupt() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// The user at the other end, as the kernel knows it; nil where it does not say.
    public var peer: Peer? {
      var (process, user) = (Int32(0), UInt32(0))
      guard channel_peer(descriptor, &process, &user) == 0 else { return nil }
      return Peer(process: process, user: user)
    }

    /// Who is at the other end of a connection.
    public struct Peer: Hashable, Sendable {
      /// The number of the process that made the connection.
      public var process: Int32
      /// The number of its user.
      public var user: UInt32
    }
  }
#endif
