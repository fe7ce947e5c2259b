public import Foundation

/// A recogniser of two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the beginning, in radians, clockwise positive. [ROT-2]
  open var rotation: CGFloat = 0

  /// How fast the fingers turn, in radians a second. [ROT-2]
  open var velocity: CGFloat { 0 }
}
