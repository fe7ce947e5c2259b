import Expectations
import Fingerpost
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("The end of animations")
struct CompletionTests {
  private let stage = Stage()
  private let view: Probe

  init() {
    view = stage.add("v", 100, 100, 100, 40)
  }

  private func animate(
    _ name: String, _ duration: Double = 1, _ options: UIView.AnimationOptions = [],
    _ block: @escaping () -> Void
  ) {
    stage.world.run {
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: block) {
        [unowned stage] in
        stage.note("\(name) \($0)")
      }
    }
  }

  private func pass(_ seconds: Double) {
    stage.world.timeline.advance(to: Instant(seconds: seconds))
  }

  private var isOff: Bool { view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil }

  @Test("ANIM-3: after a duration of 0 the completion comes with the next turn")
  func zero() {
    animate("zero", 0) { view.center.x = 250 }
    #expect(stage.drainLog() == [] && !isOff)
    expect(view.layer.presentation()?.position.x, is: 250)
    pass(0)
    expect(stage.drainLog(), is: ["zero true"])
  }

  @Test("ANIM-14: deleted views fade beside a block and are out at the end; with none the block is animated")
  func system() {
    stage.world.run {
      UIView.perform(.delete, on: [view], animations: { [stage] in stage.note("block") }) {
        [stage, view] in stage.note("end \($0) \(view.superview == nil)")
      }
    }
    #expect(stage.drainLog() == ["block"] && view.alpha == 0 && view.superview != nil)
    pass(0.1)
    expect(stage.drainLog(), is: [])
    pass(0.2)
    #expect(stage.drainLog() == ["end true true"] && view.alpha == 1)
    let other = stage.add("w", 0, 0, 10, 10)
    stage.world.run { UIView.perform(.delete, on: [], animations: { other.center.x = 250 }) }
    pass(0.3)
    let shown = other.layer.presentation()?.position.x ?? 0
    #expect(shown > 5 && shown < 250 && other.superview != nil)
  }

  @Test("ANIM-3: a block that changes nothing is over with the next turn")
  func nothing() {
    animate("nothing") {}
    expect(stage.drainLog(), is: [])
    pass(0)
    expect(stage.drainLog(), is: ["nothing true"])
  }

  @Test("ANIM-3: completions come in the order of the ends, and of the blocks where those are the same")
  func order() {
    animate("a", 2) { view.center.x = 250 }
    animate("b", 1) { view.center.y = 250 }
    animate("c", 1) { view.alpha = 0.5 }
    pass(3)
    expect(stage.drainLog(), is: ["b true", "c true", "a true"])
  }

  @Test("ANIM-8: a block inside has the duration of the one around it, unless it says otherwise")
  func nested() {
    animate("outer", 2) {
      view.center.x = 250
      expect(UIView.inheritedAnimationDuration, is: 2)
      animate("inner") { view.alpha = 0.5 }
      animate("own", 1, .overrideInheritedDuration) { view.center.y = 250 }
    }
    expect(UIView.inheritedAnimationDuration, is: 0)
    pass(1)
    expect(stage.drainLog(), is: ["own true"])
    pass(2)
    expect(stage.drainLog(), is: ["inner true", "outer true"])
  }

  @Test("ANIM-8: of a property that two nested blocks change each shows its own part")
  func nestedProperty() {
    animate("outer", 1, .curveLinear) {
      view.center.x = 250
      animate("inner") { view.center.x = 350 }
      view.center.x = 450
    }
    expect(view.layer.presentation()?.position.x, is: 150)
    pass(0.5)
    expect((view.layer.presentation()?.position.x ?? 0).native, near: 300, within: 1e-6)
  }

  @Test("ANIM-4: what leaves its window ends unfinished, with the next turn")
  func leaves() {
    animate("a") { view.center.x = 250 }
    pass(0.5)
    view.removeFromSuperview()
    #expect(stage.drainLog() == [] && !isOff)
    pass(0.5)
    expect(stage.drainLog(), is: ["a false"])
    pass(2)
    expect(stage.drainLog(), is: [])
  }

  @Test("ANIM-4: what is in a view that leaves its window, too; the rest of a block comes to its end")
  func leavesPartly() {
    let inner = stage.add("inner", 0, 0, 10, 10, to: view)
    let other = stage.add("other", 0, 0, 10, 10)
    animate("a") {
      inner.alpha = 0.5
      other.center.x = 300
    }
    pass(0.5)
    view.removeFromSuperview()
    pass(0.9)
    #expect(stage.drainLog() == [] && other.layer.presentation()?.position.x != 300)
    pass(1)
    expect(stage.drainLog(), is: ["a false"])
  }

  @Test("ANIM-4: removeAllAnimations() ends them, and touches are on again")
  func removes() {
    animate("a") { view.center.x = 250 }
    #expect(isOff)
    view.layer.removeAllAnimations()
    #expect(!isOff && view.layer.presentation()?.position.x == 250)
    pass(0)
    expect(stage.drainLog(), is: ["a false"])
  }

  @Test("ANIM-4: in the background everything ends")
  func background() {
    animate("a", 1, .repeat) { view.center.x = 250 }
    stage.world.application.enterBackground()
    pass(0)
    #expect(stage.drainLog() == ["a false"] && !isOff)
  }

  @Test("ANIM-7: without animation nothing is on its way, and completions come all the same")
  func without() {
    stage.world.run {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        animate("a") { view.center.x = 250 }
      }
      #expect(UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0.5 } }
      UIView.setAnimationsEnabled(false)
      animate("b") { view.center.y = 250 }
      UIView.setAnimationsEnabled(true)
    }
    #expect(!isOff && view.layer.presentation()?.position == CGPoint(x: 250, y: 250))
    pass(0)
    expect(stage.drainLog(), is: ["a true", "b true"])
  }

  @Test("ANIM-9: a transition from one view to another exchanges them at once")
  func transition() {
    let next = Probe(frame: view.frame)
    for hides in [false, true] {
      stage.world.run {
        UIView.transition(
          from: view, to: next, duration: 1,
          options: hides ? [.transitionFlipFromLeft, .showHideTransitionViews] : .transitionFlipFromLeft
        ) { [unowned stage] in stage.note("done \($0)") }
      }
      #expect(next.superview === stage.window && (view.superview == nil) != hides)
      #expect(view.isHidden == hides && !next.isHidden)
      let start = stage.world.timeline.now.seconds
      stage.tap(start + 0.5, 150, 120)
      expect(stage.drainLog(), is: [])
      pass(start + 1)
      expect(stage.drainLog(), is: ["done true"])
      stage.window.addSubview(view)
    }
  }

  @Test("ANIM-3: a completion can begin the next animation")
  func chain() {
    animate("a") { view.center.x = 250 }
    stage.world.run {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { [unowned stage, view] _ in
        stage.note("first")
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { _ in stage.note("second") }
      }
    }
    pass(1.5)
    #expect(stage.drainLog() == ["a true", "first"] && isOff)
    pass(2)
    #expect(stage.drainLog() == ["second"] && !isOff)
  }

  @Test("ANIM-4: a world that goes in the middle of an animation is not kept by it")
  func lifetime() {
    weak var gone: World?
    do {
      let stage = Stage()
      gone = stage.world
      let view = stage.add("v", 0, 0, 10, 10)
      stage.world.run {
        UIView.animate(withDuration: 1) { view.center.x = 250 }
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 250 }.startAnimation()
      }
    }
    #expect(gone == nil)
  }
}
