import Expectations
import Foundation
import Testing
import UIKit

@Suite("Rotations", .bothWays)
struct RotationTests {
  private typealias Rotation = ObservedRotation

  private func rig(rules: EventRules = .standard) -> Rig<Rotation> {
    let rig = Rig(Rotation(), rules: rules)
    rig.detail = { $0.rotation.text }
    return rig
  }

  /// A finger at an angle around the middle of the view, clockwise from the right.
  private func at(_ angle: Double, radius: Double = 100) -> (x: Double, y: Double) {
    (200 + radius * cos(angle), 400 + radius * sin(angle))
  }

  /// Moves finger 2 to an angle around finger 1, which rests in the middle.
  private func turn(_ rig: Rig<Rotation>, _ time: Double, to angle: Double) -> [String] {
    let point = at(angle)
    return rig.play(time, move(2, point.x, point.y))
  }

  /// What does not count of a turn, 5°.
  private static let takenOff = Double.pi / 36

  private func begun(rules: EventRules = .standard) -> Rig<Rotation> {
    let rig = rig(rules: rules)
    rig.play(0, down(1, 200, 400), down(2, 300, 400))
    expect(turn(rig, 0.1, to: 0.2 + Self.takenOff), is: ["began 0.2"])
    return rig
  }

  @Test("ROT-1, ROT-2: it begins when the fingers have turned by 10°, either way, and reads 5° less")
  func begins() {
    expect(UIRotationGestureRecognizer().rotation, is: 0)
    expect(UIRotationGestureRecognizer().velocity, is: 0)
    for (side, rotation) in [(1.0, "0.087"), (-1, "-0.087")] {
      let rig = rig()
      rig.play(0, down(1, 200, 400))
      expect(rig.play(0.1, move(1, 200, 410)), is: [])
      rig.play(0.2, move(1, 200, 400))
      rig.play(0.3, down(2, 300, 400))
      expect(turn(rig, 0.4, to: side * 9.999 * .pi / 180), is: [])
      expect(rig.play(0.5, move(1, 200, 500), move(2, 300, 500)), is: [], "moving together is not turning")
      expect(rig.play(0.6, move(1, 200, 400), move(2, 300, 400)), is: [])
      expect(turn(rig, 0.7, to: side * 10 * .pi / 180), is: ["began \(rotation)"])
    }
  }

  @Test("ROT-1: further fingers are ignored, a new second one sets a new base")
  func fingers() {
    let rig = rig()
    rig.play(0, down(1, 200, 400), down(2, 300, 400), down(3, 10, 10))
    expect(rig.play(0.1, move(3, 390, 790)), is: [])
    expect(turn(rig, 0.2, to: 0.09), is: [])
    let point = at(0.09)
    expect(rig.play(0.3, up(2, point.x, point.y)), is: [])
    expect(rig.play(0.4, move(3, 390, 10), move(1, 200, 401)), is: [])
    rig.play(0.5, move(1, 200, 400))
    rig.play(0.6, down(2, 200, 500))
    expect(turn(rig, 0.7, to: .pi / 2 + 0.09), is: [])
    expect(turn(rig, 0.8, to: .pi / 2 - 0.2 - Self.takenOff), is: ["began -0.2"])
    expect(rig.recognizer.numberOfTouches, is: 2)
  }

  @Test("ROT-1: a third finger does not set a new base")
  func thirdBeforeBeginning() {
    let rig = rig()
    rig.play(0, down(1, 200, 400), down(2, 300, 400))
    expect(turn(rig, 0.1, to: 0.06), is: [])
    expect(rig.play(0.2, down(3, 10, 10)), is: [])
    expect(turn(rig, 0.3, to: 0.2 + Self.takenOff), is: ["began 0.2"])
  }

  @Test("ROT-1, ROT-2: the threshold and what is taken off are fields of EventRules, in degrees")
  func threshold() {
    var rules = EventRules()
    #expect(rules.set("rotation.hysteresis", to: 45) == nil && rules.set("rotation.takenOff", to: 0) == nil)
    let rig = rig(rules: rules)
    rig.play(0, down(1, 200, 400), down(2, 300, 400))
    expect(turn(rig, 0.1, to: 0.785), is: [])
    expect(turn(rig, 0.2, to: 0.8), is: ["began 0.8"])
  }

  @Test("ROT-2: the rotation is the turn less 5°, at (the whole turn) a second, and clockwise is positive")
  func measured() {
    let rig = rig()
    rig.play(0, down(1, 200, 400), down(2, 300, 400))
    _ = turn(rig, 0.05, to: 10 * .pi / 180)
    expect(Double(rig.recognizer.rotation), near: 0.087266465, within: 1e-8)
    expect(Double(rig.recognizer.velocity), near: 3.490658504, within: 1e-8)
    _ = turn(rig, 0.1, to: 90 * .pi / 180)
    expect(Double(rig.recognizer.rotation), near: 1.483529867, within: 1e-8)
  }

  @Test("ROT-2: it turns back through zero by as much as it went")
  func rotation() {
    let rig = begun()
    expect(turn(rig, 0.2, to: 0.7 + Self.takenOff), is: ["changed 0.7"])
    expect(turn(rig, 0.3, to: -0.3 + Self.takenOff), is: ["changed -0.3"])
    expect(turn(rig, 0.4, to: 0.2 + Self.takenOff), is: ["changed 0.2"])
  }

  @Test("ROT-2: it adds up past half a turn and whole ones, either way")
  func turns() {
    let rig = begun()
    for step in 1...20 {
      let angle = Double(step) + 0.2
      expect(turn(rig, 0.1 + Double(step) / 10, to: angle + Self.takenOff), is: ["changed \(angle)"])
    }
    for step in 1...40 {
      let heard = turn(rig, 3 + Double(step) / 10, to: 20.2 - Double(step) + Self.takenOff)
      expect(heard, is: ["changed \(((20.2 - Double(step)) * 10).rounded() / 10)"])
    }
  }

  @Test("ROT-2: it can be set, and continues from there")
  func setRotation() {
    let rig = begun()
    expect(turn(rig, 0.2, to: 0.7), is: ["changed 0.613"])
    rig.recognizer.rotation = 0
    expect(rig.recognizer.rotation, is: 0)
    expect(turn(rig, 0.3, to: 0.9), is: ["changed 0.2"])
    rig.recognizer.rotation = -4
    expect(turn(rig, 0.4, to: 1), is: ["changed -3.9"])
  }

  @Test("ROT-2: the velocity is in radians a second, and setting the rotation makes it zero")
  func velocity() {
    let rig = rig()
    rig.detail = { $0.velocity.text }
    rig.play(0, down(1, 200, 400), down(2, 300, 400))
    expect(turn(rig, 0.1, to: 0.2), is: ["began 2"])
    expect(turn(rig, 0.2, to: -0.1), is: ["changed -3"])
    rig.recognizer.rotation = 0
    expect(rig.recognizer.velocity, is: 0)
    expect(turn(rig, 0.3, to: 0.4), is: ["changed 5"])
    _ = rig.wait(0.399)
    expect(rig.recognizer.velocity.text, is: "5")
  }

  @Test("ROT-2: while both fingers are on one spot there is no angle, and none is made up")
  func oneSpot() {
    let rig = begun()
    expect(rig.play(0.2, move(2, 200, 400)), is: ["changed 0.2"])
    expect(turn(rig, 0.3, to: 0.7 + Self.takenOff), is: ["changed 0.7"])
    let second = self.rig()
    second.play(0, down(1, 200, 400), down(2, 200, 400))
    expect(turn(second, 0.1, to: 1), is: [])
    expect(turn(second, 0.2, to: 1.2 + Self.takenOff), is: ["began 0.2"])
  }

  @Test("ROT-3: it ends when both fingers are up; with one, the rotation stops")
  func ends() {
    let rig = begun()
    expect(turn(rig, 0.2, to: 0.5 + Self.takenOff), is: ["changed 0.5"])
    expect(rig.play(0.3, up(1, 200, 400)), is: [])
    expect(rig.play(0.4, move(2, 10, 10)), is: [])
    expect(rig.recognizer.rotation.text, is: "0.5")
    expect(rig.play(0.5, down(3, 10, 110)), is: [])
    expect(rig.play(0.6, move(3, -90, 10)), is: ["changed 2.071"], "a quarter of a turn more")
    expect(rig.play(0.7, up(3, -90, 10)), is: [])
    expect(rig.play(0.8, up(2, 10, 10)), is: ["ended 2.071", "reset ended"])
    expect(rig.recognizer.rotation, is: 0)
  }

  @Test("ROT-3: it fails or is cancelled with its last finger")
  func failsAndCancels() {
    let rig = rig()
    rig.play(0, down(1, 200, 400), down(2, 300, 400))
    expect(rig.play(0.1, up(2, 300, 400)), is: [])
    expect(rig.play(0.2, up(1, 200, 400)), is: ["reset failed"])
    rig.play(1, down(1, 200, 400), down(2, 300, 400))
    expect(rig.play(1.1, cancel(1, 200, 400), cancel(2, 300, 400)), is: ["reset failed"])
    rig.play(2, down(1, 200, 400), down(2, 300, 400))
    expect(turn(rig, 2.1, to: 0.2 + Self.takenOff), is: ["began 0.2"])
    expect(rig.play(2.2, up(1, 200, 400)), is: [])
    expect(rig.play(2.3, cancel(2, 300, 400)), is: ["cancelled 0.2", "reset cancelled"])
  }

  @Test("ROT-4: pinch and rotation exclude each other", arguments: [true, false])
  func withPinch(pinches: Bool) {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 800)
    view.isMultipleTouchEnabled = true
    stage.attach(UIPinchGestureRecognizer(), "pinch", to: view)
    stage.attach(UIRotationGestureRecognizer(), "rotation", to: view)
    stage.play(0, down(1, 200, 400), down(2, 300, 400))
    let first = pinches ? at(0, radius: 120) : at(0.2)
    stage.play(0.1, move(2, first.x, first.y))
    let name = pinches ? "pinch" : "rotation"
    expect(stage.drainLog(), is: ["V.began(1,2)", "\(name).began", "V.cancelled(1,2)"])
    let second = at(1, radius: 200)
    stage.play(0.2, move(2, second.x, second.y))
    stage.play(0.3, up(1, 200, 400), up(2, second.x, second.y))
    expect(stage.drainLog(), is: ["\(name).changed", "\(name).ended"])
  }
}
