package import Fingerpost
import FingerpostTimeline
import Foundation

/// The press that brings up a context menu; the class is UIKit's. [MENU-2]
///
/// ```
///              contextMenu.beginDelay, and there is a menu         contextMenu.delay
///   possible ─────────────────────────────────────────────► began ──────────────────► the menu may come
///      └─ moved 10 pt, lifted, or no menu ──► failed              └─ lifted or moved ──► ended, cancelled
/// ```
package final class _UITouchDurationObservingGestureRecognizer: UIGestureRecognizer, InteractionPart,
  TraceNamed
{
  package var traceName: String { name ?? "_UITouchDurationObservingGestureRecognizer" }

  /// What it presses for.
  package weak var driver: ContextMenuDriver?

  private var start: CGPoint?
  private var due: [(timeline: Timeline, token: Timeline.Token)] = []

  nonisolated deinit {}

  package override var shouldBegin: Bool { driver?.mayBegin(self) ?? true }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard start == nil, touches.count == 1 else { return giveUp() }
    start = location(in: nil)
    schedule(after: eventRules.contextMenuBeginDelay) { $0.begin() }
    schedule(after: eventRules.contextMenuDelay) { $0.driver?.pressIsLongEnough() }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start else { return }
    let now = location(in: nil)
    if hypot(now.x - start.x, now.y - start.y) >= CGFloat(eventRules.panHysteresis) { giveUp() }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    clear()
    state = state == .possible ? .failed : .ended
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    giveUp()
  }

  package override func reset() {
    super.reset()
    start = nil
    clear()
  }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func begin() {
    if state == .possible { state = .began }
  }

  private func giveUp() {
    clear()
    driver?.pressIsOver()
    state = state == .possible ? .failed : .cancelled
  }

  private func schedule(
    after delay: Double, _ action: @escaping (_UITouchDurationObservingGestureRecognizer) -> Void
  ) {
    guard let timeline else { return }
    let token = timeline.schedule(at: timeline.now.advanced(bySeconds: delay)) { [weak self] _ in
      if let self { action(self) }
    }
    due.append((timeline, token))
  }

  private func clear() {
    for (timeline, token) in due { timeline.cancel(token) }
    due = []
  }
}

/// A click of a pointer's secondary button, which brings up a context menu at once; the class is UIKit's. [MENU-2]
package final class _UISecondaryClickDriverGestureRecognizer: UITapGestureRecognizer, InteractionPart,
  TraceNamed
{
  package var traceName: String { name ?? "_UISecondaryClickDriverGestureRecognizer" }

  /// Creates one for the secondary button.
  package override init(target: Any?, action: Fingerpost.Selector?) {
    super.init(target: target, action: action)
    buttonMaskRequired = .secondary
  }

  nonisolated deinit {}
}
