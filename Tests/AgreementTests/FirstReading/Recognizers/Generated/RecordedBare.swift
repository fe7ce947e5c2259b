// Made by scripts/generate from scripts/templates/RecordedRecognizer.swift; change that instead.
import Fingerpost
import UIKit

/// A recognizer without a gesture of its own that logs what it is called with and answers as the case says.
class RecordedBare: UIGestureRecognizer, Witnessed {
  let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    witness.saw("Began", touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    witness.saw("Moved", touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    witness.saw("Ended", touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    witness.saw("Cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    witness.note("reset")
    super.reset()
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    witness.note("ignore(\(touch.contactID))")
    super.ignore(touch, for: event)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    witness.answer(.canPrevent, other) && super.canPrevent(other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    witness.answer(.canBePrevented, other) && super.canBePrevented(by: other)
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    witness.answer(.classRequiresFailureOf, other) || super.shouldRequireFailure(of: other)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    witness.answer(.classMustFailFor, other) || super.shouldBeRequiredToFail(by: other)
  }
}
