import Expectations
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("Swipes", .bothWays)
struct SwipeTests {
  private typealias Swipe = ObservedSwipe

  private typealias Direction = UISwipeGestureRecognizer.Direction

  private func rig(
    _ direction: Direction = .right, touches: Int = 1, rules: EventRules = .standard
  ) -> Rig<Swipe> {
    let swipe = Swipe()
    swipe.direction = direction
    swipe.numberOfTouchesRequired = touches
    return Rig(swipe, rules: rules)
  }

  /// What a finger that has gone some way after some time leads to, in the move itself.
  private func outcome(
    _ x: Double, _ y: Double, after time: Double, _ direction: Direction = .right,
    rules: EventRules = .standard
  ) -> [String] {
    let rig = rig(direction, rules: rules)
    rig.play(1, down(1, 200, 400))
    return rig.play(1 + time, move(1, 200 + x, 400 + y))
  }

  private let recognized = ["ended", "reset ended"]
  private let failed = ["reset failed"]

  @Test("SWIPE-1: one finger to the right is the default, and the raw values are UIKit's")
  func defaults() {
    let swipe = UISwipeGestureRecognizer()
    expect(swipe.direction, is: .right)
    expect(swipe.numberOfTouchesRequired, is: 1)
    let directions: [Direction] = [.right, .left, .up, .down]
    expect(directions.map(\.rawValue), is: [1, 2, 4, 8])
  }

  @Test("SWIPE-1: of one direction only that way is a swipe")
  func directions() {
    let ways: [(Direction, Double, Double)] = [
      (.right, 60, 0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
    ]
    let opposite: [Direction: Direction] = [.right: .left, .left: .right, .up: .down, .down: .up]
    for (direction, _, _) in ways {
      for (way, x, y) in ways {
        let expected = way == direction ? recognized : way == opposite[direction] ? failed : []
        expect(outcome(x, y, after: 0.1, direction), is: expected)
      }
    }
  }

  @Test("SWIPE-1: with right or left among several directions only the horizontal counts")
  func directionMasks() {
    let all: Direction = [.right, .left, .up, .down]
    for (mask, x, y, expected) in [
      ([.right, .left], 100.0, 0.0, recognized), ([.right, .left], -100, 0, recognized),
      ([.right, .down], 100, 0, recognized), ([.right, .down], 0, 100, []),
      ([.left, .up], 0, -100, []), (all, 100, 0, recognized), (all, -100, 0, recognized),
      (all, 0, 100, []), ([], 100, 0, []), ([.up, .down], 0, 100, recognized),
      ([.up, .down], 0, -100, recognized), (Direction(rawValue: 16), 100, 0, []),
    ] as [(Direction, Double, Double, [String])] {
      expect(outcome(x, y, after: 0.1, mask), is: expected, "\(mask) \(x) \(y)")
    }
  }

  @Test("SWIPE-2: it is recognized in the move, before the lift, and the view is told after it")
  func duringMove() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    stage.attach(UISwipeGestureRecognizer(), "swipe", to: view)
    stage.play(0, down(1, 50, 50))
    stage.play(0.05, move(1, 90, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "V.moved(1)"])
    stage.play(0.1, move(1, 120, 50))
    expect(stage.drainLog(), is: ["swipe.ended", "V.cancelled(1)"])
    stage.play(0.15, move(1, 220, 50))
    stage.play(0.2, up(1, 220, 50))
    expect(stage.drainLog(), is: [])
  }

  // MARK: - Distance, direction and time

  @Test("SWIPE-3: the later, the more precisely, and the shorter it may be")
  func precision() {
    expect(outcome(60, 40, after: 0.1), is: recognized)
    expect(outcome(60, 40, after: 0.4), is: failed)
    expect(outcome(60, 30, after: 0.4), is: recognized)
    expect(outcome(40, 0, after: 0.1), is: [])
    expect(outcome(40, 0, after: 0.4), is: recognized)
  }

  @Test(
    "SWIPE-4: it goes at least 50 pt at the touch-down and 26.5 pt after 0.5 s, evenly in between, at any speed",
    arguments: [(0.0, 50.0), (0.1, 45.3), (0.2, 40.6), (0.3, 35.9), (0.4, 31.2), (0.5, 26.5)])
  func primary(time: Double, limit: Double) {
    expect(outcome(limit - 0.001, 0, after: time), is: [])
    expect(outcome(limit + 0.001, 0, after: time), is: recognized)
    expect(outcome(0, -limit - 0.001, after: time, .up), is: recognized)
  }

  @Test("SWIPE-4: a flick of 60 pt in 0.3 s is a swipe")
  func ordinaryFlick() {
    let rig = rig()
    rig.play(0, down(1, 100, 400))
    for step in 1...9 {
      let heard = rig.play(Double(step) * 0.03, move(1, 100 + Double(step) * 6, 400))
      // 36 pt after 0.18 s are too few, 42 pt after 0.21 s enough.
      expect(heard, is: (step == 7 ? recognized : []), "\(step)")
    }
  }

  @Test("SWIPE-4: what counts is the way along the direction, not the way at all")
  func along() {
    expect(outcome(45, 40, after: 0.1), is: [])
    expect(outcome(46, 40, after: 0.1), is: recognized)
  }

  @Test(
    "SWIPE-4: it strays at most 50 pt at the touch-down and 25.5 pt after 0.5 s, to either side",
    arguments: [(0.0, 50.0), (0.1, 45.1), (0.2, 40.2), (0.3, 35.3), (0.4, 30.4), (0.5, 25.5)])
  func secondary(time: Double, limit: Double) {
    for side in [1.0, -1] {
      expect(outcome(100, side * (limit - 0.001), after: time), is: recognized)
      expect(outcome(100, side * (limit + 0.001), after: time), is: failed)
      expect(outcome(side * (limit - 0.001), 100, after: time, .down), is: recognized)
      expect(outcome(side * (limit + 0.001), 100, after: time, .down), is: failed)
    }
  }

  @Test("SWIPE-4: the limits themselves count")
  func limits() {
    expect(outcome(50, 50, after: 0), is: recognized)
    expect(outcome(26.5, 25.5, after: 0.5), is: recognized)
  }

  @Test("SWIPE-5: after 0.5 s the next move fails it, and time alone does not")
  func duration() {
    expect(outcome(100, 0, after: 0.5), is: recognized)
    expect(outcome(100, 0, after: 0.501), is: failed)
    expect(outcome(100, 0, after: 0.500_000_001), is: failed)
    expect(outcome(1, 0, after: 0.51), is: failed)
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.stage.world.timeline.nextDeadline, is: nil)
    expect(rig.wait(9), is: [])
    expect(rig.play(10, move(1, 51, 50)), is: failed)
  }

  @Test("SWIPE-5: straying matters only after the minimum distance, and coming back helps before it")
  func straying() {
    let rig = rig()
    rig.play(0, down(1, 50, 400))
    expect(rig.play(0.05, move(1, 90, 500)), is: [], "100 aside, but only 40 along")
    expect(rig.play(0.09, move(1, 105, 400)), is: recognized)
  }

  @Test("SWIPE-5: any way back behind the start fails it for good")
  func backwards() {
    let rig = rig()
    rig.play(0, down(1, 50, 400))
    expect(rig.play(0.01, move(1, 49.9, 400)), is: failed)
    expect(rig.play(0.1, move(1, 150, 400)), is: [])
    rig.play(0.2, up(1, 150, 400))
    rig.play(1, down(1, 50, 400))
    expect(rig.play(1.01, move(1, 70, 400)), is: [])
    expect(rig.play(1.02, move(1, 50, 400)), is: [], "back at the start, not behind it")
    expect(rig.play(1.1, move(1, 150, 400)), is: recognized)
  }

  @Test("SWIPE-5: with both ways looked for there is no way back")
  func backwardsEitherWay() {
    let rig = rig([.right, .left])
    rig.play(0, down(1, 50, 400))
    expect(rig.play(0.01, move(1, 40, 400)), is: [])
    expect(rig.play(0.1, move(1, 150, 400)), is: recognized)
  }

  @Test("SWIPE-5: a lift or a cancelled touch fails it")
  func lift() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, move(1, 94, 50))
    expect(rig.play(0.2, up(1, 94, 50)), is: failed)
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, cancel(1, 50, 50)), is: failed)
  }

  // MARK: - Location, several fingers

  @Test("SWIPE-6: the location in a view is where it started, in nil and the window (0, 0) once it acts")
  func location() {
    let rig = rig(touches: 2)
    rig.detail = { swipe in
      [swipe.view, nil, swipe.view?.window].map { swipe.location(in: $0).text }.joined(separator: " ")
    }
    rig.play(0, down(1, 50, 50), down(2, 70, 90))
    expect(rig.recognizer.location(in: nil), is: CGPoint(x: 60, y: 70), "before it acts")
    expect(rig.play(0.1, move(1, 120, 50), move(2, 140, 90)), is: ["ended 60,70 0,0 0,0", "reset ended"])
    rig.play(0.2, up(1, 120, 50), up(2, 140, 90))
    rig.play(1, down(1, 50, 50))
    rig.play(1.02, down(2, 70, 90))
    expect(rig.play(1.1, move(1, 120, 50), move(2, 140, 90)), is: ["ended 60,70 0,0 0,0", "reset ended"])
  }

  @Test("SWIPE-7: every finger goes its minimum; they need not go equally far")
  func allFingers() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50))
    rig.play(0.09, down(2, 50, 150))
    expect(rig.play(0.1, move(1, 150, 50)), is: [], "the second rests")
    expect(rig.play(0.1, move(2, 95.299, 150)), is: [])
    expect(rig.play(0.1, move(2, 95.301, 150)), is: recognized)
    rig.play(0.4, up(1, 0, 0), up(2, 0, 0))
    rig.play(1, down(1, 50, 50), down(2, 50, 150))
    expect(rig.play(1.1, move(1, 110, 50), move(2, 100, 200)), is: failed, "the second strays")
    rig.play(1.4, up(1, 0, 0), up(2, 0, 0))
    rig.play(2, down(1, 50, 50), down(2, 50, 150))
    expect(rig.play(2.1, move(1, 150, 50), move(2, 49.9, 150)), is: failed, "the second goes back")
  }

  @Test("SWIPE-7: nothing is judged before all fingers are down, and time counts from the first")
  func waitsForFingers() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 150, 150)), is: [], "astray, but alone")
    expect(rig.play(0.2, move(1, 150, 50)), is: [])
    expect(rig.play(0.3, down(2, 50, 150)), is: [])
    expect(rig.play(0.5, move(2, 76.4, 150)), is: [])
    expect(rig.play(0.5, move(2, 76.5, 150)), is: recognized)
    rig.play(0.6, up(1, 0, 0), up(2, 0, 0))
    rig.play(1, down(1, 50, 50))
    rig.play(1.4, down(2, 50, 150))
    expect(rig.play(1.51, move(1, 110, 50), move(2, 110, 150)), is: failed)
  }

  @Test("SWIPE-7: a finger too many fails it, and so does one that lifts")
  func fingers() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, down(2, 90, 50)), is: failed)
    rig.play(0.2, up(1, 0, 0), up(2, 0, 0))
    expect(rig.play(1, down(1, 50, 50), down(2, 90, 50)), is: failed)
    let two = self.rig(touches: 2)
    two.play(0, down(1, 50, 50), down(2, 90, 50))
    expect(two.play(0.1, up(1, 50, 50)), is: failed)
  }

  @Test("SWIPE-4, GR-40: the distance is the window's")
  func windowDistance() {
    let rig = rig()
    rig.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    rig.play(0, down(1, 200, 400))
    expect(rig.play(0.05, move(1, 247, 400)), is: [], "94 of the view's points")
    expect(rig.play(0.06, move(1, 248, 400)), is: recognized)
  }

  @Test("SWIPE-4, SWIPE-5: the thresholds are fields of EventRules")
  func thresholds() {
    var rules = EventRules()
    for (key, value) in [
      ("swipe.maxDuration", 1.0), ("swipe.minPrimary", 30), ("swipe.minPrimaryAtEnd", 20),
      ("swipe.maxSecondaryAtStart", 20), ("swipe.maxSecondaryAtEnd", 10), ("swipe.maxOpposite", 5),
    ] {
      expect(rules.set(key, to: value), is: nil)
    }
    expect(outcome(20, 10, after: 1, rules: rules), is: recognized)
    expect(outcome(24.9, 0, after: 0.5, rules: rules), is: [])
    expect(outcome(25, 15, after: 0.5, rules: rules), is: recognized)
    expect(outcome(25, 15.1, after: 0.5, rules: rules), is: failed)
    expect(outcome(30, 0, after: 1.01, rules: rules), is: failed)
    expect(outcome(-5, 0, after: 0.1, rules: rules), is: [])
    expect(outcome(-5.1, 0, after: 0.1, rules: rules), is: failed)
    expect(rules.set("swipe.maxDuration", to: 0), is: nil)
    expect(outcome(30, 20, after: 0, rules: rules), is: recognized)
    expect(outcome(30, 0, after: 0.01, rules: rules), is: failed)
  }
}
