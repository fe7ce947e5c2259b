import Fingerpost
import Foundation

/// UIKit's own push and pop: the front slides over its whole width, and what is behind by 0.3 of it. [NAV-6]
final class NavigationAnimator: TimedAnimator {
  private static let parallax = 0.3

  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation, duration: TimeInterval) {
    self.operation = operation
    super.init(duration: duration)
  }

  nonisolated deinit {}

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let place = context.finalFrame(for: controller)
    let (isPush, start) = (operation == .push, from.frame)
    let (away, behind) = (place.width, -place.width * CGFloat(Self.parallax))
    to.frame = place.offsetBy(dx: isPush ? away : behind, dy: 0)
    if isPush {
      context.containerView.addSubview(to)
    } else {
      context.containerView.insertSubview(to, at: 0)
    }
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      to.frame = place
      from.frame = start.offsetBy(dx: isPush ? behind : away, dy: 0)
    } completion: { _ in
      let isCancelled = context.transitionWasCancelled
      if !isCancelled { from.frame = start }
      context.completeTransition(!isCancelled)
    }
  }
}
