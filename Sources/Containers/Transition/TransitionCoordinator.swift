import Fingerpost
import Foundation

/// What those beside a transition are told about it: another object than the animator is told, as in UIKit, where public code
/// asks which of the two it has. [PRES-8]
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private weak var transition: Transition?
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle

  init(_ transition: Transition) {
    self.transition = transition
    containerView = transition.containerView
    (isAnimated, presentationStyle) = (transition.isAnimated, transition.presentationStyle)
    super.init()
  }

  nonisolated deinit {}

  var initiallyInteractive: Bool { transition?.initiallyInteractive ?? false }
  var isInterruptible: Bool { transition?.interaction != nil }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { transition?.transitionDuration ?? 0 }
  var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { transition?.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { transition?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { transition?.animate(beside: animation, completion) ?? false }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { transition?.animate(beside: animation, completion) ?? false }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { transition?.interactionHandlers.append(handler) }
}
