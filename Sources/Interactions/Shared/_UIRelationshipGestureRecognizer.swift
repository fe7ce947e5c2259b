package import Fingerpost
import Foundation

/// A recognizer that an interaction puts on its view to do something with a press. It stays out of the way of others of
/// its kind, so that what lifts a view and what brings up its menu go on beside each other. [DRAG-4, MENU-4]
package protocol InteractionPart: UIGestureRecognizer {}

/// A recognizer that sees no gesture of its own: an interaction tells it to succeed or to fail, and others wait for it or
/// are excluded by it meanwhile. The class is UIKit's. [DRAG-2, MENU-3]
package final class _UIRelationshipGestureRecognizer: UIGestureRecognizer, InteractionPart, TraceNamed {
  /// Which recognizers act only when this one has failed.
  package var holds: (UIGestureRecognizer) -> Bool = { _ in false }
  /// Which recognizers fail, or end, when this one succeeds.
  package var excludes: (UIGestureRecognizer) -> Bool = { _ in false }

  package var traceName: String { name ?? "_UIRelationshipGestureRecognizer" }

  /// Creates a relation with a name of UIKit's, which takes nothing from views.
  package convenience init(named name: String) {
    self.init(target: nil, action: nil)
    self.name = name
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  nonisolated deinit {}

  /// Lets go of what waits, unless it has succeeded.
  package func release() {
    if state == .possible { state = .failed }
  }

  /// Excludes what it excludes, and fails what waits.
  package func succeed() {
    if state == .possible { state = .ended }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    release()
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    release()
  }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is any InteractionPart) && excludes(preventedGestureRecognizer)
  }

  package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    // One that this waits for must not wait for this. [ARB-25]
    !(otherGestureRecognizer is any InteractionPart) && holds(otherGestureRecognizer)
      && !requiredToFail.contains { $0 === otherGestureRecognizer }
  }
}
