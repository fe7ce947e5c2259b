// Made by scripts/generate from scripts/templates/ScenarioResponder.swift; change that instead.
import Fingerpost
import FingerpostLists
import Foundation

/// A collection that a scenario describes.
final class ScenarioCollectionView: UICollectionView, ScenarioObject, TraceNamed {
  var behavior: ScenarioBehavior?

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let behavior else { return super.touchesBegan(touches, with: event) }
    behavior.touches(.touchesBegan, touches, event) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let behavior else { return super.touchesMoved(touches, with: event) }
    behavior.touches(.touchesMoved, touches, event) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let behavior else { return super.touchesEnded(touches, with: event) }
    behavior.touches(.touchesEnded, touches, event) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let behavior else { return super.touchesCancelled(touches, with: event) }
    behavior.touches(.touchesCancelled, touches, event) { super.touchesCancelled(touches, with: event) }
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    guard let behavior else { return super.touchesEstimatedPropertiesUpdated(touches) }
    behavior.estimates(touches) { super.touchesEstimatedPropertiesUpdated(touches) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let behavior else { return super.pressesBegan(presses, with: event) }
    behavior.presses(.pressesBegan, presses) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let behavior else { return super.pressesChanged(presses, with: event) }
    behavior.presses(.pressesChanged, presses) { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let behavior else { return super.pressesEnded(presses, with: event) }
    behavior.presses(.pressesEnded, presses) { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let behavior else { return super.pressesCancelled(presses, with: event) }
    behavior.presses(.pressesCancelled, presses) { super.pressesCancelled(presses, with: event) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let behavior else { return super.motionBegan(motion, with: event) }
    behavior.motion(.motionBegan) { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let behavior else { return super.motionEnded(motion, with: event) }
    behavior.motion(.motionEnded) { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let behavior else { return super.motionCancelled(motion, with: event) }
    behavior.motion(.motionCancelled) { super.motionCancelled(motion, with: event) }
  }

  override func remoteControlReceived(with event: UIEvent?) {
    guard let behavior else { return super.remoteControlReceived(with: event) }
    behavior.remote(event) { super.remoteControlReceived(with: event) }
  }

  override func becomeFirstResponder() -> Bool {
    guard let behavior else { return super.becomeFirstResponder() }
    return behavior.becomeFirstResponder { super.becomeFirstResponder() }
  }

  override func resignFirstResponder() -> Bool {
    guard let behavior else { return super.resignFirstResponder() }
    return behavior.resignFirstResponder { super.resignFirstResponder() }
  }

  override var canBecomeFirstResponder: Bool {
    behavior?.canBecomeFirstResponder == true || super.canBecomeFirstResponder
  }

  override var canBecomeFocused: Bool { behavior?.canBecomeFocused ?? super.canBecomeFocused }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    behavior?.didUpdateFocus(context)
    super.didUpdateFocus(in: context, with: coordinator)
  }

  override var next: UIResponder? {
    guard let behavior else { return super.next }
    return behavior.next { super.next }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let behavior else { return super.hitTest(point, with: event) }
    return behavior.hitTest(self) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let behavior else { return super.point(inside: point, with: event) }
    return behavior.pointInside(self, point) { super.point(inside: point, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let behavior else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return behavior.shouldBegin(gestureRecognizer) { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    let inherited = super.touchesShouldBegin(touches, with: event, in: view)
    return behavior?.touchesShouldBegin(in: view, inherited) ?? inherited
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    let inherited = super.touchesShouldCancel(in: view)
    return behavior?.touchesShouldCancel(in: view, inherited) ?? inherited
  }
}
