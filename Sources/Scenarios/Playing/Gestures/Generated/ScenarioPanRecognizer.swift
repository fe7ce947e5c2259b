// Made by scripts/generate from scripts/templates/ScenarioRecognizer.swift; change that instead.
import Fingerpost

/// A pan recognizer that a scenario describes.
final class ScenarioPanRecognizer: UIPanGestureRecognizer, ScenarioGestureObject, TraceNamed {
  var behavior: ScenarioGestureBehavior?

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior?.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior?.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior?.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior?.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    behavior?.estimates(touches)
    super.touchesEstimatedPropertiesUpdated(touches)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior?.presses(.pressesBegan, presses)
    super.pressesBegan(presses, with: event)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior?.presses(.pressesChanged, presses)
    super.pressesChanged(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior?.presses(.pressesEnded, presses)
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior?.presses(.pressesCancelled, presses)
    super.pressesCancelled(presses, with: event)
  }

  override func reset() {
    guard let behavior else { return super.reset() }
    behavior.reset { super.reset() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let behavior else { return super.canPrevent(preventedGestureRecognizer) }
    return behavior.canPrevent(preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let behavior else { return super.canBePrevented(by: preventingGestureRecognizer) }
    return behavior.canBePrevented(by: preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
}
