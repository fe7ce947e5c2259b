import FingerpostTrace

/// Which players are linked by requirements, by their places in the order in which they go.
struct ContestantLinks {
  private let players: [Contestant]
  /// The places of those that each is linked to directly, in order.
  private var neighbors: [[Int]] = []
  /// Those that are linked, directly or through others, and the number of the group of each.
  private var groups: [[Int]] = []
  private var numbers: [Int] = []
  /// Whether all of a group are over.
  private var overs: [Bool] = []

  init(_ players: [Contestant]) {
    self.players = players
    var places: [ObjectIdentifier: Int] = [:]
    for (place, player) in players.enumerated() { places[ObjectIdentifier(player)] = place }
    neighbors = Array(repeating: [], count: players.count)
    for (place, player) in players.enumerated() {
      player.forEachRequirement { other in
        guard let otherPlace = places[ObjectIdentifier(other)] else { return }
        neighbors[place].append(otherPlace)
        neighbors[otherPlace].append(place)
      }
    }
    for place in neighbors.indices { neighbors[place].sort() }
    numbers = Array(repeating: -1, count: players.count)
    for place in players.indices where numbers[place] < 0 { addGroup(of: place) }
    overs = groups.map { $0.allSatisfy { players[$0].state.isOver } }
  }

  private mutating func addGroup(of start: Int) {
    numbers[start] = groups.count
    var group = [start]
    var next = 0
    while next < group.count {
      for other in neighbors[group[next]] where numbers[other] < 0 {
        numbers[other] = groups.count
        group.append(other)
      }
      next += 1
    }
    groups.append(group)
  }

  /// The number of a contestant's group.
  func number(of place: Int) -> Int { numbers[place] }

  /// A contestant and all that are linked to it, directly or through others.
  func group(of place: Int) -> [Contestant] { groups[numbers[place]].map { players[$0] } }

  /// Whether a contestant and all that are linked to it are over.
  func isOver(_ place: Int) -> Bool { overs[numbers[place]] }

  /// Of those linked to a contestant that are not over, the one through the fewest others; nil where all are.
  func nearestOpen(to start: Int) -> Contestant? {
    guard !isOver(start) else { return nil }
    // Looked up only, never walked.
    var reached: Set<Int> = [start]
    var order = [start]
    var next = 0
    while next < order.count {
      let place = order[next]
      next += 1
      if !players[place].state.isOver { return players[place] }
      for other in neighbors[place] where reached.insert(other).inserted { order.append(other) }
    }
    return nil
  }
}
