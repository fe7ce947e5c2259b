// Made by scripts/generate from scripts/templates/NotingControl.swift; change that instead.
import UIKit

/// A control of one's own, straight from `UIControl`, that notes its touches and its tracking.
final class NotingControl: UIControl {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    super.touchesCancelled(touches, with: event)
  }

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    note(self)
    super.sendAction(action, to: target, for: event)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    note(self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    note(self)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    note(self)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    note(self)
    super.cancelTracking(with: event)
  }
}
