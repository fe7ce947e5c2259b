public import Foundation

/// A recogniser of fingers that rest for a while, after a number of taps.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press. Default 0. [LP-1]
  open var numberOfTapsRequired = 0

  /// How many fingers make the press. Default 1. [LP-1]
  open var numberOfTouchesRequired = 1

  /// How long the fingers must rest, in seconds. Default 0.5. [LP-1]
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far a finger may move before the gesture begins, in points of the window. Default 10. [LP-1]
  open var allowableMovement: CGFloat = 10
}
