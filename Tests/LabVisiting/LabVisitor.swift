#if os(Linux)
  import Foundation

  /// One end of a connection to a lab, which sends what a test or an attacker has it send.
  public final class LabVisitor {
    private let descriptor: Int32
    private var rest: [UInt8] = []

    /// Nobody listens.
    public struct NoLab: Error {}

    /// Connects to the lab at a port of this machine.
    public init(port: UInt16) throws {
      descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      var patience = timeval(tv_sec: 30, tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let status = withUnsafeBytes(of: &address) {
        Glibc.connect(
          descriptor, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
      }
      guard status == 0 else { throw NoLab() }
    }

    deinit { close(descriptor) }

    /// Sends bytes; those that are not taken within the limit are dropped.
    public func send(_ bytes: [UInt8]) {
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return }
        sent += count
      }
    }

    /// Sends as much as is taken at once, and returns how much that was.
    public func sendNow(_ bytes: [UInt8]) -> Int {
      max(0, Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT)))
    }

    /// Sends a text as it is.
    public func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends a message of a page.
    public func tell(_ message: String) { send(Self.masked(Array(message.utf8))) }

    /// A message of a page as bytes, of at most 65,535.
    public static func masked(_ payload: [UInt8], kind: UInt8 = 1) -> [UInt8] {
      let count = payload.count
      let length = count < 126 ? [0x80 | UInt8(count)] : [0xFE, UInt8(count >> 8), UInt8(count & 0xFF)]
      return [0x80 | kind] + length + [0, 0, 0, 0] + payload
    }

    /// The answer to a request, whole; what there is of it where the other end closes.
    public func answer() -> String {
      while true {
        let text = String(decoding: rest, as: UTF8.self)
        if let head = text.range(of: "\r\n\r\n") {
          let length = text.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.output.1) } ?? 0
          let whole = text[..<head.upperBound].utf8.count + length
          if rest.count >= whole {
            rest.removeFirst(whole)
            return String(decoding: text.utf8.prefix(whole), as: UTF8.self)
          }
        }
        guard read() else { return text }
      }
    }

    /// The next message of the lab, or the number with which it closes; nil where it is gone.
    public func message() -> String? {
      while true {
        if rest.count >= 2 {
          var (length, start) = (Int(rest[1]), 2)
          let more = length == 126 ? 2 : length == 127 ? 8 : 0
          if rest.count >= start + more {
            if more > 0 { length = rest[start..<start + more].reduce(0) { $0 << 8 | Int($1) } }
            start += more
            if rest.count >= start + length {
              let payload = Array(rest[start..<start + length])
              let isClose = rest[0] & 15 == 8
              rest.removeFirst(start + length)
              return isClose
                ? "closed \(payload.reduce(0) { $0 << 8 | Int($1) })"
                : String(decoding: payload, as: UTF8.self)
            }
          }
        }
        guard read() else { return nil }
      }
    }

    /// Whether the other end has closed, whatever of what it said was not read.
    public var isOver: Bool {
      // POLLRDHUP, which is not there under its name.
      let hangUp = Int16(0x2000)
      var state = pollfd(fd: descriptor, events: hangUp, revents: 0)
      return poll(&state, 1, 0) > 0 && state.revents & (hangUp | Int16(POLLHUP | POLLERR)) != 0
    }

    /// Waits until the other end has said something or closed, or a time is over.
    public func waits(milliseconds: Int32) {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, milliseconds)
    }

    /// Whether the other end has closed, after all that it still says.
    public func isGone() -> Bool {
      while read() {}
      return errno != EAGAIN
    }

    private func read() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      errno = 0
      let count = recv(descriptor, &bytes, bytes.count, 0)
      guard count > 0 else { return false }
      rest += bytes.prefix(count)
      return true
    }
  }
#endif
