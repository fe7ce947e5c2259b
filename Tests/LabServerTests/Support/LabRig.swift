#if os(Linux)
  import FingerpostChannel
  import FingerpostMessages
  import Foundation
  import LabVisiting
  import Synchronization

  @testable import FingerpostLabServer

  /// A lab that runs on a thread of its own, with a shell that says what a test has it say, and a clock that goes on when
  /// the test says so.
  final class LabRig {
    /// Where pages get in.
    let door: LabDoor
    let token = LabGate.secret()
    /// The tokens that took the place of others.
    let tokens = Tokens()
    private let clock = TestClock()
    private let shell: ToldShell
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

    /// - Parameters:
    ///   - answering: answers what pages ask beside showing and touching.
    ///   - control: carries out what a page asks of the shell; without it no page has the fingers.
    @MainActor init(
      answering: (any LabAnswering)? = nil, control: (@Sendable (ControlRequest) -> String?)? = nil
    ) throws {
      shell = ToldShell(control)
      let listener = try LabListener(port: 0)
      door = LabDoor(port: listener.port)
      server = LabServer(
        showing: shell, at: listener, tokens: [token], title: "rig", answering: answering, mailbox: mailbox,
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
      mailbox.put(.stop)
      isOver.wait()
      isOver.signal()
      return server
    }

    /// Has the shell say something.
    func say(_ events: [LabShellEvent]) { shell.say(events) }

    /// Lets time pass, and the lab do what is due then. What was sent or closed before has arrived.
    func wait(milliseconds: Int64) throws {
      _ = try door.request("GET /none")
      clock.advance(milliseconds * 1_000_000)
      _ = try door.request("GET /none")
    }

    /// A page that is in.
    func page() throws -> LabVisitor { try door.page(token: tokens.last ?? token) }
  }

  /// A shell that says what it is told to.
  final class ToldShell: LabShell {
    let descriptor: Int32
    let control: @Sendable (ControlRequest) -> String?
    private let hasDigitizer: Bool
    private let other: Int32
    private let lock = NSLock()
    private var events: [LabShellEvent] = []

    init(_ control: (@Sendable (ControlRequest) -> String?)? = nil) {
      self.control = control ?? { _ in nil }
      hasDigitizer = control != nil
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
    func connectDigitizer() -> (any LabDigitizer)? { hasDigitizer ? Taker() : nil }

    /// Takes all fingers, and has them touch nothing.
    private final class Taker: LabDigitizer {
      let descriptor: Int32 = -1
      let isGone = false
      func pass(_ message: DigitizerMessage) -> LabSending { .sent }
    }
  }
#endif
