import FingerpostTrace

extension Arena {
  /// Runs rounds until one changes nothing: failures first, then who wants to leave possible, one at a time, then
  /// the steps of those whose gesture goes on.
  func decide() {
    while true {
      if decideFailures() { continue }
      if decideRecognition() { continue }
      if decideProgress() { continue }
      return
    }
  }

  /// Those that want to change, in their order. [ARB-3]
  private func players(where isWanted: (Contestant) -> Bool) -> [Contestant] {
    var wanted = players.filter(isWanted)
    if wanted.count > 1 { wanted.sort { $0.goesBefore($1) } }
    return wanted
  }

  private func decideFailures() -> Bool {
    let failing = players { $0.state == .possible && $0.proposed == .failed }
    for contestant in failing { fail(contestant, .itself) }
    return !failing.isEmpty
  }

  /// Lets the first of those that recognised something leave possible, if it may and need not wait.
  private func decideRecognition() -> Bool {
    let candidates = players { $0.isWaiting }
    for candidate in candidates {
      // One whose failure the other needs to forestall goes first, whatever the order. [ARB-3b]
      let stronger = candidates.first {
        $0 !== candidate && referee.prevents($0, candidate) && areRelated($0, candidate)
          && !referee.prevents(candidate, $0) && !isBlocked($0)
      }
      if let stronger, attempt(stronger) { return true }
      if candidate.state == .possible, attempt(candidate) { return true }
    }
    return false
  }

  /// - Returns: whether anything was decided about the contestant.
  private func attempt(_ contestant: Contestant) -> Bool {
    if contestant.mayBegin == nil {
      // Asked before waiting for others. [ARB-17]
      let answer = referee.mayBegin(contestant)
      contestant.mayBegin = answer
      guard contestant.state == .possible else { return true }
      if !answer {
        fail(contestant, .notAllowed)
        return true
      }
    }
    askForRequirements(of: contestant)
    if let winner = contestant.needs.first(where: { $0.isInPlay && ($0.state.isActive || $0.state == .ended) }) {
      fail(contestant, .requiredOneRecognised(winner.subject))
      return true
    }
    if let blocker = contestant.needs.first(where: { $0.isInPlay && $0.state == .possible }) {
      note(contestant, waitsFor: blocker)
      return false
    }
    if let winner = players.first(where: {
      $0 !== contestant && $0.state.isActive && areRelated($0, contestant) && referee.prevents($0, contestant)
    }) {
      fail(contestant, .prevented(by: winner.subject))
      return true
    }
    recognise(contestant)
    return true
  }

  private func isBlocked(_ contestant: Contestant) -> Bool {
    contestant.mayBegin == false || contestant.needs.contains { $0.isInPlay && $0.state == .possible }
  }

  /// Asks whether the contestant needs the failure of anybody else in play, once for each pair. [ARB-22, ARB-23]
  private func askForRequirements(of contestant: Contestant) {
    for other in players where other !== contestant && !contestant.asked.contains(where: { $0 === other }) {
      contestant.asked.append(other)
      if areRelated(contestant, other), referee.requires(contestant, failureOf: other),
        !contestant.needs.contains(where: { $0 === other })
      {
        contestant.dynamicRequirements.append(other)
      }
    }
  }

  private func recognise(_ contestant: Contestant) {
    let first: ContestantState = contestant.hasBegun ? .began : .ended
    contestant.proposals.removeAll(keepingCapacity: true)
    move(contestant, to: first, .itself)
    actions.append(Action(contestant: contestant, state: first))
    if contestant.takesContacts {
      for contact in contestant.contacts { take(contact, by: contestant) }
    }
    exclude(by: contestant)
    // What it went through while it was waiting comes down to its first action and its end. [ARB-19]
    if first == .began, contestant.proposed == .ended || contestant.proposed == .cancelled {
      move(contestant, to: contestant.proposed, .itself)
      actions.append(Action(contestant: contestant, state: contestant.proposed))
    }
  }

  /// Makes everybody fail or end whom a contestant's recognising excludes. [ARB-1, ARB-2, ARB-20]
  private func exclude(by winner: Contestant) {
    for other in players where other !== winner && !other.state.isOver {
      if other.state == .possible, other.needs.contains(where: { $0 === winner }) {
        fail(other, .requiredOneRecognised(winner.subject))
        continue
      }
      guard areRelated(winner, other), referee.prevents(winner, other), !other.state.isOver else { continue }
      if other.state.isActive {
        other.proposals.removeAll(keepingCapacity: true)
        move(other, to: .cancelled, .prevented(by: winner.subject))
        actions.append(Action(contestant: other, state: .cancelled))
      } else {
        fail(other, .prevented(by: winner.subject))
      }
    }
  }

  private func decideProgress() -> Bool {
    let going = players { $0.state.isActive && !$0.proposals.isEmpty }
    for contestant in going {
      let steps = contestant.proposals
      contestant.proposals.removeAll(keepingCapacity: true)
      for step in steps where contestant.state.isActive && step != .began {
        move(contestant, to: step, .itself)
        actions.append(Action(contestant: contestant, state: step))
      }
    }
    return !going.isEmpty
  }

  private func fail(_ contestant: Contestant, _ reason: VerdictReason) {
    contestant.proposals.removeAll(keepingCapacity: true)
    move(contestant, to: .failed, reason)
  }

  /// Says once whom a contestant waits for, and whether the waiting can have no end. [ARB-25]
  private func note(_ contestant: Contestant, waitsFor blocker: Contestant) {
    guard contestant.blocker != blocker.subject else { return }
    contestant.blocker = blocker.subject
    referee.state(.waits(contestant.subject, for: blocker.subject))
    if isCycle(from: contestant) { referee.state(.waitsInCircle(contestant.subject)) }
  }

  /// Whether a contestant waits, through others, for itself.
  private func isCycle(from start: Contestant) -> Bool {
    var reached = start.needs
    var next = 0
    while next < reached.count {
      let member = reached[next]
      next += 1
      if member === start { return true }
      for other in member.needs where !reached.contains(where: { $0 === other }) { reached.append(other) }
    }
    return false
  }

  func move(_ contestant: Contestant, to state: ContestantState, _ reason: VerdictReason) {
    guard contestant.state != state || state == .changed else { return }
    contestant.state = state
    contestant.proposed = contestant.state.isOver ? state : contestant.proposed
    referee.state(.verdict(contestant.subject, state: state.name, reason: reason))
  }

  /// Whether two contestants have to do with each other at all. [ARB-4, ARB-5]
  func areRelated(_ first: Contestant, _ second: Contestant) -> Bool {
    for contact in first.contacts where second.contacts.contains(contact) { return true }
    return referee.areOnOneChain(first, second)
  }
}
