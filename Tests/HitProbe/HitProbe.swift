import Foundation

/// Plays hit tests against the index of siblings: as many as the first argument says, from the seed that the second says.
@main
struct HitProbe {
  static func main() {
    let arguments = CommandLine.arguments
    let hits = arguments.count > 1 ? Int(arguments[1]) ?? 0 : 200_000
    let first = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
    guard hits > 0 else {
      print("usage: HitProbe [HITS [SEED]]")
      exit(64)
    }
    var game = HitGame()
    var seed = first
    while game.played < hits {
      if let difference = game.play(seed: seed, hits: 100) {
        print(difference)
        exit(1)
      }
      seed &+= 1
    }
    print(
      "\(game.played) hits on \(seed - first) trees, seeds \(first) to \(seed - 1): no difference; "
        + "\(game.lookedUp) lists of siblings were looked up")
  }
}
