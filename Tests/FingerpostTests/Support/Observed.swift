import UIKit

/// A recogniser of a class under test that tells when it is reset, and in which state.
protocol Observed: UIGestureRecognizer {
  var onReset: ((State) -> Void)? { get set }
}
