import Fingerpost
import Foundation

/// A sheet's spring. [SHEET-3]
enum SheetSpring {
  /// An animator that moves something by the spring of sheets.
  ///
  /// - Parameters:
  ///   - rate: the spring's rate per second; it is damped critically.
  ///   - velocity: with which it starts, in ways a second.
  static func animator(rate: Double, velocity: Double = 0) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: CGFloat(rate * rate), damping: CGFloat(2 * rate),
        initialVelocity: CGVector(dx: CGFloat(velocity), dy: 0)))
  }
}

/// UIKit's own animation of a sheet that comes up or goes. That it comes up by the spring too is inferred. [SHEET-3]
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var sheet: UISheetPresentationController?
  private let rate: Double
  private let isPresentation: Bool

  init(_ sheet: UISheetPresentationController, isPresentation: Bool) {
    (self.sheet, self.isPresentation) = (sheet, isPresentation)
    rate = sheet.rules.sheetSpringRate
    super.init()
  }

  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SheetSpring.animator(rate: rate).duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let sheet else { return context.completeTransition(true) }
    let (view, container) = (sheet.frameView, context.containerView)
    let place = sheet.frameOfPresentedViewInContainerView
    let away = place.offsetBy(dx: 0, dy: container.bounds.height - place.minY)
    if isPresentation {
      container.addSubview(view)
      view.frame = away
    }
    let animator = SheetSpring.animator(rate: rate)
    animator.isUserInteractionEnabled = false
    animator.addAnimations { view.frame = self.isPresentation ? place : away }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    animator.startAnimation()
  }
}
