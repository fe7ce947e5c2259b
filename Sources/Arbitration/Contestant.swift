public import FingerpostTrace

/// One competitor for contacts: a gesture recogniser, as arbitration sees it.
///
/// The arena knows of it what it holds, what it proposes and whom it waits for. What kind of gesture it looks for,
/// and where, nobody here knows.
public final class Contestant {
  /// What stands for the contestant in the trace.
  public var subject = SubjectID(0)
  /// Who it is for; the arena hands it back and never looks at it.
  public private(set) unowned(unsafe) var owner: AnyObject

  /// How far below the root the contestant sits. Of several that want to change at once, the deepest goes first.
  /// [ARB-3]
  public var depth = 0
  /// When it was put where it is. Of several at the same depth the latest goes first. [ARB-3]
  public var order = 0
  /// Whether what it recognises takes its contacts from everybody else. [DLV-1]
  public var takesContacts = true
  /// Whether its contacts are kept from their receivers from the beginning, until it has failed. [DLV-14]
  public var holdsBeginnings = false
  /// Whether the end of its contacts is kept from their receivers until it has failed. [DLV-8]
  public var holdsEnds = true

  /// What was decided about it.
  public internal(set) var state: ContestantState = .possible
  /// What it believes itself: ahead of ``state`` while it waits for others.
  public internal(set) var proposed: ContestantState = .possible
  /// Whether it takes part in the sequence that is going on.
  public internal(set) var isInPlay = false
  /// The contacts that it received and did not ignore, in the order of receipt. [GR-28]
  public internal(set) var contacts: [Int] = []

  /// Those whose failure it needs, for good. [ARB-24]
  public internal(set) var requirements: [Contestant] = []
  /// Those whose failure it needs in this attempt. [ARB-22, ARB-24]
  var dynamicRequirements: [Contestant] = []
  /// Those about which it was asked in this attempt whether it needs their failure.
  var asked: [Contestant] = []
  /// Steps proposed and not decided yet.
  var proposals: [ContestantState] = []
  /// Whether it went through began in this attempt, so that its first action has to say so. [GR-16, ARB-19]
  var hasBegun = false
  /// Whom it was last said to wait for, so that the trace says it once.
  var blocker: SubjectID?
  /// What it was told when it asked to begin, if it did. [ARB-13]
  var mayBegin: Bool?

  /// Creates a contestant.
  public init(owner: AnyObject) {
    self.owner = owner
  }

  /// Whether it recognised something and only waits for others to fail.
  public var isWaiting: Bool { state == .possible && (proposed.isActive || proposed == .ended) }

  /// Makes this contestant need another one's failure for good. [ARB-18, ARB-24]
  public func require(toFail other: Contestant) {
    guard other !== self, !requirements.contains(where: { $0 === other }) else { return }
    requirements.append(other)
  }

  /// Forgets a requirement, because the other one is no more.
  public func forget(_ other: Contestant) {
    requirements.removeAll { $0 === other }
    dynamicRequirements.removeAll { $0 === other }
    asked.removeAll { $0 === other }
  }

  /// All whose failure it needs now.
  var needs: [Contestant] {
    dynamicRequirements.isEmpty ? requirements : requirements + dynamicRequirements
  }

  /// Whether it goes before another where both want to change at once. [ARB-3]
  func goesBefore(_ other: Contestant) -> Bool {
    depth == other.depth ? order > other.order : depth > other.depth
  }

  /// Makes it ready for a new attempt. [GR-32]
  func clear() {
    state = .possible
    proposed = .possible
    isInPlay = false
    contacts.removeAll(keepingCapacity: true)
    dynamicRequirements.removeAll(keepingCapacity: true)
    asked.removeAll(keepingCapacity: true)
    proposals.removeAll(keepingCapacity: true)
    hasBegun = false
    blocker = nil
    mayBegin = nil
  }
}
