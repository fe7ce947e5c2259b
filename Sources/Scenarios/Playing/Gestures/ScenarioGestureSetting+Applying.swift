import Fingerpost
import Foundation

extension ScenarioGestureSetting {
  /// Assigns the property; the delegate is its behaviour's business.
  func apply(to recognizer: UIGestureRecognizer) {
    switch (property, value) {
    case (.isEnabled, .flag(let flag)): recognizer.isEnabled = flag
    case (.name, .text(let name)): recognizer.name = name
    case (.cancelsTouchesInView, .flag(let flag)): recognizer.cancelsTouchesInView = flag
    case (.delaysTouchesBegan, .flag(let flag)): recognizer.delaysTouchesBegan = flag
    case (.delaysTouchesEnded, .flag(let flag)): recognizer.delaysTouchesEnded = flag
    case (.requiresExclusiveTouchType, .flag(let flag)): recognizer.requiresExclusiveTouchType = flag
    case (.allowedTouchTypes, .touchTypes(let types)):
      recognizer.allowedTouchTypes = types.map { NSNumber(value: $0) }
    case (.allowedPressTypes, .pressTypes(let types)):
      recognizer.allowedPressTypes = types.map { NSNumber(value: $0) }
    case (.state, .state(let state)): recognizer.state = state
    default: applyToKind(recognizer)
    }
  }

  private func applyToKind(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if case (.numberOfTapsRequired, .count(let count)) = (property, value) {
        tap.numberOfTapsRequired = count
      }
      if case (.numberOfTouchesRequired, .count(let count)) = (property, value) {
        tap.numberOfTouchesRequired = count
      }
      if case (.buttonMaskRequired, .options(let bits)) = (property, value) {
        tap.buttonMaskRequired = UIEvent.ButtonMask(rawValue: Int(bits))
      }
    case let press as UILongPressGestureRecognizer: apply(toPress: press)
    case let pan as UIPanGestureRecognizer: apply(toPan: pan)
    case let swipe as UISwipeGestureRecognizer:
      if case (.direction, .options(let bits)) = (property, value) {
        swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: bits)
      }
      if case (.numberOfTouchesRequired, .count(let count)) = (property, value) {
        swipe.numberOfTouchesRequired = count
      }
    default: break
    }
  }

  private func apply(toPress press: UILongPressGestureRecognizer) {
    switch (property, value) {
    case (.numberOfTapsRequired, .count(let count)): press.numberOfTapsRequired = count
    case (.numberOfTouchesRequired, .count(let count)): press.numberOfTouchesRequired = count
    case (.minimumPressDuration, .number(let seconds)): press.minimumPressDuration = seconds
    case (.allowableMovement, .number(let distance)): press.allowableMovement = CGFloat(distance)
    default: break
    }
  }

  private func apply(toPan pan: UIPanGestureRecognizer) {
    switch (property, value) {
    case (.minimumNumberOfTouches, .count(let count)): pan.minimumNumberOfTouches = count
    case (.maximumNumberOfTouches, .count(let count)): pan.maximumNumberOfTouches = count
    case (.edges, .options(let bits)):
      (pan as? UIScreenEdgePanGestureRecognizer)?.edges = UIRectEdge(rawValue: bits)
    default: break
    }
  }

  /// The word for a state.
  nonisolated static func name(of state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
