public import FingerpostTrace
package import FingerpostUnsafe

/// What is read of a contestant for every move, in one block of raw memory.
///
/// It lives exactly as long as its contestant. Reading it costs no reference counting, no exclusivity check and no
/// call into this module, like a view's node (docs/decisions.md).
@usableFromInline
package struct ContestantNode {
  @usableFromInline package typealias Pointer = UnsafeMutablePointer<ContestantNode>

  /// The contestant that it belongs to.
  let contestant: Unretained<Contestant>
  /// What the contestant is for.
  package fileprivate(set) var owner: Unretained<AnyObject>?
  fileprivate(set) var subject = SubjectID(0)
  fileprivate(set) var depth = 0
  fileprivate(set) var order = 0
  /// What was decided.
  package internal(set) var verdict = ContestantState.possible
  /// What the contestant believes.
  package internal(set) var progress = Contestant.Progress()
  package internal(set) var isInPlay = false
  /// Whether the contestant proposed something that was not decided yet.
  var isDirty = false
  fileprivate(set) var takesContacts = true
  fileprivate(set) var holdsBeginnings = false
  fileprivate(set) var holdsEnds = true

  /// Whether it recognized something and only waits for others to fail.
  var isWaiting: Bool { verdict == .possible && (progress.isActive || progress.state == .ended) }

  /// Whether it goes before another where both want to change at once. [ARB-3]
  func goesBefore(_ other: Pointer) -> Bool {
    depth == other.pointee.depth ? order > other.pointee.order : depth > other.pointee.depth
  }
}

/// One competitor for contacts: a gesture recognizer, as arbitration sees it.
///
/// The arena knows of it what it holds, what it proposes and what it waits for. What kind of gesture it looks for,
/// and where, is not known here.
public final class Contestant {
  /// What every move reads.
  package let node: ContestantNode.Pointer

  /// What stands for the contestant in the trace.
  public var subject: SubjectID {
    get { node.pointee.subject }
    set { node.pointee.subject = newValue }
  }
  /// What it is for; the arena hands it back and never looks at it. It has to outlive the contestant, or be its owner.
  public var owner: AnyObject? {
    get { node.pointee.owner?.object }
    set { node.pointee.owner = newValue.map { Unretained($0) } }
  }

  /// How far below the root the contestant sits. Of several that want to change at once, the deepest goes first.
  /// [ARB-3]
  public var depth: Int {
    get { node.pointee.depth }
    set { node.pointee.depth = newValue }
  }
  /// When it was put where it is. Of several at the same depth the latest goes first. [ARB-3]
  public var order: Int {
    get { node.pointee.order }
    set { node.pointee.order = newValue }
  }
  /// Whether what it recognizes takes its contacts from their receivers. [DLV-1]
  public var takesContacts: Bool {
    get { node.pointee.takesContacts }
    set { node.pointee.takesContacts = newValue }
  }
  /// Whether its contacts are kept from their receivers from the beginning, until it has failed. [DLV-14]
  public var holdsBeginnings: Bool {
    get { node.pointee.holdsBeginnings }
    set { node.pointee.holdsBeginnings = newValue }
  }
  /// Whether the end of its contacts is kept from their receivers until it has failed. [DLV-8]
  public var holdsEnds: Bool {
    get { node.pointee.holdsEnds }
    set { node.pointee.holdsEnds = newValue }
  }

  /// What was decided about it.
  public var state: ContestantState { node.pointee.verdict }
  /// What it believes itself: ahead of ``state`` while it waits for others.
  public var proposed: ContestantState { node.pointee.progress.state }
  /// Whether it takes part in arbitration now. [ARB-21]
  public var isInPlay: Bool { node.pointee.isInPlay }
  /// The contacts that it received and did not ignore, in the order of receipt. [GR-28]
  public var contacts: [HeldContact] { received }
  @exclusivity(unchecked) var received: [HeldContact] = []

  /// Whether it holds the press of a button, or, with false, a contact that is not one. [GR-31]
  public func holdsAny(press isPress: Bool) -> Bool {
    for contact in received where contact.isPress == isPress { return true }
    return false
  }

  /// Those whose failure it needs for good, and those that need its own. Neither is kept alive; on deinit it unregisters
  /// from the others. [ARB-24]
  @exclusivity(unchecked) private(set) var requirements: [Unretained<Contestant>] = []
  @exclusivity(unchecked) private var dependents: [Unretained<Contestant>] = []
  /// Those whose failure it needs in this attempt. [ARB-22, ARB-24]
  @exclusivity(unchecked) var dynamicRequirements: [Contestant] = []
  /// Those about which it was asked in this attempt whether it needs their failure.
  @exclusivity(unchecked) var asked: [Contestant] = []
  /// Whether it went through began in this attempt, so that its first action has to say so. [GR-16, ARB-19]
  var hasBegun = false
  /// Whom it was last said to wait for, so that the trace says it once.
  var blocker: SubjectID?
  /// Whether the trace was told that its reset waits for others.
  var resetIsWaiting = false
  /// Whether it was asked to begin and was not refused. [ARB-13]
  var mayBegin = false
  /// Whether the arena lists it, as it does until the next reset after its leaving.
  var isRanked = false
  /// When it joined, counted by the arena.
  var joined = 0
  /// The owner, kept alive from its joining to the next reset after its leaving: what is being called stays alive.
  @exclusivity(unchecked) var keptOwner: AnyObject?

  /// What a contestant believes, and how often it said so in this attempt.
  public struct Progress: Hashable {
    /// The state that it proposed last.
    public internal(set) var state = ContestantState.possible
    /// How many proposals there were.
    var proposals: UInt32 = 0

    /// Whether its gesture continues, if nothing is against it.
    @inlinable
    public var isActive: Bool {
      // Said for every move.
      @inline(__always) get { state.isActive }
    }
  }

  /// Creates a contestant.
  public init() {
    node = .allocate(capacity: 1)
    node.initialize(to: ContestantNode(contestant: Unretained(self)))
  }

  deinit {
    for required in requirements { required.object.dependents.removeAll { $0.object === self } }
    for dependent in dependents { dependent.object.requirements.removeAll { $0.object === self } }
    node.deinitialize(count: 1)
    node.deallocate()
  }

  /// Whether it recognized something and only waits for others to fail.
  public var isWaiting: Bool { node.pointee.isWaiting }

  /// Those whose failure it needs for good. [ARB-18]
  public var required: [Contestant] { requirements.map(\.object) }

  /// Those that need its failure for good. [ARB-18]
  public var waiting: [Contestant] { dependents.map(\.object) }

  /// Makes this contestant need another one's failure for good, or its own. [ARB-18, ARB-24, ARB-25]
  public func require(toFail other: Contestant) {
    guard !requirements.contains(where: { $0.object === other }) else { return }
    requirements.append(Unretained(other))
    other.dependents.append(Unretained(self))
  }

  /// Takes back what ``require(toFail:)`` did, between two attempts.
  public func dropRequirement(toFail other: Contestant) {
    requirements.removeAll { $0.object === other }
    other.dependents.removeAll { $0.object === self }
  }

  /// Whether it holds a contact.
  public func holds(_ contact: HeldContact) -> Bool {
    if received.count == 1 { return received[0] === contact }
    for held in received where held === contact { return true }
    return false
  }

  /// Whether it needs the failure of another, as far as is known.
  func needs(_ other: Contestant) -> Bool {
    for requirement in requirements where requirement.object === other { return true }
    for requirement in dynamicRequirements where requirement === other { return true }
    return false
  }

  /// Whether it needs the failure of any other, as far as is known.
  var hasRequirements: Bool { !requirements.isEmpty || !dynamicRequirements.isEmpty }

  /// Calls the closure with each whose failure it needs, as far as is known.
  func forEachRequirement(_ body: (Contestant) -> Void) {
    for requirement in requirements { body(requirement.object) }
    for requirement in dynamicRequirements { body(requirement) }
  }

  /// Whether there is anything that it needs, or that needs it for good.
  var isLinked: Bool { hasRequirements || !dependents.isEmpty }

  /// Whether all that it needs and that need it for good are among some, as far as they take part.
  func staysLinked(within members: Set<ObjectIdentifier>) -> Bool {
    func isMember(_ other: Contestant) -> Bool {
      !other.isInPlay || members.contains(ObjectIdentifier(other))
    }
    return requirements.allSatisfy { isMember($0.object) } && dynamicRequirements.allSatisfy(isMember)
      && dependents.allSatisfy { isMember($0.object) }
  }

  /// The first of those whose failure it needs that takes part and is in some state.
  func firstRequired(where isMeant: (ContestantState) -> Bool) -> Contestant? {
    for requirement in requirements {
      let other = requirement.object
      if other.isInPlay, isMeant(other.state) { return other }
    }
    for other in dynamicRequirements where other.isInPlay && isMeant(other.state) { return other }
    return nil
  }

  /// One that it waits for: it has to fail first and has decided nothing yet. [ARB-18]
  var nextBlocker: Contestant? { firstRequired { $0 == .possible } }

  /// Whether it goes before another where both want to change at once. [ARB-3]
  func goesBefore(_ other: Contestant) -> Bool { node.pointee.goesBefore(other.node) }

  /// Makes it ready for a new attempt. [GR-32, GR-34]
  func clear() {
    while let contact = received.popLast() { contact.drop(self) }
    node.pointee.verdict = .possible
    node.pointee.progress = Progress()
    node.pointee.isInPlay = false
    node.pointee.isDirty = false
    if !dynamicRequirements.isEmpty { dynamicRequirements.removeAll(keepingCapacity: true) }
    if !asked.isEmpty { asked.removeAll(keepingCapacity: true) }
    hasBegun = false
    blocker = nil
    mayBegin = false
    resetIsWaiting = false
  }
}
