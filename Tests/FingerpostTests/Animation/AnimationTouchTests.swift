import Expectations
import Fingerpost
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite("Touches on what animates", .bothWays)
struct AnimationTouchTests {
  private let stage = Stage()
  private let button: UIButton

  init() {
    button = stage.add(UIButton(), 100, 100, 100, 40)
  }

  private func animate(
    _ options: UIView.AnimationOptions = [], delay: Double = 0, _ block: @escaping () -> Void
  ) {
    stage.world.run {
      UIView.animate(withDuration: 1, delay: delay, options: options, animations: block) { [unowned stage] in
        stage.note("done \($0)")
      }
    }
  }

  @Test("HIT-18: a button takes no touches while it animates, and takes them again afterwards")
  func takesNone() {
    animate { button.alpha = 0.5 }
    stage.tap(0.5, 150, 120)
    expect(stage.drainLog(), is: [])
    stage.tap(1.1, 150, 120)
    expect(stage.drainLog(), is: ["done true", "touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("HIT-18: the trace says that the view animates, and names the rule")
  func fact() {
    animate { button.alpha = 0.5 }
    stage.play(0.5, down(1, 150, 120))
    let visits = stage.facts { if case .visited = $0 { true } else { false } }
    guard Stage.listens else { return #expect(visits.isEmpty) }
    guard case .visited(let visit) = visits.last else { return #expect(Bool(false)) }
    #expect(visit.result == .animating && visits.last?.rule == .hit18)
  }

  @Test("HIT-18: with allowUserInteraction the final place counts, and not the one on the screen")
  func allowed() {
    animate([.allowUserInteraction, .curveLinear]) { button.center.y = 620 }
    stage.tap(0.01, 150, 120)
    expect(stage.drainLog(), is: [])
    stage.tap(0.02, 150, 620)
    expect(stage.drainLog(), is: ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("HIT-18: what is in a view that animates takes no touches, what is around it does")
  func subtree() {
    let outer = stage.add("outer", 0, 300, 400, 400)
    let middle = stage.add("middle", 0, 0, 200, 200, to: outer)
    stage.add("inner", 0, 0, 100, 100, to: middle)
    animate { middle.alpha = 0.9 }
    stage.tap(0.1, 50, 350)
    expect(stage.drainLog(), is: ["outer.began(1)", "outer.ended(1)"])
  }

  @Test("HIT-18: a touch passes through to what lies behind")
  func behind() {
    let behind = stage.add("behind", 100, 100, 100, 40)
    stage.window.sendSubviewToBack(behind)
    animate { button.alpha = 0.9 }
    stage.tap(0.1, 150, 120)
    expect(stage.drainLog(), is: ["behind.began(1)", "behind.ended(1)"])
  }

  @Test("HIT-18: the delay before an animation counts")
  func delay() {
    animate(delay: 1) { button.alpha = 0.5 }
    stage.tap(0.5, 150, 120)
    stage.tap(1.5, 150, 120)
    expect(stage.drainLog(), is: [])
    stage.tap(2, 150, 120)
    expect(stage.drainLog().first, is: "done true")
  }

  @Test("HIT-18: a view whose values stay the same does not take part")
  func unchanged() {
    animate {
      button.alpha = 1
      stage.window.tag = 3
    }
    stage.tap(0.5, 150, 120)
    expect(stage.drainLog(), is: ["done true", "touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test(
    "HIT-18: a view that animates itself at the touch-down keeps the touch, and loses the next one")
  func animatesItself() {
    let probe = stage.add("v", 0, 300, 100, 100)
    probe.onTouch = { phase, _, _ in
      if phase == .began { UIView.animate(withDuration: 0.3) { probe.alpha = 0.8 } }
    }
    stage.play(0, down(1, 50, 350))
    stage.play(0.05, move(1, 52, 350))
    stage.play(0.1, up(1, 52, 350))
    stage.tap(0.2, 50, 350)
    expect(stage.drainLog(), is: ["v.began(1)", "v.moved(1)", "v.ended(1)"])
    stage.tap(0.35, 50, 350)
    expect(stage.drainLog(), is: ["v.began(1)", "v.ended(1)"])
  }

  @Test("ANIM-3: at one instant the completion comes first, and the touch finds the view")
  func sameInstant() {
    animate { button.alpha = 0.5 }
    stage.play(1, down(1, 150, 120))
    expect(stage.drainLog(), is: ["done true", "touchDown"])
  }

  @Test("ANIM-3: a touch that comes a nanosecond before the end finds the animation")
  func justBefore() {
    animate { button.alpha = 0.5 }
    stage.play(0.999_999_999, down(1, 150, 120))
    stage.play(1, up(1, 150, 120))
    expect(stage.drainLog(), is: ["done true"])
  }

  @Test("HIT-2, HIT-18: of an alpha that animates the final value counts")
  func alpha() {
    animate(.allowUserInteraction) { button.alpha = 0 }
    stage.tap(0, 150, 120)
    expect(stage.drainLog(), is: [])
    animate(.allowUserInteraction) { button.alpha = 0.1 }
    stage.play(0.1, down(1, 150, 120))
    expect(stage.drainLog(), is: ["touchDown"])
  }

  @Test("HIT-18: two animations at once; the one that allows no touches decides until its end")
  func two() {
    animate([], delay: 0) { button.alpha = 0.5 }
    animate(.allowUserInteraction, delay: 1) { button.center.x = 160 }
    stage.tap(0.5, 150, 120)
    expect(stage.drainLog(), is: [])
    stage.tap(1.5, 150, 120)
    expect(stage.drainLog(), is: ["done true", "touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("ANIM-9, HIT-18: during a transition the view whose content changes takes no touches")
  func transition() {
    stage.world.run {
      UIView.transition(
        with: button, duration: 1, options: .transitionCrossDissolve,
        animations: { button.setTitle("New", for: .normal) }
      ) { [unowned stage] in stage.note("done \($0)") }
    }
    expect(button.title(for: .normal), is: "New")
    stage.tap(0.5, 150, 120)
    expect(stage.drainLog(), is: [])
    stage.tap(1, 150, 120)
    expect(stage.drainLog(), is: ["done true", "touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("HIT-18, ANIM-10: views of a property animator take touches, unless it says that they do not")
  func animator() {
    for isOn in [true, false] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.alpha -= 0.1 }
      #expect(animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled)
      animator.isUserInteractionEnabled = isOn
      let start = stage.world.timeline.now.seconds
      stage.world.run { animator.startAnimation() }
      stage.tap(start + 0.5, 150, 120)
      expect(stage.drainLog().isEmpty, is: !isOn)
      stage.world.timeline.advance(to: Instant(seconds: start + 1))
    }
  }

  @Test("ANIM-2: a hit test by presentation() finds what is on the screen")
  func presentationHitTest() {
    let probe = stage.add("v", 0, 300, 100, 100)
    probe.hitTestOverride = { [unowned probe] point, _ in
      let shown = probe.layer.presentation() ?? probe.layer
      let there = probe.layer.convert(point, to: probe.layer.superlayer)
      return shown.hitTest(there) == nil ? nil : probe
    }
    probe.pointInsideOverride = { _ in true }
    animate([.allowUserInteraction, .curveLinear]) { probe.center.x = 350 }
    stage.tap(0.5, 210, 350)
    expect(stage.drainLog(), is: ["v.began(1)", "v.ended(1)"])
    stage.tap(0.5, 350, 350)
    expect(stage.drainLog(), is: [])
  }
}
