import Fingerpost
import Foundation
import UIKit

/// A view that logs its touches, keeps them to itself, and lets the case say which recognisers may begin.
final class RecordedView: UIView {
  var witness: ViewWitness?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { witness?.saw("Began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { witness?.saw("Moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { witness?.saw("Ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.saw("Cancelled", touches)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    witness?.letsBegin(gestureRecognizer) ?? true
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    witness?.happens("pointInside")
    return super.point(inside: point, with: event)
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    witness?.happens("willMoveToWindow")
    super.willMove(toWindow: newWindow)
  }
  override func didMoveToWindow() {
    witness?.happens("didMoveToWindow")
    super.didMoveToWindow()
  }
}
