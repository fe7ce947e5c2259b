import CChannel
import FingerpostConsole
import FingerpostText
import Foundation

/// A running application with `tools/attach/FingerpostAttach.swift` in it, and the secret that opens it.
nonisolated struct AttachedApplication {
  /// The address in numbers, and the port.
  let host: String
  let port: UInt16
  /// What the application was called when it began, if it is on this machine.
  let name: String?
  private let token: String

  /// What both sides speak; `tools/attach` states it, too.
  private static let format = "fingerpost-attach/1"
  /// What an application has for each piece of an answer: it waits for its main thread itself, for 10 s.
  private static let patience: Int32 = 15_000
  /// What it has for all of it, in seconds.
  private static let limit = 60.0
  private static let longestLine = 400

  /// Where applications on this machine write the secret of their run, each into a file named after its port.
  static var folder: URL {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    return URL(fileURLWithPath: home).appendingPathComponent(".fingerpost/attach")
  }

  /// Finds the application to ask.
  ///
  /// - Parameters:
  ///   - address: `HOST:PORT` or a port of this machine; nil or empty for the only one that runs on this machine.
  ///   - tokenFile: a file with the secret, or - for standard input; nil for what the application wrote on this machine.
  /// - Throws: a sentence that says which ones there are, or how to begin.
  init(_ address: String?, tokenFile: String? = nil, in folder: URL = folder) throws(CommandFailure) {
    guard let address, !address.isEmpty else {
      guard tokenFile == nil else {
        throw CommandFailure("--token-file needs an address: --attach HOST:PORT.")
      }
      let running = Self.running(in: folder)
      guard let only = running.first, running.count == 1 else {
        throw CommandFailure(running.isEmpty ? Self.none : Self.several(running))
      }
      self = only
      return
    }
    let parts = address.split(separator: ":", omittingEmptySubsequences: false)
    let isBare = parts.count == 1
    guard parts.count <= 2, let port = UInt16(parts.last ?? ""), port > 0, isBare || !parts[0].isEmpty else {
      throw CommandFailure(
        "--attach \(PlainText.line(address)): expected HOST:PORT, such as 127.0.0.1:5100, or nothing for the app on this machine; a FILE cannot be read as well."
      )
    }
    let host = isBare || parts[0] == "localhost" ? "127.0.0.1" : String(parts[0])
    if let tokenFile {
      self.init(host: host, port: port, name: nil, token: try TokenFile.read(tokenFile))
    } else if host == "127.0.0.1", let known = Self(port, in: folder) {
      self = known
    } else {
      let running = Self.running(in: folder)
      let others = running.isEmpty ? "" : " These run on this machine: \(Self.list(running))."
      let device = "For an app on a device, write the token that it printed into a file for --token-file."
      throw CommandFailure("--attach \(address): no app has left a token for it here.\(others) \(device)")
    }
  }

  private init(host: String, port: UInt16, name: String?, token: String) {
    (self.host, self.port, self.name, self.token) = (host, port, name, token)
  }

  /// One of this machine, or nil where there is no file of the user's own that says so.
  private init?(_ port: UInt16, in folder: URL) {
    let path = folder.appendingPathComponent(String(port)).path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      attributes?[.ownerAccountID] as? Int == Int(getuid()), attributes?[.posixPermissions] as? Int == 0o600
    else { return nil }
    guard let data = try? InputFile.read(path, atMost: 1000) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2, !lines[0].isEmpty else { return nil }
    self.init(
      host: "127.0.0.1", port: port, name: PlainText.line(lines[1]), token: String(lines[0]))
  }

  /// Those of this machine that can be reached, by their ports. One that was killed leaves its file.
  private static func running(in folder: URL) -> [Self] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let known = names.compactMap { UInt16($0) }.sorted().compactMap { Self($0, in: folder) }
    return known.filter { application in
      guard let connection = try? application.connection() else { return false }
      close(connection)
      return true
    }
  }

  private static let none =
    "--attach: no application with FingerpostAttach runs on this machine. Add tools/attach/FingerpostAttach.swift to yours and call FingerpostAttach.start() where it begins (docs/attach.md)."

  private static func several(_ running: [Self]) -> String {
    "--attach: \(running.count) applications can be asked; name one: \(list(running))."
  }

  private static func list(_ running: [Self]) -> String {
    running.map { "--attach \($0.host):\($0.port) (\($0.name ?? ""))" }.joined(separator: ", ")
  }

  /// What reports call it.
  var title: String { name.map { "\($0) (\(host):\(port))" } ?? "\(host):\(port)" }

  // MARK: - Asking

  /// Asks for the screen as it is now, in the format of docs/export-format.md.
  ///
  /// - Throws: a sentence if it is not there, refuses, or stops in the middle.
  func screen() throws(CommandFailure) -> Data {
    let latest = Date().addingTimeInterval(Self.limit)
    let (connection, answer, rest) = try ask("screen", until: latest)
    defer { close(connection) }
    guard let count = Int(answer), count >= 0 else { throw isNoAnswer }
    guard count <= InputFile.maxBytes else {
      throw CommandFailure("\(title) would send more than \(InputFile.maxBytes / 1_000_000) MB, the maximum.")
    }
    var screen = rest
    while screen.count < count {
      guard try receive(connection, into: &screen, until: latest) else {
        throw CommandFailure("\(title) ended after \(screen.count) of \(count) bytes of its screen.")
      }
    }
    return screen.prefix(count)
  }

  /// Sends a request, and takes the first line of the answer.
  ///
  /// - Returns: the connection, which is to be closed, what follows `ok` in the line, and what came after it.
  /// - Throws: a sentence if it is not there, refuses, or is another program.
  func ask(
    _ request: String, until latest: Date = Date().addingTimeInterval(limit)
  ) throws(CommandFailure) -> (connection: Int32, answer: String, rest: Data) {
    let connection = try connection()
    do throws(CommandFailure) {
      let (answer, rest) = try answer(to: request, connection, until: latest)
      return (connection, answer, rest)
    } catch {
      close(connection)
      throw error
    }
  }

  private func answer(
    to request: String, _ connection: Int32, until latest: Date
  ) throws(CommandFailure) -> (String, Data) {
    let bytes = Array("\(Self.format) \(token) \(request)\n".utf8)
    guard channel_send(connection, bytes, UInt(bytes.count)) == bytes.count else {
      throw CommandFailure("\(title) takes no request.")
    }
    var reply = Data()
    let feed = UInt8(ascii: "\n")
    while !reply.contains(feed), reply.count < Self.longestLine {
      guard try receive(connection, into: &reply, until: latest) else { break }
    }
    guard let end = reply.firstIndex(of: feed) else { throw isNoAnswer }
    let words = String(decoding: reply[..<end], as: UTF8.self).split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { throw isNoAnswer }
    guard words[0] == "ok" else {
      throw words[0] == "error"
        ? CommandFailure("\(title) refuses: \(PlainText.line(words[1])).") : isNoAnswer
    }
    return (String(words[1]), Data(reply[(end + 1)...]))
  }

  private var isNoAnswer: CommandFailure {
    CommandFailure("\(title) does not answer as FingerpostAttach does.")
  }

  private func connection() throws(CommandFailure) -> Int32 {
    let connection = channel_reach(host, String(port))
    guard connection >= 0 else { throw unreachable(-connection) }
    let isReady = Self.waits(for: connection, POLLOUT)
    let reason = isReady ? channel_failure(connection) : ETIMEDOUT
    guard reason == 0 else {
      close(connection)
      throw unreachable(reason)
    }
    return connection
  }

  private func unreachable(_ reason: Int32) -> CommandFailure {
    CommandFailure("\(title) cannot be reached: \(String(cString: strerror(reason))).")
  }

  /// Waits until a connection can be read or written; false if it cannot in time.
  private static func waits(for connection: Int32, _ event: Int32) -> Bool {
    while true {
      var entry = pollfd(fd: connection, events: Int16(event), revents: 0)
      let count = poll(&entry, 1, patience)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Takes what comes next; false at the end.
  private func receive(
    _ connection: Int32, into data: inout Data, until latest: Date
  ) throws(CommandFailure) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    guard latest.timeIntervalSinceNow > 0 else {
      throw CommandFailure("\(title) has not said all within \(Int(Self.limit)) s.")
    }
    guard Self.waits(for: connection, POLLIN) else {
      throw CommandFailure(
        "\(title) has said nothing for \(Self.patience / 1000) s; it may be paused in a debugger, or busy with other clients."
      )
    }
    let count = recv(connection, &piece, piece.count, 0)
    guard count >= 0 else { throw unreachable(errno) }
    data.append(contentsOf: piece[..<count])
    return count > 0
  }
}
