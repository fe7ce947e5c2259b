import CoreGraphics
import UIKit

/// Finds subviews that stand out of its bounds.
class OverflowView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for child in subviews.reversed() {
      let inside = child.convert(point, from: self)
      if let found = child.hitTest(inside, with: event) { return found }
    }
    return super.hitTest(point, with: event)
  }
}
