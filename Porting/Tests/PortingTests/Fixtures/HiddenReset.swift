import UIKit

/// Without the header for subclasses, iOS sees no method to override here.
class CountingPan: UIPanGestureRecognizer {
  @objc var resets = 0

  @objc func reset() {
    resets += 1
  }
}
