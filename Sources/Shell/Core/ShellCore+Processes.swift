public import FingerpostMessages

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

  /// Whether an application has lost its port, or never had one.
  public func isPortClosed(_ index: Int) -> Bool { !applications[index].isRunning }

  /// What is to be sent to an application next; nil when nothing waits.
  public func nextMessage(for index: Int) -> ShellMessage? {
    applications[index].isRunning ? applications[index].outbox.first : nil
  }

  /// Notes what happened to the message that was next.
  public mutating func settle(_ index: Int, _ outcome: SendOutcome, at now: Int64) {
    switch outcome {
    case .sent:
      if case .frame? = applications[index].outbox.first { applications[index].answers.send(at: now) }
      applications[index].outbox.removeFirst()
      applications[index].stuckSince = nil
      answersAgain(index)
    case .full:
      if !applications[index].isSilent, !settings.isPatient, applications[index].stuckSince == nil {
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
  public mutating func receive(_ message: ApplicationMessage, from index: Int, at now: Int64) {
    switch message {
    case .ready:
      guard !applications[index].isReady else { return }
      applications[index].isReady = true
      applications[index].readyBy = nil
      // Before that it could not handle anything.
      applications[index].answers.restart(at: now)
      note(.ready(applications[index].entry.name))
    case .tally(let tally): note(.tally(applications[index].entry.name, tally))
    case .wantsFirstSwipe(let edges): applications[index].wantsFirstSwipe = edges & 4 != 0
    case .handled(let count):
      guard applications[index].isRunning else { return }
      guard applications[index].answers.record(count) else {
        return spokeBadly(index, .value("handled frames", Int(clamping: count)), at: now)
      }
      answersAgain(index)
    case .piece, .leftOut: receive(message, ofScreen: index + 1, at: now)
    }
  }

  /// Takes an application seriously again that has taken and handled all that it was sent.
  private mutating func answersAgain(_ index: Int) {
    guard applications[index].isSilent, !applications[index].outbox.isWaiting,
      applications[index].answers.waiting == 0
    else { return }
    applications[index].isSilent = false
    note(.answersAgain(applications[index].entry.name))
    effects.append(.showsState(index))
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
    applications[index].readyBy = nil
    if applications[index].isSilent { effects.append(.showsState(index)) }
    applications[index].isSilent = false
    if !isStopping, applications[index].killAt == nil {
      applications[index].askAt = now &+ settings.portlessFor
    }
    if front == index { setFront(nil, at: now) }
    updateWatching(at: now)
  }

  /// Notes that the process of an application has ended.
  public mutating func ended(_ index: Int, _ ending: ProcessEnding, at now: Int64) {
    guard applications[index].process != nil else { return }
    portClosed(index, at: now)
    let old = applications[index]
    note(
      .ended(old.entry.name, ending, dropped: old.dropped, wasAsked: isStopping || old.killAt != nil))
    applications[index] = RunningApplication(old.entry, queueLimit: settings.queueLimit)
    applications[index].droppedBefore = old.droppedBefore + old.dropped
    applications[index].runs = old.runs
    updateWatching(at: now)
  }

  // MARK: - Time

  /// When ``advance(to:)`` has something to do; nil for never.
  public var nextDeadline: Int64? {
    var next = nextObserverDeadline
    for application in applications {
      let stuck = application.stuckSince.map { $0 &+ settings.silentAfter }
      let times = [
        stuck, application.answersBy(settings), application.readyBy, application.askAt, application.killAt,
      ]
      for time in times {
        if let time { next = min(next ?? time, time) }
      }
    }
    return next
  }

  /// Notes that nothing was done for a time, because the shell's process was stopped or the machine slept. Those whose
  /// answers it waits for may have slept as well, so each has its whole time again.
  public mutating func wokeLate(at now: Int64) {
    for index in applications.indices { applications[index].restart(at: now, settings) }
    desk.restart(at: now)
  }

  /// Does what is due.
  public mutating func advance(to now: Int64) {
    advanceObservers(to: now)
    for index in applications.indices {
      if let since = applications[index].stuckSince, since &+ settings.silentAfter <= now {
        lastTime = max(lastTime, now)
        giveUp(index)
      }
      if let time = applications[index].answersBy(settings), time <= now {
        lastTime = max(lastTime, now)
        giveUp(index, isUnresponsive: true)
      }
      if let time = applications[index].readyBy, time <= now {
        applications[index].readyBy = nil
        note(.notReady(applications[index].entry.name))
        if index == front { setFront(nil, at: now) }
        applications[index].askAt = now
      }
      if let time = applications[index].askAt, time <= now {
        applications[index].askAt = nil
        if applications[index].killAt == nil {
          applications[index].killAt = now &+ settings.endingFor
          if !applications[index].isRunning { note(.portless(applications[index].entry.name)) }
        }
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

  /// Ends one application: it is asked to, through its port and then by a signal, and killed if it does not. One that does not
  /// answer gets the signal at once.
  ///
  /// - Throws: why it is not ended: it is unknown or does not run, or the shell is ending.
  public mutating func end(_ name: String, at now: Int64) throws(ShellRefusal) {
    guard !isStopping else { throw .stopping }
    let index = try find(name)
    guard applications[index].isRunning else { throw .notRunning(name) }
    guard applications[index].killAt == nil else { return }
    if index == front { setFront(nil, at: now) }
    applications[index].readyBy = nil
    applications[index].killAt = now &+ settings.endingAloneFor
    applications[index].askAt = applications[index].isSilent ? now : now &+ settings.endingFor
    applications[index].outbox.append(.terminate)
    advance(to: now)
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
      applications[index].readyBy = nil
      applications[index].killAt = now &+ settings.endingFor
      if applications[index].isRunning { applications[index].outbox.append(.terminate) }
    }
  }

  /// Whether the shell is ending and all applications have ended.
  public var isStopped: Bool { isStopping && applications.allSatisfy { $0.process == nil } }
}
