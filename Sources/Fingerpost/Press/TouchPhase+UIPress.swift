import FingerpostTrace

extension TouchPhase {
  /// The phase of a call, as facts name it: a press that changes counts as one that moves.
  nonisolated init(_ phase: UIPress.Phase) {
    switch phase {
    case .began: self = .began
    case .changed, .stationary: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
