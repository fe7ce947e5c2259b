import Expectations
import Foundation
import Testing
import UIKit

@Suite("Several taps, several fingers", .bothWays)
struct MultiTapTests {
  private typealias Tap = ObservedTap

  private func rig(taps: Int = 1, touches: Int = 1) -> Rig<Tap> {
    let tap = Tap()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return Rig(tap)
  }

  @Test("TAP-7: successive taps land within 45 pt of one another")
  func separation() {
    let rig = rig(taps: 3)
    rig.play(0, down(1, 50, 50))
    rig.play(0.05, up(1, 50, 50))
    rig.play(0.1, down(2, 95, 50))
    rig.play(0.15, up(2, 95, 50))
    expect(rig.play(0.2, down(3, 140, 50)), is: [], "45 pt from the one before, 90 from the first")
    expect(rig.play(0.25, up(3, 140, 50)), is: ["ended", "reset ended"])
    rig.play(1, down(1, 50, 50))
    rig.play(1.05, up(1, 50, 50))
    expect(rig.play(1.1, down(2, 95.01, 50)), is: ["reset failed"])
  }

  @Test("TAP-7: of several fingers it is the middle that counts, when all are down")
  func separationOfMiddles() {
    let rig = rig(taps: 2, touches: 2)
    rig.play(0, down(1, 50, 50), down(2, 150, 50))
    rig.play(0.05, up(1, 50, 50), up(2, 150, 50))
    expect(rig.play(0.1, down(3, 0, 50)), is: [])
    expect(rig.play(0.15, down(4, 290, 50)), is: [], "145, 45 from 100")
    expect(rig.play(0.2, up(3, 0, 50), up(4, 290, 50)), is: ["ended", "reset ended"])
    rig.play(1, down(1, 50, 50), down(2, 150, 50))
    rig.play(1.05, up(1, 50, 50), up(2, 150, 50))
    rig.play(1.1, down(3, 0, 50))
    expect(rig.play(1.15, down(4, 290.5, 50)), is: ["reset failed"])
  }

  @Test("TAP-8: all fingers come down within 0.3 s of the first")
  func gathering() {
    let rig = rig(touches: 3)
    rig.play(0, down(1, 50, 50))
    rig.play(0.2, down(2, 90, 50))
    expect(rig.wait(0.299_999), is: [])
    expect(rig.wait(0.3), is: ["reset failed"])
    rig.play(0.4, up(1, 50, 50), up(2, 90, 50))
    rig.play(1, down(1, 50, 50))
    rig.play(1.299_999, down(2, 0, 0), down(3, 390, 790))
    expect(rig.play(1.4, up(1, 50, 50), up(2, 0, 0), up(3, 390, 790)), is: ["ended", "reset ended"])
    rig.play(2, down(1, 50, 50))
    expect(rig.play(2.3, down(2, 90, 50), down(3, 120, 50)), is: ["reset failed"])
  }

  @Test("TAP-8: every press of several taps gathers again")
  func gatheringAgain() {
    let rig = rig(taps: 2, touches: 2)
    rig.play(0, down(1, 50, 50), down(2, 90, 50))
    rig.play(0.1, up(1, 50, 50), up(2, 90, 50))
    rig.play(0.2, down(3, 50, 50))
    expect(rig.wait(0.499_999), is: [])
    expect(rig.wait(0.5), is: ["reset failed"])
  }

  @Test("TAP-8: one finger needs no gathering")
  func noGathering() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.4, up(1, 50, 50)), is: ["ended", "reset ended"])
  }

  @Test("TAP-8: a finger too many fails the tap")
  func extraFinger() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, down(2, 90, 50)), is: ["reset failed"])
    expect(rig.play(0.2, up(1, 50, 50), up(2, 90, 50)), is: [])
    expect(rig.play(1, down(1, 50, 50), down(2, 90, 50)), is: ["reset failed"], "in one event too")
  }

  @Test("TAP-8: a lift before all fingers are down fails the tap")
  func earlyLift() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, up(1, 50, 50)), is: ["reset failed"])
    rig.play(1, down(1, 50, 50))
    expect(rig.play(1.1, up(1, 50, 50), down(2, 90, 50)), is: [], "down comes before up in an event")
    expect(rig.play(1.2, up(2, 90, 50)), is: ["ended", "reset ended"])
  }

  @Test("TAP-8: a finger that comes down after another has lifted fails the tap")
  func lateFinger() {
    let rig = rig(touches: 2)
    rig.play(0, down(1, 50, 50), down(2, 90, 50))
    rig.play(0.1, up(1, 50, 50))
    expect(rig.play(0.2, down(3, 50, 50)), is: ["reset failed"])
  }

  @Test("TAP-8: the fingers of several taps may lift one after the other each time")
  func severalOfSeveral() {
    let rig = rig(taps: 2, touches: 2)
    rig.play(0, down(1, 50, 50), down(2, 90, 50))
    rig.play(0.1, up(2, 90, 50))
    rig.play(0.2, up(1, 50, 50))
    rig.play(0.3, down(3, 50, 50))
    rig.play(0.4, down(4, 90, 50))
    rig.play(0.5, up(3, 50, 50))
    expect(rig.play(0.6, up(4, 90, 50)), is: ["ended", "reset ended"])
  }
}
