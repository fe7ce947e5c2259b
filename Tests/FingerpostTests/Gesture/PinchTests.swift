import Expectations
import Foundation
import Testing
import UIKit

@Suite("Pinches", .bothWays)
struct PinchTests {
  private typealias Pinch = ObservedPinch

  private func rig(rules: EventRules = .standard) -> Rig<Pinch> {
    let rig = Rig(Pinch(), rules: rules)
    rig.detail = { $0.scale.text }
    return rig
  }

  @Test("PINCH-1: it begins when the fingers' distance has changed by 10 pt, either way")
  func begins() {
    expect(UIPinchGestureRecognizer().scale, is: 1)
    expect(UIPinchGestureRecognizer().velocity, is: 0)
    for (side, scale) in [(1.0, "1.019"), (-1, "0.978")] {
      let rig = rig()
      rig.play(0, down(1, 100, 100), down(2, 200, 100))
      expect(rig.play(0.1, move(2, 200 + side * 8, 100)), is: [])
      expect(rig.play(0.15, move(2, 200 + side * 9.999, 100)), is: [])
      expect(rig.play(0.2, move(1, 300, 300), move(2, 400, 300)), is: [], "moving together is not pinching")
      expect(rig.play(0.3, move(2, 400 + side * 10, 300)), is: ["began \(scale)"])
    }
  }

  @Test("PINCH-1: the distance counts from when both are down")
  func waitsForSecond() {
    let rig = rig()
    rig.play(0, down(1, 100, 100))
    expect(rig.play(0.1, move(1, 300, 100)), is: [])
    rig.play(0.2, down(2, 200, 100))
    expect(rig.play(0.3, move(1, 309, 100)), is: [])
    expect(rig.play(0.4, move(1, 310, 100)), is: ["began 1.019"])
  }

  @Test("PINCH-1: a finger that lifts before the beginning and comes again sets a new base")
  func newBase() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 200, 100))
    expect(rig.play(0.1, move(2, 208, 100)), is: [])
    expect(rig.play(0.2, up(2, 208, 100)), is: [])
    expect(rig.play(0.3, move(1, 150, 100)), is: [])
    expect(rig.play(0.4, down(3, 350, 100)), is: [])
    expect(rig.play(0.5, move(3, 359, 100)), is: [])
    expect(rig.play(0.6, move(3, 360, 100)), is: ["began 1.01"])
  }

  @Test("PINCH-1: with nothing begun, both fingers up or cancelled fail it")
  func fails() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 200, 100))
    expect(rig.play(0.1, up(1, 100, 100)), is: [])
    expect(rig.play(0.2, up(2, 200, 100)), is: ["reset failed"])
    rig.play(1, down(1, 100, 100))
    expect(rig.play(1.1, up(1, 100, 100)), is: ["reset failed"])
    rig.play(2, down(1, 100, 100))
    expect(rig.play(2.1, cancel(1, 100, 100)), is: ["reset failed"])
  }

  @Test("PINCH-2: fingers that part from 100 to 110 pt are a pinch of 110/108, at (110/108 − 1)/0.05 s")
  func measuredBeginning() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 200, 100))
    rig.play(0.05, move(2, 210, 100))
    expect(rig.recognizer.state, is: .began)
    expect(Double(rig.recognizer.scale), near: 1.018518519, within: 1e-9)
    expect(Double(rig.recognizer.velocity), near: 0.370370370, within: 1e-9)
  }

  @Test(
    "PINCH-2: the scale is the distance over that at the start and 8 pt more, or less for fingers that close")
  func scale() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 142, 100))
    expect(rig.play(0.1, move(2, 200, 100)), is: ["began 2"])
    expect(rig.play(0.2, move(2, 350, 100)), is: ["changed 5"])
    expect(rig.play(0.3, move(1, 350, 50)), is: ["changed 1"])
    expect(rig.play(0.4, up(1, 350, 50), up(2, 350, 100)), is: ["ended 1", "reset ended"])
    expect(rig.recognizer.scale, is: 1)
    rig.play(1, down(1, 100, 100), down(2, 208, 100))
    expect(rig.play(1.1, move(2, 150, 100)), is: ["began 0.5"])
    expect(rig.play(1.2, move(2, 300, 100)), is: ["changed 2"], "the 8 pt stay those of the beginning")
  }

  @Test("PINCH-3: the scale can be set, and continues from there without another 8 pt")
  func setScale() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 142, 100))
    expect(rig.play(0.1, move(2, 200, 100)), is: ["began 2"])
    expect(rig.play(0.2, move(2, 300, 100)), is: ["changed 4"])
    rig.recognizer.scale = 1
    expect(rig.recognizer.scale, is: 1)
    expect(rig.play(0.3, move(2, 200, 100)), is: ["changed 0.5"])
    rig.recognizer.scale = 3
    expect(rig.play(0.4, move(2, 250, 100)), is: ["changed 4.5"])
  }

  @Test("PINCH-3: the velocity is in units of scale a second, and setting the scale makes it zero")
  func velocity() {
    let rig = rig()
    rig.detail = { "\($0.scale.text) at \($0.velocity.text)" }
    rig.play(0, down(1, 100, 100), down(2, 142, 100))
    expect(rig.play(0.1, move(2, 200, 100)), is: ["began 2 at 10"])
    expect(rig.play(0.2, move(2, 300, 100)), is: ["changed 4 at 20"])
    rig.recognizer.scale = 1
    expect(rig.recognizer.velocity, is: 0)
    expect(rig.play(0.3, move(2, 200, 100)), is: ["changed 0.5 at -5"])
    _ = rig.wait(0.399)
    expect(rig.recognizer.velocity.text, is: "-5")
    _ = rig.wait(0.4)
    rig.recognizer.scale = 3
    expect(rig.play(0.6, move(2, 250, 100)), is: ["changed 4.5 at 7.5"])
  }

  @Test("PINCH-3: its first velocity is that of the step with which it begins")
  func firstVelocity() {
    let rig = rig()
    rig.detail = { $0.velocity.text }
    rig.play(0, down(1, 100, 100), down(2, 142, 100))
    expect(rig.play(0.1, move(2, 150, 100)), is: [])
    expect(rig.play(0.3, move(2, 155, 100)), is: ["began 0.5"], "1.1 in 0.2 s")
  }

  @Test("PINCH-4: it changes with each move of either finger, once an event")
  func changes() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 142, 100))
    rig.play(0.1, move(2, 200, 100))
    expect(rig.play(0.2, move(1, 50, 100), move(2, 250, 100)), is: ["changed 4"])
    expect(rig.play(0.3, move(1, 50, 100), move(2, 350, 100)), is: ["changed 6"])
    expect(rig.play(0.4, move(1, 150, 100), move(2, 450, 100)), is: ["changed 6"], "a move all the same")
  }

  @Test("PINCH-5: it ends when both fingers are up; with one, the scale stops")
  func ends() {
    let rig = rig()
    rig.detail = { "\($0.scale.text) of \($0.numberOfTouches)" }
    rig.play(0, down(1, 100, 100), down(2, 142, 100))
    expect(rig.play(0.1, move(2, 200, 100)), is: ["began 2 of 2"])
    expect(rig.play(0.2, move(2, 300, 100)), is: ["changed 4 of 2"])
    expect(rig.play(0.3, up(1, 100, 100)), is: [])
    expect(rig.recognizer.numberOfTouches, is: 1)
    expect(rig.play(0.4, move(2, 390, 100)), is: [])
    expect(rig.recognizer.scale, is: 4)
    expect(rig.play(0.5, up(2, 390, 100)), is: ["ended 4 of 0", "reset ended"])
  }

  @Test("PINCH-5: it is cancelled when its last finger is")
  func cancelled() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 142, 100))
    rig.play(0.1, move(2, 200, 100))
    expect(rig.play(0.2, cancel(1, 100, 100)), is: [])
    expect(rig.play(0.3, cancel(2, 200, 100)), is: ["cancelled 2", "reset cancelled"])
    rig.play(1, down(1, 100, 100), down(2, 142, 100))
    rig.play(1.1, move(2, 200, 100))
    rig.play(1.2, cancel(1, 100, 100))
    expect(rig.play(1.3, up(2, 200, 100)), is: ["ended 2", "reset ended"])
  }

  @Test("PINCH-6: a finger in the place of one that lifted carries it on, from the scale that stood")
  func replacement() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 142, 100))
    expect(rig.play(0.1, move(2, 200, 100)), is: ["began 2"])
    expect(rig.play(0.2, move(2, 300, 100)), is: ["changed 4"])
    rig.play(0.3, up(1, 100, 100))
    rig.play(0.4, move(2, 200, 100))
    expect(rig.play(0.5, down(3, 200, 150)), is: [])
    expect(rig.recognizer.scale, is: 4)
    expect(rig.play(0.6, move(3, 200, 175)), is: ["changed 6"])
    expect(rig.play(0.7, up(2, 200, 100)), is: [])
    expect(rig.play(0.8, up(3, 200, 175)), is: ["ended 6", "reset ended"])
  }

  @Test("PINCH-7: third fingers are ignored, and stay so when another lifts")
  func third() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 142, 100), down(3, 300, 300))
    expect(rig.play(0.1, move(3, 100, 700)), is: [])
    expect(rig.play(0.2, move(2, 200, 100)), is: ["began 2"])
    expect(rig.play(0.3, down(4, 10, 10)), is: [])
    expect(rig.play(0.4, move(4, 10, 100), move(3, 10, 10)), is: [])
    expect(rig.recognizer.numberOfTouches, is: 2)
    expect(rig.play(0.5, up(1, 100, 100)), is: [])
    expect(rig.play(0.6, move(3, 50, 50), move(4, 70, 70)), is: [])
    expect(rig.play(0.7, up(2, 200, 100)), is: ["ended 2", "reset ended"])
    expect(rig.play(0.8, up(3, 50, 50), up(4, 70, 70)), is: [])
  }

  @Test("PINCH-7: a third finger does not set a new base")
  func thirdBeforeBeginning() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 200, 100))
    expect(rig.play(0.1, move(2, 205, 100)), is: [])
    expect(rig.play(0.2, down(3, 300, 300)), is: [])
    expect(rig.play(0.3, move(2, 210, 100)), is: ["began 1.019"])
  }

  @Test("PINCH-8: the location is the middle of the two fingers")
  func location() {
    let rig = rig()
    rig.detail = { $0.location(in: nil).text }
    rig.play(0, down(1, 100, 100), down(2, 142, 100), down(3, 300, 300))
    expect(rig.play(0.1, move(2, 200, 140)), is: ["began 150,120"])
    expect(rig.play(0.2, up(1, 100, 100)), is: [])
    expect(rig.play(0.3, up(2, 200, 140)), is: ["ended 200,140", "reset ended"])
  }

  @Test("PINCH-2: two fingers on one spot have no scale; it continues from the next distance")
  func oneSpot() {
    let rig = rig()
    rig.play(0, down(1, 100, 100), down(2, 148, 100))
    expect(rig.play(0.1, move(2, 100, 100)), is: ["began 0"])
    expect(rig.play(0.2, move(2, 120, 100)), is: ["changed 0.5"])
    expect(rig.play(0.3, move(2, 140, 100)), is: ["changed 1"])
    expect(rig.play(0.4, move(2, 100, 100)), is: ["changed 0"])
    rig.recognizer.scale = 5
    expect(rig.play(0.5, move(2, 110, 100)), is: ["changed 5"])
    expect(rig.play(0.6, move(2, 120, 100)), is: ["changed 10"])
  }

  @Test("PINCH-1, PINCH-2: the threshold and what is taken off are fields of EventRules")
  func threshold() {
    var rules = EventRules()
    #expect(rules.set("pinch.hysteresis", to: 2) == nil && rules.set("pinch.takenOff", to: 0) == nil)
    let rig = rig(rules: rules)
    rig.play(0, down(1, 100, 100), down(2, 150, 100))
    expect(rig.play(0.1, move(2, 151.9, 100)), is: [])
    expect(rig.play(0.2, move(2, 155, 100)), is: ["began 1.1"])
  }

  @Test("R-3, GR-26: a pinch over two subviews takes from both; each one's tap saw its own finger")
  func overSubviews() {
    let stage = Stage()
    let root = stage.add("R", 0, 0, 400, 400)
    let left = stage.add("A", 0, 0, 200, 400, to: root)
    let right = stage.add("B", 200, 0, 200, 400, to: root)
    let (leftTap, rightTap) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    let pinch = UIPinchGestureRecognizer()
    stage.attach(leftTap, "tapA", to: left)
    stage.attach(rightTap, "tapB", to: right)
    stage.attach(pinch, "pinch", to: root)
    stage.play(0, down(1, 100, 100), down(2, 300, 100))
    expect(stage.drainLog(), is: ["A.began(1)", "B.began(2)"])
    expect([leftTap, rightTap, pinch].map(\.numberOfTouches), is: [1, 1, 2])
    stage.play(0.1, move(1, 90, 100))
    expect(stage.drainLog(), is: ["pinch.began", "A.cancelled(1)", "B.cancelled(2)"])
    stage.play(0.2, move(1, 80, 100))
    stage.play(0.3, up(1, 80, 100), up(2, 300, 100))
    expect(stage.drainLog(), is: ["pinch.changed", "pinch.ended"])
  }
}
