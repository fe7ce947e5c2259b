#if os(Linux)
  import CChannel
  import FingerpostChannel
  import FingerpostHID
  import Foundation

  /// The event-fetch thread: takes what comes to the port and hands it to the main loop, however busy that is. [PIPE-3]
  ///
  /// ```
  ///  port ──► thread ──► inbox ──► main loop
  ///                        │
  ///                        full: the thread waits, the port fills, and the shell keeps what comes
  /// ```
  nonisolated final class EventFetcher: @unchecked Sendable {
    /// Can be read when something waits in the inbox.
    let wake: Int32

    private let port: Channel
    /// Guards everything below.
    private let condition = NSCondition()
    private var inbox: PortInbox
    private var isSignalled = false
    private var isClosed = false
    private var isDone = false

    /// How long the main thread has to end by itself when there is no shell any more, in seconds.
    static let patience = 5.0

    init(_ port: Channel, inbox: PortInbox = PortInbox()) {
      self.port = port
      self.inbox = inbox
      wake = channel_wake()
    }

    deinit { close(wake) }

    func start() {
      let thread = Thread { [self] in run() }
      thread.name = "event-fetch"
      thread.start()
    }

    /// Takes out what came first, or nil where nothing waits; the next that comes makes ``wake`` readable then.
    func next() -> ShellMessage? {
      condition.lock()
      defer { condition.unlock() }
      let wasFull = inbox.isFull
      guard let message = inbox.popFirst() else {
        if isSignalled {
          isSignalled = false
          channel_rest(wake)
        }
        return isClosed ? .terminate : nil
      }
      if wasFull { condition.broadcast() }
      return message
    }

    /// What became of the frames so far.
    var tally: PortTally {
      condition.lock()
      defer { condition.unlock() }
      return inbox.tally
    }

    /// The application has ended; nobody has to see to it any more.
    func finish() {
      condition.lock()
      isDone = true
      condition.broadcast()
      condition.unlock()
    }

    private func run() {
      while true {
        switch port.receive(ShellMessage.self, waits: true) {
        case .message(let message): put(message)
        case .nothing: continue
        // The port is the shell's, which says nothing but messages: whoever says something else is not to be trusted.
        case .bad, .gone: return closed()
        }
      }
    }

    private func put(_ message: ShellMessage) {
      condition.lock()
      defer { condition.unlock() }
      while inbox.isFull, !isDone { condition.wait() }
      inbox.take(message)
      signal()
    }

    private func signal() {
      guard !isSignalled else { return }
      isSignalled = true
      channel_signal(wake)
    }

    /// Without a shell an application ends, also one whose main thread does not see to it.
    private func closed() {
      condition.lock()
      isClosed = true
      signal()
      let end = Date(timeIntervalSinceNow: Self.patience)
      while !isDone, condition.wait(until: end) {}
      let isDone = self.isDone
      condition.unlock()
      if !isDone { _exit(1) }
    }
  }
#endif
