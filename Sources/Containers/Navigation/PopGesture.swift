import Fingerpost
import Foundation

/// The recognizer of the pop gesture, as in UIKit, whose name it has.
///
/// The pan of a scroll view waits for it, unless that scrolls sideways, and a touch that stops a scroll view may pop. [NAV-8]
package final class _UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  nonisolated deinit {}

  package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView,
      otherGestureRecognizer === scrollView.panGestureRecognizer
    else { return false }
    return scrollView.contentSize.width <= scrollView.bounds.width && !scrollView.alwaysBounceHorizontal
  }

  package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !preventingGestureRecognizer.stopsScrolling
  }
}

/// The recognizer of the pop gesture that begins anywhere: sideways, to the right. [NAV-9]
final class ContentPopPan: UIPanGestureRecognizer {
  nonisolated deinit {}

  override var isReadyToBegin: Bool {
    let way = translation(in: nil)
    return way.x > abs(way.y)
  }
}

/// Pops with a drag, and says when it may not.
final class PopGesture: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController
  let edgePan: UIScreenEdgePanGestureRecognizer
  private(set) var contentPan: UIPanGestureRecognizer?
  private var percent: UIPercentDrivenInteractiveTransition?

  private static let action = Selector(
    "handleNavigationTransition:", PopGesture.handleNavigationTransition)

  init(_ controller: UINavigationController) {
    self.controller = controller
    edgePan = _UIParallaxTransitionPanGestureRecognizer(target: nil, action: nil)
    super.init()
    edgePan.edges = .left
    edgePan.maximumNumberOfTouches = 1
    prepare(edgePan)
  }

  nonisolated deinit {}

  private func prepare(_ pan: UIPanGestureRecognizer) {
    pan.addTarget(self, action: Self.action)
    pan.delegate = self
  }

  func attach(to view: UIView) {
    edgePan.delaysTouchesBegan = controller.rules.navigationPopDelaysTouches
    view.addGestureRecognizer(edgePan)
    guard controller.rules.navigationPopsFromAnywhere else { return }
    let pan = ContentPopPan(target: nil, action: nil)
    prepare(pan)
    contentPan = pan
    view.addGestureRecognizer(pan)
  }

  /// Refuses where there is nothing to go back to, or no button that would. [NAV-8]
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard controller.transition == nil, controller.stack.count > 1, !controller.isNavigationBarHidden,
      let item = controller.topViewController?.navigationItem
    else { return false }
    let hasOwnItems = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !hasOwnItems && !item.hidesBackButton
  }

  private func handleNavigationTransition(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    let width = max(controller.view.bounds.width, 1)
    let progress = min(max(pan.translation(in: controller.view).x / width, 0), 1)
    switch pan.state {
    case .began:
      percent = controller.beginInteractivePop()
      percent?.update(progress)
    case .changed: percent?.update(progress)
    case .ended:
      let velocity = pan.velocity(in: controller.view).x.native
      let isFast = abs(velocity) >= controller.rules.navigationPopVelocity
      leave(finishing: isFast ? velocity > 0 : progress > 0.5)
    case .cancelled: leave(finishing: false)
    case .possible, .failed: break
    }
  }

  private func leave(finishing: Bool) {
    if finishing { percent?.finish() } else { percent?.cancel() }
    percent = nil
  }
}
