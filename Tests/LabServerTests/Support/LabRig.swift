#if os(Linux)
  import FingerpostChannel
  import FingerpostMessages
  import Foundation
  import Synchronization

  @testable import FingerpostLabServer

  /// A lab that runs on a thread of its own, with a shell that says what a test has it say, and a clock that goes on when
  /// the test says so.
  final class LabRig {
    let port: UInt16
    let token = LabGate.secret()
    /// The tokens that took the place of others.
    let tokens = Tokens()
    private let clock = TestClock()
    private let shell = ToldShell()
    private let mailbox = LabMailbox()
    private let server: LabServer
    private let isOver = DispatchSemaphore(value: 0)

    /// What the lab has to say of tokens, from its own thread.
    final class Tokens: Sendable {
      private let all = Mutex<[String]>([])
      var last: String? { all.withLock { $0.last } }
      func next() -> String {
        let token = LabGate.secret()
        all.withLock { $0.append(token) }
        return token
      }
    }

    private final class TestClock: Sendable {
      private let time = Mutex<Int64>(1_000_000_000_000)
      var now: Int64 { time.withLock { $0 } }
      func advance(_ nanoseconds: Int64) { time.withLock { $0 += nanoseconds } }
    }

    @MainActor init() throws {
      let listener = try LabListener(port: 0)
      port = listener.port
      server = LabServer(
        showing: shell, at: listener, tokens: [token], title: "rig", answering: nil, mailbox: mailbox,
        clock: { [clock] in clock.now }
      ) { [tokens] _ in tokens.next() }
      nonisolated(unsafe) let server = server
      let isOver = isOver
      Thread.detachNewThread {
        _ = server.run()
        isOver.signal()
      }
    }

    deinit { stop() }

    /// Ends the lab and returns what it was then: nothing of it runs any more.
    @discardableResult func stop() -> LabServer {
      mailbox.stop()
      isOver.wait()
      isOver.signal()
      return server
    }

    /// Has the shell say something.
    func say(_ events: [LabShellEvent]) { shell.say(events) }

    /// Lets time pass, and the lab do what is due then. What was sent or closed before has arrived.
    func wait(milliseconds: Int64) throws {
      _ = try request("GET /none")
      clock.advance(milliseconds * 1_000_000)
      _ = try request("GET /none")
    }

    /// A connection that has said nothing.
    func connect() throws -> LabVisitor { try LabVisitor(port: port) }

    /// A request as a page of the lab sends it, or of another origin; returns the whole answer.
    func request(
      _ line: String, _ fields: [String] = [], body: String = "", origin: String? = nil
    ) throws -> String {
      let visitor = try connect()
      visitor.send(head(line, fields + ["Content-Length: \(body.utf8.count)"], origin: origin) + body)
      return visitor.answer()
    }

    /// What a page gets for a token, or nil where it is refused.
    func pass(for token: String) throws -> String? {
      let answer = try request("POST /enter", body: token)
      return answer.hasPrefix("HTTP/1.1 200")
        ? answer.split(separator: "\r\n\r\n").last.map(String.init) : nil
    }

    /// A WebSocket that has said nothing.
    func socket(_ fields: [String] = [], origin: String? = nil) throws -> LabVisitor {
      let visitor = try connect()
      let upgrade = [
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ]
      visitor.send(head("GET /feed", upgrade + fields, origin: origin))
      let answer = visitor.answer()
      guard answer.hasPrefix("HTTP/1.1 101") else { throw Refused(answer: answer) }
      return visitor
    }

    /// A page that is in.
    func page() throws -> LabVisitor {
      guard let pass = try pass(for: tokens.last ?? token) else { throw Refused(answer: "no pass") }
      let page = try socket()
      page.tell(#"{"m":"enter","pass":"\#(pass)"}"#)
      return page
    }

    struct Refused: Error {
      let answer: String
    }

    private func head(_ line: String, _ fields: [String], origin: String?) -> String {
      let host = "127.0.0.1:\(port)"
      let all = ["\(line) HTTP/1.1", "Host: \(host)", "Origin: \(origin ?? "http://\(host)")"] + fields
      return all.joined(separator: "\r\n") + "\r\n\r\n"
    }
  }

  /// A shell that says what it is told to.
  private final class ToldShell: LabShell {
    let descriptor: Int32
    private let other: Int32
    private let lock = NSLock()
    private var events: [LabShellEvent] = []

    init() {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      (descriptor, other) = (ends[0], ends[1])
    }

    deinit {
      close(descriptor)
      close(other)
    }

    func say(_ more: [LabShellEvent]) {
      lock.withLock { events += more.reversed() }
      _ = write(other, [UInt8(0)], 1)
    }

    func next() -> LabShellEvent {
      lock.withLock {
        if let event = events.popLast() { return event }
        var bytes = [UInt8](repeating: 0, count: 64)
        _ = read(descriptor, &bytes, bytes.count)
        return .nothing
      }
    }

    func askForWhole(of screen: UInt32) {}
    func connectDigitizer() -> (any LabDigitizer)? { nil }
    let control: @Sendable (ControlRequest) -> String? = { _ in nil }
  }
#endif
