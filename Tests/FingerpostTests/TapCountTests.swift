import Expectations
import Foundation
import Testing
import UIKit

@Suite(.bothWays) struct TapCountTests {
  /// Plays taps at the given times and places and returns the tap count at each lift.
  private func counts(
    rules: EventRules = .standard, _ taps: [(time: Double, x: Double)], hold: Double = 0.05,
    drag: Double = 0
  ) -> [Int] {
    let stage = Stage(rules: rules)
    var counts: [Int] = []
    for name in ["A", "B"] {
      stage.add(name, name == "A" ? 0 : 200, 0, 200, 400).onTouch = { phase, touches, _ in
        if phase == .ended { counts += touches.map(\.tapCount) }
      }
    }
    for (index, tap) in taps.enumerated() {
      stage.play(tap.time, down(index, tap.x, 50))
      if drag != 0 { stage.play(tap.time + hold / 2, move(index, tap.x, 50 + drag)) }
      stage.play(tap.time + hold, up(index, tap.x, 50))
    }
    return counts
  }

  @Test("TAPC-1: a contact that comes down soon and near enough counts on")
  func countsOn() {
    expect(counts([(0, 50), (0.2, 50), (0.4, 90), (0.6, 90)]), is: [1, 2, 3, 4])
  }

  @Test("TAPC-1: the interval runs from the lift to the next touch-down")
  func interval() {
    expect(counts([(0, 50), (0.4, 50)]), is: [1, 2])
    expect(counts([(0, 50), (0.41, 50)]), is: [1, 1])
  }

  @Test("TAPC-1: too far from the last one, a contact counts again")
  func radius() {
    expect(counts([(0, 50), (0.2, 95)]), is: [1, 2])
    expect(counts([(0, 50), (0.2, 95.5)]), is: [1, 1])
  }

  @Test("TAPC-2: a contact that moved too far reads 0, from the move on and at the lift")
  func drag() {
    expect(counts([(0, 50)], drag: 45), is: [1])
    expect(counts([(0, 50)], drag: 46), is: [0])
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    var seen: [Int] = []
    view.onTouch = { _, touches, _ in seen += touches.map(\.tapCount) }
    stage.play(0, down(1, 10, 10))
    stage.play(0.01, move(1, 100, 10))
    expect(seen, is: [1, 0])
  }

  @Test("TAPC-3: a contact held too long reads 0 at the lift")
  func held() {
    expect(counts([(0, 50)], hold: 1), is: [1])
    expect(counts([(0, 50)], hold: 1.001), is: [0])
  }

  @Test("TAPC-4: a contact that was not a tap breaks the chain")
  func broken() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    var counts: [Int] = []
    view.onTouch = { phase, touches, _ in if phase == .ended { counts += touches.map(\.tapCount) } }
    stage.play(0, down(1, 50, 50))
    stage.play(0.05, up(1, 50, 50))
    stage.play(0.1, down(2, 50, 50))
    stage.play(0.12, move(2, 150, 50))
    stage.play(0.14, up(2, 50, 50))
    stage.play(0.2, down(3, 50, 50))
    stage.play(0.25, up(3, 50, 50))
    expect(counts, is: [1, 0, 1])
  }

  @Test("TAPC-4: while a second tap is down, another contact starts again from 1")
  func overlapping() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    var counts: [Int] = []
    view.onTouch = { phase, touches, _ in if phase == .began { counts += touches.map(\.tapCount) } }
    stage.play(0, down(1, 50, 50))
    stage.play(0.05, up(1, 50, 50))
    stage.play(0.1, down(2, 50, 50))
    stage.play(0.15, down(3, 50, 50))
    expect(counts, is: [1, 2, 1])
  }

  @Test("TAPC-4: each window counts for itself")
  func perWindow() {
    let stage = Stage()
    stage.add("V", 0, 0, 200, 200)
    let other = stage.world.run { UIWindow(frame: CGRect(x: 20, y: 0, width: 10, height: 800)) }
    other.isHidden = false
    let view = stage.add("X", 0, 0, 200, 200, to: other)
    var counts: [Int] = []
    view.onTouch = { phase, touches, _ in if phase == .ended { counts += touches.map(\.tapCount) } }
    for (index, x) in [25.0, 10, 25].enumerated() {
      stage.play(Double(index) * 0.1, down(index, x, 50))
      stage.play(Double(index) * 0.1 + 0.05, up(index, x, 50))
    }
    expect(counts, is: [1, 2], "a tap in another window does not break the chain")
  }

  @Test("TAPC-5: on another view a contact counts again, unless the switch says otherwise")
  func perView() {
    expect(counts([(0, 190), (0.2, 210)]), is: [1, 1])
    var rules = EventRules()
    rules.tapCountPerView = false
    expect(counts(rules: rules, [(0, 190), (0.2, 210)]), is: [1, 2])
  }

  @Test("TAPC-1, TAPC-3: the thresholds are fields of EventRules")
  func thresholds() {
    var rules = EventRules()
    expect(rules.set("tapCount.interval", to: 0.1), is: nil)
    expect(rules.set("tapCount.radius", to: 5), is: nil)
    expect(rules.set("tapCount.maxDuration", to: 0.02), is: nil)
    expect(counts(rules: rules, [(0, 50), (0.04, 50)], hold: 0.01), is: [1, 2])
    expect(counts(rules: rules, [(0, 50), (0.04, 56)], hold: 0.01), is: [1, 1])
    expect(counts(rules: rules, [(0, 50), (0.12, 50)], hold: 0.01), is: [1, 1])
    expect(counts(rules: rules, [(0, 50)], hold: 0.03), is: [0])
    expect(rules.set("tapCount.radiu", to: 5), isNot: nil)
    expect(rules.set("hitTestPasses", to: 3), isNot: nil)
    expect(rules.set("hit.alphaMin", to: .nan), isNot: nil)
    #expect(EventRules.keys.allSatisfy { rules.set($0, to: 1) == nil })
  }

  @Test("a key of EventRules is a switch if it takes nothing but 0 and 1", arguments: EventRules.keys)
  func switches(_ key: String) {
    var rules = EventRules()
    #expect(EventRules.switches.isSubset(of: EventRules.keys))
    let takesNumbers = [0.5, 2, 100].contains { rules.set(key, to: $0) == nil }
    expect(EventRules.switches.contains(key), is: !takesNumbers)
  }
}
