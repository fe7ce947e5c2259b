import FingerpostArbitration
import FingerpostTrace

nonisolated extension UIGestureRecognizer.State {
  init(_ state: ContestantState) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }

  /// The state as arbitration names it.
  var contestantState: ContestantState {
    switch self {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}

extension UIGestureRecognizer {
  /// Ends with the last finger, which was lifted or taken away: what never began fails, and says why if it was lifted.
  final func endAttempt(_ end: State, reason: @autoclosure () -> GestureFailure) {
    if state == .possible, end == .ended {
      fail(reason())
    } else {
      state = state == .possible ? .failed : end
    }
  }
}
