public import Foundation

/// A recogniser of two fingers that move towards or away from each other.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a multiple of that at the beginning. [PINCH-2, PINCH-3]
  open var scale: CGFloat = 1

  /// How fast the scale changes, in units of scale a second. [PINCH-3]
  open var velocity: CGFloat { 0 }
}
