import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that goes 50 points to the right and comes back.
public class WiggleRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var hasTurned = false

  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: view)
  }

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = location(in: view).x - start.x
    if way >= 50 { hasTurned = true }
    if hasTurned, way <= 10 { state = .recognized }
  }

  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  override public func reset() {
    super.reset()
    hasTurned = false
  }
}
