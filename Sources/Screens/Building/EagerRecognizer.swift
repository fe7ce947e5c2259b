import Fingerpost

/// A recognizer of an unknown kind, played as one that recognizes as soon as a finger comes down.
final class EagerRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= touches.count { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
