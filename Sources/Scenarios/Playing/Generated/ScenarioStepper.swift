// Made by scripts/generate from scripts/templates/ScenarioResponder.swift; change that instead.
import Fingerpost
import Foundation

/// A stepper that a scenario describes.
final class ScenarioStepper: UIStepper, ScenarioObject, TraceNamed {
  var behavior = ScenarioBehavior.inherited

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches(.touchesBegan, touches, event) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches(.touchesMoved, touches, event) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches(.touchesEnded, touches, event) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches(.touchesCancelled, touches, event) { super.touchesCancelled(touches, with: event) }
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    behavior.estimates(touches) { super.touchesEstimatedPropertiesUpdated(touches) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.presses(.pressesBegan, presses) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.presses(.pressesChanged, presses) { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.presses(.pressesEnded, presses) { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.presses(.pressesCancelled, presses) { super.pressesCancelled(presses, with: event) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.motion(.motionBegan) { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.motion(.motionEnded) { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.motion(.motionCancelled) { super.motionCancelled(motion, with: event) }
  }

  override func remoteControlReceived(with event: UIEvent?) {
    behavior.remote(event) { super.remoteControlReceived(with: event) }
  }

  override func becomeFirstResponder() -> Bool {
    behavior.becomeFirstResponder { super.becomeFirstResponder() }
  }

  override func resignFirstResponder() -> Bool {
    behavior.resignFirstResponder { super.resignFirstResponder() }
  }

  override var canBecomeFirstResponder: Bool {
    behavior.canBecomeFirstResponder || super.canBecomeFirstResponder
  }

  override var canBecomeFocused: Bool { behavior.canBecomeFocused ?? super.canBecomeFocused }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    behavior.didUpdateFocus(context)
    super.didUpdateFocus(in: context, with: coordinator)
  }

  override var next: UIResponder? {
    behavior.next { super.next }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    behavior.hitTest(self) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    behavior.pointInside(self, point) { super.point(inside: point, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.shouldBegin(gestureRecognizer) { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    behavior.beginTracking(touch) { super.beginTracking(touch, with: event) }
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    behavior.continueTracking(touch) { super.continueTracking(touch, with: event) }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    behavior.endTracking(touch) { super.endTracking(touch, with: event) }
  }

  override func cancelTracking(with event: UIEvent?) {
    behavior.cancelTracking { super.cancelTracking(with: event) }
  }
}
