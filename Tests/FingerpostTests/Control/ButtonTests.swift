import Expectations
import Foundation
import Testing
import UIKit

@Suite("Buttons", .bothWays)
struct ButtonTests {
  private let stage = Stage()
  private let button: UIButton

  init() {
    button = stage.add(UIButton(), 100, 100, 100, 40)
  }

  @Test("BTN-1: a button has no recognizer and lights up at once")
  func plain() {
    expect(button.gestureRecognizers, is: nil)
    stage.play(0, down(1, 150, 120))
    #expect(button.isHighlighted)
  }

  @Test("BTN-2: however long it is held, the lift counts")
  func held() {
    stage.play(0, down(1, 150, 120))
    stage.play(600, up(1, 150, 120))
    expect(stage.drainLog(), is: ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("CTL-32: the primary event follows touchUpInside, and one handler for both is called once")
  func primary() {
    let both = UIAction { [unowned stage] _ in stage.note("both") }
    button.addAction(both, for: [.touchUpInside, .primaryActionTriggered])
    stage.tap(0, 150, 120)
    expect(stage.drainLog(), is: ["touchDown", "touchUpInside", "both", "primaryActionTriggered"])
  }

  @Test("CTL-32: a button with a menu announces it at the touch-down, and sends nothing at the lift")
  func menu() {
    button.showsMenuAsPrimaryAction = true
    stage.tap(0, 150, 120)
    expect(stage.drainLog(), is: ["touchDown", "menuActionTriggered"])
    stage.play(1, down(1, 150, 120))
    stage.play(1.1, up(1, 150, 400))
    expect(stage.drainLog(), is: ["touchDown", "menuActionTriggered", "touchUpOutside"])
  }

  @Test("HIT-17: the title's label fills the button and lets touches through to it")
  func title() {
    button.setTitle("Buy", for: .normal)
    button.setTitle("Buying", for: .highlighted)
    stage.play(0, down(1, 150, 120))
    #expect(button.titleLabel?.text == "Buying" && button.isTracking)
    expect(button.titleLabel?.frame, is: button.bounds)
    stage.play(0.1, up(1, 150, 120))
    expect(button.titleLabel?.text, is: "Buy")
  }
}
