import FingerpostText

/// What a hand was asked to do; the raw value is the name of the folder that holds the recordings of it.
nonisolated enum GestureLabel: String, CaseIterable, Sendable {
  /// One tap.
  case tap
  /// Two taps.
  case double
  /// A finger that stays.
  case hold
  /// A finger that stays first, and drags then.
  case holdAndDrag = "holdanddrag"
  /// A finger that drags.
  case drag
  /// A quick stroke.
  case swipe
  /// Two fingers that change their distance.
  case zoom
  /// Two fingers that turn around each other.
  case rotate

  /// The kind that has to act, before any other.
  var kind: ActingGesture {
    switch self {
    case .tap: .tap
    case .double: .doubleTap
    case .hold, .holdAndDrag: .longPress
    case .drag: .pan
    case .swipe: .swipe
    case .zoom: .pinch
    case .rotate: .rotation
    }
  }

  /// Whether the gesture has to keep changing after it began.
  var changes: Bool { self == .holdAndDrag }

  /// The label that a folder stands for.
  ///
  /// - Returns: nil and a clause that says what was perhaps meant, if it is not the name of one.
  static func named(_ folder: String) -> (label: GestureLabel?, advice: String) {
    if let label = GestureLabel(rawValue: folder) { return (label, "") }
    return (nil, NearestName.advice(for: folder, among: allCases.map(\.rawValue)))
  }
}
