import UIKit

open class TouchLog: UIView {
  private var touches: [UITouch: CGPoint] = [:]

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where touch.phase == UITouchPhase.began {
      self.touches[touch] = touch.location(in: self)
    }
    next?.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in event?.coalescedTouches(for: touches.first!) ?? [] {
      self.touches[touches.first!] = touch.preciseLocation(in: self)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { self.touches.removeValue(forKey: touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
