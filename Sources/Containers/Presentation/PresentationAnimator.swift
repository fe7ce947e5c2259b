import Fingerpost
import Foundation

/// UIKit's own animation of a presentation or a dismissal that is not a sheet's. [PRES-6]
final class PresentationAnimator: TimedAnimator {
  private let style: UIModalTransitionStyle
  private let isPresentation: Bool

  init(_ style: UIModalTransitionStyle, isPresentation: Bool, duration: TimeInterval) {
    (self.style, self.isPresentation) = (style, isPresentation)
    super.init(duration: duration)
  }

  nonisolated deinit {}

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresentation ? .to : .from
    guard let view = context.view(forKey: key),
      let controller = context.viewController(forKey: isPresentation ? .to : .from)
    else { return context.completeTransition(true) }
    let place = isPresentation ? context.finalFrame(for: controller) : view.frame
    if isPresentation {
      context.containerView.addSubview(view)
      view.frame = place
    }
    let (container, isSlide) = (context.containerView, style == .coverVertical)
    let alpha = view.alpha
    func moveAway() {
      if isSlide { view.frame.origin.y = container.bounds.height } else { view.alpha = 0 }
    }
    if isPresentation { UIView.performWithoutAnimation { moveAway() } }
    UIView.animate(withDuration: duration) {
      if self.isPresentation { (view.frame, view.alpha) = (place, alpha) } else { moveAway() }
    } completion: { _ in
      let isCancelled = context.transitionWasCancelled
      if !self.isPresentation { view.alpha = alpha }
      context.completeTransition(!isCancelled)
    }
  }
}
