import UIKit

/// A box that answers hit tests by hand, with the steps that `UIView` takes, and notes each question.
class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    note(self)
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    // The last subview is in front.
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInside = bounds.contains(point)
    note(self, "\(isInside)")
    return isInside
  }

  // Keeps the touch: nothing is passed on to the box around it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
  }
}

final class BoxA: Box {}
final class BoxB: Box {}
final class BoxC: Box {}
final class BoxD: Box {}
