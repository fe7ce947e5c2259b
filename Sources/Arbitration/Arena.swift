import FingerpostTrace
internal import FingerpostUnsafe

/// Where contestants meet: decides which wins, which fails, which waits for which, and when an attempt is over.
///
/// Contestants ``join(_:contact:)`` with the contacts they receive, ``propose(_:_:)`` the states they see fit, and
/// ``settle()`` decides until nothing changes any more. Actions are sent after the verdicts of a pass, and what they
/// lead to is decided in the same go. Nothing here depends on the order in which contestants joined: of several that
/// want to change at once, the deepest goes first, then the one added last. [ARB-3]
public final class Arena {
  /// What answers the arena's questions; it has to outlive the arena, or be its owner.
  @exclusivity(unchecked) public unowned var referee: (any Referee)!

  /// Whether a listener wants to know what is decided, and why.
  public var isListening: Bool {
    @inlinable get { listens }
    set { listens = newValue }
  }
  @exclusivity(unchecked) @usableFromInline var listens = true

  /// Those that take part, in the order in which they go where several want to change at once. One that
  /// has left the contest stays in the list until the next ``resetNext()``, and its `isInPlay` is false.
  public var players: [Contestant] { ranking.map { $0.pointee.contestant.object } }
  /// Their nodes, so that going through them counts no references; the list keeps the contestants by hand.
  @exclusivity(unchecked) private(set) var ranking = ContiguousArray<ContestantNode.Pointer>()

  struct Action {
    var contestant: Contestant
    var state: ContestantState
  }

  @exclusivity(unchecked) var actions: [Action] = []
  /// Those that proposed something since the last pass; those that left since then are skipped.
  @exclusivity(unchecked) var dirty: [Contestant] = []
  @exclusivity(unchecked) private var isSettling = false
  /// Whether something was proposed or withdrawn that no pass has looked at.
  @exclusivity(unchecked) @usableFromInline private(set) var needsSettling = false
  /// Whether a contestant may leave possible, or is no longer in the way; gestures that merely continue do not bring
  /// it up.
  @exclusivity(unchecked) var needsVerdicts = false
  @exclusivity(unchecked) private var joins = 0
  /// Whether an attempt may be over, or a contestant gone, so that it is worth looking.
  @exclusivity(unchecked) @usableFromInline var hasFinished = false
  /// The groups that are known to be over and were not reset yet.
  @exclusivity(unchecked) var finished = FinishedGroups()

  /// Creates an arena; it needs its ``referee`` before anything happens in it.
  public init() {}

  deinit {
    for node in ranking {
      let player = node.pointee.contestant.release()
      player.clear()
      player.keptOwner = nil
    }
  }

  // MARK: - What happens to contestants

  /// Takes in that a contestant received a contact.
  public func join(_ contestant: Contestant, contact: HeldContact) {
    enter(contestant)
    guard !contestant.holds(contact) else { return }
    contestant.received.append(contact)
    contact.add(contestant)
  }

  /// Takes a new contact at once if a gesture that continues holds it, when all had the chance to ignore it. [DLV-7]
  public func admit(_ contact: HeldContact) {
    for node in contact.nodes where node.pointee.verdict.isActive && node.pointee.takesContacts {
      award(contact, to: node.pointee.contestant.object)
    }
  }

  /// Takes in that a contestant wants nothing more of a contact. [GR-27]
  ///
  /// One that decided nothing and has no contact left is out of the arena.
  public func ignore(_ contestant: Contestant, contact: HeldContact) {
    guard contestant.holds(contact) else { return }
    contestant.received.removeAll { $0 === contact }
    contact.drop(contestant)
    referee.record(.ignored(contact: contact.id, by: contestant.subject))
    guard contestant.contacts.isEmpty, contestant.state == .possible, contestant.proposed == .possible
    else { return }
    contestant.clear()
    finished.forget()
    hasFinished = true
    needsVerdicts = true
    needsSettling = true
  }

  /// Takes in the state that a contestant sees fit; it counts from the next ``settle()`` on. [GR-13]
  ///
  /// - Returns: whether the transition is legal; one that is not has no effect. [GR-10, GR-12]
  @discardableResult
  public func propose(_ contestant: Contestant, _ state: ContestantState) -> Bool {
    guard let accepted = contestant.proposed.accepting(state) else { return false }
    enter(contestant)
    let node = contestant.node
    node.pointee.progress.state = accepted
    node.pointee.progress.proposals &+= 1
    if !node.pointee.isDirty {
      node.pointee.isDirty = true
      dirty.append(contestant)
    }
    if accepted == .began { contestant.hasBegun = true }
    if !node.pointee.verdict.isActive { needsVerdicts = true }
    needsSettling = true
    return true
  }

  /// Takes a contestant out of the contest: what it began is cancelled, what it did not is failed. [GR-7, GR-36]
  public func withdraw(_ contestant: Contestant) {
    guard contestant.isInPlay, !contestant.state.isOver else { return }
    if contestant.state.isActive {
      move(contestant, to: .cancelled, .withdrawn)
      actions.append(Action(contestant: contestant, state: .cancelled))
    } else {
      move(contestant, to: .failed, .withdrawn)
    }
    needsSettling = true
  }

  private func enter(_ contestant: Contestant) {
    guard !contestant.isInPlay else { return }
    contestant.node.pointee.isInPlay = true
    contestant.keptOwner = contestant.owner
    joins += 1
    contestant.joined = joins
    finished.forget()
    let node = contestant.node
    if contestant.isRanked {
      ranking.removeAll { $0 == node }
    } else {
      node.pointee.contestant.retain()
      contestant.isRanked = true
    }
    let rank = rank(of: node)
    if ranking.count - rank > 8 { return ranking.insert(node, at: rank) }
    // Sooner done than to make room in the list.
    ranking.append(node)
    for place in (rank..<ranking.count - 1).reversed() { ranking.swapAt(place, place + 1) }
  }

  /// Where a contestant goes among the others: behind all that do not go after it.
  private func rank(of node: ContestantNode.Pointer) -> Int {
    // The deepest join first, so that most go to the end.
    guard let last = ranking.last, node.pointee.goesBefore(last) else { return ranking.count }
    var places = 0..<ranking.count - 1
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      places =
        node.pointee.goesBefore(ranking[middle])
        ? places.lowerBound..<middle : middle + 1..<places.upperBound
    }
    return places.lowerBound
  }

  func award(_ contact: HeldContact, to contestant: Contestant) {
    guard !contact.isTaken else { return }
    contact.taken = true
    referee.record(.taken(contact: contact.id, by: contestant.subject))
  }

  // MARK: - Deciding

  /// Decides until nothing changes, sending actions on the way.
  ///
  /// Called from within itself (out of an action) it does nothing: whatever came up is decided when the action has
  /// returned.
  @inlinable public func settle() {
    if needsSettling { settleNow() }
  }

  /// What ``settle()`` does if there is anything to decide; apart, so that the question before it can be inlined.
  @usableFromInline func settleNow() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    while needsSettling || !actions.isEmpty {
      needsSettling = false
      if let contestant = onlyOneGoingOn() {
        // The common case, without the lists.
        move(contestant, to: contestant.proposed, .itself)
        let referee: any Referee = referee
        referee.willAct()
        referee.act(contestant, contestant.state)
        continue
      }
      decide()
      if !actions.isEmpty { referee.willAct() }
      sendActions()
    }
  }

  /// The contestant whose gesture continues, if nothing else has come up.
  private func onlyOneGoingOn() -> Contestant? {
    guard dirty.count == 1, !needsVerdicts, actions.isEmpty else { return nil }
    let node = dirty[0].node
    guard node.pointee.isDirty, node.pointee.isInPlay, node.pointee.verdict.isActive,
      node.pointee.progress.state.isActive
    else { return nil }
    return dirty.removeLast()
  }

  private func sendActions() {
    var next = 0
    while next < actions.count {
      let action = actions[next]
      next += 1
      referee.act(action.contestant, action.state)
    }
    while !actions.isEmpty { actions.removeLast() }
  }

  func move(_ contestant: Contestant, to state: ContestantState, _ reason: VerdictReason) {
    if state != .changed { needsVerdicts = true }
    contestant.node.pointee.verdict = state
    contestant.node.pointee.isDirty = false
    if state.isOver {
      contestant.node.pointee.progress.state = state
      finished.forget()
      hasFinished = true
    }
    guard listens else { return }
    referee.record(.verdict(contestant.subject, state: state, reason: reason))
  }

  // MARK: - Resetting

  /// Resets the contestants of one attempt that is over, those that are linked by requirements together.
  /// [GR-32, GR-33]
  ///
  /// - Returns: whether there was one.
  @inlinable public func resetNext() -> Bool { hasFinished && resetFinished() }

  /// What ``resetNext()`` does if an attempt may be over.
  @usableFromInline func resetFinished() -> Bool {
    guard !isSettling else { return false }
    guard let group = nextFinished() else {
      hasFinished = false
      return false
    }
    switch group {
    case .one(let contestant):
      reset(contestant)
      if !contestant.isInPlay { contestant.keptOwner = nil }
    case .linked(let group):
      for contestant in group { reset(contestant) }
      for contestant in group where !contestant.isInPlay { contestant.keptOwner = nil }
    }
    // A contestant that needed one of them no longer has to wait for it [ARB-21]; the next groups have no such.
    if finished.isEmpty {
      needsVerdicts = true
      needsSettling = true
    }
    return true
  }

  private func reset(_ contestant: Contestant) {
    let referee: any Referee = referee
    referee.record(.contestantReset(contestant.subject))
    referee.reset(contestant)
    contestant.clear()
  }

  /// The group that is over, of several the one whose first member joined first.
  private func nextFinished() -> FinishedGroups.Group? {
    if let group = finished.next() { return group }
    dismiss()
    for node in ranking where node.pointee.contestant.with({ $0.hasRequirements }) {
      // Found apart, because the trace is told meanwhile.
      finished = FinishedGroups(linked: players) { contestant, other in
        referee.record(.resetWaits(contestant.subject, for: other.subject))
      }
      return finished.next()
    }
    finished.find(amongUnlinked: ranking)
    return finished.next()
  }

  /// Takes those that are no longer in play out of the ranking, and lets go of their owners.
  private func dismiss() {
    var hasLeft = false
    for node in ranking where !node.pointee.isInPlay {
      hasLeft = true
      break
    }
    guard hasLeft else { return }
    let former = ranking
    ranking.removeAll { !$0.pointee.isInPlay }
    for node in former where !node.pointee.isInPlay {
      let contestant = node.pointee.contestant.release()
      contestant.isRanked = false
      contestant.keptOwner = nil
    }
  }
}
