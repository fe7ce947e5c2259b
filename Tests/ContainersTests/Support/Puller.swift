import Fingerpost
import Foundation
import UIKit

/// Animates presentations, pushes and pops as applications do, driven by code in place of a finger where it is asked to.
final class Puller: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate
{
  /// Whether the next transition is driven.
  var isDriving = false
  private var drivers: [Driver] = []

  nonisolated deinit {}

  func move(to share: CGFloat) { for driver in drivers { driver.update(share) } }

  func takeAgain() { for driver in drivers { driver.pause() } }

  func letGo(finishing: Bool) {
    for driver in drivers { if finishing { driver.finish() } else { driver.cancel() } }
  }

  /// One that drove before is used again, as much public code does.
  private func driver() -> Driver? {
    guard isDriving else { return nil }
    if let free = drivers.first(where: { !$0.isBusy }) { return free }
    let driver = Driver()
    drivers.append(driver)
    return driver
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver() }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if to.superview == nil { context.containerView.addSubview(to) }
      to.alpha = 0
    }
    UIView.animate(withDuration: 0.3) {
      to?.alpha = 1
      from?.alpha = 0.5
    } completion: { _ in
      from?.alpha = 1
      to?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A driver that knows whether its transition is over.
private final class Driver: UIPercentDrivenInteractiveTransition {
  private(set) var isBusy = false

  nonisolated deinit {}

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    isBusy = true
    super.startInteractiveTransition(transitionContext)
    let coordinator = transitionContext.viewController(forKey: .to)?.transitionCoordinator
    let isTold = coordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.isBusy = false }
    if isTold != true { isBusy = false }
  }
}

/// Hears what navigation controllers show, and notes what does not fit.
final class ShowListener: NSObject, UINavigationControllerDelegate {
  private var announced: [ObjectIdentifier: UIViewController] = [:]
  private(set) var faults: [String] = []

  nonisolated deinit {}

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { announced[ObjectIdentifier(navigationController)] = viewController }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if announced.removeValue(forKey: ObjectIdentifier(navigationController)) !== viewController {
      faults.append("\(viewController.title ?? "") is shown and was not announced")
    }
  }
}
