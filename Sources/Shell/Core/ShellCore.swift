public import FingerpostHID
import FingerpostMessages
import FingerpostText

/// Which application is in front, and which gets which frame: the shell's state, without descriptors and without a clock.
///
/// ```
///   frame ──► in front: an application ──► its outbox ──► port
///                    │  └──► the home screen looks on, for a swipe from the edge
///                    └─ no application ──► the home screen
/// ```
///
/// An application that leaves the front gets a frame that cancels what it has down [PIPE-16]. What was down at that moment is
/// ignored until it ends: the new one in front never gets it.
///
/// Times are those of the machine's monotonic clock, in nanoseconds. What is to be done outside is told in
/// ``drainEffects()``, and what is to be sent in ``nextMessage(for:)``.
public struct ShellCore {
  /// The size of the screen.
  public let screen: RecordingScreen
  let settings: ShellSettings
  var applications: [RunningApplication]
  /// The number of the application in front; nil for the home screen.
  public internal(set) var front: Int?
  /// Whether the shell is ending.
  public internal(set) var isStopping = false
  /// How many frames came in.
  public internal(set) var frameCount: UInt64 = 0

  var home = HeldInput()
  /// What the home screen saw begin while an application was in front.
  var watched = HeldInput()
  var effects: [ShellEffect] = []
  var desk: ObserverDesk
  var lastTime: Int64 = 0

  /// Creates a shell with nothing started and the home screen in front.
  public init(
    _ applications: [ShellApplication], screen: RecordingScreen = .standard,
    settings: ShellSettings = ShellSettings()
  ) {
    self.screen = screen
    self.settings = settings
    self.applications = applications.map { RunningApplication($0, queueLimit: settings.queueLimit) }
    desk = ObserverDesk(screens: applications.count + 1)
  }

  /// Whether an application was given up, because it does not take or does not handle what it is sent.
  public func isSilent(_ index: Int) -> Bool { applications[index].isSilent }

  /// The applications, in the order in which they were given.
  public var entries: [ShellApplication] { applications.map(\.entry) }

  /// Adds an application behind the others.
  public mutating func add(_ entry: ShellApplication, at now: Int64) {
    applications.append(RunningApplication(entry, queueLimit: settings.queueLimit))
    desk.addScreen()
    updateWatching(at: now)
  }

  /// Returns what is to be done outside, in order, and forgets it.
  public mutating func drainEffects() -> [ShellEffect] {
    guard !effects.isEmpty else { return [] }
    defer { effects.removeAll(keepingCapacity: true) }
    return effects
  }

  mutating func note(_ note: ShellNote) { effects.append(.note(note)) }

  // MARK: - Frames

  /// Takes a frame that was accepted, and passes it to the application in front. [PIPE-1, PIPE-2]
  public mutating func receive(_ frame: Frame) {
    var frame = frame
    if frame.nanoseconds < lastTime { frame.delay(to: lastTime) }
    lastTime = frame.nanoseconds
    frameCount &+= 1
    guard let front else {
      guard let own = home.admitted(frame) else { return }
      home.record(own)
      effects.append(.home(own))
      if !desk.isEmpty { desk.tell(own) }
      return
    }
    watched.record(frame)
    effects.append(.watch(frame))
    guard let own = applications[front].held.admitted(frame) else { return }
    applications[front].held.record(own)
    put(own, to: front)
    if !desk.isEmpty { desk.tell(own) }
  }

  private mutating func put(_ frame: Frame, to index: Int) {
    let isFull = applications[index].outbox.isFull
    applications[index].outbox.append(frame)
    // What waits is dropped then, with this one, and counted.
    if isFull { giveUp(index) }
  }

  // MARK: - The application in front

  /// Brings an application to the front, or with nil the home screen.
  mutating func setFront(_ new: Int?, at now: Int64) {
    guard new != front else { return }
    lastTime = max(lastTime, now)
    if let front {
      leaveFront(front)
    } else if let frame = home.cancelAll(at: lastTime) {
      effects.append(.home(frame))
      desk.tell(frame)
    }
    front = new
    updateWatching(at: now)
    if let new { applications[new].outbox.append(.becomeActive) }
    note(.front(new.map { applications[$0].entry.name }))
  }

  /// Goes home because a finger has swiped from the bottom edge, unless the application in front wants the first such swipe. [EDGE-4]
  public mutating func swipeHome(at now: Int64) {
    guard let front, !isStopping else { return }
    if applications[front].wantsFirstSwipe {
      let last = applications[front].swipedAt
      applications[front].swipedAt = now
      guard let last, now - last <= settings.secondSwipeWithin else {
        return note(.swipeKept(applications[front].entry.name))
      }
    }
    setFront(nil, at: now)
  }

  private mutating func leaveFront(_ index: Int) {
    applications[index].swipedAt = nil
    if let frame = watched.cancelAll(at: lastTime) { effects.append(.watch(frame)) }
    let cancel = applications[index].held.cancelAll(at: lastTime)
    if let cancel { desk.tell(cancel) }
    guard applications[index].acceptsFrames else { return }
    // The last frame of all: it is added even if there is no room left.
    if let cancel { applications[index].outbox.append(cancel) }
    applications[index].outbox.append(.resignActive)
  }

  /// Stops counting on an application that does not read or does not answer: its contacts are taken away, what waited for it or
  /// in its port is dropped.
  mutating func giveUp(_ index: Int, isUnresponsive: Bool = false) {
    let unhandled = applications[index].answers.waiting
    applications[index].forgotten &+= unhandled
    let dropped = applications[index].outbox.giveUp(at: lastTime) + ShellLoss(frames: unhandled)
    let name = applications[index].entry.name
    applications[index].isSilent = true
    applications[index].stuckSince = nil
    note(isUnresponsive ? .notResponding(name, dropped: dropped) : .silent(name, dropped: dropped))
    effects.append(.showsState(index))
    if front == index { setFront(nil, at: lastTime) }
  }

  // MARK: - What people ask for

  /// Finds an application by its name.
  ///
  /// - Throws: ``ShellRefusal/unknown(_:advice:)`` where there is none.
  func find(_ name: String) throws(ShellRefusal) -> Int {
    if let index = applications.firstIndex(where: { $0.entry.name == name }) { return index }
    let advice =
      applications.isEmpty
      ? "there are none" : NearestName.advice(for: name, among: applications.map(\.entry.name))
    throw .unknown(PlainText.excerpt(name), advice: advice)
  }

  /// Brings an application to the front, and starts it if it does not run.
  ///
  /// - Parameters:
  ///   - start: starts the process of the application with a number, and returns the process's; or says why not.
  /// - Throws: why it does not come to the front: it is unknown, silent or could not be started, or the shell is ending.
  public mutating func launch(
    _ name: String, at now: Int64, start: (Int, ShellApplication) -> Result<Int32, StartFailure>
  ) throws(ShellRefusal) {
    let index = try find(name)
    guard !isStopping else { throw .stopping }
    switch applications[index].state {
    case .running:
      guard !applications[index].isSilent else { throw .silent(name) }
      guard applications[index].killAt == nil else { throw .notStarted(name, "it is ending just now.") }
    case .leaving: throw .notStarted(name, "it is ending just now.")
    case .idle:
      switch start(index, applications[index].entry) {
      case .failure(let failure):
        note(.notStarted(name, failure.reason))
        throw .notStarted(name, failure.reason)
      case .success(let process):
        applications[index].state = .running(process)
        applications[index].runs &+= 1
        applications[index].readyBy = settings.readyWithin.map { now &+ $0 }
        applications[index].outbox.append(.hello(screen))
        note(.started(name, process: process))
      }
    }
    setFront(index, at: now)
  }

  /// Brings an application that runs to the front, or with nil the home screen.
  ///
  /// - Throws: why it does not come to the front: it is unknown, silent or does not run, or the shell is ending.
  public mutating func bringToFront(_ name: String?, at now: Int64) throws(ShellRefusal) {
    guard !isStopping else { throw .stopping }
    guard let name else { return setFront(nil, at: now) }
    let index = try find(name)
    guard applications[index].isRunning, applications[index].killAt == nil else { throw .notRunning(name) }
    guard !applications[index].isSilent else { throw .silent(name) }
    setFront(index, at: now)
  }
}

/// Why a process could not be started.
public struct StartFailure: Error, Hashable, Sendable {
  /// The reason, a sentence.
  public var reason: String

  /// Creates a reason.
  public init(_ reason: String) { self.reason = reason }
}
