#if os(Linux)
  import CChannel
  import FingerpostChannel
  import FingerpostMessages
  import FingerpostTrace
  import Foundation

  /// Takes what comes to the port into the inbox, whether the main thread has time for it or not. [PIPE-3]
  ///
  /// ```
  ///   main thread            port is read by        when
  ///   waits, or just woke    the main thread        always: one thread less to wake
  ///   busy for a while       the event-fetch        the alarm rang that was set when the main thread woke
  ///                          thread
  ///   waits again            the main thread        the port was called back
  /// ```
  ///
  /// UIKit's thread hands over every event. Here it does so only while the main thread is busy, which cannot be distinguished from
  /// what arrives: the order is that of the port either way, and moves that waited are one move. [PIPE-6, PIPE-9] Where it is to
  /// hand over all of them, the thread has the port from beginning to end; the main thread waits for nothing but ``wake``, the
  /// source that the thread signals. [PIPE-4]
  ///
  /// When the inbox is full the thread waits, the port fills, and the shell keeps what comes.
  nonisolated final class EventFetcher: @unchecked Sendable {
    /// Can be read when the thread has put something into the inbox, or has given the port back.
    let wake = channel_wake()

    /// The thread's name, which the system shows; it has room for 15 letters, and UIKit's is longer.
    static let threadName = "event-fetch"

    private let port: Channel
    /// Whether every frame goes through the thread.
    private let handsOverAll: Bool
    /// Can be read when the main thread has been busy for long.
    private let alarm = channel_alarm()
    /// Becomes readable when the main thread needs the port back.
    private let recall = channel_wake()
    /// Guards everything below.
    private let condition = NSCondition()
    private var inbox: PortInbox
    private var isMainBusy = true
    private var isAlarmSet = false
    private var threadHasPort = false
    private var isRecalled = false
    private var isSignaled = false
    /// Whether the main thread waited for the port and has not read it since.
    private var mayHaveNews = false
    private var isClosed = false
    private var isNamed = false
    private var isDone = false

    /// How long the main thread may be busy before the other takes the port, in nanoseconds: no frame of any display is shorter.
    static let busyTime: Int64 = 4_000_000
    /// How long the main thread has to end by itself when there is no shell any more, in seconds.
    static let patience = 5.0

    init(_ port: Channel, inbox: PortInbox = PortInbox(), handsOverAll: Bool = false) {
      self.port = port
      self.inbox = inbox
      self.handsOverAll = handsOverAll
      threadHasPort = handsOverAll
    }

    deinit {
      close(wake)
      close(alarm)
      close(recall)
    }

    /// Starts the thread, and returns when it has its name.
    func start() {
      Thread.detachNewThread { [self] in
        channel_name_thread(Self.threadName)
        locked {
          isNamed = true
          condition.broadcast()
        }
        run()
      }
      locked { while !isNamed { condition.wait() } }
      if !handsOverAll { locked { setAlarm() } }
    }

    // MARK: - On the main thread

    /// What the main thread has to wait for besides ``wake``: the port, or -1 while the other thread has it.
    ///
    /// - Returns: nil where something waits in the inbox, so that there is nothing to wait for.
    func mainWillWait() -> Int32? {
      locked {
        guard waitingCount == 0 else { return nil }
        isMainBusy = false
        guard threadHasPort else { return port.descriptor }
        if !handsOverAll, !isRecalled {
          isRecalled = true
          channel_signal(recall)
        }
        return -1
      }
    }

    /// The main thread waits no longer. Unless the other thread has the port, it may have been for what is in it.
    func mainDidWake() {
      locked {
        isMainBusy = true
        if !handsOverAll { setAlarm() }
        // The thread signals after it has released the lock: what it has not signaled yet wakes the next wait.
        if isSignaled, channel_rest(wake) != 0 { isSignaled = false }
        mayHaveNews = !threadHasPort
      }
    }

    /// Whether the main thread waited for the port and has not read it since.
    var isPortSignaled: Bool { locked { mayHaveNews } }

    /// Reads what has come, if that is the main thread's task.
    func readPort() {
      locked {
        mayHaveNews = false
        receiveAsMain()
      }
    }

    /// How much waits: messages, and the end of the port.
    var waiting: Int { locked { waitingCount } }

    /// Reads what has come by now, and returns whether anything waits.
    func hasNews() -> Bool {
      locked {
        receiveAsMain()
        return waitingCount > 0
      }
    }

    /// How many of the frames that came do not wait any more.
    var removedFrames: UInt64 { locked { inbox.removedFrames } }

    /// Which thread put in the frame that was taken out last; asked on the main thread.
    var lastWay: FetchingThread { locked { inbox.cameByThread ? .eventFetch : .main } }

    /// Takes out what came first, or nil where nothing waits.
    func next() -> ShellMessage? {
      locked {
        let wasFull = inbox.isFull
        guard let message = inbox.popFirst() else { return isClosed ? .terminate : nil }
        if wasFull { condition.broadcast() }
        return message
      }
    }

    /// What happened to the frames so far.
    var tally: PortTally { locked { inbox.tally } }

    /// The application has ended; it need not be ended any more.
    func finish() {
      locked {
        isDone = true
        condition.broadcast()
        // The shell may go on, and then the thread would wait at its port forever.
        if handsOverAll { channel_signal(recall) }
      }
    }

    // MARK: - On the event-fetch thread

    private func run() {
      if handsOverAll { serve() }
      while !locked({ isClosed || isDone }) {
        channel_wait(alarm, -1, -1, -1)
        _ = channel_rest(alarm)
        let hasPort = locked {
          isAlarmSet = false
          threadHasPort = isMainBusy && !isClosed && !isDone
          return threadHasPort
        }
        if hasPort { serve() }
      }
      if locked({ isClosed }) { seeToTheEnd() }
    }

    /// Reads the port until the main thread needs it back.
    private func serve() {
      while true {
        channel_wait(port.descriptor, recall, -1, -1)
        let goesOn = locked {
          while inbox.isFull, !isDone { condition.wait() }
          while !isClosed, !inbox.isFull, receive(byThread: true) {}
          guard isRecalled || isClosed || isDone else { return true }
          if isRecalled { _ = channel_rest(recall) }
          isRecalled = false
          threadHasPort = false
          return false
        }
        signal()
        if !goesOn { return }
      }
    }

    private func signal() {
      let isNews = locked {
        defer { isSignaled = true }
        return !isSignaled
      }
      // The thread that is woken needs the lock first of all.
      if isNews { channel_signal(wake) }
    }

    /// Without a shell an application ends, also one whose main thread does not see to it.
    private func seeToTheEnd() {
      let end = Date(timeIntervalSinceNow: Self.patience)
      let isDone = locked {
        while !self.isDone, condition.wait(until: end) {}
        return self.isDone
      }
      if !isDone { _exit(1) }
    }

    // MARK: - On both, with the lock

    private var waitingCount: Int { inbox.count + (isClosed ? 1 : 0) }

    private func receiveAsMain() {
      while !threadHasPort, !isClosed, !inbox.isFull, receive(byThread: false) {}
    }

    /// - Returns: whether there may be more.
    private func receive(byThread: Bool) -> Bool {
      switch port.receive(ShellMessage.self, waits: false) {
      case .message(let message):
        inbox.receive(message, byThread: byThread)
        return true
      case .nothing: return false
      // The port is the shell's, which sends only messages: a peer that sends anything else cannot be trusted.
      case .bad, .gone:
        isClosed = true
        return false
      }
    }

    private func setAlarm() {
      guard !isAlarmSet else { return }
      isAlarmSet = true
      channel_set_alarm(alarm, Self.busyTime)
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
      condition.lock()
      defer { condition.unlock() }
      return body()
    }
  }
#endif
