import Foundation
import Measuring

/// The engine's solver beside Kiwi: 1,000 variables, 1,500 constraints, 500 edits of a constant, in turns.
@main struct Solving {
  static func main() {
    let rounds = option("--rounds").flatMap { Int($0) } ?? 10
    let (builds, edits) = (5, 500)
    let directory = option("--kiwi") ?? ProcessInfo.processInfo.environment["FINGERPOST_BENCH_KIWI"]
    print("\(edits) edits, \(rounds) rounds in turns; median (least..most)")
    for (name, end) in [("all wishes fit", 1000.0), ("rows are too short", 400)] {
      let problem = Problem(end: end)
      print("\(problem.variables) variables, \(problem.rows.count) constraints, \(name)")
      let peer = Peer.prepared(directory.map { URL(filePath: $0) }, problem)
      compare(problem, peer, rounds, builds, edits)
    }
  }

  private static func compare(
    _ problem: Problem, _ peer: Peer?, _ rounds: Int, _ builds: Int, _ edits: Int
  ) {
    var ours: [(first: Double, edit: Double, sum: Double)] = []
    var theirs: [(first: Double, edit: Double, sum: Double)] = []
    for round in 0..<rounds {
      // Every other round begins with the peer.
      for isPeer in round.isMultiple(of: 2) ? [false, true] : [true, false] {
        if !isPeer {
          ours.append(Ours.measure(problem, builds: builds, edits: edits))
        } else if let result = peer?.measure(builds: builds, edits: edits) {
          theirs.append(result)
        }
      }
    }
    print("                       ours                   Kiwi                   ratio")
    show("first solution, µs", ours.map(\.first), theirs.map(\.first))
    show("edit, values read, µs", ours.map(\.edit), theirs.map(\.edit))
    guard theirs.count == ours.count, let mine = ours.first?.sum, let other = theirs.first?.sum else {
      return
    }
    let isEqual = abs(mine - other) < 1e-3
    print("tops and heights: \(isEqual ? "equal" : "their sum is \(mine), Kiwi's \(other)")")
  }

  private static func show(_ name: String, _ ours: [Double], _ theirs: [Double]) {
    let label = name.padding(toLength: 23, withPad: " ", startingAt: 0)
    let ratio = theirs.count == ours.count ? "\(Spread(zip(ours, theirs).map { $0 / $1 }))" : "-"
    print("\(label)\(Spread(ours.map { $0 / 1000 }))    \(Spread(theirs.map { $0 / 1000 }))    \(ratio)")
  }

  private static func option(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }
}
