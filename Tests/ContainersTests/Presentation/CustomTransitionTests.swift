import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// A drawer that a finger pulls in and out, as applications write it.
private final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var isPresenting = true
  var interaction: UIPercentDrivenInteractiveTransition?
  var ended: [Bool] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    isPresenting = false
    return self
  }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentation(presentedViewController: presented, presenting: presenting)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key), let view = controller.view else { return }
    let open = context.finalFrame(for: controller)
    let closed = open.offsetBy(dx: -open.width, dy: 0)
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = closed
    }
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
      view.frame = self.isPresenting ? open : closed
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class DrawerPresentation: UIPresentationController {
  private let shade = UIView()
  var calls: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return CGRect(x: 0, y: 0, width: 300, height: containerView.bounds.height)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    shade.frame = containerView?.bounds ?? .zero
    shade.alpha = 0
    containerView?.insertSubview(shade, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.shade.alpha = 0.5 }, completion: nil)
    calls.append("will present")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("presented \(completed)") }
  override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissed \(completed)") }
}

/// A controller that a pan opens and closes.
private final class PullingController: Noting {
  let drawer: Noting
  let transition = DrawerTransition()

  init(_ screen: Screen) {
    drawer = Noting("drawer", screen)
    super.init("root", screen)
    drawer.modalPresentationStyle = .custom
    drawer.transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: pullAction)
    edge.edges = .left
    view.addGestureRecognizer(edge)
    drawer.loadViewIfNeeded()
    drawer.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: pushAction))
  }

  private var pullAction: UIKit.Selector { UIKit.Selector("pull:", PullingController.pull) }
  private var pushAction: UIKit.Selector { UIKit.Selector("push:", PullingController.push) }

  private func pull(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    drive(pan, progress: pan.translation(in: view).x / 300) { self.present(self.drawer, animated: true) }
  }

  private func push(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    drive(pan, progress: -pan.translation(in: view).x / 300) { self.dismiss(animated: true) }
  }

  private func drive(_ pan: UIPanGestureRecognizer, progress: CGFloat, _ begin: () -> Void) {
    switch pan.state {
    case .began:
      transition.interaction = UIPercentDrivenInteractiveTransition()
      begin()
    case .changed: transition.interaction?.update(progress)
    case .ended where progress > 0.4: transition.interaction?.finish()
    case .ended, .cancelled: transition.interaction?.cancel()
    default: return
    }
    if pan.state == .ended || pan.state == .cancelled { transition.interaction = nil }
  }
}

/// Transitions that applications bring along, driven by a finger to their end and back. [PRES-7, PRES-9]
@Suite struct CustomTransitionTests {
  private let screen = Screen()
  private let root: PullingController

  init() {
    root = PullingController(screen)
    screen.show(root)
  }

  @Test("PRES-9: a finger opens the drawer, which follows it, and a release past the mark completes it")
  func opens() throws {
    screen.drag(from: (5, 400), to: (165, 400), in: 0.5, lifting: false)
    expect(screen.shownFrame(root.drawer.view).minX, near: -150, within: 0.5)
    expect(screen.drain(), is: ["drawer will appear"])
    let coordinator = try #require(root.drawer.transitionCoordinator)
    #expect(
      coordinator.isInteractive && coordinator.initiallyInteractive && coordinator.percentComplete == 0.5)
    screen.run { coordinator.notifyWhenInteractionChanges { screen.note("left \($0.isCancelled)") } }
    screen.up(165, 400)
    expect(screen.drain(), is: ["left false"])
    screen.wait(0.19)
    expect(root.drawer.phase, is: "appearing", "the rest takes its share of the time")
    screen.wait(0.02)
    expect(screen.drain(), is: ["drawer did appear"])
    expect(root.drawer.view.frame, is: CGRect(x: 0, y: 0, width: 300, height: 852))
    expect(root.transition.ended, is: [true])
    let presentation = try #require(root.drawer.presentationController as? DrawerPresentation)
    expect(presentation.calls, is: ["will present", "presented true"])
    screen.drag(from: (250, 400), to: (40, 400), in: 0.5)
    screen.wait(1)
    expect(screen.drain(), is: ["drawer will disappear", "drawer did disappear"])
    #expect(root.presentedViewController == nil && screen.window.subviews == [root.view])
    expect(presentation.calls.suffix(2), is: ["will dismiss", "dismissed true"])
  }

  @Test("PRES-9: let go too early, it goes back, also for code, and all is as before") func goesBack() throws
  {
    screen.drag(from: (5, 400), to: (65, 400), in: 0.5)
    screen.wait(1)
    expect(
      screen.drain(), is: ["drawer will appear", "drawer will disappear", "drawer did disappear"])
    #expect(root.presentedViewController == nil && root.transition.ended == [false])
    expect(screen.window.subviews, is: [root.view])
    screen.drag(from: (5, 400), to: (250, 400), in: 0.5)
    screen.wait(1)
    screen.drag(from: (250, 400), to: (180, 400), in: 0.5)
    screen.wait(1)
    #expect(root.presentedViewController === root.drawer && root.drawer.phase == "seen")
    expect(root.drawer.view.frame.minX, is: 0, "code sees where it is, and not where it was going")
    expect(root.drawer.faults + root.faults, is: [])
  }

  @Test("PRES-9: a transition that runs can be taken again under the finger") func paused() {
    let percent = UIPercentDrivenInteractiveTransition()
    percent.wantsInteractiveStart = false
    root.transition.interaction = percent
    screen.run { root.present(root.drawer, animated: true) }
    screen.wait(0.1)
    screen.run { percent.pause() }
    expect(percent.percentComplete, near: 0.25, within: 0.01)
    screen.wait(1)
    expect(root.drawer.phase, is: "appearing")
    screen.run { percent.update(0.5) }
    expect(screen.shownFrame(root.drawer.view).minX, near: -150, within: 0.5)
    screen.run { percent.cancel() }
    screen.wait(1)
    #expect(root.drawer.phase == "unseen" && root.presentedViewController == nil)
  }

  @Test("PRES-7: in code, not animated, the same presentation is there at once") func atOnce() {
    screen.run { root.present(root.drawer, animated: false) }
    expect(root.drawer.view.frame, is: CGRect(x: 0, y: 0, width: 300, height: 852))
    #expect(root.drawer.phase == "seen" && root.transition.ended == [])
  }

  @Test("VAL-111: a controller that says itself what its transitioning delegate is, is presented by that")
  func ownDelegate() {
    let (screen, root, presented) = (Screen(), UIViewController(), Deciding())
    let other = DrivenPresentation()
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = other
    #expect(presented.sets == 1 && presented.keptTransitioningDelegate === other)
    expect(presented.transitioningDelegate, isSame: presented.fading)
    screen.show(root)
    screen.run { root.present(presented, animated: true) }
    screen.wait(1)
    #expect(presented.fading.toldByCoordinator == false && other.toldByCoordinator == nil)
    expect(root.presentedViewController, isSame: presented)
    let plain = UIViewController()
    plain.transitioningDelegate = other
    #expect(plain.transitioningDelegate === other && plain.keptTransitioningDelegate === other)
  }

  @Test("PRES-8: an animator and those beside it have two objects, which say the same of the transition")
  func twoObjects() {
    let fading = DrivenPresentation()
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = fading
    let (screen, root) = (Screen(), UIViewController())
    screen.show(root)
    screen.run { root.present(presented, animated: true) }
    let coordinator = presented.transitionCoordinator
    #expect(fading.toldByCoordinator == false && !(coordinator is any UIViewControllerContextTransitioning))
    #expect(coordinator?.viewController(forKey: .to) === presented && coordinator?.isAnimated == true)
    #expect(coordinator?.view(forKey: .to) === presented.view && coordinator?.transitionDuration == 0.3)
    expect(coordinator?.containerView, isSame: presented.presentationController?.containerView)
    screen.wait(1)
    #expect(presented.transitionCoordinator == nil && coordinator?.isInteractive == false)
    expect(coordinator?.animate(alongsideTransition: { _ in }), is: false, "it is over")
  }

  @Test("PRES-9: a driver that begins in its own way still tells the transition what its finger does")
  func ownBeginning() {
    let driver = OwnDriver()
    let fading = DrivenPresentation(driver)
    let (screen, root, presented) = (Screen(), UIViewController(), UIViewController())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = fading
    screen.show(root)
    for isFinished in [false, true] {
      screen.run { root.present(presented, animated: true) }
      driver.update(0.4)
      #expect(driver.percentComplete == 0.4 && presented.transitionCoordinator?.percentComplete == 0.4)
      if isFinished { driver.finish() } else { driver.cancel() }
      #expect(driver.context?.transitionWasCancelled == !isFinished && driver.context?.isInteractive == false)
      screen.run { driver.context?.completeTransition(isFinished) }
      #expect((root.presentedViewController === presented) == isFinished && driver.percentComplete == 0)
    }
    expect(fading.toldByCoordinator, is: nil, "the animator was not asked")
  }
}

/// Begins a transition in its own way, without its superclass.
private final class OwnDriver: UIPercentDrivenInteractiveTransition {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  nonisolated deinit {}

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    transitionContext.view(forKey: .to).map { transitionContext.containerView.addSubview($0) }
  }
}

/// Has a transitioning delegate of its own whatever is set.
private final class Deciding: UIViewController, TransitioningDelegateOverriding {
  let fading = DrivenPresentation()
  private(set) var sets = 0

  var ownTransitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { fading }
    set {
      sets += 1
      keptTransitioningDelegate = newValue
    }
  }
}
