import FingerpostArbitration
import FingerpostUnsafe
import Foundation

/// What the gesture environment asks of a recognizer and tells it.
extension UIGestureRecognizer {
  /// Whether the recognizer is to see a contact that comes down. [GR-21, GR-29, GR-30, ARB-28]
  final func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !hasFinished, allowedKinds.contains(touch.kind) else { return false }
    if requiresExclusiveTouchType, let first = touches.first, first.kind != touch.kind { return false }
    if requiresExclusiveTouchType, hasHadPresses { return false }
    guard wants(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the recognizer wants anything of an event; asked once for all that is new in it. [ARB-28]
  final func wants(_ event: UIEvent) -> Bool {
    if let answer = eventAnswer, answer.event == event.number { return answer.wants }
    let wants = shouldReceive(event)
    eventAnswer = (event.number, wants)
    return wants
  }

  /// Hands over contacts in one phase, unless the attempt is over. [GR-24]
  final func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard !hasFinished else { return }
    note(event)
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved:
      let before = contestant.node.progress
      touchesMoved(touches, with: event)
      // A gesture that continues acts for every move, whether or not the subclass says so. [GR-15]
      if before.isActive, contestant.node.progress == before, changesWithEveryMove {
        state = .changed
      }
    case .ended:
      lastCentroid = lastLocation(of: touches)
      touchesEnded(touches, with: event)
    default:
      lastCentroid = lastLocation(of: touches)
      touchesCancelled(touches, with: event)
    }
  }

  /// Remembers what an event says of buttons and modifier keys. [GR-9]
  final func note(_ event: UIEvent) {
    lastButtons = event.buttonMask
    lastModifiers = event.modifierFlags
  }

  /// Sends the action; as long as it runs, the recognizer reads as what it acts for. [GR-14, GR-18]
  final func act(_ state: State) {
    let told = toldState
    toldState = state
    if let home { home.with { $0.withCurrentEvent { targets.send($0) } } } else { targets.send(nil) }
    toldState = told
  }

  /// Where the middle of contacts is that are over now.
  private func lastLocation(of touches: Set<UITouch>) -> CGPoint {
    guard touches.count == 1, let only = touches.first else {
      return middle(where: touches.contains) ?? lastCentroid
    }
    // One is found by identity, which is sooner done than hashing it.
    return middle { $0 === only } ?? lastCentroid
  }

  final func forget(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
  }
}
