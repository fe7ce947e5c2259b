import Fingerpost
import Foundation
import Workloads

/// A tree of the engine's views that is hit-tested at the points of a workload.
final class Contender {
  let flavor: Flavor
  /// How often a pass answered otherwise than expected, over all rounds.
  private(set) var mismatches = 0

  private let views: [UIView]
  private let expected: [Int32]
  private let points: [CGPoint]
  /// The views that move and where to, one per point; empty where nothing moves.
  private let moves: [(view: UIView, center: CGPoint)]
  private let restingCenters: [CGPoint]
  private var hits: [Int32]

  init(_ flavor: Flavor, scene: Scene, moves: [Move], expected: [Int32]) {
    self.flavor = flavor
    let views = flavor.makeTree(scene)
    self.views = views
    self.expected = expected
    points = (moves.isEmpty ? scene.points : moves.map(\.point)).map { CGPoint(x: $0.x, y: $0.y) }
    self.moves = moves.map { (views[$0.node], CGPoint(x: $0.centerX, y: $0.centerY)) }
    restingCenters = self.moves.map(\.view.center)
    hits = Array(repeating: -2, count: points.count)
  }

  /// Returns the nanoseconds that one hit takes on average.
  ///
  /// One pass is as many points as take half a second, at most all; passes repeat until 0.15 seconds are over.
  func measure() -> Double {
    var count = min(16, points.count)
    var estimate = pass(count) / Double(count)
    if estimate < 5e6 {
      count = min(256, points.count)
      _ = pass(count)
      estimate = pass(count) / Double(count)
    }
    count = moves.isEmpty ? min(points.count, max(16, Int(5e8 / max(estimate, 1)))) : points.count
    if estimate * Double(count) < 2e8 { _ = pass(count) }
    var total = 0.0
    var passes = 0
    repeat {
      total += pass(count)
      passes += 1
    } while total < 1.5e8
    for index in 0..<count where hits[index] != expected[index] { mismatches += 1 }
    return total / Double(passes * count)
  }

  /// Hit-tests the first points and returns the nanoseconds that it took.
  private func pass(_ count: Int) -> Double {
    guard moves.isEmpty else { return movingPass(count) }
    let root = views[0]
    let clock = ContinuousClock()
    let start = clock.now
    points.withUnsafeBufferPointer { points in
      hits.withUnsafeMutableBufferPointer { hits in
        for index in 0..<count {
          hits[index] = root.hitTest(points[index], with: nil).map { Int32(truncatingIfNeeded: $0.tag) } ?? -1
        }
      }
    }
    return (clock.now - start) / .nanoseconds(1)
  }

  private func movingPass(_ count: Int) -> Double {
    // Backwards, so that a view that moves twice ends where it rested.
    for index in moves.indices.reversed() { moves[index].view.center = restingCenters[index] }
    let root = views[0]
    let clock = ContinuousClock()
    let start = clock.now
    points.withUnsafeBufferPointer { points in
      moves.withUnsafeBufferPointer { moves in
        hits.withUnsafeMutableBufferPointer { hits in
          for index in 0..<count {
            moves[index].view.center = moves[index].center
            hits[index] =
              root.hitTest(points[index], with: nil).map { Int32(truncatingIfNeeded: $0.tag) } ?? -1
          }
        }
      }
    }
    return (clock.now - start) / .nanoseconds(1)
  }
}
