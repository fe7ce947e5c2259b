import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("Swipes", .bothWays)
struct SwipeTests {
  private final class Swipe: UISwipeGestureRecognizer, Observed {
    var onReset: ((State) -> Void)?

    override func reset() {
      onReset?(state)
      super.reset()
    }
  }

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

  /// Rules under which the slowest stroke may be a swipe.
  private let unhurried: EventRules = {
    var rules = EventRules()
    rules.swipeMinSpeed = 0
    return rules
  }()

  private let recognised = ["ended", "reset ended"]
  private let failed = ["reset failed"]

  @Test("SWIPE-1: one finger to the right is the default, and the raw values are UIKit's")
  func defaults() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    let directions: [Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("SWIPE-1: only the directions of the set are recognised")
  func directions() {
    let ways: [(Direction, Double, Double)] = [
      (.right, 60, 0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
    ]
    for (direction, _, _) in ways {
      for (way, x, y) in ways {
        #expect(outcome(x, y, after: 0.1, direction) == (way == direction ? recognised : []))
        let both: Direction = [direction, .up]
        #expect(outcome(x, y, after: 0.1, both) == (both.contains(way) ? recognised : []))
        #expect(outcome(x, y, after: 0.1, [.right, .left, .up, .down]) == recognised)
        #expect(outcome(x, y, after: 0.1, []) == [])
      }
    }
  }

  @Test("SWIPE-2: it is recognised in the move, before the lift, and the view is told after it")
  func duringMove() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    stage.attach(UISwipeGestureRecognizer(), "swipe", to: view)
    stage.play(0, down(1, 50, 50))
    stage.play(0.05, move(1, 90, 50))
    #expect(stage.takeLog() == ["V.began(1)", "V.moved(1)"])
    stage.play(0.1, move(1, 120, 50))
    #expect(stage.takeLog() == ["swipe.ended", "V.cancelled(1)"])
    stage.play(0.15, move(1, 220, 50))
    stage.play(0.2, up(1, 220, 50))
    #expect(stage.takeLog() == [])
  }

  // MARK: - Distance, direction and time

  @Test("SWIPE-3: the later, the more precisely")
  func precision() {
    #expect(outcome(60, 40, after: 0.1) == recognised)
    #expect(outcome(60, 40, after: 0.4) == failed)
    #expect(outcome(60, 20, after: 0.4, rules: unhurried) == recognised)
    #expect(outcome(60, 40, after: 0.4, rules: unhurried) == failed)
  }

  @Test("SWIPE-4: it goes at least 50 pt")
  func primary() {
    #expect(outcome(50, 0, after: 0.09) == recognised)
    #expect(outcome(49.99, 0, after: 0.01) == [])
    #expect(outcome(50, 0, after: 0.5, rules: unhurried) == recognised)
    #expect(outcome(49.99, 0, after: 0.5, rules: unhurried) == [])
  }

  @Test("SWIPE-4: it goes as far as 1,000 pt/s take it that set off after 0.04 s")
  func speed() {
    for (time, distance) in [(0.0, 50.0), (0.05, 50), (0.09, 50), (0.1, 60), (0.2, 160), (0.5, 460)] {
      #expect(outcome(distance, 0, after: time) == recognised, "\(time)")
      #expect(outcome(0, -distance, after: time, .up) == recognised, "\(time)")
      #expect(outcome(distance - 0.01, 0, after: time) == [], "\(time)")
    }
  }

  @Test("SWIPE-4: what counts is the way along the direction, not the way at all")
  func speedAlong() {
    #expect(outcome(59, 40, after: 0.1) == [])
    #expect(outcome(60, 40, after: 0.1) == recognised)
  }

  @Test("SWIPE-4, SWIPE-5: one that is too slow may catch up until its time is over")
  func catchingUp() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    #expect(rig.play(0.2, move(1, 130, 50)) == [])
    #expect(rig.play(0.25, move(1, 260, 50)) == recognised)
    rig.play(0.3, up(1, 260, 50))
    rig.play(1, down(1, 50, 50))
    #expect(rig.play(1.4, move(1, 300, 50)) == [])
    #expect(rig.play(1.51, move(1, 900, 50)) == failed)
  }

  @Test("SWIPE-4: it strays at most 50 pt at the touch-down and 15 pt after 0.5 s, to either side")
  func secondary() {
    for side in [1.0, -1] {
      for (time, limit) in [(0.0, 50.0), (0.1, 43), (0.2, 36), (0.25, 32.5), (0.5, 15)] {
        #expect(outcome(80, side * limit, after: time, rules: unhurried) == recognised)
        #expect(outcome(80, side * (limit + 0.01), after: time) == failed)
        #expect(outcome(side * limit, 80, after: time, .down, rules: unhurried) == recognised)
        #expect(outcome(side * (limit + 0.01), 80, after: time, .down) == failed)
      }
    }
  }

  @Test("SWIPE-5: after 0.5 s the next move fails it, and time alone does not")
  func duration() {
    #expect(outcome(460, 0, after: 0.5) == recognised)
    #expect(outcome(80, 0, after: 0.5) == [])
    #expect(outcome(560, 0, after: 0.500_000_001) == failed)
    #expect(outcome(1, 0, after: 0.51) == failed)
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    #expect(rig.stage.world.timeline.nextDeadline == nil)
    #expect(rig.wait(9) == [])
    #expect(rig.play(10, move(1, 51, 50)) == failed)
  }

  @Test("SWIPE-5: straying matters only after the minimum distance, and coming back helps before it")
  func straying() {
    let rig = rig()
    rig.play(0, down(1, 50, 400))
    #expect(rig.play(0.05, move(1, 90, 500)) == [], "100 aside, but only 40 along")
    #expect(rig.play(0.09, move(1, 105, 400)) == recognised)
    #expect(outcome(-80, 80, after: 0.1) == [], "the wrong way")
  }

  @Test("SWIPE-4: nobody strays who goes where another of the directions is")
  func slanting() {
    #expect(outcome(80, 75, after: 0.1, [.right, .down]) == recognised)
    #expect(outcome(75, 80, after: 0.1, [.right, .down]) == recognised, "it is more of a swipe down")
    #expect(outcome(80, 80, after: 0.1, [.right, .down]) == recognised)
    #expect(outcome(-80, -75, after: 0.1, [.right, .left, .up, .down]) == recognised)
    #expect(outcome(80, 75, after: 0.1, [.right, .up]) == failed)
    #expect(outcome(80, -75, after: 0.1, [.right, .left, .down]) == failed)
    #expect(outcome(300, 299, after: 0.4, [.right, .down]) == [], "slanting, but too slow")
  }

  @Test("SWIPE-7: fingers that go two of the directions are not one swipe")
  func parting() {
    let rig = rig([.right, .down], touches: 2)
    rig.play(0, down(1, 50, 50), down(2, 90, 50))
    #expect(rig.play(0.1, move(1, 130, 60), move(2, 100, 130)) == [])
    #expect(rig.play(0.12, move(1, 190, 60), move(2, 190, 130)) == recognised)
  }

  @Test(
    "SWIPE-4: a slanting finger goes in the nearer direction only, also when another goes in the farther one")
  func slantingBesideAnother() {
    let rig = rig([.right, .down], touches: 2)
    rig.play(0, down(1, 50, 50), down(2, 90, 50))
    #expect(rig.play(0.1, move(1, 140, 60), move(2, 160, 150)) == [])
    #expect(rig.play(0.11, move(2, 191, 150)) == recognised)
  }

  @Test("SWIPE-5: a lift or a cancelled touch fails it")
  func lift() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, move(1, 99, 50))
    #expect(rig.play(0.2, up(1, 99, 50)) == failed)
    rig.play(1, down(1, 50, 50))
    #expect(rig.play(1.1, cancel(1, 50, 50)) == failed)
  }

  // MARK: - Location, several fingers

  @Test("SWIPE-6: the location is where it started")
  func location() {
    let rig = rig(touches: 2)
    rig.detail = { $0.location(in: nil).text }
    rig.play(0, down(1, 50, 50), down(2, 70, 90))
    #expect(rig.play(0.1, move(1, 120, 50), move(2, 140, 90)) == ["ended 60,70", "reset ended"])
    rig.play(0.2, up(1, 120, 50), up(2, 140, 90))
    rig.play(1, down(1, 50, 50))
    rig.play(1.02, down(2, 70, 90))
    #expect(rig.play(1.1, move(1, 120, 50), move(2, 140, 90)) == ["ended 60,70", "reset ended"])
  }

  @Test("SWIPE-7: all fingers go the same way")
  func allFingers() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, down(2, 50, 150))
    #expect(rig.play(0.11, move(1, 130, 50)) == [], "the second rests")
    #expect(rig.play(0.115, move(2, 124.9, 150)) == [])
    #expect(rig.play(0.115, move(2, 125, 150)) == recognised)
    rig.play(0.4, up(1, 0, 0), up(2, 0, 0))
    rig.play(1, down(1, 50, 50), down(2, 50, 150))
    #expect(rig.play(1.1, move(1, 110, 50), move(2, 100, 195)) == failed, "the second strays")
  }

  @Test("SWIPE-7: nothing is judged before all fingers are down, and time counts from the first")
  func waitsForFingers() {
    let rig = rig(touches: 2, rules: unhurried)
    rig.play(0, down(1, 50, 50))
    #expect(rig.play(0.1, move(1, 150, 150)) == [], "astray, but alone")
    #expect(rig.play(0.2, move(1, 150, 50)) == [])
    #expect(rig.play(0.3, down(2, 50, 150)) == [])
    #expect(rig.play(0.5, move(2, 100, 150)) == recognised)
    rig.play(0.6, up(1, 0, 0), up(2, 0, 0))
    rig.play(1, down(1, 50, 50))
    rig.play(1.4, down(2, 50, 150))
    #expect(rig.play(1.51, move(1, 110, 50), move(2, 110, 150)) == failed)
  }

  @Test("SWIPE-7: a finger too many fails it, and so does one that lifts")
  func fingers() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    #expect(rig.play(0.1, down(2, 90, 50)) == failed)
    rig.play(0.2, up(1, 0, 0), up(2, 0, 0))
    #expect(rig.play(1, down(1, 50, 50), down(2, 90, 50)) == failed)
    let two = self.rig(touches: 2)
    two.play(0, down(1, 50, 50), down(2, 90, 50))
    #expect(two.play(0.1, up(1, 50, 50)) == failed)
  }

  @Test("SWIPE-4, GR-40: the distance is the window's")
  func windowDistance() {
    let rig = rig()
    rig.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    rig.play(0, down(1, 200, 400))
    #expect(rig.play(0.05, move(1, 249, 400)) == [], "98 of the view's points")
    #expect(rig.play(0.06, move(1, 250, 400)) == recognised)
  }

  @Test("SWIPE-4, SWIPE-5: the thresholds are fields of EventRules")
  func thresholds() {
    var rules = EventRules()
    for (key, value) in [
      ("swipe.maxDuration", 1.0), ("swipe.minPrimary", 30), ("swipe.maxSecondaryAtStart", 20),
      ("swipe.maxSecondaryAtEnd", 10), ("swipe.minSpeed", 0),
    ] {
      #expect(rules.set(key, to: value) == nil)
    }
    #expect(outcome(30, 10, after: 1, rules: rules) == recognised)
    #expect(outcome(29, 0, after: 0.5, rules: rules) == [])
    #expect(outcome(30, 15, after: 0.5, rules: rules) == recognised)
    #expect(outcome(30, 15.1, after: 0.5, rules: rules) == failed)
    #expect(outcome(30, 0, after: 1.01, rules: rules) == failed)
    #expect(rules.set("swipe.maxDuration", to: 0) == nil)
    #expect(outcome(30, 20, after: 0, rules: rules) == recognised)
    #expect(outcome(30, 0, after: 0.01, rules: rules) == failed)
    rules = EventRules()
    #expect(rules.set("swipe.minSpeed", to: 2000) == nil && rules.set("swipe.settingOff", to: 0.1) == nil)
    #expect(outcome(60, 0, after: 0.13, rules: rules) == recognised)
    #expect(outcome(59, 0, after: 0.13, rules: rules) == [])
  }
}
