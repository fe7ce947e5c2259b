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
    var sender: UIResponder = self
    while true {
      let next = sender.next
      if let world, world.trace.isListening {
        world.record(
          .forwarded(TouchPhase(phase), from: sender.subject(in: world), to: next?.subject(in: world)))
      }
      guard let next else { return }
      // What a plain view would do with the call is what this loop does.
      guard let view = next as? UIView, view.isPlain else { return call(next, rest) }
      sender = next
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
