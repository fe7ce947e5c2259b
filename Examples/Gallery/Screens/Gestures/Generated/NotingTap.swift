// Made by scripts/generate from scripts/templates/NotingRecognizer.swift; change that instead.
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A tap recognizer that notes where its touches begin and end.
class NotingTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
    super.touchesEnded(touches, with: event)
  }
}
