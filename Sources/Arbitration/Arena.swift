import FingerpostTrace

/// Where contestants meet: decides who wins, who fails, who waits for whom, and when an attempt is over.
///
/// Contestants ``join(_:contact:)`` with the contacts they receive, ``propose(_:_:)`` the states they see fit, and
/// ``settle()`` decides until nothing changes any more. Actions are sent after the verdicts of a round, and what they
/// lead to is decided in the same go. Nothing here depends on the order in which contestants joined: of several that
/// want to change at once, the deepest goes first, then the one added last. [ARB-3]
public final class Arena {
  unowned(unsafe) let referee: any Referee

  /// Those that take part in the sequence, in the order of joining.
  public internal(set) var players: [Contestant] = []
  /// Contacts taken from their receivers by somebody who recognised. [DLV-1]
  public internal(set) var taken: [Int] = []

  struct Action {
    var contestant: Contestant
    var state: ContestantState
  }

  var actions: [Action] = []
  /// Whether verdicts are being reached, so that whatever comes up is taken up in the same go.
  public private(set) var isSettling = false
  private var needsSettling = false

  /// Creates an arena.
  public init(referee: any Referee) {
    self.referee = referee
  }

  // MARK: - What happens to contestants

  /// Takes in that a contestant received a contact.
  ///
  /// A contact that joins a gesture which goes on already is taken at once. [DLV-7]
  public func join(_ contestant: Contestant, contact: Int) {
    if !contestant.isInPlay {
      contestant.isInPlay = true
      players.append(contestant)
    }
    if !contestant.contacts.contains(contact) { contestant.contacts.append(contact) }
    if contestant.state.isActive, contestant.takesContacts { take(contact, by: contestant) }
  }

  /// Takes in that a contestant wants nothing more of a contact. [GR-27]
  public func ignore(_ contestant: Contestant, contact: Int) {
    contestant.contacts.removeAll { $0 == contact }
  }

  /// Takes in the state that a contestant sees fit; it counts from the next ``settle()`` on. [GR-13]
  ///
  /// - Returns: whether the transition is legal; one that is not has no effect. [GR-10, GR-12]
  @discardableResult
  public func propose(_ contestant: Contestant, _ state: ContestantState) -> Bool {
    guard let accepted = contestant.proposed.accepting(state) else { return false }
    contestant.proposed = accepted
    contestant.proposals.append(accepted)
    if accepted == .began { contestant.hasBegun = true }
    needsSettling = true
    if !contestant.isInPlay {
      contestant.isInPlay = true
      players.append(contestant)
    }
    return true
  }

  /// Whether a contestant has proposed something that is not decided yet.
  public func hasProposals(_ contestant: Contestant) -> Bool { !contestant.proposals.isEmpty }

  /// Takes a contestant out of the contest: what it began is cancelled, what it did not is failed. [GR-7, GR-36]
  public func withdraw(_ contestant: Contestant) {
    guard contestant.isInPlay, !contestant.state.isOver else { return }
    contestant.proposals.removeAll()
    if contestant.state.isActive {
      move(contestant, to: .cancelled, .withdrawn)
      actions.append(Action(contestant: contestant, state: .cancelled))
    } else {
      move(contestant, to: .failed, .withdrawn)
    }
    needsSettling = true
  }

  /// Forgets a contact that is over for everybody.
  public func forget(contact: Int) {
    taken.removeAll { $0 == contact }
  }

  // MARK: - Contacts

  /// Whether a contact was taken from its receiver. [DLV-1]
  public func isTaken(_ contact: Int) -> Bool { taken.contains(contact) }

  /// Whether somebody keeps a contact from its receiver from the beginning. [DLV-14, DLV-18]
  public func holdsBeginning(of contact: Int) -> Bool {
    players.contains { $0.holdsBeginnings && $0.state == .possible && $0.contacts.contains(contact) }
  }

  /// Whether somebody keeps the end of a contact from its receiver. [DLV-8, DLV-10, ARB-27]
  public func holdsEnd(of contact: Int) -> Bool {
    players.contains { $0.holdsEnds && $0.state == .possible && $0.contacts.contains(contact) }
  }

  func take(_ contact: Int, by contestant: Contestant) {
    guard !taken.contains(contact) else { return }
    taken.append(contact)
    referee.state(.taken(contact: contact, by: contestant.subject))
  }

  // MARK: - Deciding

  /// Decides until nothing changes, sending actions on the way.
  ///
  /// Called from within itself (out of an action) it only notes that there is more to decide.
  public func settle() {
    needsSettling = true
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    while needsSettling || !actions.isEmpty {
      needsSettling = false
      decide()
      sendActions()
    }
  }

  private func sendActions() {
    var next = 0
    while next < actions.count {
      let action = actions[next]
      next += 1
      referee.act(action.contestant, action.state)
    }
    actions.removeAll(keepingCapacity: true)
  }

  /// Resets the contestants whose attempt is over, those that are linked by requirements together. [GR-32, GR-33]
  public func resetFinished() {
    while let group = finishedGroup() {
      for contestant in group {
        players.removeAll { $0 === contestant }
        contestant.clear()
      }
      for contestant in group {
        referee.state(.contestantReset(contestant.subject))
        referee.reset(contestant)
      }
    }
  }

  private func finishedGroup() -> [Contestant]? {
    for contestant in players where contestant.state.isOver {
      let group = linked(to: contestant)
      if group.allSatisfy(\.state.isOver) { return group.sorted { $0.goesBefore($1) } }
    }
    return nil
  }

  /// A player and everybody in play who is linked to it by requirements, directly or through others.
  private func linked(to contestant: Contestant) -> [Contestant] {
    var group = [contestant]
    var next = 0
    while next < group.count {
      let member = group[next]
      next += 1
      for other in players where !group.contains(where: { $0 === other }) {
        if member.needs.contains(where: { $0 === other }) || other.needs.contains(where: { $0 === member }) {
          group.append(other)
        }
      }
    }
    return group
  }
}
