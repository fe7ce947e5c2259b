#if os(Linux)
  import CChannel
  import CRunLoop
  import Fingerpost
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import FingerpostTimeline
  import FingerpostTrace
  import FingerpostWatching
  import Foundation

  /// The main loop of an application: what comes from the event-fetch thread, the deadlines of the timeline, and whatever
  /// else needs the main thread (timers of the run loop, blocks of the main queue, the main actor). [PIPE-4, PIPE-5]
  ///
  /// It waits for all of them in one place, until the earliest deadline, and uses no time of the processor meanwhile. What
  /// comes through the port has two sources: one reads it, the other handles what was read.
  final class MainLoop {
    let world: World
    let port: Channel
    private let fetcher: EventFetcher
    let clock: LiveClock
    /// What each turn performs first, in this order.
    private var sources: [LoopSource] = []
    private var isOver = false
    private var nextTimer: Date?
    /// The edges that the shell was told of. [EDGE-4]
    private var edges: UInt8 = 0
    private let makeRecorder: () -> ScreenRecorder
    /// What is said to the shell of the screen; nil without an observer.
    var watch: ScreenWatch?
    /// The recording that is played; nil for an application that is touched.
    var playback: Playback?
    /// Whether more of that is sent when the port takes it.
    private var isBlocked = false
    /// How many frames the shell was told were handled.
    private var acknowledged: UInt64 = 0
    /// Whether the port did not take that.
    private var owesAnswer = false
    /// When it was told so last, or the turn began.
    private var answered: Int64 = 0

    /// After how long a turn says what it has handled so far, in nanoseconds.
    private static let answerEvery: Int64 = 500_000_000
    /// How many pieces of that are sent before what has come has its turn.
    private static let piecesAtOnce = 8

    init(
      _ world: World, _ port: Channel, _ fetcher: EventFetcher, clock: LiveClock,
      recorder makeRecorder: @escaping () -> ScreenRecorder
    ) {
      self.world = world
      self.port = port
      self.fetcher = fetcher
      self.clock = clock
      self.makeRecorder = makeRecorder
      sources = [fetcher.source1, fetcher.source0 { [unowned self] in handleWaiting() }]
      world.animate { clock.now }
      let tracking = RunLoop.Mode.tracking.rawValue as NSString
      run_loop_add_common_mode(Unmanaged.passUnretained(tracking).toOpaque())
    }

    nonisolated deinit {}

    /// Runs until the shell, or its end, ends the application.
    func run() {
      while true {
        for source in sources where source.isSignaled() { source.perform() }
        acknowledge()
        if isOver { return sayLast() }
        fireDeadlines()
        // Runs the timers that are due, and the main queue, which is in the common modes. [PIPE-17]
        let isTracking = world.application.isInTrackingMode
        nextTimer = RunLoop.main.limitDate(forMode: isTracking ? .tracking : .default)
        tellOfEdges()
        if playback != nil { sayInstant() } else if watch != nil { tellWatchers() }
        wait()
      }
    }

    /// Tells the shell from which edges the application wants the first swipe, if that has changed.
    private func tellOfEdges() {
      let wanted = world.application.keyWindow?.screenEdgesDeferringSystemGestures.rawValue ?? 0
      let now = UInt8(truncatingIfNeeded: wanted & 15)
      if now != edges, port.send(ApplicationMessage.wantsFirstSwipe(now)) == .sent { edges = now }
    }

    // MARK: - Watching

    private func beginWatching() {
      let watch = self.watch ?? ScreenWatch(world, recorder: makeRecorder(), stopwatch: channel_thread_time)
      self.watch = watch
      watch.renew()
    }

    /// Says what has changed, as far as the port takes it.
    private func tellWatchers() {
      guard let watch else { return }
      watch.endTurn(now: channel_now(), clock: clock.now)
      isBlocked = false
      var left = Self.piecesAtOnce
      while let message = watch.next {
        guard left > 0 else { return isBlocked = true }
        left -= 1
        switch port.send(message) {
        case .sent, .tooLong: watch.removeFirst()
        case .full: return isBlocked = true
        case .gone:
          watch.end()
          return self.watch = nil
        }
      }
      if !watch.isListening { self.watch = nil }
    }

    /// Says what the end of the application led to, as far as the port takes it at once.
    private func sayLast() {
      watch?.end()
      if watch != nil { tellWatchers() }
    }

    /// Takes what waits by now, and not what comes meanwhile: everything else needs the main thread as well.
    private func handleWaiting() {
      var left = fetcher.waiting
      if left > 1 { answered = channel_now() }
      while left > 0, !isOver, let message = fetcher.next() {
        handle(message)
        // Of a recording each frame has a turn: what it leaves for the main queue comes before the next one, and so does a picture.
        left = playback == nil ? left - 1 : 0
        if left > 0, channel_now() - answered > Self.answerEvery { acknowledge() }
      }
    }

    /// Tells the shell how many frames were handled, if it does not know yet: once a turn, and more often in a long one.
    private func acknowledge() {
      let count = fetcher.removedFrames
      guard count != acknowledged else { return }
      owesAnswer = port.send(ApplicationMessage.handled(count)) == .full
      if !owesAnswer { acknowledged = count }
      answered = channel_now()
    }

    private func handle(_ message: ShellMessage) {
      switch message {
      case .hello: break
      case .frame(let frame):
        // Where time follows the frames the trace has to be that of a recording, whatever the machine was busy with.
        if !clock.followsFrames { world.record(.dispatch(.fetched(fetcher.lastWay))) }
        let frame = clock.frame(frame)
        pass(before: frame.nanoseconds)
        watch?.note(frame)
        world.application.handle(frame)
      case .becomeActive: world.application.becomeActive()
      case .resignActive: world.application.enterBackground()
      case .watch: beginWatching()
      case .unwatch: watch?.end()
      // The inbox has done so.
      case .forget: break
      case .rehearse(let bytes): rehearse(bytes)
      case .pass(let time): pass(to: time)
      case .terminate:
        finishPlayback()
        clock.finish(world.timeline)
        world.application.willTerminate()
        isOver = true
      }
    }

    /// Fires what is due, unless something has come: that may have been reported before, and goes first.
    private func fireDeadlines() {
      guard let now = clock.now else { return }
      while let deadline = world.timeline.nextDeadline, deadline.nanoseconds <= now, !fetcher.hasNews() {
        world.timeline.advance(to: deadline)
      }
    }

    private func wait() {
      var nanoseconds: Int64 = -1
      if let now = clock.now, let deadline = world.timeline.nextDeadline {
        nanoseconds = max(0, deadline.nanoseconds - now)
      }
      if let seconds = nextTimer?.timeIntervalSinceNow, seconds < 86_400 {
        let timer = Int64(max(0, seconds) * 1e9)
        nanoseconds = nanoseconds < 0 ? timer : min(nanoseconds, timer)
      }
      if let next = watch?.nextDeadline {
        let left = next == .min ? 0 : max(0, next - channel_now())
        nanoseconds = nanoseconds < 0 ? left : min(nanoseconds, left)
      }
      guard let port = fetcher.mainWillWait() else { return }
      let writable = isBlocked || owesAnswer ? self.port.descriptor : -1
      channel_wait_either(port, fetcher.wake, channel_main_queue(), writable, nanoseconds)
      fetcher.mainDidWake()
    }
  }
#endif
