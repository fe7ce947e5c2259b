import UIKit

/// A recognizer that recognizes nothing by itself and hands its callbacks to a test.
final class PlainRecognizer: UIGestureRecognizer, Observed {
  var onReset: ((State) -> Void)?
  var onTouches: ((PlainRecognizer, UITouch.Phase, Set<UITouch>) -> Void)?
  var mayPrevent: (UIGestureRecognizer) -> Bool = { _ in true }
  var mayBePrevented: (UIGestureRecognizer) -> Bool = { _ in true }
  var needsFailure: (UIGestureRecognizer) -> Bool = { _ in false }
  var isNeededToFail: (UIGestureRecognizer) -> Bool = { _ in false }
  /// The event of the latest callback.
  private(set) var event: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.began, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.moved, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.ended, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.cancelled, touches, event)
  }

  private func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    self.event = event
    onTouches?(self, phase, touches)
  }

  override func reset() {
    onReset?(state)
    super.reset()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    mayPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBePrevented(preventingGestureRecognizer)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    needsFailure(otherGestureRecognizer)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isNeededToFail(otherGestureRecognizer)
  }
}
