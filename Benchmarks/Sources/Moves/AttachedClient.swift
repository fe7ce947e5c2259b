import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client that watches this very process, and takes all that it is told on a thread of its own.
nonisolated final class AttachedClient: @unchecked Sendable {
  /// Where applications leave the secret of their run; a folder of this process alone.
  static let home = FileManager.default.temporaryDirectory.appending(path: "moves-\(getpid())").path

  private let connection: Int32
  private let lock = NSLock()
  private var taken = 0

  /// How many bytes it was told so far.
  var bytes: Int { lock.withLock { taken } }

  /// Connects to the application that has begun to listen; nil where it has not.
  init?() {
    let folder = "\(Self.home)/.fingerpost/attach"
    guard let name = try? FileManager.default.contentsOfDirectory(atPath: folder).first,
      let port = UInt16(name),
      let token = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n")
        .first
    else { return nil }
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let made = socket(AF_INET, stream, 0)
    connection = made
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isThere = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(made, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let request = Array("fingerpost-attach/1 \(token) watch\n".utf8)
    guard isThere, send(made, request, request.count, 0) == request.count else {
      close(made)
      return nil
    }
    Thread.detachNewThread { [self] in
      var piece = [UInt8](repeating: 0, count: 1 << 18)
      while case let count = recv(made, &piece, piece.count, 0), count > 0 {
        lock.withLock { taken += count }
      }
      close(made)
    }
  }

  /// Leaves.
  func end() { shutdown(connection, Int32(SHUT_RDWR)) }
}
