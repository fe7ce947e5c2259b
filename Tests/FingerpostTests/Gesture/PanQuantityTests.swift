import Expectations
import FingerpostHID
import Foundation
import Testing
import UIKit

@Suite("Quantities of pans", .bothWays)
struct PanQuantityTests {
  private typealias Pan = ObservedPan

  /// The quantities themselves are easier to read with the way to the beginning in the translation.
  private func rig(removes: Bool = false, resets: Bool = true) -> Rig<Pan> {
    var rules = EventRules()
    rules.panRemovesHysteresis = removes
    rules.panTranslationResetsVelocity = resets
    let rig = Rig(Pan(), rules: rules)
    rig.detail = { $0.translation(in: nil).text }
    return rig
  }

  @Test("PAN-9: the translation is given in a view's coordinates, without its origin")
  func translation() {
    let rig = rig()
    let (turned, scaled) = rig.stage.world.run {
      (UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50)), UIView())
    }
    rig.view.addSubview(turned)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    turned.addSubview(scaled)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 4)
    let views: [UIView?] = [rig.view, turned, scaled, rig.stage.window, nil]
    rig.detail = { pan in views.map { pan.translation(in: $0).text }.joined(separator: " ") }
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 62, 66)), is: ["began 12,16 16,-12 8,-3 12,16 12,16"])
    rig.view.frame.origin = CGPoint(x: 70, y: 0)
    expect(rig.play(0.2, move(1, 63, 66)), is: ["changed 13,16 16,-13 8,-3.25 13,16 13,16"])
    expect(rig.play(0.3, move(1, 64, 66)), is: ["changed 14,16 16,-14 8,-3.5 14,16 14,16"])
  }

  @Test("PAN-9: the translation can be asked for in a view of another window")
  func translationInAnotherWindow() {
    let rig = rig()
    let other = rig.stage.world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    other.transform = CGAffineTransform(scaleX: 2, y: 2)
    let view = rig.stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    other.addSubview(view)
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, move(1, 70, 50))
    expect(rig.recognizer.translation(in: view).text, is: "10,0")
    expect(rig.recognizer.translation(in: rig.view).text, is: "20,0")
  }

  @Test("PAN-10: the translation can be set, in a view's coordinates, and counts on from there")
  func setTranslation() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 70, 50)), is: ["began 20,0"])
    rig.recognizer.setTranslation(CGPoint(x: 100, y: -5), in: nil)
    expect(rig.recognizer.translation(in: nil), is: CGPoint(x: 100, y: -5))
    expect(rig.play(0.2, move(1, 71, 51)), is: ["changed 101,-4"])
    rig.view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    rig.recognizer.setTranslation(CGPoint(x: 3, y: 0), in: rig.view)
    expect(rig.recognizer.translation(in: rig.view).text, is: "3,0")
    expect(rig.recognizer.translation(in: nil).text, is: "0,6")
    expect(rig.play(0.3, move(1, 71, 61)), is: ["changed 0,16"])
    expect(rig.recognizer.translation(in: rig.view).text, is: "8,0")
  }

  @Test("PAN-10, R-4: setting the translation to zero resets it and the velocity")
  func setToZero() {
    let rig = rig()
    rig.detail = { "\($0.translation(in: nil).text) at \($0.velocity(in: nil).text)" }
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 70, 50)), is: ["began 20,0 at 200,0"])
    rig.recognizer.setTranslation(.zero, in: rig.view)
    expect(rig.recognizer.translation(in: nil), is: .zero)
    expect(rig.recognizer.velocity(in: nil), is: .zero)
    expect(rig.play(0.2, move(1, 80, 50)), is: ["changed 10,0 at 100,0"])
  }

  @Test("PAN-10: with `pan.translationResetsVelocity` off the velocity stands, and so it does at the lift")
  func keptVelocity() {
    let rig = rig(resets: false)
    rig.detail = { "\($0.translation(in: nil).text) at \($0.velocity(in: nil).text)" }
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 70, 50)), is: ["began 20,0 at 200,0"])
    rig.recognizer.setTranslation(.zero, in: rig.view)
    expect(rig.recognizer.velocity(in: nil).text, is: "200,0")
    expect(rig.play(0.11, up(1, 70, 50)), is: ["ended 0,0 at 200,0", "reset ended"])
  }

  @Test("PAN-10: setting the translation does not bring the beginning nearer")
  func setBeforeBeginning() {
    let rig = rig()
    rig.play(0, down(1, 50, 50))
    rig.recognizer.setTranslation(CGPoint(x: 100, y: 0), in: nil)
    expect(rig.play(0.1, move(1, 59.9, 50)), is: [])
    expect(rig.play(0.2, move(1, 61, 50)), is: ["began 111,0"])
  }

  @Test("PAN-11: the velocity is that of the last two samples")
  func velocity() {
    let rig = rig()
    rig.detail = { "\($0.velocity(in: nil).text) \($0.velocity(in: $0.view).text)" }
    rig.view.transform = CGAffineTransform(scaleX: 2, y: 4)
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 70, 50)), is: ["began 200,0 100,0"])
    expect(rig.play(0.2, move(1, 70, 90)), is: ["changed 0,400 0,100"])
    expect(rig.play(0.25, move(1, 69, 90)), is: ["changed -20,0 -10,0"])
    expect(rig.play(0.26, up(1, 69, 90)), is: ["ended -20,0 -10,0", "reset ended"])
    expect(rig.recognizer.velocity(in: nil), is: .zero)
  }

  @Test("PAN-11: of several samples at one time the last counts")
  func velocityAtOneTime() {
    let rig = rig()
    rig.detail = { $0.velocity(in: nil).text }
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 70, 50)), is: ["began 200,0"])
    expect(rig.play(0.1, move(1, 80, 50)), is: ["changed 300,0"])
    expect(rig.play(0.2, move(1, 85, 50)), is: ["changed 50,0"])
  }

  @Test("PAN-11: when the finger rests, the velocity stands for as long as no move comes")
  func velocityStands() {
    let rig = rig()
    rig.detail = { $0.velocity(in: nil).text }
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, move(1, 70, 50))
    _ = rig.wait(29)
    expect(rig.recognizer.velocity(in: nil).text, is: "200,0")
    expect(rig.play(30.1, up(1, 70, 50)), is: ["ended 200,0", "reset ended"])
  }

  @Test("PAN-11: a finger that moves to where it is has no velocity")
  func restingFinger() {
    let rig = rig()
    rig.detail = { $0.velocity(in: nil).text }
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, move(1, 70, 50))
    expect(rig.play(0.2, Contact(id: 1, phase: .move, x: 70, y: 50, force: 0.7)), is: ["changed 0,0"])
  }

  @Test("PAN-11: how long it stands is a field of EventRules")
  func velocityMemory() {
    var rules = EventRules()
    expect(rules.set("pan.velocityMemory", to: 0.1), is: nil)
    let rig = Rig(Pan(), rules: rules)
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, move(1, 70, 50))
    _ = rig.wait(0.199)
    expect(rig.recognizer.velocity(in: nil).text, is: "200,0")
    _ = rig.wait(0.201)
    expect(rig.recognizer.velocity(in: nil).text, is: "0,0")
    rig.play(0.301, move(1, 90, 50))
    expect(rig.recognizer.velocity(in: nil).text, is: CGPoint(x: 20 / 0.201, y: 0).text)
  }

  @Test("PAN-11: a finger that joins does not count as movement")
  func velocityOfJoining() {
    let rig = rig()
    rig.detail = { $0.velocity(in: nil).text }
    rig.play(0, down(1, 50, 50))
    rig.play(0.1, move(1, 70, 50))
    rig.play(0.15, down(2, 350, 750))
    expect(rig.recognizer.velocity(in: nil).text, is: "200,0")
    expect(rig.play(0.2, move(1, 80, 50), move(2, 360, 750)), is: ["changed 100,0"])
  }

  @Test("PAN-12: the location is the middle of the fingers; when all are up, where it was last")
  func location() {
    let rig = rig()
    rig.detail = { "\($0.location(in: nil).text) of \($0.numberOfTouches)" }
    rig.play(0, down(1, 50, 50))
    expect(rig.play(0.1, move(1, 70, 50)), is: ["began 70,50 of 1"])
    rig.play(0.2, down(2, 170, 150))
    expect(rig.recognizer.location(in: nil), is: CGPoint(x: 120, y: 100))
    expect(rig.play(0.3, move(2, 190, 150)), is: ["changed 130,100 of 2"])
    rig.play(0.4, up(1, 70, 50))
    expect(rig.recognizer.location(in: nil), is: CGPoint(x: 190, y: 150))
    expect(rig.play(0.5, up(2, 190, 150)), is: ["ended 190,150 of 0", "reset ended"])
  }
}
