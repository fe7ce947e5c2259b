import Expectations
import Fingerpost
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("What the screen shows of what animates")
struct PresentationTests {
  private let stage = Stage()
  private let view: Probe

  init() {
    view = stage.add("v", 100, 100, 100, 40)
  }

  private func animate(_ options: UIView.AnimationOptions = .curveLinear, _ block: @escaping () -> Void) {
    stage.world.run { UIView.animate(withDuration: 1, delay: 0, options: options, animations: block) }
  }

  private func pass(_ seconds: Double) {
    stage.world.timeline.advance(to: Instant(seconds: seconds))
  }

  private var shown: CALayer? { view.layer.presentation() }

  @Test("ANIM-1: frame, alpha, transform, color and corners follow; the model has them at once")
  func follows() throws {
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    animate {
      view.frame = CGRect(x: 200, y: 300, width: 200, height: 80)
      view.alpha = 0
      view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      view.layer.cornerRadius = 8
    }
    #expect(view.frame == CGRect(x: 200, y: 300, width: 200, height: 80) && view.alpha == 0)
    expect(shown?.frame, is: CGRect(x: 100, y: 100, width: 100, height: 40))
    pass(0.25)
    let layer = try #require(shown)
    expect(layer.frame, is: CGRect(x: 125, y: 150, width: 125, height: 50))
    expect(layer.bounds.size, is: CGSize(width: 125, height: 50))
    expect(layer.opacity, near: 0.75, within: 1e-6)
    expect(layer.cornerRadius, is: 2)
    let parts = try #require(layer.backgroundColor?.components).map { ($0.native * 1000).rounded() }
    expect(parts, is: [750, 250, 0, 1000])
    pass(1)
    #expect(shown?.frame == view.frame && shown?.opacity == 0)
  }

  @Test("ANIM-1: a turn goes by its angle, and does not shrink the view")
  func turns() throws {
    animate { view.transform = CGAffineTransform(rotationAngle: .pi * 0.9) }
    pass(0.5)
    let half = try #require(shown).affineTransform()
    #expect(abs(half.a.native - cos(.pi * 0.45)) < 1e-9 && abs(half.b.native - sin(.pi * 0.45)) < 1e-9)
  }

  @Test("ANIM-1: a turn takes the shorter way")
  func turnsShortly() throws {
    view.transform = CGAffineTransform(rotationAngle: .pi * 0.9)
    animate { view.transform = CGAffineTransform(rotationAngle: -.pi * 0.9) }
    pass(0.5)
    #expect(abs(try #require(shown).affineTransform().a.native + 1) < 1e-9)
  }

  @Test("ANIM-1: a color that was not there fades in")
  func fades() throws {
    animate { view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    pass(0.5)
    let parts = try #require(shown?.backgroundColor?.components).map { ($0.native * 1000).rounded() }
    expect(parts, is: [1000, 0, 0, 500])
  }

  @Test("ANIM-1: curves ease")
  func curves() {
    animate([]) { view.center.x = 250 }
    pass(0.25)
    let slow = shown?.position.x ?? 0
    #expect(slow > 150 && slow < 175)
    pass(0.5)
    expect((shown?.position.x ?? 0), near: 200, within: 1e-6)
    pass(0.75)
    expect((shown?.position.x ?? 0), near: (400 - slow), within: 1e-6)
  }

  @Test("ANIM-2: a layer that is on no screen has no presentation, and its view does not animate")
  func noWindow() {
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(loose.layer.presentation(), is: nil)
    animate { loose.center.x = 100 }
    stage.window.addSubview(loose)
    expect(loose.layer.presentation()?.position.x, is: 100)
  }

  @Test("ANIM-2: presentations have presentations around and in them, and know their models")
  func tree() {
    let inner = stage.add("inner", 10, 10, 20, 20, to: view)
    animate { view.center.x = 350 }
    pass(0.5)
    expect(inner.layer.presentation()?.superlayer?.position.x, is: 250)
    expect(inner.layer.presentation()?.superlayer?.model(), isSame: view.layer)
    expect(shown?.sublayers?.first?.model(), isSame: inner.layer)
    expect(shown?.presentation()?.model(), isSame: view.layer)
    let place = inner.layer.presentation()?.convert(CGPoint.zero, to: stage.window.layer.presentation())
    expect(place, is: CGPoint(x: 210, y: 110))
    expect(stage.window.layer.presentation()?.hitTest(CGPoint(x: 215, y: 115))?.model(), isSame: inner.layer)
    expect(stage.window.layer.hitTest(CGPoint(x: 215, y: 115)), isSame: stage.window.layer)
  }

  @Test("ANIM-5: a second animation adds up with the first, and each comes to its own end")
  func addsUp() {
    animate { view.center.x = 250 }
    pass(0.5)
    animate { view.center.x = 150 }
    // 150 + half of the first way left (-50) + the whole second way (100).
    expect(shown?.position.x, is: 200)
    pass(0.75)
    expect((shown?.position.x ?? 0), near: 200, within: 1e-6)
    pass(1.25)
    expect((shown?.position.x ?? 0), near: 175, within: 1e-6)
  }

  @Test("ANIM-5: from the current state: the first ends unfinished, and the way begins where the screen is")
  func takesOver() {
    stage.world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 250
      } completion: { [unowned stage] in
        stage.note("first \($0)")
      }
    }
    pass(0.5)
    stage.world.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.center.x = 150
      } completion: { [unowned stage] in
        stage.note("second \($0)")
      }
    }
    #expect(shown?.position.x == 200 && stage.drainLog() == [])
    pass(1)
    expect((shown?.position.x ?? 0), near: 175, within: 1e-6)
    expect(stage.drainLog(), is: ["first false"])
    pass(1.5)
    expect(stage.drainLog(), is: ["second true"])
  }

  @Test("ANIM-6: a spring passes the end and settles")
  func spring() {
    stage.world.run {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
      ) { view.center.x = 250 }
    }
    var farthest = 0.0
    for step in 1..<100 {
      pass(Double(step) / 100)
      farthest = max(farthest, (shown?.position.x ?? 0).native)
    }
    #expect(farthest > 260 && farthest < 350)
    expect((shown?.position.x ?? 0).native, near: 250, within: 0.2)
  }

  @Test("ANIM-8: keyframes have their parts of the time")
  func keyframes() {
    stage.world.run {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 250 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = 220 }
      }
    }
    expect(view.center, is: CGPoint(x: 250, y: 220))
    expect(shown?.position, is: CGPoint(x: 150, y: 120))
    pass(0.25)
    expect(shown?.position, is: CGPoint(x: 200, y: 120))
    pass(0.75)
    expect(shown?.position, is: CGPoint(x: 250, y: 170))
  }

  @Test("ANIM-1: what repeats and goes back is a formula of time")
  func repeats() {
    animate([.repeat, .autoreverse, .curveLinear]) { view.center.x = 250 }
    for (time, x) in [(0.5, 200.0), (1.25, 225), (2, 150), (1000.5, 200)] {
      pass(time)
      expect((shown?.position.x ?? 0).native, near: x, within: 1e-6)
    }
    expect(stage.world.timeline.nextDeadline, is: nil)
  }
}
