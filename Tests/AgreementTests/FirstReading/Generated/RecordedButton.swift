// Made by scripts/generate from scripts/templates/RecordedView.swift; change that instead.
import Fingerpost
import Foundation
import UIKit

/// A button that logs its touches and its tracking and answers as the case says.
final class RecordedButton: UIButton {
  var witness: ViewWitness?

  /// What a control hears is what makes it work.
  private let isForwarding = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.saw("Began", touches)
    if isForwarding { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.saw("Moved", touches)
    if isForwarding { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.saw("Ended", touches)
    if isForwarding { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.saw("Cancelled", touches)
    if isForwarding { super.touchesCancelled(touches, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isLet = super.gestureRecognizerShouldBegin(gestureRecognizer)
    return witness?.letsBegin(gestureRecognizer) ?? true && isLet
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    witness?.tracks(self, "beginTracking", touch)
    return super.beginTracking(touch, with: event) && witness?.answer(\.begins) ?? true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    witness?.tracks(self, "continueTracking", touch)
    return super.continueTracking(touch, with: event) && witness?.answer(\.continues) ?? true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    witness?.tracks(self, "endTracking", touch)
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    witness?.note("cancelTracking", of: self)
    super.cancelTracking(with: event)
  }
}
