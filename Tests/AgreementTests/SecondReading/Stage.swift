/// The states of a recognizer.
enum Stage: String, Sendable {
  case possible, began, changed, ended, cancelled, failed

  var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
  var isActive: Bool { self == .began || self == .changed }

  /// What becomes of a recognizer that assigns a state; nil where that has no effect. [GR-10 to GR-12, GR-41]
  func assigning(_ wanted: Stage) -> Stage? {
    switch (self, wanted) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): wanted
    case (.possible, .cancelled): .failed
    case (.possible, .changed): .began
    case (.began, .changed), (.changed, .changed): wanted
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled): wanted
    case (.began, .failed), (.changed, .failed): .cancelled
    default: nil
    }
  }
}
