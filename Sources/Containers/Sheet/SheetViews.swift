import Fingerpost
import Foundation

/// The private view around a sheet's, as in UIKit, whose name it has.
final class UIDropShadowView: UIView {}

/// The private view that dims what is behind a presentation, as in UIKit, whose name it has.
final class UIDimmingView: UIView {}

/// The pan that moves a sheet, shared with a scroll view in it. [SHEET-1, SHEET-4]
///
/// ```
///              moved 10 pt                   the sheet may go that way
///   possible ─────────────► which way? ──────────────────────────────────► began: the scroll view's pan fails
///                               └── sideways, or the content has to scroll ──► failed: the scroll view scrolls
/// ```
final class SheetPan: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?
  private var scrollViews: [UIScrollView] = []
  private var isAllowed = false

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    var current = touches.first?.view
    while let candidate = current, candidate !== view {
      if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled,
        !scrollViews.contains(where: { $0 === scrollView })
      {
        scrollViews.append(scrollView)
      }
      current = candidate.superview
    }
  }

  override var isReadyToBegin: Bool { mayMove }

  /// Whether the sheet, and not what is in it, goes where the finger goes.
  private var mayMove: Bool {
    let way = translation(in: nil)
    guard let sheet, abs(way.y) > abs(way.x) else { return false }
    return sheet.mayDrag(down: way.y > 0, over: scrollViews)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let way = translation(in: nil)
    // The scroll view waits for the decision.
    if state == .possible, way.x * way.x + way.y * way.y >= 100, !mayMove { state = .failed }
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: view)
  }

  override func reset() {
    super.reset()
    scrollViews = []
  }
}
