import FingerpostTrace
internal import FingerpostUnsafe

/// The groups of contestants that are over, in the order in which they are reset. [GR-32, GR-33]
///
/// All are found in one pass, because ten thousand recognizers that have failed are ten thousand groups. What is left of
/// them is void as soon as a contestant joins, leaves or decides something.
struct FinishedGroups {
  /// Contestants that are reset together.
  enum Group {
    /// One that is linked to no other.
    case one(Contestant)
    /// Those that requirements link, of which there may be one.
    case linked([Contestant])
  }

  /// The next one is the last. Where nothing is linked no lists are made: nearly every touch ends so.
  private var singles: [Contestant] = []
  private var groups: [[Contestant]] = []

  /// Whether none is known.
  var isEmpty: Bool { singles.isEmpty && groups.isEmpty }

  /// What was found may no longer be so.
  mutating func forget() {
    while !singles.isEmpty { singles.removeLast() }
    if !groups.isEmpty { groups.removeAll() }
  }

  /// Takes out the group whose first member joined first; nil if none is known.
  ///
  /// One whose members have got other requirements since is none, and neither is what comes after it.
  mutating func next() -> Group? {
    if let single = singles.popLast() {
      if single.isInPlay, single.state.isOver, !single.isLinked || Self.isWhole([single]) {
        return .one(single)
      }
    } else if let group = groups.popLast() {
      if Self.isWhole(group) { return .linked(group) }
    }
    forget()
    return nil
  }

  init() {}

  /// Finds those that are over among some of which none requires another.
  mutating func find(amongUnlinked players: ContiguousArray<ContestantNode.Pointer>) {
    forget()
    for node in players where node.pointee.verdict.isOver { singles.append(node.pointee.contestant.object) }
    if singles.count > 1 { singles.sort { $0.joined > $1.joined } }
  }

  /// Finds the groups that are over.
  ///
  /// - Parameter waits: is told, once in each attempt, of a contestant that is over and of the nearest one linked to it
  ///   that is not.
  init(linked players: [Contestant], waits: (Contestant, Contestant) -> Void) {
    let links = ContestantLinks(players)
    var found: [Int] = []
    var isKnown = Array(repeating: false, count: players.count)
    let byJoining = players.indices.sorted { players[$0].joined < players[$1].joined }
    for place in byJoining where players[place].state.isOver && links.isOver(place) {
      let number = links.number(of: place)
      if isKnown[number] { continue }
      isKnown[number] = true
      found.append(place)
    }
    for (place, contestant) in players.enumerated() where contestant.state.isOver && !links.isOver(place) {
      guard !contestant.resetIsWaiting, let other = links.nearestOpen(to: place) else { continue }
      contestant.resetIsWaiting = true
      waits(contestant, other)
    }
    groups = found.reversed().map { place in
      let group = links.group(of: place)
      return group.count > 1 ? group.sorted { $0.goesBefore($1) } : group
    }
  }

  /// Whether all that take part and are linked to members are members, and all of them are over.
  private static func isWhole(_ group: [Contestant]) -> Bool {
    guard group.allSatisfy({ $0.isInPlay && $0.state.isOver }) else { return false }
    // Most are linked to nothing, and no set is needed to see that.
    guard group.contains(where: \.isLinked) else { return true }
    let members = Set(group.map { ObjectIdentifier($0) })
    return group.allSatisfy { $0.staysLinked(within: members) }
  }
}
