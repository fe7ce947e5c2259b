import Expectations
import Foundation
import Testing
import UIKit

/// Pinches, rotations and presses against measurements of UIKit, iOS 26.1 simulator (iPhone SE, two touches made in
/// process), published in Vercantez/openuikit.
@Suite("Gestures as measured", .bothWays)
struct MeasuredGestureTests {
  @Test("GR-1, LP-1: what is true of a pinch and of a long press unless something says otherwise")
  func defaults() {
    let pinch = UIPinchGestureRecognizer()
    #expect(!pinch.delaysTouchesBegan && pinch.delaysTouchesEnded && pinch.cancelsTouchesInView)
    let press = UILongPressGestureRecognizer()
    #expect(press.allowableMovement == 10 && press.minimumPressDuration == 0.5)
    (press.allowableMovement, press.minimumPressDuration) = (20, 0.25)
    #expect(press.allowableMovement == 20 && press.minimumPressDuration == 0.25)
  }

  @Test(
    "PINCH-1, PINCH-2, PINCH-3: 8 pt are not a pinch, 10 pt are one, and what it reads", arguments: [8.0, 10])
  func pinch(change: Double) {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 375, 667)
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    stage.play(1, down(1, 100, 200), down(2, 200, 200))
    // Symmetrically, so that the middle stays where it is.
    stage.play(1.05, move(1, 100 - change / 2, 200), move(2, 200 + change / 2, 200))
    guard change == 10 else {
      expect(pinch.state, is: .possible)
      return
    }
    expect(pinch.state, is: .began)
    expect(pinch.scale.native, near: 1.018518519, within: 1e-9)
    expect(pinch.velocity.native, near: 0.370370370, within: 1e-9)
    expect(pinch.location(in: nil), is: CGPoint(x: 150, y: 200))
  }

  @Test("PINCH-1, PINCH-5: one finger never pinches, and a pinch ends with its second finger")
  func fingers() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 375, 667)
    let pinch = UIPinchGestureRecognizer()
    stage.attach(pinch, "pinch", to: view)
    stage.play(1, down(1, 100, 200))
    stage.play(1.1, move(1, 300, 200))
    stage.play(1.2, up(1, 300, 200))
    expect(stage.drainLog(), is: ["V.began(1)", "V.moved(1)", "V.ended(1)"])
    stage.play(2, down(1, 100, 200), down(2, 200, 200))
    stage.play(2.1, move(2, 250, 200))
    stage.play(2.2, up(2, 250, 200))
    expect(pinch.state, is: .began)
    stage.play(2.3, up(1, 100, 200))
    expect(stage.drainLog().filter { $0.hasPrefix("pinch") }, is: ["pinch.began", "pinch.ended"])
  }

  @Test(
    "ROT-1, ROT-2: a turn of 10° and one of 90°",
    arguments: [(10.0, 0.087266465), (90.0, 1.483529867)])
  func rotation(degrees: Double, figure: Double) {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 375, 667)
    let rotation = UIRotationGestureRecognizer()
    view.addGestureRecognizer(rotation)
    stage.play(1, down(1, 150, 200), down(2, 250, 200))
    let angle = degrees * .pi / 180
    stage.play(1.05, move(2, 150 + 100 * cos(angle), 200 + 100 * sin(angle)))
    expect(rotation.state, is: .began)
    // The published figures are those of single precision.
    expect(rotation.rotation.native, near: figure, within: 1e-8)
    expect(rotation.velocity.native, near: angle / 0.05, within: 1e-8)
  }
}
