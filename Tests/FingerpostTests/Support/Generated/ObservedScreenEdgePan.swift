// Made by scripts/generate from scripts/templates/ObservedRecognizer.swift; change that instead.
import UIKit

/// A screen-edge pan recognizer that tells a test of its resets.
final class ObservedScreenEdgePan: UIScreenEdgePanGestureRecognizer, Observed {
  var onReset: ((State) -> Void)?

  override func reset() {
    onReset?(state)
    super.reset()
  }
}
