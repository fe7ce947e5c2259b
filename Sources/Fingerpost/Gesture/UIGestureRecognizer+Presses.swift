import FingerpostArbitration
import Foundation

/// What the gesture environment asks of a recognizer about presses and tells it.
extension UIGestureRecognizer {
  /// Whether the recognizer is to see a press that begins. [ARB-28, ARB-30, GR-21, GR-30]
  final func wants(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
    guard isEnabled, !hasFinished,
      allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue })
    else { return false }
    // Touches and presses of one attempt are as exclusive as types of touches. [GR-31, docs/decisions.md 33]
    if requiresExclusiveTouchType, contestant.holdsAny(press: false) { return false }
    guard wants(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }

  /// Hands over presses in one phase, unless the attempt is over. [GR-24]
  final func receive(_ presses: Set<UIPress>, _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    guard !hasFinished else { return }
    note(event)
    switch phase {
    case .began:
      letsPressesPass = false
      pressesBegan(presses, with: event)
    case .changed, .stationary: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    }
  }

  /// Whether its attempt has had presses.
  final var hasHadPresses: Bool { contestant.holdsAny(press: true) }
}
