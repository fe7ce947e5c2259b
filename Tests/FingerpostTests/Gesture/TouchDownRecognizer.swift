import UIKit.UIGestureRecognizerSubclass

/// Written as code for UIKit is, with the import that subclasses of recognizers need there.
final class TouchDownRecognizer: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .recognized }
  }
}
