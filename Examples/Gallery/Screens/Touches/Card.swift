import UIKit

/// A card that follows the finger and notes where it is.
final class Card: UIView {
  private var lastTouch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let kind = touch === lastTouch ? "the same touch" : "a new touch"
    lastTouch = touch
    note(self, "\(kind), tap \(touch.tapCount), at \(text(touch.location(in: self)))")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let superview else { return }
    let (here, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center = CGPoint(x: center.x + here.x - before.x, y: center.y + here.y - before.y)
    note(self, "\(text(before)) to \(text(here))")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    // Without a view the point is the window's.
    note(self, "\(text(touch.location(in: nil))), at \(text(frame.origin))")
  }

  private func text(_ point: CGPoint) -> String {
    "(\(Int(point.x)), \(Int(point.y)))"
  }
}

/// Notes its touches and passes them on.
final class PassingView: NotingView {}
/// What the views lie on to which touches are passed, or not. It passes them on itself.
final class Tabletop: NotingView {}

/// Notes its touches and keeps them.
final class KeepingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(self) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(self) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(self) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(self) }
}
