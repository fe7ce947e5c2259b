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
