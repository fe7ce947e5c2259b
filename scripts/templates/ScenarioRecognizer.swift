import Fingerpost

/// __What__ that a scenario describes.
__Declaration__, ScenarioGestureObject, TraceNamed {
  var behaviour: ScenarioGestureBehaviour?

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behaviour?.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behaviour?.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behaviour?.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behaviour?.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behaviour?.presses(.pressesBegan, presses)
    super.pressesBegan(presses, with: event)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behaviour?.presses(.pressesChanged, presses)
    super.pressesChanged(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behaviour?.presses(.pressesEnded, presses)
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behaviour?.presses(.pressesCancelled, presses)
    super.pressesCancelled(presses, with: event)
  }

  override func reset() {
    guard let behaviour else { return super.reset() }
    behaviour.reset { super.reset() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let behaviour else { return super.canPrevent(preventedGestureRecognizer) }
    return behaviour.canPrevent(preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let behaviour else { return super.canBePrevented(by: preventingGestureRecognizer) }
    return behaviour.canBePrevented(by: preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
}
