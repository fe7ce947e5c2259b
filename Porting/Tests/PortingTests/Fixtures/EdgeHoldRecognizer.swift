import Foundation
import UIKit
import UIKit.UILongPressGestureRecognizer

final class EdgeHoldRecognizer: UILongPressGestureRecognizer {
  @IBInspectable var margin: CGFloat = 24

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0.25
    addTarget(self, action: #selector(changed))
  }

  @objc private func changed() {
    guard state == .began, let view = view else { return }
    let x = location(in: view).x
    if x > margin && x < view.bounds.width - margin { isEnabled = false }
    isEnabled = true
  }
}
