import FingerpostTrace
import Foundation

/// How the controls that come with Fingerpost keep what is theirs from recognizers above them. [CTL-40, CTL-44]
extension UIControl {
  /// Whether a recognizer sits on a view above the control, and the control is there to be used. [CTL-44, CTL-50]
  final func isRival(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let view = recognizer.view, view !== self else { return false }
    return isHeld(by: view)
  }

  /// Whether a recognizer is a rival for a single tap with one finger. [CTL-40, CTL-45]
  final func isRivalForTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return false }
    return isRival(recognizer)
  }

  /// Whether a recognizer is a rival for a swipe or a pan along the control, which lies from left to right. [CTL-40, CTL-44]
  final func isRivalAlong(_ recognizer: UIGestureRecognizer) -> Bool {
    switch recognizer {
    case let swipe as UISwipeGestureRecognizer:
      guard !swipe.direction.isDisjoint(with: [.left, .right]) else { return false }
    case let pan as UIPanGestureRecognizer:
      let way = pan.translation(in: self)
      guard abs(way.x) > abs(way.y) else { return false }
    default: return false
    }
    return isRival(recognizer)
  }

  /// Whether the control keeps a recognizer from beginning, as a rival for a single tap. [CTL-40, CTL-44]
  final func refusesTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isRivalForTap(recognizer) else { return false }
    refuse(recognizer)
    return true
  }

  /// Says in the trace that the control does not let a recognizer begin.
  final func refuse(_ recognizer: UIGestureRecognizer) {
    let world = self.world
    record(.refused(recognizer.subject(in: world), by: subject(in: world)))
  }
}
