import Expectations
import FingerpostConsole
import Foundation
import OwnProcess
import Testing
import UIKit

@testable import FingerpostAttach
@testable import FingerpostCommandLine

/// Who gets an answer from an application that can be asked, and who does not.
@Suite(.serialized, .ownProcess) struct AttachDoorTests {
  private let folder: URL
  private let listener: AttachListener

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("attach-\(UUID().uuidString)")
    listener = try AttachListener(port: 0, folder: folder, texts: true)
    listener.start()
    World().becomeProcessDefault()
    UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)).isHidden = false
  }

  /// What a client gets that sends some bytes and reads to the end.
  private func reply(to request: String) async -> String {
    let port = listener.port
    return await Task.detached { Self.talk(port, request) }.value
  }

  private nonisolated static func talk(_ port: UInt16, _ request: String) -> String {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let client = socket(AF_INET, stream, 0)
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isThere = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isThere else { return "no connection" }
    // The other end may be gone before it has taken all.
    let bytes = Array(request.utf8)
    _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(client, &piece, piece.count, 0), count > 0 { all += piece[..<count] }
    return String(decoding: all, as: UTF8.self)
  }

  @Test("the token's file is its user's alone, and who has the token gets the screen")
  func token() async throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: try #require(listener.token.path))
    expect(attributes[.posixPermissions] as? Int, is: 0o600)
    let around = try FileManager.default.attributesOfItem(atPath: folder.path)
    expect(around[.posixPermissions] as? Int, is: 0o700)
    let (folder, port) = (folder, listener.port)
    let screen = try await Task.detached {
      // Other tests may have the main thread.
      while true {
        do throws(CommandFailure) {
          return try AttachedApplication("127.0.0.1:\(port)", in: folder).screen()
        } catch {
          guard "\(error)".contains("the main thread has been busy") else { throw error }
        }
      }
    }.value
    #expect(String(decoding: screen, as: UTF8.self).hasPrefix("{\"format\":\"fingerpost-export/1\""))
    let only = try await Task.detached { try AttachedApplication(nil, in: folder).port }.value
    expect(only, is: port)
  }

  @Test(
    "without the token there is no answer",
    arguments: [
      "fingerpost-attach/1  screen\n", "fingerpost-attach/1 0123456789abcdef screen\n", "\n",
      "fingerpost-attach/2 x screen\n", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", "fingerpost-attach/1\n",
    ])
  func refused(request: String) async {
    let reply = await reply(to: request)
    #expect(reply.hasPrefix("error "), "\(reply)")
    #expect(!reply.contains("UIWindow"))
    #expect(!reply.contains(listener.token.secret))
  }

  @Test("a request without end, and one of binary rubbish, are hung up on; the next client is served")
  func floods() async {
    await expect(reply(to: String(repeating: "x", count: 3_000_000)), is: "")
    #expect(await reply(to: "\u{0}\u{1}\u{2}\n").hasPrefix("error "))
    let good = await reply(to: "fingerpost-attach/1 \(listener.token.secret) screen\n")
    #expect(good.hasPrefix("ok "), "\(good.prefix(80))")
    #expect(await reply(to: "fingerpost-attach/1 \(listener.token.secret) memory\n").hasPrefix("error only"))
  }

  /// Listens at a free port, and sends the first client some bytes.
  private nonisolated static func application(saying answer: String) throws -> UInt16 {
    let (door, port) = try AttachListener.open(0)
    Thread.detachNewThread {
      let client = accept(door, nil, nil)
      var request = [UInt8](repeating: 0, count: 1000)
      _ = recv(client, &request, request.count, 0)
      let bytes = Array(answer.utf8)
      _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      close(client)
      close(door)
    }
    return port
  }

  @Test(
    "an application that lies, stops or is another program is said to be so, and costs no memory",
    arguments: [
      ("ok 999999999999\n", "would send more than 256 MB, the maximum"),
      ("ok -5\n", "does not answer as FingerpostAttach does"),
      ("ok 100\nshort", "ended after 5 of 100 bytes of its screen"),
      ("error no\u{1B}[2Jthing\n", "refuses: "), ("HTTP/1.1 400 Bad Request\r\n", "does not answer"),
      ("", "does not answer"), (String(repeating: "x", count: 100_000), "does not answer"),
    ])
  func liars(answer: String, sentence: String) async throws {
    let port = try Self.application(saying: answer)
    let token = folder.appendingPathComponent("token-\(port)").path
    _ = FileManager.default.createFile(
      atPath: token, contents: Data("0123456789abcdef\n".utf8), attributes: [.posixPermissions: 0o600])
    let said = await Task.detached {
      do throws(CommandFailure) {
        _ = try AttachedApplication("127.0.0.1:\(port)", tokenFile: token).screen()
        return "no failure"
      } catch {
        return "\(error)"
      }
    }.value
    #expect(said.contains(sentence), "\(said)")
    #expect(!said.contains("\u{1B}"))
  }

  @Test("a wrong address, and a port without a listener, are named in a sentence")
  func addresses() {
    let folder = folder
    func failure(_ address: String?, in place: URL? = nil) -> String {
      do throws(CommandFailure) {
        _ = try AttachedApplication(address, in: place ?? folder).screen()
        return "no failure"
      } catch {
        return "\(error)"
      }
    }
    #expect(failure("here").hasPrefix("--attach here: expected HOST:PORT"))
    #expect(failure(":").hasPrefix("--attach :: expected HOST:PORT"))
    #expect(failure("10.0.0.1:5").contains("--token-file"))
    #expect(failure("1").contains("These run on this machine: --attach 127.0.0.1:\(listener.port)"))
    let empty = folder.appendingPathComponent("empty")
    #expect(failure(nil, in: empty).hasPrefix("--attach: no application with FingerpostAttach runs"))
  }
}
