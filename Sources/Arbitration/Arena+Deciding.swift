import FingerpostTrace
internal import FingerpostUnsafe

extension Arena {
  /// One pass: failures first, then those that want to leave possible, one at a time, then the steps of those whose
  /// gesture continues; again until nothing changes.
  ///
  /// Attempts to recognize thus come before the ends of gestures that continue: at the lift that ends a pan, a tap is
  /// still up against the pan.
  func decide() {
    repeat {
      while needsVerdicts {
        needsVerdicts = false
        while decideFailure() || decideRecognition() {}
      }
    } while decideProgress()
  }

  private func decideFailure() -> Bool {
    var hasFailed = false
    for node in ranking where node.pointee.isInPlay && node.pointee.verdict == .possible {
      let proposed = node.pointee.progress.state
      guard proposed == .failed || proposed == .cancelled else { continue }
      move(node.pointee.contestant.object, to: .failed, .itself)
      hasFailed = true
    }
    return hasFailed
  }

  private func decideProgress() -> Bool {
    guard !dirty.isEmpty else { return false }
    var hasChanged = false
    if dirty.count == 1 {
      hasChanged = advanceIfDirty(dirty.removeLast())
    } else {
      while !dirty.isEmpty { dirty.removeLast() }
      for node in ranking where advanceIfDirty(node.pointee.contestant.object) { hasChanged = true }
    }
    return hasChanged
  }

  private func advanceIfDirty(_ contestant: Contestant) -> Bool {
    let node = contestant.node
    guard node.pointee.isDirty, node.pointee.isInPlay, node.pointee.verdict.isActive else { return false }
    advance(contestant)
    return true
  }

  /// Makes what an active contestant believes public; of several steps in one event the last counts. [GR-13, GR-14]
  private func advance(_ contestant: Contestant) {
    let state = contestant.proposed
    move(contestant, to: state, .itself)
    actions.append(Action(contestant: contestant, state: state))
  }

  // MARK: - Leaving possible

  /// Decides about the first of those that recognized something and need not wait.
  private func decideRecognition() -> Bool {
    var ready: [Contestant] = []
    var blocked: Contestant?
    var circles = WaitingCircles()
    for node in ranking where node.pointee.isInPlay && node.pointee.isWaiting {
      let contestant = node.pointee.contestant.object
      if let blocker = contestant.nextBlocker {
        note(contestant, waitsFor: blocker, &circles)
        if blocked == nil, !contestant.mayBegin { blocked = contestant }
      } else {
        ready.append(contestant)
      }
    }
    if let first = ready.first(where: { !isForestalled($0, by: ready) }) ?? ready.first {
      attempt(first)
      return true
    }
    // Asked before waiting for others. [ARB-17]
    guard let blocked else { return false }
    askToBegin(blocked)
    return true
  }

  /// Whether another one that is ready prevents a contestant without being prevented by it: that one goes first,
  /// whatever the order. [ARB-3b]
  private func isForestalled(_ contestant: Contestant, by ready: [Contestant]) -> Bool {
    ready.contains { other in
      other !== contestant && areRelated(other, contestant) && referee.prevents(other, contestant)
        && !referee.prevents(contestant, other)
    }
  }

  /// Lets a contestant leave possible, or fail, or find out that it has to wait.
  private func attempt(_ contestant: Contestant) {
    guard contestant.mayBegin || askToBegin(contestant) else { return }
    askForRequirements(of: contestant)
    guard contestant.isInPlay, contestant.isWaiting else { return }
    if let winner = contestant.firstRequired(where: { $0.isActive || $0 == .ended }) {
      fail(contestant, .requiredOneRecognized(winner.subject))
    } else if contestant.nextBlocker != nil {
      // Known from now on; the next round finds it waiting.
    } else if let winner = activePreventer(of: contestant) {
      fail(contestant, .prevented(by: winner.subject))
    } else if contestant.isInPlay, contestant.isWaiting {
      recognize(contestant)
    }
  }

  /// - Returns: whether the contestant may begin. [ARB-12, ARB-13]
  @discardableResult
  private func askToBegin(_ contestant: Contestant) -> Bool {
    contestant.mayBegin = true
    let answer = referee.mayBegin(contestant)
    // The answer may have come with the contestant's withdrawal.
    guard contestant.isInPlay, contestant.isWaiting else { return false }
    if !answer { fail(contestant, .notAllowed) }
    return answer
  }

  /// Asks whether the contestant needs the failure of any other in play, once for each pair. [ARB-22, ARB-23]
  private func askForRequirements(of contestant: Contestant) {
    // Looked up only, never walked.
    let asked = Set(contestant.asked.map { ObjectIdentifier($0) })
    for node in ranking where node.pointee.isInPlay && node != contestant.node {
      let other = node.pointee.contestant.object
      guard !asked.contains(ObjectIdentifier(other)), areRelated(contestant, other) else {
        continue
      }
      contestant.asked.append(other)
      if referee.requires(contestant, failureOf: other), !contestant.needs(other), other.isInPlay {
        contestant.dynamicRequirements.append(other)
        finished.forget()
      }
    }
  }

  /// A gesture that continues and keeps the contestant out. [ARB-1]
  private func activePreventer(of contestant: Contestant) -> Contestant? {
    for node in ranking
    where node.pointee.isInPlay && node != contestant.node && node.pointee.verdict.isActive {
      let other = node.pointee.contestant.object
      if areRelated(other, contestant), referee.prevents(other, contestant) { return other }
    }
    return nil
  }

  private func recognize(_ contestant: Contestant) {
    let first: ContestantState = contestant.hasBegun ? .began : .ended
    let last = contestant.proposed
    move(contestant, to: first, .itself)
    actions.append(Action(contestant: contestant, state: first))
    if contestant.takesContacts {
      for contact in contestant.contacts { award(contact, to: contestant) }
    }
    exclude(by: contestant)
    // What it went through while it was waiting comes down to its first action and its end. [ARB-19]
    if first == .began, last.isOver, contestant.state == .began { advance(contestant) }
  }

  /// Makes every contestant fail or end that another one's recognizing excludes. [ARB-1, ARB-2, ARB-20]
  private func exclude(by winner: Contestant) {
    for node in ranking where node.pointee.isInPlay && node != winner.node && !node.pointee.verdict.isOver {
      let other = node.pointee.contestant.object
      if other.state == .possible, other.needs(winner) {
        fail(other, .requiredOneRecognized(winner.subject))
        continue
      }
      guard areRelated(winner, other) else { continue }
      guard referee.prevents(winner, other), !other.state.isOver, other.isInPlay else {
        if other.state.isActive { referee.record(.together(winner.subject, with: other.subject)) }
        continue
      }
      if other.state.isActive {
        move(other, to: .cancelled, .prevented(by: winner.subject))
        actions.append(Action(contestant: other, state: .cancelled))
      } else {
        fail(other, .prevented(by: winner.subject))
      }
    }
  }

  private func fail(_ contestant: Contestant, _ reason: VerdictReason) {
    move(contestant, to: .failed, reason)
  }

  // MARK: - Waiting

  /// Says once what a contestant waits for, and whether the waiting can have no end. [ARB-18, ARB-25]
  private func note(_ contestant: Contestant, waitsFor blocker: Contestant, _ circles: inout WaitingCircles) {
    guard contestant.blocker != blocker.subject else { return }
    contestant.blocker = blocker.subject
    referee.record(.waits(contestant.subject, for: blocker.subject))
    if circles.contains(contestant) { referee.record(.waitsInCircle(contestant.subject)) }
  }

  /// Whether two contestants affect each other at all. [ARB-4, ARB-5]
  func areRelated(_ first: Contestant, _ second: Contestant) -> Bool {
    for contact in first.contacts where second.holds(contact) { return true }
    return referee.areOnOneChain(first, second)
  }
}
