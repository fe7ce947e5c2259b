import Expectations
import Foundation
import Testing
import UIKit

@testable import FingerpostTesting

@MainActor @Suite("A main run loop that waits moves the test's clock") struct LoopTimeTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Plays a wait of the loop, whose clock is the given one.
  private func wait(_ seconds: Double, _ meanwhile: () -> Void = {}) {
    let begin = ContinuousClock.now
    LoopTime.willWait(begin)
    meanwhile()
    LoopTime.hasWaited(begin + .seconds(seconds))
  }

  @Test("What comes due during a wait happens at its own time, and the clock is at the end of the wait")
  func dueInAWait() throws {
    let fingers = try EventGenerator(view: view)
    var times: [Double] = []
    fingers.after(0.25) { times.append(fingers.now) }
    fingers.after(0.75) { times.append(fingers.now) }
    wait(0.5)
    expect(times, is: [0.25])
    expect(fingers.now, is: 0.5)
    wait(0.5)
    expect(times, is: [0.25, 0.75])
  }

  @Test("An animation ends while XCTest waits for it")
  func animation() throws {
    let fingers = try EventGenerator(view: view)
    var ended: [Bool] = []
    fingers.inWorld {
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0
      } completion: {
        ended.append($0)
      }
    }
    wait(0.25)
    expect(ended, is: [])
    wait(0.25)
    expect(ended, is: [true])
  }

  @Test("Views are laid out before the loop waits, and after each deadline in a wait")
  func layout() throws {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let counter = Counter(frame: view.bounds)
    let fingers = try EventGenerator(view: counter)
    let before = counter.layouts
    counter.setNeedsLayout()
    fingers.after(0.1) { counter.setNeedsLayout() }
    LoopTime.willWait()
    expect(counter.layouts, is: before + 1)
    LoopTime.hasWaited(.now + .seconds(1))
    expect(counter.layouts, is: before + 2)
  }

  @Test("Neither the test's own time nor a wait inside a verb moves the clock")
  func otherTime() throws {
    let fingers = try EventGenerator(view: view)
    wait(0)
    expect(fingers.now, is: 0)
    // Without a wait before it.
    LoopTime.hasWaited(.now + .seconds(5))
    expect(fingers.now, is: 0)
    fingers.inWorld { wait(1) }
    expect(fingers.now, is: 0)
    // A loop that code spins while something happens is part of what happens.
    fingers.after(0.1) { wait(1) }
    wait(0.2)
    expect(fingers.now, is: 0.2)
  }

  @Test("A wait that began in another test's world moves neither")
  func anotherWorld() throws {
    let first = try EventGenerator(view: view)
    var second: EventGenerator?
    wait(1) { second = try? EventGenerator(view: UIView(frame: view.bounds)) }
    expect(first.now, is: 0)
    expect(second?.now, is: 0)
  }
}
