import UIKit
import UIKit.UIGestureRecognizerSubclass

/// __What__ that notes where its touches begin and end.
__Declaration__ {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
    super.touchesEnded(touches, with: event)
  }
}
