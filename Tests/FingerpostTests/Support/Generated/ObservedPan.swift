// Made by scripts/generate from scripts/templates/ObservedRecognizer.swift; change that instead.
import UIKit

/// A pan recognizer that tells a test of its resets.
class ObservedPan: UIPanGestureRecognizer, Observed {
  var onReset: ((State) -> Void)?

  override func reset() {
    onReset?(state)
    super.reset()
  }
}
