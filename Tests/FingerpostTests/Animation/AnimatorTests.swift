import Expectations
import Fingerpost
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("Property animators")
struct AnimatorTests {
  private let stage = Stage()
  private let view: Probe
  private let animator: UIViewPropertyAnimator

  init() {
    let stage = stage
    let view = stage.add("v", 100, 100, 100, 40)
    self.view = view
    animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
    animator.addCompletion { [unowned stage] in stage.note("\($0)") }
  }

  private func pass(_ seconds: Double) {
    stage.world.timeline.advance(to: Instant(seconds: seconds))
  }

  private var x: Double { ((view.layer.presentation()?.position.x ?? 0).native * 1e6).rounded() / 1e6 }

  private func start() { stage.world.run { animator.startAnimation() } }

  @Test("ANIM-10: it calls its blocks when it starts, and its completions at the end, in their order")
  func runs() {
    animator.addCompletion { [unowned stage] _ in stage.note("second") }
    #expect(animator.state == .inactive && view.center.x == 150)
    start()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 250 && x == 150)
    pass(0.25)
    #expect(x == 175 && animator.fractionComplete == 0.25)
    pass(1)
    #expect(stage.drainLog() == ["end", "second"] && animator.state == .inactive && x == 250)
  }

  @Test("ANIM-10: paused it can be scrubbed, and continues from there")
  func scrubs() {
    stage.world.run { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning && view.center.x == 250 && x == 150)
    animator.fractionComplete = 0.6
    expect(x, is: 210)
    pass(10)
    #expect(x == 210 && stage.drainLog() == [])
    animator.startAnimation()
    pass(10.2)
    expect(x, is: 230)
    pass(10.4)
    expect(stage.drainLog(), is: ["end"])
  }

  @Test("ANIM-10: a fraction makes one that has not begun active and paused")
  func fraction() {
    stage.world.run { animator.fractionComplete = 0.5 }
    #expect(animator.state == .active && !animator.isRunning && x == 200)
  }

  @Test("ANIM-10: reversed it runs back, counts the way back, and ends at the start")
  func reverses() {
    start()
    pass(0.75)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.25 && animator.isRunning)
    pass(1)
    #expect(x == 200 && animator.fractionComplete == 0.5)
    pass(1.5)
    #expect(stage.drainLog() == ["start"] && view.center.x == 150 && x == 150)
  }

  @Test("ANIM-10: stopped it leaves the view where the screen shows it; finished, it says where it ends")
  func stops() {
    for (position, end) in [(UIViewAnimatingPosition.current, 175.0), (.end, 250), (.start, 150)] {
      view.center.x = 150
      let now = stage.world.timeline.now.seconds
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
      animator.addCompletion { [unowned stage] in stage.note("\($0)") }
      stage.world.run { animator.startAnimation() }
      pass(now + 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && abs(view.center.x - 175) < 1e-6 && stage.drainLog() == [])
      animator.startAnimation()
      animator.finishAnimation(at: position)
      #expect(stage.drainLog() == ["\(position)"] && animator.state == .inactive)
      #expect(abs(view.center.x.native - end) < 1e-6 && abs(x - end) < 1e-6)
    }
  }

  @Test("ANIM-10: stopped without finishing it calls no completions, neither now nor later")
  func stopsForGood() {
    start()
    pass(0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && view.center.x == 175)
    pass(5)
    expect(stage.drainLog(), is: [])
  }

  @Test("ANIM-10: what is added later has the time that is left; a delay factor is a share of it")
  func addsLater() {
    start()
    pass(0.5)
    animator.addAnimations { view.alpha = 0 }
    animator.addAnimations({ view.center.y = 220 }, delayFactor: 0.5)
    pass(0.75)
    expect((view.layer.presentation()?.opacity ?? 0), near: 0.5, within: 1e-6)
    expect(view.layer.presentation()?.position.y, is: 120)
    pass(0.875)
    expect(view.layer.presentation()?.position.y, is: 170)
  }

  @Test("ANIM-10: it can stay active at its end")
  func pausesAtEnd() {
    animator.pausesOnCompletion = true
    start()
    pass(2)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    expect(stage.drainLog(), is: [])
    animator.isReversed = true
    animator.startAnimation()
    animator.pausesOnCompletion = false
    pass(4)
    expect(stage.drainLog(), is: ["start"])
  }

  @Test("ANIM-10, ANIM-8: blocks inside of its own follow it, with keyframes and completions")
  func inside() {
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 5, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      } completion: { [unowned stage] in
        stage.note("keyframes \($0)")
      }
    }
    stage.world.run { animator.fractionComplete = 0.5 }
    expect(view.layer.presentation()?.opacity, is: 1)
    animator.fractionComplete = 0.75
    expect((view.layer.presentation()?.opacity ?? 0), near: 0.5, within: 1e-6)
    animator.startAnimation()
    pass(1)
    expect(stage.drainLog(), is: ["keyframes true", "end"])
  }

  @Test("ANIM-10: a delay holds the start; the views take part from the call on")
  func delays() {
    stage.world.run { animator.startAnimation(afterDelay: 1) }
    #expect(animator.isRunning && animator.delay == 1 && view.center.x == 250)
    pass(1)
    expect(x, is: 150)
    pass(2)
    expect(stage.drainLog(), is: ["end"])
  }

  @Test("HIT-18: a running animator takes touches by its options")
  func runningOptions() {
    for allows in [true, false] {
      let animator = stage.world.run {
        UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 1, delay: 0, options: allows ? .allowUserInteraction : []
        ) { view.alpha -= 0.1 }
      }
      expect(animator.isUserInteractionEnabled, is: allows)
      expect((view.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil), is: allows)
      animator.stopAnimation(true)
    }
  }

  @Test("ANIM-4, ANIM-10: one whose view leaves the window ends where it is")
  func leaves() {
    start()
    view.removeFromSuperview()
    pass(0)
    #expect(stage.drainLog() == ["current"] && animator.state == .inactive)
  }

  @Test("ANIM-10: one that is not interruptible is not stopped, paused or scrubbed")
  func uninterruptible() {
    animator.isInterruptible = false
    start()
    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.fractionComplete = 0.9
    animator.isReversed = true
    pass(0.5)
    #expect(x == 200 && animator.isRunning)
    pass(1)
    expect(stage.drainLog(), is: ["end"])
  }

  @Test("ANIM-6: springs and curves as timing parameters")
  func timing() {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let own = UIViewPropertyAnimator(duration: 7, timingParameters: spring)
    expect(own.duration, near: 1.3816, within: 1e-3)
    let ratio = UIViewPropertyAnimator(duration: 7, dampingRatio: 0.5)
    #expect(ratio.duration == 7 && ratio.timingParameters?.timingCurveType == .spring)
    let curve = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(curve.controlPoint1 == CGPoint(x: 0.42, y: 0) && curve.timingCurveType == .builtin)
  }

  @Test("ANIM-10: a type of one's own needs no more than UIKit demands of it")
  func ownAnimator() {
    final class Own: NSObject, UIViewImplicitlyAnimating {
      var state = UIViewAnimatingState.inactive
      var isRunning = false
      var isReversed = false
      var fractionComplete: CGFloat = 0
      func startAnimation() { isRunning = true }
      func startAnimation(afterDelay delay: TimeInterval) {}
      func pauseAnimation() {}
      func stopAnimation(_ withoutFinishing: Bool) {}
      func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    }
    let own: any UIViewImplicitlyAnimating = Own()
    own.addAnimations { [unowned stage] in stage.note("never") }
    own.addCompletion { [unowned stage] _ in stage.note("never") }
    own.startAnimation()
    #expect(own.isRunning && stage.drainLog() == [])
  }
}
