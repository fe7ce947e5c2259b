import UIKit

class KnobControl: UIControl {
  @objc dynamic var value: CGFloat = 0 {
    didSet { sendActions(for: .valueChanged) }
  }
  private var start = CGPoint.zero

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    value += (start.y - point.y) / max(bounds.height, 1)
    start = point
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: UIControlEvents.editingDidEnd)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    value = 0
  }
}
