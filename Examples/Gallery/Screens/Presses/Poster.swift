import UIKit

/// A view that notes presses and passes them on, and that can be focused.
class Poster: UIView {
  override var canBecomeFocused: Bool { true }

  // For a device without focus: there a press goes to the first responder.
  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self, becomeFirstResponder() ? "is first responder" : "is not first responder")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(self, describe(presses))
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(self, describe(presses))
    super.pressesEnded(presses, with: event)
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let isFocused = context.nextFocusedView === self
    layer.borderWidth = isFocused ? 5 : 0
    coordinator.addCoordinatedAnimations({
      note(self, isFocused ? "grows" : "shrinks", function: "animation")
    })
  }
}

/// The poster on the left.
final class LeftPoster: Poster {}

/// The poster on the right.
final class RightPoster: Poster {}

/// Which buttons are pressed, in the order of their numbers.
func describe(_ presses: Set<UIPress>) -> String {
  presses.map(\.type).sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }.joined(separator: " ")
}
