// Made by scripts/generate from scripts/templates/RecordedView.swift; change that instead.
import Fingerpost
import Foundation
import UIKit

/// A view that logs its touches and answers as the case says.
final class RecordedView: UIView {
  var witness: ViewWitness?

  /// Whether it hands on what it hears, instead of keeping it to itself.
  var isForwarding = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.saw("Began", touches)
    if isForwarding { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.saw("Moved", touches)
    if isForwarding { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.saw("Ended", touches)
    if isForwarding { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.saw("Cancelled", touches)
    if isForwarding { super.touchesCancelled(touches, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isLet = super.gestureRecognizerShouldBegin(gestureRecognizer)
    return witness?.letsBegin(gestureRecognizer) ?? true && isLet
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
