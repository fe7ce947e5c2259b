import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A tap recogniser that notes where its touches begin and end.
final class NotingTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
    super.touchesEnded(touches, with: event)
  }
}

/// A tap recogniser that forgets to pass on the end of a touch: what recognises a tap is in the inherited method.
final class ForgetfulTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
  }
}

/// A long-press recogniser that notes where its touches begin and end.
final class NotingLongPress: UILongPressGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
    super.touchesEnded(touches, with: event)
  }
}
