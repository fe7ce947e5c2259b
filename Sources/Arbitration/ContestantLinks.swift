/// Which players are linked by requirements, by their places in the order in which they go.
struct ContestantLinks {
  private let players: [Contestant]
  /// The places of those that each is linked to directly, in order; empty if no player requires another.
  private var neighbors: [[Int]] = []

  init(_ players: [Contestant]) {
    self.players = players
    guard players.contains(where: \.hasRequirements) else { return }
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
  }

  /// A contestant and all that are linked to it, directly or through others.
  func group(of start: Int) -> [Contestant] {
    guard !neighbors.isEmpty, !neighbors[start].isEmpty else { return [players[start]] }
    var isReached = Array(repeating: false, count: players.count)
    isReached[start] = true
    var reached = [start]
    var next = 0
    while next < reached.count {
      for other in neighbors[reached[next]] where !isReached[other] {
        isReached[other] = true
        reached.append(other)
      }
      next += 1
    }
    return reached.map { players[$0] }
  }
}
