import CChannel
import FingerpostChannel

/// The addresses that pages are asked for at.
public struct LabListener {
  /// The descriptors of the sockets.
  let descriptors: [Int32]
  /// The port of all of them.
  public let port: UInt16
  /// Under which names the machine is asked for.
  let hosts: [String]

  /// Listens on this machine alone: 127.0.0.1, and [::1] where there is one.
  ///
  /// - Parameter port: the port, or 0 for a free one.
  /// - Throws: a sentence where that is not possible.
  public init(port: UInt16) throws(LabProblem) {
    // A port that is free for one may be taken for the other.
    for attempt in 0..<20 {
      let (first, found) = try Self.open("127.0.0.1", port)
      do throws(LabProblem) {
        let (second, _) = try Self.open("::1", found)
        self.init([first, second], found, ["127.0.0.1", "localhost", "[::1]"])
        return
      } catch {
        if error.isTaken, port == 0, attempt < 19 {
          close(first)
          continue
        }
        guard !error.isTaken else {
          close(first)
          throw error
        }
        self.init([first], found, ["127.0.0.1", "localhost"])
        return
      }
    }
    throw LabProblem("no port is free on both 127.0.0.1 and [::1]")
  }

  /// Listens at one address of this machine, which others may reach.
  ///
  /// - Throws: a sentence where that is not possible.
  public init(address: String, port: UInt16) throws(LabProblem) {
    let (descriptor, found) = try Self.open(address, port)
    let name = address.contains(":") ? "[\(address.lowercased())]" : address
    self.init([descriptor], found, [name])
  }

  private init(_ descriptors: [Int32], _ port: UInt16, _ hosts: [String]) {
    self.descriptors = descriptors
    self.port = port
    self.hosts = hosts
  }

  /// The address of the page, without a token.
  public var url: String { "http://\(hosts[0]):\(port)/" }

  private static func open(_ address: String, _ port: UInt16) throws(LabProblem) -> (Int32, UInt16) {
    var found: UnsafeMutablePointer<addrinfo>?
    guard channel_find(address, String(port), &found) == 0, let info = found else {
      throw LabProblem("\(address) is not an address such as 192.168.1.20")
    }
    defer { freeaddrinfo(found) }
    let descriptor = channel_stream(info.pointee.ai_family, port == 0 ? 0 : 1)
    func fail() -> LabProblem {
      let number = errno
      if descriptor >= 0 { close(descriptor) }
      return LabProblem(
        "\(address), port \(port): \(String(cString: strerror(number)))", isTaken: number == EADDRINUSE)
    }
    guard descriptor >= 0 else { throw fail() }
    guard bind(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0,
      listen(descriptor, 32) == 0
    else { throw fail() }
    var name = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let named = withUnsafeMutableBytes(of: &name) {
      getsockname(descriptor, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), &length)
    }
    guard named == 0 else { throw fail() }
    // The port is at the same place in both kinds of addresses, the greater byte first.
    let bound = withUnsafeBytes(of: &name) { UInt16($0[2]) << 8 | UInt16($0[3]) }
    return (descriptor, bound)
  }
}

/// Why the lab cannot be opened.
public struct LabProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  public let description: String
  let isTaken: Bool

  /// Creates a reason.
  public init(_ description: String, isTaken: Bool = false) {
    self.description = description
    self.isTaken = isTaken
  }
}
