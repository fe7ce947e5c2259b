import UIKit

/// A recognizer of a class under test that tells when it is reset, and in which state.
protocol Observed: UIGestureRecognizer {
  var onReset: ((State) -> Void)? { get set }
}
