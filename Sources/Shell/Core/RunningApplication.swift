import FingerpostHID

/// One application and what the shell knows of it.
struct RunningApplication {
  /// Where it is between its start and its end.
  enum State: Hashable {
    case idle
    case running(Int32)
    /// It has closed its port, and is about to end or to be ended.
    case leaving(Int32)
  }

  let entry: ShellApplication
  var state = State.idle
  /// How often it was started.
  var runs: UInt32 = 0
  /// Whether it has said that it takes frames.
  var isReady = false
  /// Whether it was given up because it did not read, or did not answer.
  var isSilent = false
  /// Which frames it was sent and has not handled.
  var answers = AnswerClock()
  /// Until when it has to be ready.
  var readyBy: Int64?
  /// How many frames were sent that it did not handle before it was given up.
  var forgotten: UInt64 = 0
  /// What it was told, or will have been told when all that waits is sent, is down.
  var held = HeldInput()
  var outbox: Outbox
  /// Since when the port has been full.
  var stuckSince: Int64?
  /// When its process is asked to end.
  var askAt: Int64?
  /// When its process is made to end.
  var killAt: Int64?
  /// Whether it wants the first swipe from the bottom edge. [EDGE-4]
  var wantsFirstSwipe = false
  /// When it last had such a swipe.
  var swipedAt: Int64?
  /// What was dropped in the runs before this one.
  var droppedBefore = ShellLoss()

  /// What was dropped in this run.
  var dropped: ShellLoss { outbox.dropped + ShellLoss(frames: forgotten) }

  init(_ entry: ShellApplication, queueLimit: Int) {
    self.entry = entry
    outbox = Outbox(limit: queueLimit)
  }

  var process: Int32? {
    switch state {
    case .idle: nil
    case .running(let process), .leaving(let process): process
    }
  }

  var isRunning: Bool { if case .running = state { true } else { false } }

  /// When it is given up if it has not handled the oldest frame by then; nil for never.
  func answersBy(_ settings: ShellSettings) -> Int64? {
    guard let limit = settings.answersWithin, isReady, acceptsFrames, killAt == nil, let since = answers.since
    else { return nil }
    return since &+ limit
  }

  /// Begins each of its times again.
  mutating func restart(at now: Int64, _ settings: ShellSettings) {
    answers.restart(at: now)
    if stuckSince != nil { stuckSince = now }
    if readyBy != nil { readyBy = settings.readyWithin.map { now &+ $0 } }
    askAt = askAt.map { max($0, now &+ settings.portlessFor) }
    killAt = killAt.map { max($0, now &+ settings.endingFor) }
  }

  /// Whether frames can be put in.
  var acceptsFrames: Bool { isRunning && !isSilent }
}
