import Fingerpost
import UIKit

/// A delegate that answers as the case says.
final class RecordedDelegate: UIGestureRecognizerDelegate {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    witness.answer(.shouldBegin, witness.number)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { witness.answer(.simultaneous, other) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { witness.answer(.requiresFailureOf, other) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { witness.answer(.mustFailFor, other) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    witness.answer(.receivesTouch, touch)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    witness.answer(.receivesEvent, witness.number)
  }
}
