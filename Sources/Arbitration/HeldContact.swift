import FingerpostTrace
internal import FingerpostUnsafe

/// A contact as arbitration sees it: what holds it, and whether it was taken from its receiver.
///
/// ```
///   held by contestants ──► released: the receiver gets what was kept back
///           │
///           └─ taken by one that recognized ──► dropped: the receiver gets no more of it
/// ```
public final class HeldContact {
  /// What stands for the contact in the trace: the finger's number.
  public let id: Int
  /// Those that received the contact and did not ignore it, in the order in which they hear of it. [GR-23, GR-28]
  public var holders: [Contestant] { nodes.map { $0.pointee.contestant.object } }
  @exclusivity(unchecked) @usableFromInline package var nodes = ContiguousArray<ContestantNode.Pointer>()

  /// The nodes of the ``holders``; they stay valid until the next reset.
  @inlinable package var holderNodes: ContiguousArray<ContestantNode.Pointer> { nodes }
  /// How often a holder let go of the contact, so that code that goes through a list of holders knows whether it still
  /// is one.
  @inlinable package var losses: Int { lossCount }
  @exclusivity(unchecked) @usableFromInline package var lossCount = 0
  /// Whether a contestant that recognized took the contact from its receiver, for good. [DLV-1, DLV-4]
  @inlinable public var isTaken: Bool { taken }
  @exclusivity(unchecked) @usableFromInline var taken = false

  /// Whether it is not a contact at all but the press of a button, which goes by the same rules. [PRESS-3]
  public let isPress: Bool

  /// Creates a contact, or a press, that nothing holds.
  public init(id: Int, isPress: Bool = false) {
    self.id = id
    self.isPress = isPress
  }

  /// What keeps the contact from its receiver from the beginning, the first of several. [DLV-14, DLV-18]
  public var beginningHolder: Contestant? {
    for node in nodes where node.pointee.holdsBeginnings && node.pointee.verdict == .possible {
      return node.pointee.contestant.object
    }
    return nil
  }

  /// What keeps the end of the contact from its receiver, the first of several. [DLV-8, DLV-10, ARB-27]
  public var endHolder: Contestant? {
    for node in nodes where node.pointee.holdsEnds && node.pointee.verdict == .possible {
      return node.pointee.contestant.object
    }
    return nil
  }

  func add(_ contestant: Contestant) {
    // Most contacts are held by some, so the list need not grow one by one.
    if nodes.isEmpty { nodes.reserveCapacity(16) }
    nodes.append(contestant.node)
  }

  func drop(_ contestant: Contestant) {
    lossCount += 1
    if let place = nodes.firstIndex(of: contestant.node) { nodes.remove(at: place) }
  }
}
