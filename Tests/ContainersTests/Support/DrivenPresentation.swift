import Fingerpost
import Foundation
import UIKit

/// Fades in what is presented, by one driver if there is one, and keeps which kind of object told it.
final class DrivenPresentation: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let driver: UIPercentDrivenInteractiveTransition?
  private(set) var toldByCoordinator: Bool?

  init(_ driver: UIPercentDrivenInteractiveTransition? = nil) {
    self.driver = driver
    super.init()
  }

  nonisolated deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    toldByCoordinator = context is any UIViewControllerTransitionCoordinatorContext
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
