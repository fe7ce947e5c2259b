#if os(iOS)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass

  class ImmediatePan: UIPanGestureRecognizer {
    var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard state == UIGestureRecognizerState.possible else { return }
      start = location(in: view)
      state = .began
    }
  }
#endif
