// Made by scripts/generate from scripts/templates/ObservedRecognizer.swift; change that instead.
import UIKit

/// A tap recognizer that tells a test of its resets.
final class ObservedTap: UITapGestureRecognizer, Observed {
  var onReset: ((State) -> Void)?

  override func reset() {
    onReset?(state)
    super.reset()
  }
}
