public import Foundation

/// A recogniser of fingers that drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that pan. Default 1. [PAN-1]
  open var minimumNumberOfTouches = 1

  /// The most fingers that pan. Default as many as there are. [PAN-1]
  open var maximumNumberOfTouches = Int.max

  /// Returns how far the fingers have moved since the gesture's beginning, in a view's coordinates. [PAN-9]
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// Makes the translation a given one at this moment, and the velocity zero. [PAN-10]
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}

  /// Returns how fast the fingers move, in points of a view a second. [PAN-11]
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
