public import FingerpostHID

/// What happens to applications: what they take and say, and how they end.
extension ShellCore {
  /// What happened to a message that was sent to an application.
  public enum SendOutcome: Hashable, Sendable {
    /// It is on its way.
    case sent
    /// The port is full.
    case full
    /// The other end of the port is closed.
    case gone
    /// It is longer than any message may be.
    case tooLong
  }

  /// Whether something waits for an application.
  public func isWaiting(_ index: Int) -> Bool {
    applications[index].isRunning && applications[index].outbox.isWaiting
  }

  /// What is to be sent to an application next; nil when nothing waits.
  public func nextMessage(for index: Int) -> ShellMessage? {
    applications[index].isRunning ? applications[index].outbox.first : nil
  }

  /// Notes what happened to the message that was next.
  public mutating func settle(_ index: Int, _ outcome: SendOutcome, at now: Int64) {
    switch outcome {
    case .sent:
      applications[index].outbox.removeFirst()
      applications[index].stuckSince = nil
      if applications[index].isSilent, !applications[index].outbox.isWaiting {
        applications[index].isSilent = false
        note(.readsAgain(applications[index].entry.name))
      }
    case .full:
      if !applications[index].isSilent, applications[index].stuckSince == nil {
        applications[index].stuckSince = now
      }
    case .gone: portClosed(index, at: now)
    case .tooLong:
      // An end may be in it, so that nothing is right any more; what the application believes to be down is taken away.
      note(.tooLong(applications[index].entry.name))
      giveUp(index)
    }
  }

  /// Takes what an application says.
  public mutating func take(_ message: ApplicationMessage, from index: Int, at now: Int64) {
    switch message {
    case .ready:
      guard !applications[index].isReady else { return }
      applications[index].isReady = true
      note(.ready(applications[index].entry.name))
    case .tally(let tally): note(.tally(applications[index].entry.name, tally))
    case .wantsFirstSwipe(let edges): applications[index].wantsFirstSwipe = edges & 4 != 0
    case .piece, .leftOut: take(message, ofScreen: index + 1, at: now)
    }
  }

  /// Notes that an application sent a message that no application may send; its port is closed.
  public mutating func spokeBadly(_ index: Int, _ error: WireError, at now: Int64) {
    note(.badMessage(applications[index].entry.name, "\(error)"))
    portClosed(index, at: now)
  }

  /// Notes that an application has closed its port. Its process should be about to end, and is ended if it does not.
  public mutating func portClosed(_ index: Int, at now: Int64) {
    guard case .running(let process) = applications[index].state else { return }
    applications[index].state = .leaving(process)
    applications[index].outbox.abandon()
    applications[index].stuckSince = nil
    if !isStopping { applications[index].askAt = now &+ settings.portlessFor }
    if front == index { setFront(nil, at: now) }
    updateWatching(at: now)
  }

  /// Notes that the process of an application has ended.
  public mutating func ended(_ index: Int, _ ending: ProcessEnding, at now: Int64) {
    guard applications[index].process != nil else { return }
    portClosed(index, at: now)
    let old = applications[index]
    note(
      .ended(old.entry.name, ending, dropped: old.outbox.dropped, wasAsked: isStopping || old.killAt != nil))
    applications[index] = RunningApplication(old.entry, queueLimit: settings.queueLimit)
    applications[index].droppedBefore = old.droppedBefore + old.outbox.dropped
    applications[index].runs = old.runs
    updateWatching(at: now)
  }

  // MARK: - Time

  /// When ``advance(to:)`` has something to do; nil for never.
  public var nextDeadline: Int64? {
    var next = nextObserverDeadline
    for application in applications {
      let stuck = application.stuckSince.map { $0 &+ settings.silentAfter }
      for time in [stuck, application.askAt, application.killAt] {
        if let time { next = min(next ?? time, time) }
      }
    }
    return next
  }

  /// Does what is due.
  public mutating func advance(to now: Int64) {
    advanceObservers(to: now)
    for index in applications.indices {
      if let since = applications[index].stuckSince, since &+ settings.silentAfter <= now {
        lastTime = max(lastTime, now)
        giveUp(index)
      }
      if let time = applications[index].askAt, time <= now {
        applications[index].askAt = nil
        applications[index].killAt = now &+ settings.endingFor
        note(.portless(applications[index].entry.name))
        effects.append(.end(index, isAsked: true))
      }
      if let time = applications[index].killAt, time <= now {
        // Asked again only if the first time did not help.
        applications[index].killAt = now &+ settings.endingFor
        note(.killing(applications[index].entry.name))
        effects.append(.end(index, isAsked: false))
      }
    }
  }

  /// Ends one application: it is asked to, and killed if it does not.
  ///
  /// - Throws: why it is not ended: it is unknown or does not run, or the shell is ending.
  public mutating func end(_ name: String, at now: Int64) throws(ShellRefusal) {
    guard !isStopping else { throw .stopping }
    let index = try find(name)
    guard applications[index].isRunning else { throw .notRunning(name) }
    if index == front { setFront(nil, at: now) }
    applications[index].killAt = now &+ settings.endingFor
    applications[index].outbox.append(.terminate)
  }

  /// Ends the shell: every application is asked to end, and killed if it does not. Asked for a second time, they are
  /// made to at once.
  public mutating func stop(at now: Int64) {
    if isStopping {
      for index in applications.indices where applications[index].process != nil {
        applications[index].killAt = now
      }
      return advance(to: now)
    }
    if front != nil { setFront(nil, at: now) }
    isStopping = true
    note(.stopping)
    for index in applications.indices where applications[index].process != nil {
      applications[index].askAt = nil
      applications[index].killAt = now &+ settings.endingFor
      if applications[index].isRunning { applications[index].outbox.append(.terminate) }
    }
  }

  /// Whether the shell is ending and all applications have ended.
  public var isStopped: Bool { isStopping && applications.allSatisfy { $0.process == nil } }
}
