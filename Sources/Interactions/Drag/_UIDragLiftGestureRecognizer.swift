package import Fingerpost
package import Foundation

/// The press that lifts what a view offers for a drag; the class is UIKit's. [DRAG-1]
///
/// ```
///              drag.liftDelay, and there are items          moved drag.beginMovement
///   possible ─────────────────────────────────────► began ───────────────────────────► the drag has the touch
///      └─ moved more than drag.allowableMovement, lifted, or no items ──► failed
/// ```
package final class _UIDragLiftGestureRecognizer: UILongPressGestureRecognizer, InteractionPart, TraceNamed {
  package var traceName: String { name ?? "_UIDragLiftGestureRecognizer" }

  /// What it lifts for.
  package weak var driver: DragDriver?
  /// Whether others may act while it has lifted something, which ends it.
  package var yieldsToOthers = false
  /// The fingers of the press.
  private(set) var fingers: [UITouch] = []

  private var chosenDelay: TimeInterval?
  private var chosenMovement: CGFloat?

  nonisolated deinit {}

  package override var minimumPressDuration: TimeInterval {
    get { chosenDelay ?? eventRules.dragLiftDelay }
    set { chosenDelay = newValue }
  }

  package override var allowableMovement: CGFloat {
    get { chosenMovement ?? CGFloat(eventRules.dragAllowableMovement) }
    set { chosenMovement = newValue }
  }

  package override var shouldBegin: Bool { driver?.mayLift() ?? true }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches
    super.touchesBegan(touches, with: event)
    tell()
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    tell()
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    tell()
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    tell()
  }

  package override func reset() {
    super.reset()
    fingers = []
  }

  private func tell() {
    if state == .failed { driver?.liftFailed() }
  }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    if state == .possible { return true }
    return yieldsToOthers && !(preventingGestureRecognizer is UILongPressGestureRecognizer)
  }
}
