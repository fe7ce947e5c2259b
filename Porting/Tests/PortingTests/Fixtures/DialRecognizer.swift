import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Turns as the finger circles the center of its view.
@objc(FPDialRecognizer)
@objcMembers
class DialRecognizer: UIGestureRecognizer {
  private(set) dynamic var turn: CGFloat = 0
  private var last: CGFloat?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, numberOfTouches == 1 else {
      state = .failed
      return
    }
    last = angle(of: touch)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let before = last else { return }
    let now = angle(of: touch)
    turn += now - before
    last = now
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    last = nil
    turn = 0
  }

  private func angle(of touch: UITouch) -> CGFloat {
    guard let view = self.view else { return 0 }
    let point = touch.location(in: view)
    return atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
  }
}
