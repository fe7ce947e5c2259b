import UIKit

/// A view that notes shakes and remote commands and passes them on, and that becomes first responder when touched.
class SignalView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self, becomeFirstResponder() ? "is first responder" : "is not first responder")
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note(self)
    super.motionBegan(motion, with: event)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note(self)
    super.motionEnded(motion, with: event)
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note(self)
    super.motionCancelled(motion, with: event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    note(self)
    super.remoteControlReceived(with: event)
  }
}

/// The cover of a record, which is willing to be first responder.
final class Cover: SignalView {
  override var canBecomeFirstResponder: Bool { true }
}

/// The booklet beside it. It has the same methods, but nothing made it willing, which no view is by itself.
final class Booklet: SignalView {}
