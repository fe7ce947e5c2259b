import UIKit

class PinchView: UIView, UIGestureRecognizerDelegate {
  var base = CGAffineTransform.identity

  func setUp() {
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(PinchView.pinched(_:)))
    let turn = UIRotationGestureRecognizer(target: self, action: Selector("turned:"))
    pinch.delegate = self
    turn.delegate = self
    [pinch, turn].forEach(addGestureRecognizer)
  }

  @objc func pinched(_ sender: UIPinchGestureRecognizer) {
    if sender.state == .began { base = transform }
    transform = CGAffineTransformScale(base, sender.scale, sender.scale)
  }

  @objc func turned(_ sender: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: sender.rotation)
    sender.rotation = 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return true
  }
}
