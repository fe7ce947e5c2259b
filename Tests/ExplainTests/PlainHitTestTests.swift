import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostTrace
import Foundation
import Testing

@testable import FingerpostExplain

/// The engine against a second hit test that was written from the rules alone.
@Suite struct PlainHitTestTests {
  @Test(
    "HIT-1: the engine and a plain hit test agree on every view that is looked at and on the hit",
    arguments: zip(UInt64(1)...12, [20, 20, 50, 100, 100, 300, 300, 1000, 1000, 2000, 5000, 5000]))
  func trees(seed: UInt64, views: Int) {
    var random = RandomScreen(seed: seed)
    let screen = random.make(views: views)
    compare(screen, &random, points: 1000, "seed \(seed), \(views) views")
  }

  @Test("HIT-7: they agree where thousands of views are siblings")
  func siblings() {
    var random = RandomScreen(seed: 77)
    let screen = random.make(views: 3000, isFlat: true)
    compare(screen, &random, points: 200, "seed 77, 3000 siblings")
  }

  private func compare(_ screen: Screen, _ random: inout RandomScreen, points: Int, _ title: String) {
    var plain = PlainHitTest(screen)
    let touched = Explainer(screen).touched
    var hits = 0
    for _ in 0..<points {
      let point = random.point()
      let (x, y) = (Double(point.x), Double(point.y))
      let expected = plain.hit(x, y)
      let hit = touched.touch(x: x, y: y)
      if hit != nil { hits += 1 }
      let visits = touched.recorder.visits.compactMap { visit in
        touched.built.index(of: visit.view).map {
          let verdict = visit.result == .notInvertible ? "outside" : visit.result.rawValue
          return PlainHitTest.Visit(view: $0, verdict: verdict)
        }
      }
      guard hit == expected, visits == plain.visits else {
        Issue.record("\(title), point (\(x), \(y)): \(hit ?? -1) instead of \(expected ?? -1)")
        return
      }
    }
    // A screen on which everything is missed would prove nothing.
    #expect(hits > points / 10, "\(title)")
  }
}
