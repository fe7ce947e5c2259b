import Foundation

/// An animation of UIKit's own that takes a fixed time.
class TimedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  final let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  nonisolated deinit {}

  final func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}
