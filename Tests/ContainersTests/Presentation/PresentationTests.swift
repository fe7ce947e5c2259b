import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Who presents, what is told when, and what takes the touches.
@Suite struct PresentationTests {
  private let screen = Screen()
  private let a: Noting
  private let b: Noting
  private let c: Noting

  init() {
    (a, b, c) = (Noting("A", screen), Noting("B", screen), Noting("C", screen))
    screen.show(a)
  }

  private func present(
    _ controller: UIViewController, from source: UIViewController, _ style: UIModalPresentationStyle,
    animated: Bool = true
  ) {
    controller.modalPresentationStyle = style
    screen.run { source.present(controller, animated: animated) { screen.note("presented") } }
  }

  private func dismiss(_ controller: UIViewController, animated: Bool = true) {
    screen.run { controller.dismiss(animated: animated) { screen.note("dismissed") } }
  }

  private func hit(_ x: Double, _ y: Double) -> UIView? {
    screen.run { screen.window.hitTest(CGPoint(x: x, y: y), with: nil) }
  }

  @Test(
    "PRES-6: full screen tells the presenter first that it goes and last that it has gone, and back again")
  func fullScreen() {
    present(b, from: a, .fullScreen)
    expect(screen.drain(), is: ["A will disappear", "B will appear"])
    #expect(b.isBeingPresented && b.transitionCoordinator?.presentationStyle == .fullScreen)
    screen.wait(0.41)
    expect(screen.drain(), is: ["B did appear", "A did disappear", "presented"])
    #expect(a.view.window == nil && b.view.window != nil && !b.isBeingPresented)
    dismiss(b)
    expect(screen.drain(), is: ["B will disappear", "A will appear"])
    #expect(b.isBeingDismissed && a.view.window != nil)
    screen.wait(0.41)
    expect(screen.drain(), is: ["A did appear", "B did disappear", "dismissed"])
    #expect(b.view.window == nil && a.presentedViewController == nil && b.presentingViewController == nil)
    expect(screen.window.subviews, is: [a.view])
    expect(a.faults + b.faults, is: [])
  }

  @Test("PRES-4: over full screen, as a sheet and by default the presenter's view stays, and hears nothing")
  func stays() {
    for style in [UIModalPresentationStyle.overFullScreen, .pageSheet, .automatic, .formSheet, .popover] {
      present(b, from: a, style)
      screen.wait(1)
      expect(screen.drain(), is: ["B will appear", "B did appear", "presented"])
      expect(a.view.window, isNot: nil)
      dismiss(a)
      screen.wait(1)
      expect(screen.drain(), is: ["B will disappear", "B did disappear", "dismissed"])
    }
  }

  @Test("PRES-1: the outermost controller presents; those in it and in what is presented say so, too")
  func links() {
    let navigation = screen.run { UINavigationController(rootViewController: c) }
    screen.show(navigation)
    let other = screen.run { UINavigationController(rootViewController: b) }
    present(other, from: c, .fullScreen, animated: false)
    #expect(navigation.presentedViewController === other && c.presentedViewController === other)
    #expect(other.presentingViewController === navigation && b.presentingViewController === navigation)
    expect(b.presentationController, isSame: other.presentationController)
    expect(navigation.visibleViewController, isSame: other)
    dismiss(b, animated: false)
    #expect(navigation.presentedViewController == nil && c.view.window != nil)
  }

  @Test("PRES-2: who presents already, is in no window or is on its way cannot present; nothing is completed")
  func refused() {
    present(b, from: a, .overFullScreen, animated: false)
    present(c, from: a, .overFullScreen, animated: false)
    expect(screen.drain(), is: ["B will appear", "B did appear", "presented"])
    expect(c.presentingViewController, is: nil)
    present(c, from: Noting("D", screen), .overFullScreen, animated: false)
    expect(screen.drain(), is: [])
    dismiss(b)
    present(c, from: b, .overFullScreen)
    expect(c.presentingViewController, is: nil)
    screen.wait(1)
    expect(screen.drain(), is: ["B will disappear", "B did disappear", "dismissed"])
    present(c, from: c, .overFullScreen, animated: false)
    expect(screen.drain(), is: [])
  }

  @Test(
    "PRES-3: a dismissal while another transition runs does nothing; the chain above goes with one animation")
  func dismissals() {
    present(b, from: a, .overFullScreen)
    dismiss(a)
    screen.wait(1)
    expect(screen.drain(), is: ["B will appear", "B did appear", "presented"])
    present(c, from: b, .overFullScreen, animated: false)
    #expect(a.presentedViewController === b && b.presentedViewController === c)
    _ = screen.drain()
    dismiss(a)
    screen.wait(1)
    expect(
      screen.drain(),
      is: [
        "C will disappear", "B will disappear", "C did disappear", "B did disappear", "dismissed",
      ])
    #expect(b.presentedViewController == nil && screen.window.subviews == [a.view])
    dismiss(a)
    expect(screen.drain(), is: ["dismissed"], "nothing to dismiss")
  }

  @Test("PRES-5: over current context covers the controller that defines it") func context() {
    let child = Noting("child", screen)
    a.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    screen.run { a.view.addSubview(child.view) }
    child.definesPresentationContext = true
    present(b, from: child, .overCurrentContext, animated: false)
    expect(b.presentingViewController, isSame: child)
    expect(b.view.convert(b.view.bounds, to: nil), is: CGRect(x: 0, y: 100, width: 393, height: 300))
    #expect(hit(10, 50) === a.view && hit(10, 200) === b.view)
    dismiss(b, animated: false)
    expect(hit(10, 200), isSame: child.view)
  }

  @Test("PRES-10: the container takes the touches while it animates, and keeps them if it is left behind")
  func touches() {
    present(b, from: a, .overFullScreen)
    screen.wait(0.1)
    expect(hit(10, 10).map { "\(type(of: $0))" }, is: "UITransitionView")
    screen.wait(1)
    expect(hit(10, 10), isSame: b.view)
    dismiss(a)
    screen.wait(0.1)
    expect(hit(10, 10).map { "\(type(of: $0))" }, is: "UITransitionView")
    screen.wait(1)
    expect(hit(10, 10), isSame: a.view)
    let stuck = StuckDelegate()
    c.transitioningDelegate = stuck
    present(c, from: a, .custom)
    screen.wait(5)
    expect(hit(10, 10).map { "\(type(of: $0))" }, is: "UITransitionView")
    expect(c.phase, is: "appearing")
  }

  @Test("LIFE-2: what is in a controller appears and disappears with it, animated as it is")
  func descendants() {
    let navigation = screen.run { UINavigationController(rootViewController: c) }
    present(navigation, from: a, .fullScreen)
    expect(screen.drain(), is: ["A will disappear", "C will appear"])
    screen.wait(0.2)
    screen.run { navigation.pushViewController(b, animated: true) }
    expect(screen.drain(), is: ["C will disappear", "B will appear", "C did disappear"])
    screen.wait(1)
    expect(screen.drain(), is: ["B did appear", "A did disappear", "presented"])
    expect(a.faults + b.faults + c.faults, is: [])
  }

  @Test("LIFE-2: a container of one's own that tells its children itself is not helped") func ownContainer() {
    final class Own: Noting {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let own = Own("own", screen)
    screen.show(own)
    own.addChild(b)
    screen.run {
      own.view.addSubview(b.view)
      expect(screen.drain(), is: [])
      b.beginAppearanceTransition(true, animated: true)
      expect(screen.drain(), is: ["B will appear"])
      screen.wait(1)
      b.endAppearanceTransition()
      expect(screen.drain(), is: ["B did appear"])
      b.beginAppearanceTransition(false, animated: true)
      b.beginAppearanceTransition(true, animated: true)
      b.endAppearanceTransition()
      b.endAppearanceTransition()
    }
    expect(screen.drain(), is: ["B will disappear", "B will appear", "B did appear"])
    expect(b.faults, is: [])
  }

  @Test("LIFE-3: code that says so has a controller disappear that never appeared; its children hear nothing")
  func neverAppeared() {
    c.addChild(b)
    c.view.addSubview(b.view)
    screen.run {
      c.endAppearanceTransition()
      c.beginAppearanceTransition(false, animated: true)
      expect(screen.drain(), is: ["C will disappear"])
      c.endAppearanceTransition()
      c.endAppearanceTransition()
    }
    expect(screen.drain(), is: ["C did disappear"])
    expect(c.appearance, is: .unseen)
  }

  @Test(
    "LIFE-3: a container calls what a child overrides, and tells none that it disappears that did not appear")
  func overriddenTransition() {
    final class Own: Noting {
      override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        screen?.note("own begins \(isAppearing)")
        super.beginAppearanceTransition(isAppearing, animated: animated)
      }
    }
    let own = Own("own", screen)
    present(own, from: a, .fullScreen)
    screen.wait(1)
    dismiss(own)
    screen.wait(1)
    expect(
      screen.drain().filter { $0.hasPrefix("own") },
      is: [
        "own begins true", "own will appear", "own did appear", "own begins false", "own will disappear",
        "own did disappear",
      ])
    screen.run { own.tellAppearance(false, animated: false) }
    expect(screen.drain(), is: ["own begins false"])
    expect(own.faults, is: [])
  }

  @Test("RESP-3: the chain leads from what is presented to its presenter") func chain() {
    present(b, from: a, .overFullScreen, animated: false)
    #expect(b.next === a && b.view.next === b)
  }
}

private final class StuckDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private final class Stuck: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Stuck() }
}
