import Expectations
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("Animations of layers")
struct LayerAnimationTests {
  private let stage = Stage()
  private let view: UIView

  init() {
    view = stage.add("view", 100, 100, 50, 50)
  }

  /// Lets time pass up to an instant, in seconds.
  private func pass(_ seconds: Double) { stage.world.timeline.advance(to: Instant(seconds: seconds)) }

  private func add(_ animation: CAAnimation, _ key: String? = "key", to layer: CALayer? = nil) {
    stage.world.run { (layer ?? view.layer).add(animation, forKey: key) }
  }

  private func basic(_ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    return animation
  }

  private final class Listener: CAAnimationDelegate {
    let stage: Stage
    init(_ stage: Stage) { self.stage = stage }
    func animationDidStart(_ anim: CAAnimation) { stage.note("start \(anim.value(forKey: "id") ?? "-")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      stage.note("stop \(anim.value(forKey: "id") ?? "-") \(flag)")
    }
  }

  @Test("ANIM-11: the screen shows the way, code and touches see what code set")
  func shown() {
    add(basic("position.x", from: 125, to: 325))
    pass(0.5)
    expect(view.layer.presentation()?.position, is: CGPoint(x: 225, y: 125))
    expect(view.center, is: CGPoint(x: 125, y: 125))
    expect(stage.window.hitTest(CGPoint(x: 110, y: 110), with: nil), isSame: view)
    pass(1)
    expect(view.layer.presentation()?.position.x, is: 125)
    #expect(view.layer.animation(forKey: "key") == nil && view.layer.animationKeys() == nil)
  }

  @Test("ANIM-11: what is not said of the two values is what code set")
  func parts() {
    add(basic("opacity", from: 0), "from")
    add(basic("transform.scale", to: NSNumber(value: 3)), "to")
    add(basic("position", by: NSValue(cgPoint: CGPoint(x: 40, y: -40))), "by")
    add(basic("bounds.size", from: CGSize(width: 10, height: 20), by: CGSize(width: 20, height: 20)), "both")
    pass(0.5)
    let shown = view.layer.presentation()
    expect(shown?.opacity, is: 0.5)
    expect(shown.map { abs($0.affineTransform().a - 2) < 1e-9 }, is: true)
    expect(shown?.position, is: CGPoint(x: 145, y: 105))
    expect(shown?.bounds.size, is: CGSize(width: 20, height: 30))
  }

  @Test("ANIM-11: keyframes go through all values at their times, and can be added to what code set")
  func keyframes() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 1
    shake.isAdditive = true
    add(shake)
    view.center.x = 200
    pass(0.25)
    expect(view.layer.presentation()?.position.x, is: 210)
    pass(0.5)
    expect(view.layer.presentation()?.position.x, is: 200)
    pass(0.75)
    expect(view.layer.presentation()?.position.x, is: 190)
    let steps = CAKeyframeAnimation(keyPath: "opacity")
    (steps.values, steps.calculationMode, steps.duration) = ([1, 0.25], .discrete, 1)
    add(steps)
    pass(1.2)
    expect(view.layer.presentation()?.opacity, is: 1)
    pass(1.3)
    expect(view.layer.presentation()?.opacity, is: 0.25)
  }

  @Test("ANIM-11: passes repeat and go back, and a begin may lie ahead")
  func passes() {
    let animation = basic("position.x", from: 0, to: 100)
    (animation.repeatCount, animation.autoreverses, animation.beginTime) = (2, true, 1)
    animation.fillMode = .backwards
    animation.delegate = Listener(stage)
    add(animation)
    var seen: [CGFloat] = []
    for time in [0.5, 1.5, 2, 2.5, 3.5, 4.5] {
      pass(time)
      seen.append(view.layer.presentation()?.position.x ?? -1)
    }
    expect(seen, is: [0, 50, 100, 50, 50, 50])
    expect(stage.drainLog().filter { $0.hasPrefix("st") }, is: ["start -"])
    pass(5)
    expect(view.layer.presentation()?.position.x, is: 125)
    expect(stage.drainLog().filter { $0.hasPrefix("st") }, is: ["stop - true"])
  }

  @Test("ANIM-11: one that stays and fills forwards keeps showing its end, until it is removed")
  func stays() {
    let animation = basic("opacity", to: 0.5)
    (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
    add(animation)
    pass(3)
    #expect(view.layer.presentation()?.opacity == 0.5 && view.layer.animationKeys() == ["key"])
    view.layer.removeAnimation(forKey: "key")
    pass(3.1)
    #expect(view.layer.presentation()?.opacity == 1 && view.layer.animationKeys() == nil)
  }

  @Test("ANIM-11: a copy is added, another under its key ends it, and what is removed is unfinished")
  func ends() {
    let listener = Listener(stage)
    func make(_ id: String) -> CABasicAnimation {
      let animation = basic("opacity", to: 0)
      animation.delegate = listener
      animation.setValue(id, forKey: "id")
      return animation
    }
    let first = make("first")
    add(first)
    first.duration = 100
    expect(view.layer.animation(forKey: "key")?.duration, is: 1)
    add(make("second"))
    pass(0.1)
    expect(
      stage.drainLog().filter { $0.hasPrefix("st") }, is: ["start first", "stop first false", "start second"])
    view.layer.removeAllAnimations()
    pass(0.2)
    expect(stage.drainLog().filter { $0.hasPrefix("st") }, is: ["stop second false"])
    add(make("third"))
    view.removeFromSuperview()
    pass(0.3)
    expect(stage.drainLog().filter { $0.hasPrefix("stop") }, is: ["stop third false"])
  }

  @Test("ANIM-11: groups, springs and what no view's layer shows take their time")
  func others() {
    let group = CAAnimationGroup()
    group.animations = [basic("position.y", from: 0, to: 50), basic("opacity", from: 0, to: 1)]
    group.duration = 2
    add(group, "group")
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 20)
    add(spring, "spring")
    let line = CAShapeLayer()
    view.layer.addSublayer(line)
    let stroke = basic("strokeEnd", from: 0, to: 1)
    stroke.delegate = Listener(stage)
    add(stroke, to: line)
    pass(0.5)
    #expect(view.layer.presentation()?.position.y == 25 && view.layer.presentation()?.opacity == 0.5)
    let x = view.layer.presentation()?.position.x ?? 0
    #expect(x > 90 && x < 100)
    expect(stage.drainLog().filter { $0.hasPrefix("st") }, is: ["start -"])
    pass(1.5)
    expect(view.layer.presentation()?.position.y, is: 125)
    expect(stage.drainLog().filter { $0.hasPrefix("st") }, is: ["stop - true"])
  }

  @Test("ANIM-12: the block of a transaction comes when all its animations are over")
  func transaction() {
    stage.world.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setCompletionBlock { [unowned stage] in stage.note("all over") }
      let short = CABasicAnimation(keyPath: "opacity")
      short.fromValue = 0
      view.layer.add(short, forKey: nil)
      UIView.animate(withDuration: 2) { view.center.x = 200 }
      CATransaction.commit()
    }
    expect(stage.drainLog(), is: [])
    pass(0.4)
    #expect((view.layer.presentation()?.opacity ?? 1) < 1)
    pass(0.6)
    expect(view.layer.presentation()?.opacity, is: 1)
    pass(1.9)
    #expect(!stage.drainLog().contains("all over"))
    pass(2)
    #expect(stage.drainLog().contains("all over"))
  }

  @Test(
    "ANIM-12: a block without animations comes with the commit, and one outside of transactions with the next turn"
  )
  func emptyTransaction() {
    stage.world.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.disableActions())
      CATransaction.setCompletionBlock { [unowned stage] in stage.note("inner") }
      CATransaction.commit()
      stage.note("after")
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      CATransaction.setCompletionBlock { [unowned stage] in stage.note("outside") }
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      #expect(CATransaction.disableActions())
    }
    expect(stage.drainLog(), is: ["inner", "after"])
    pass(0.1)
    expect(stage.drainLog().first, is: "outside")
    stage.world.run { #expect(!CATransaction.disableActions()) }
  }
}
