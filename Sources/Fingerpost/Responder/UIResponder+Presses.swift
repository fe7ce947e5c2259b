import FingerpostTrace

extension UIResponder {
  /// Calls the same press method of the next responder. [PRESS-4, RESP-10]
  final func forward(
    _ phase: UIPress.Phase, _ presses: Set<UIPress>, _ call: (UIResponder) -> Void
  ) {
    let world = presses.first?.window?.world
    var sender: UIResponder = self
    while true {
      let next = sender.next
      if let world, world.trace.isListening {
        world.state(
          .forwarded(TouchPhase(phase), from: sender.subject(in: world), to: next?.subject(in: world)))
      }
      guard let next else { return }
      // What a plain view would do with the call is what this loop does.
      guard let view = next as? UIView, view.isPlain else { return call(next) }
      sender = next
    }
  }
}
