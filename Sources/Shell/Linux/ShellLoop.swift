#if os(Linux)
  import CChannel
  import FingerpostChannel
  public import FingerpostDevices
  public import FingerpostHID

  /// The shell's one thread: waits for devices, applications, digitizers and the command line, and does what they bring.
  ///
  /// ```
  ///   devices ─────┐                          ┌──► ports of applications
  ///   digitizers ──┼──► gates ──► ShellCore ──┤
  ///   command line ┘                          └──► home screen
  /// ```
  ///
  /// Where nothing is due it waits without end, and uses no time of the processor.
  public final class ShellLoop {
    /// What a loop is made of.
    public struct Parts {
      /// The folder of the sockets; nil for none.
      public var folder: PrivateFolder?
      /// The devices; nil for none.
      public var hub: DeviceHub?
      /// The home screen; nil for none.
      public var home: (any ShellHome)?
      /// Starts applications.
      public var starter: any ApplicationStarter = ChildStarter()
      /// A descriptor that can be read when the shell is to end; below 0 for none.
      public var interrupts: Int32 = -1
      /// Whose connections are taken.
      public var user: UInt32 = geteuid()
      /// How many connections there may be on each socket.
      public var maxConnections = 16
      /// Ends what applications have started when this process is killed; without one it is left behind.
      public var keeper: ShellKeeper?
      /// Whether this process has no children but applications and their descendants.
      public var adoptsOrphans = false
      /// How long a connection may say nothing at its beginning, in nanoseconds.
      public var quietFor: Int64 = 5_000_000_000
      /// Opens the devices, with the rights that takes.
      public var withDevices: (() -> Void) -> Void = { $0() }
      /// How many frames per second a digitizer may send, and how many at once.
      public var frameRate: (each: Int64, burst: Int64) = (4000, 2000)
      /// How many requests per second the command line may send, and how many at once.
      public var requestRate: (each: Int64, burst: Int64) = (100, 50)
      /// The machine's monotonic clock, in nanoseconds.
      public var clock: () -> Int64 = MachineClock.now
      /// Gets everything of note.
      public var note: (ShellNote) -> Void

      /// Creates the usual parts, without a folder, devices and a home screen.
      public init(note: @escaping (ShellNote) -> Void) { self.note = note }
    }

    struct Link {
      var channel: Channel?
      var process: StartedProcess
      /// How much the application may say.
      var bucket: TokenBucket
      /// How many pieces of what its screen looks like it may send.
      var pieces: TokenBucket
      var isBlocked = false
      /// Whether it has sent too much, and is not read for now.
      var isMuted = false
    }

    enum Item {
      case interrupts
      case source(Int32)
      case listener(ShellSocket)
      case connection(Int)
      case port(Int)
      case process(Int)
    }

    /// The state of the shell.
    public internal(set) var core: ShellCore
    let parts: Parts
    let merger: SourceMerger
    var links: [Link?]
    var listeners: [Listener] = []
    var connections: [Int: Connection] = [:]
    /// The numbers of the connections, in the order in which they came.
    var order: [Int] = []
    var nextConnection = 0
    /// How often connections were refused: strangers, too many, bad bytes.
    public internal(set) var refusals = ShellRefusals()
    private var waits: [pollfd] = []
    private var items: [Item] = []
    private var isDraining = false
    /// When the loop should go on at the latest, and how late it is if it has slept.
    private var expected = Int64.max
    private static let oversleep: Int64 = 1_000_000_000
    /// How many faults are printed; all of them are counted.
    private var faultWords: TokenBucket

    /// Creates a loop, and the sockets in its folder.
    ///
    /// - Throws: ``FolderError`` where a socket cannot be made there.
    public init(_ core: ShellCore, _ parts: Parts) throws(FolderError) {
      self.core = core
      self.parts = parts
      merger = parts.hub?.merger ?? SourceMerger()
      faultWords = TokenBucket(rate: 10, burst: 100, now: parts.clock())
      links = [Link?](repeating: nil, count: core.entries.count)
      if let folder = parts.folder {
        for socket in ShellSocket.allCases {
          let descriptor = try folder.listen(socket)
          listeners.append(Listener(socket: socket, descriptor: descriptor, now: parts.clock()))
        }
        parts.note(.listening(folder.path, screen: core.screen))
      }
      parts.home?.launch = { [unowned self] name in launchFromHome(name) }
      parts.home?.say = { [unowned self] in self.core.receiveFromHome($0, at: parts.clock()) }
      parts.home?.goHome = { [unowned self] in self.core.swipeHome(at: parts.clock()) }
      if let hub = parts.hub { parts.withDevices { handle(hub.begin(now: parts.clock())) } }
    }

    deinit {
      parts.home?.launch = nil
      parts.home?.goHome = nil
      parts.home?.say = nil
      for listener in listeners { close(listener.descriptor) }
      for link in links { if let link, link.process.descriptor >= 0 { close(link.process.descriptor) } }
    }

    /// Returns a descriptor that can be read when the process is to end, which does not end by itself any more.
    public static func interrupts() -> Int32 { channel_interrupts() }

    /// Adds a source of frames.
    public func add(_ source: any FrameSource) {
      merger.add(source)
      parts.note(.deviceCame(source.name))
    }

    /// Runs until the shell has ended.
    public func run() {
      while !core.isStopped { step() }
      if parts.adoptsOrphans {
        ProcessTree.endChildren(sparing: parts.keeper.map { [$0.process] } ?? [])
      }
      parts.note(.stopped(frames: core.frameCount, dropped: core.dropped))
    }

    /// Asks the shell to end.
    public func stop() {
      core.stop(at: parts.clock())
      drain()
    }

    /// Does what is due, waits until something comes, and does that.
    ///
    /// - Parameter waits: whether to wait.
    public func step(waiting: Bool = true) {
      let now = parts.clock()
      wake(at: now)
      // What was said in time is read before anyone is judged for having said nothing.
      if let due = [core.nextDeadline, nextQuiet()].compactMap(\.self).min(), due <= now {
        serve(patience: 0)
      }
      core.advance(to: now)
      parts.home?.advance(to: now)
      reapPortless()
      releaseThrottled(now)
      releaseMuted(now)
      openListeners(now)
      closeQuiet(now)
      drain()
      if !core.desk.isEmpty { tellObservers() }
      if core.isStopped { return }
      serve(patience: waiting ? timeout(now) : 0)
    }

    /// Waits for what comes, at most so many milliseconds or forever below 0, and does it.
    private func serve(patience: Int32) {
      gather()
      expected = patience < 0 ? .max : parts.clock() &+ Int64(patience) * 1_000_000
      let count = poll(&waits, nfds_t(waits.count), patience)
      let came = parts.clock()
      wake(at: came)
      guard count > 0 else { return }
      for index in waits.indices where waits[index].revents != 0 {
        handle(items[index], waits[index].revents, came)
      }
      drain()
      if !core.desk.isEmpty { tellObservers() }
    }

    /// Begins the times of all that are waited for again where the loop goes on much later than it was to: its process
    /// was stopped, or the machine slept.
    private func wake(at now: Int64) {
      defer { expected = now }
      guard now &- min(expected, now) > Self.oversleep else { return }
      core.wokeLate(at: now)
      for number in order { connections[number]?.cameAt = now }
    }

    private func gather() {
      waits.removeAll(keepingCapacity: true)
      items.removeAll(keepingCapacity: true)
      for descriptor in parts.hub?.descriptors ?? merger.descriptors {
        wait(descriptor, .source(descriptor))
      }
      for number in order {
        // A client that has sent too much is not read, and its next messages wait.
        guard let connection = connections[number] else { continue }
        guard !connection.isThrottled else {
          if connection.isBlocked {
            wait(connection.channel.descriptor, .connection(number), Int(POLLOUT))
          }
          continue
        }
        wait(
          connection.channel.descriptor, .connection(number),
          Int(POLLIN) | (connection.isBlocked ? Int(POLLOUT) : 0))
      }
      for (index, link) in links.enumerated() {
        guard let link else { continue }
        // The end of one that is not listened to is announced by its process.
        if let channel = link.channel, !link.isMuted || link.isBlocked {
          wait(
            channel.descriptor, .port(index),
            (link.isMuted ? 0 : Int(POLLIN)) | (link.isBlocked ? Int(POLLOUT) : 0))
        }
        if link.process.descriptor >= 0 { wait(link.process.descriptor, .process(index)) }
      }
      for listener in listeners where listener.closedUntil == nil {
        wait(listener.descriptor, .listener(listener.socket))
      }
      if parts.interrupts >= 0 { wait(parts.interrupts, .interrupts) }
    }

    private func wait(_ descriptor: Int32, _ item: Item, _ events: Int = Int(POLLIN)) {
      waits.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
      items.append(item)
    }

    /// How long to wait at most, in milliseconds; below 0 forever.
    private func timeout(_ now: Int64) -> Int32 {
      var next = core.nextDeadline
      for time in [
        parts.home?.nextDeadline, nextTokens(), nextWord(), nextLook(now), nextOpening(), nextQuiet(),
      ] {
        if let time { next = min(next ?? time, time) }
      }
      guard let next else { return -1 }
      let left = max(0, next &- now)
      return Int32(clamping: left / 1_000_000 + (left % 1_000_000 == 0 ? 0 : 1))
    }

    private func handle(_ item: Item, _ events: Int16, _ now: Int64) {
      switch item {
      case .interrupts:
        var isWanted = false
        while channel_interrupt(parts.interrupts) != 0 { isWanted = true }
        if isWanted { core.stop(at: now) }
      case .source(let descriptor):
        handle(parts.hub?.read(descriptor, now: now) ?? merger.read(descriptor, now: now))
      case .listener(let socket): accept(socket, now)
      case .connection(let number):
        if events & Int16(POLLOUT) != 0 { connections[number]?.isBlocked = false }
        if events & ~Int16(POLLOUT) != 0 { serve(number, now) }
      case .port(let index):
        if events & Int16(POLLOUT) != 0 { links[index]?.isBlocked = false }
        if events & ~Int16(POLLOUT) != 0 { listen(to: index, now) }
      case .process(let index): reap(index, now)
      }
    }

    /// Passes on what sources brought.
    func handle(_ events: [SourceEvent]) {
      for event in events {
        switch event {
        case .frame(let frame, _):
          core.receive(frame)
          drain()
        case .note(let note): handle(note)
        }
      }
    }

    private func handle(_ note: SourceNote) {
      switch note {
      case .came(let name): parts.note(.deviceCame(name))
      case .left(let name): parts.note(.deviceWent(name))
      case .refused(let reason): parts.note(.deviceRefused(reason))
      case .rejected(let rejection, let name):
        if faultWords.spend(at: parts.clock()) { parts.note(.fault(name, rejection)) }
      case .lost(let losses, let name): parts.note(.eventsLost(name, losses))
      }
    }

    /// Sends what waits and does what the core wants done, until nothing is left.
    func drain() {
      // The home screen may cause more effects while it is called; they are performed when it has returned.
      guard !isDraining else { return }
      isDraining = true
      defer { isDraining = false }
      while true {
        flush()
        let effects = core.drainEffects()
        guard !effects.isEmpty else { return }
        for effect in effects {
          switch effect {
          case .home(let frame): parts.home?.handle(frame)
          case .watch(let frame): parts.home?.watch(frame)
          case .watchHome(let isWatched): parts.home?.beWatched(isWatched)
          case .hangUp(let number): hangUp(number)
          case .showsState(let index):
            parts.home?.show(core.entries[index].name, isResponding: !core.isSilent(index))
          case .end(let index, let isAsked): signal(index, isAsked ? SIGTERM : SIGKILL)
          case .note(let note): parts.note(note)
          }
        }
      }
    }
  }

  /// A socket of the shell's that people come to.
  struct Listener {
    /// How many may connect per second, and how many at once.
    private static let rate: (each: Int64, burst: Int64) = (32, 64)

    let socket: ShellSocket
    let descriptor: Int32
    /// How many may come.
    var bucket: TokenBucket
    /// Until when no connection is accepted; nil if they are.
    var closedUntil: Int64?

    init(socket: ShellSocket, descriptor: Int32, now: Int64) {
      self.socket = socket
      self.descriptor = descriptor
      bucket = TokenBucket(rate: Self.rate.each, burst: Self.rate.burst, now: now)
    }
  }
#endif
