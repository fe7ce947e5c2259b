import FingerpostArbitration
import FingerpostTrace
import Foundation

extension UIResponder {
  /// Types what can be typed, and calls the same press method of the next responder for all else. [PRESS-4, RESP-10, TXF-1]
  final func forward(
    _ phase: UIPress.Phase, _ presses: Set<UIPress>, _ call: (UIResponder, Set<UIPress>) -> Void
  ) {
    let world = presses.first?.window?.world
    if phase == .began, isFirstResponder, let input = self as? any UIKeyInput {
      type(presses, into: input)
    }
    let rest = presses.filter { !$0.isTyped || $0.responder !== self }
    guard !rest.isEmpty else { return }
    forward(in: world, stopsAtScrollViews: false) {
      .forwarded(TouchPhase(phase), from: $0, to: $1)
    } _: {
      call($0, rest)
    }
  }

  /// Types the keys of presses that belong to this responder, in the order of the keys' numbers.
  private func type(_ presses: Set<UIPress>, into input: any UIKeyInput) {
    for press in presses.sorted(by: { $0.type.rawValue < $1.type.rawValue }) {
      guard press.responder === self, !press.isTyped, let keystroke = press.key?.keystroke else { continue }
      press.isTyped = true
      if let world = press.window?.world {
        world.record(.typed(press: press.held.id, into: subject(in: world)))
      }
      switch keystroke {
      case .text(let text): input.insertText(text)
      case .deleteBackward: input.deleteBackward()
      }
    }
  }
}
