import UIKit

/// A delegate that lets two recognizers run together and a third wait.
class MutualExclusion: NSObject, UIGestureRecognizerDelegate {
  @objc weak var together: UIGestureRecognizer?
  @objc weak var waiting: UIGestureRecognizer?
  @objc weak var forwarded: UIGestureRecognizerDelegate?

  @objc func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    return gestureRecognizer === together || other === together
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    return gestureRecognizer === waiting
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    return forwarded?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) ?? true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return forwarded?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
  }
}
