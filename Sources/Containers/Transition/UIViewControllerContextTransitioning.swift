public import Fingerpost
public import Foundation

/// What an animator is told about a transition, and tells it. [PRES-7]
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens; the animator adds the view that comes.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether a finger has it.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; none where it is not a presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// By how much what is presented is turned; nothing turns here.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far the finger has got it, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the finger has gone and the transition goes to its end.
  func finishInteractiveTransition()
  /// Tells that the finger has gone and the transition goes back.
  func cancelInteractiveTransition()
  /// Tells that a finger has taken it again.
  func pauseInteractiveTransition()
  /// Ends it. An animator has to call it, once nothing moves any more.
  ///
  /// - Parameter didComplete: whether it came to its end, and not back to its beginning.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller is at the beginning, in the container; zero if it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of a controller is at the end, in the container; zero if it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// What animates a transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Called when it begins: moves the views, and calls `completeTransition(_:)` of the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator that runs it, for one that can be interrupted. Default nil, for ``animateTransition(using:)`` alone.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> (any UIViewImplicitlyAnimating)?
  /// Called when it is over, with whether it came to its end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns nil.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> (any UIViewImplicitlyAnimating)?
  { nil }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What has a finger drive a transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when it begins, in place of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// By how much faster than planned it is completed once the finger has gone. Default 1.
  var completionSpeed: CGFloat { get }
  /// By which curve it is completed. Default ease in and out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it begins under the finger; false animates at first. Default true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Returns ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns true.
  public var wantsInteractiveStart: Bool { true }
}
