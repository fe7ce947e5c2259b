import Foundation

/// A recogniser of one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture. Default 1. [TAP-1]
  open var numberOfTapsRequired = 1

  /// How many fingers make each tap. Default 1. [TAP-1]
  open var numberOfTouchesRequired = 1
}
