import Fingerpost
// part: application
import FingerpostTrace
// end of part
import Foundation

/// __What__ that a scenario describes.
__Declaration__, ScenarioObject, TraceNamed {
  var behaviour: ScenarioBehaviour?

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let behaviour else { return super.touchesBegan(touches, with: event) }
    behaviour.touches(.touchesBegan, touches, event) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let behaviour else { return super.touchesMoved(touches, with: event) }
    behaviour.touches(.touchesMoved, touches, event) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let behaviour else { return super.touchesEnded(touches, with: event) }
    behaviour.touches(.touchesEnded, touches, event) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let behaviour else { return super.touchesCancelled(touches, with: event) }
    behaviour.touches(.touchesCancelled, touches, event) { super.touchesCancelled(touches, with: event) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let behaviour else { return super.pressesBegan(presses, with: event) }
    behaviour.presses(.pressesBegan, presses) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let behaviour else { return super.pressesChanged(presses, with: event) }
    behaviour.presses(.pressesChanged, presses) { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let behaviour else { return super.pressesEnded(presses, with: event) }
    behaviour.presses(.pressesEnded, presses) { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let behaviour else { return super.pressesCancelled(presses, with: event) }
    behaviour.presses(.pressesCancelled, presses) { super.pressesCancelled(presses, with: event) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let behaviour else { return super.motionBegan(motion, with: event) }
    behaviour.motion(.motionBegan) { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let behaviour else { return super.motionEnded(motion, with: event) }
    behaviour.motion(.motionEnded) { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let behaviour else { return super.motionCancelled(motion, with: event) }
    behaviour.motion(.motionCancelled) { super.motionCancelled(motion, with: event) }
  }

  override func remoteControlReceived(with event: UIEvent?) {
    guard let behaviour else { return super.remoteControlReceived(with: event) }
    behaviour.remote(event) { super.remoteControlReceived(with: event) }
  }

  override func becomeFirstResponder() -> Bool {
    guard let behaviour else { return super.becomeFirstResponder() }
    return behaviour.becomeFirstResponder { super.becomeFirstResponder() }
  }

  override func resignFirstResponder() -> Bool {
    guard let behaviour else { return super.resignFirstResponder() }
    return behaviour.resignFirstResponder { super.resignFirstResponder() }
  }
  // part: application

  override func performSystemBehaviour(_ behaviour: SystemBehaviour) {
    super.performSystemBehaviour(behaviour)
    switch behaviour {
    case .undoPrompt: self.behaviour?.log(.undoPrompt, "")
    case .menu: self.behaviour?.log(.menuAction, "")
    }
  }
  // end of part
  // part: view

  override var canBecomeFirstResponder: Bool {
    behaviour?.canBecomeFirstResponder == true || super.canBecomeFirstResponder
  }

  override var next: UIResponder? {
    guard let behaviour else { return super.next }
    return behaviour.next { super.next }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let behaviour else { return super.hitTest(point, with: event) }
    return behaviour.hitTest(self) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let behaviour else { return super.point(inside: point, with: event) }
    return behaviour.pointInside(self, point) { super.point(inside: point, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let behaviour else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return behaviour.shouldBegin(gestureRecognizer) { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
  // end of part
  // part: control

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let behaviour else { return super.beginTracking(touch, with: event) }
    return behaviour.beginTracking(touch) { super.beginTracking(touch, with: event) }
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let behaviour else { return super.continueTracking(touch, with: event) }
    return behaviour.continueTracking(touch) { super.continueTracking(touch, with: event) }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let behaviour else { return super.endTracking(touch, with: event) }
    behaviour.endTracking(touch) { super.endTracking(touch, with: event) }
  }

  override func cancelTracking(with event: UIEvent?) {
    guard let behaviour else { return super.cancelTracking(with: event) }
    behaviour.cancelTracking { super.cancelTracking(with: event) }
  }
  // end of part
  // part: scroll

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    let inherited = super.touchesShouldBegin(touches, with: event, in: view)
    return behaviour?.touchesShouldBegin(in: view, inherited) ?? inherited
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    let inherited = super.touchesShouldCancel(in: view)
    return behaviour?.touchesShouldCancel(in: view, inherited) ?? inherited
  }
  // end of part
}
