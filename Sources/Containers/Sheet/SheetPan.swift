import Fingerpost
import Foundation

/// What a sheet's pan asks of its sheet.
package protocol SheetMoving: AnyObject {
  /// Whether it is being presented or dismissed.
  var isInTransition: Bool { get }
  /// Whether it is at its largest detent.
  var isHighest: Bool { get }
  /// Whether content that is at its top moves a sheet up that could be larger.
  var expandsByScrolling: Bool { get }
}

extension SheetMoving {
  /// Whether a drag moves the sheet and not what is in it. [SHEET-4]
  fileprivate func mayDrag(down: Bool, over scrollViews: [UIScrollView]) -> Bool {
    guard !isInTransition else { return false }
    let vertical = scrollViews.filter {
      $0.contentSize.height > $0.bounds.height || $0.alwaysBounceVertical
    }
    let areAtTop = vertical.allSatisfy { $0.contentOffset.y <= -$0.adjustedContentInset.top }
    if down || vertical.isEmpty { return areAtTop }
    return areAtTop && !isHighest && expandsByScrolling
  }
}

/// The pan that moves a sheet, shared with a scroll view in it. [SHEET-1, SHEET-4]
///
/// ```
///              moved 10 pt                   the sheet may go that way
///   possible ─────────────► which way? ──────────────────────────────────► began: the scroll view's pan fails
///                               └── sideways, or the content has to scroll ──► failed: the scroll view scrolls
/// ```
package final class SheetPan: UIPanGestureRecognizer {
  /// Its name in UIKit, by which public code knows it.
  package nonisolated static let uiKitName = "_UISheetInteractionBackgroundDismissRecognizer"

  /// The sheet that it moves.
  package weak var sheet: (any SheetMoving)?
  private var scrollViews: [UIScrollView] = []

  nonisolated deinit {}

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
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

  package override var isReadyToBegin: Bool { mayMove }

  /// Whether the sheet, and not what is in it, goes where the finger goes.
  private var mayMove: Bool {
    let way = translation(in: nil)
    guard let sheet, abs(way.y) > abs(way.x) else { return false }
    return sheet.mayDrag(down: way.y > 0, over: scrollViews)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let way = translation(in: nil)
    // The scroll view waits for the decision.
    if state == .possible, way.x * way.x + way.y * way.y >= 100, !mayMove { state = .failed }
  }

  package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: view)
  }

  package override func reset() {
    super.reset()
    scrollViews = []
  }
}
