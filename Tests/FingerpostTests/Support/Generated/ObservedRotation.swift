// Made by scripts/generate from scripts/templates/ObservedRecognizer.swift; change that instead.
import UIKit

/// A rotation recognizer that tells a test of its resets.
final class ObservedRotation: UIRotationGestureRecognizer, Observed {
  var onReset: ((State) -> Void)?

  override func reset() {
    onReset?(state)
    super.reset()
  }
}
