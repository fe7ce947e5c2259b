import Fingerpost
import Foundation

/// What closes a row that shows its actions: a finger that comes down elsewhere, or a tap on the row itself.
///
/// It is disabled as long as no row is open, as dumps show it. It keeps the touch from what is there, so that nothing is
/// selected, and lets a drag scroll or swipe all the same. [LIST-23]
final class UISwipeDismissalGestureRecognizer: UIGestureRecognizer, TraceNamed {
  var traceName: String { "UISwipeDismissalGestureRecognizer" }

  private var start: CGPoint?

  override init(target: Any?, action: Fingerpost.Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    isEnabled = false
  }

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let row = (view as? any SwipingList)?.swiping.swiped, let hit = touches.first?.view else {
      state = .failed
      return
    }
    if hit.isDescendant(of: row.pull) {
      state = .failed
    } else if hit.isDescendant(of: row.cell) {
      // A drag moves the row on.
      start = touches.first?.location(in: nil)
    } else {
      state = .ended
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let now = touches.first?.location(in: nil) else { return }
    if hypot(now.x - start.x, now.y - start.y) >= eventRules.panHysteresis { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
