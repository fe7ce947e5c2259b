import FingerpostTrace

extension TouchPhase {
  /// The phase of a call, as facts name it.
  nonisolated init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    default: self = .cancelled
    }
  }
}
