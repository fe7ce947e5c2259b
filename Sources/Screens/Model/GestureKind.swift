/// The kinds of gestures that the engine has recognisers for.
public nonisolated enum GestureKind: String, CaseIterable, Sendable {
  case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan, hover
  /// A recogniser that a scenario makes up.
  case custom

  /// The kind in words, such as `long press`.
  public var words: String {
    switch self {
    case .longPress: "long press"
    case .screenEdgePan: "screen edge pan"
    case .custom: "custom"
    case .tap, .pan, .swipe, .pinch, .rotation, .hover: rawValue
    }
  }

  /// The kind of one of UIKit's public classes, or nil for any other class.
  public init?(className: String) {
    switch className {
    case "UITapGestureRecognizer": self = .tap
    case "UILongPressGestureRecognizer": self = .longPress
    case "UIPanGestureRecognizer": self = .pan
    case "UISwipeGestureRecognizer": self = .swipe
    case "UIPinchGestureRecognizer": self = .pinch
    case "UIRotationGestureRecognizer": self = .rotation
    case "UIScreenEdgePanGestureRecognizer": self = .screenEdgePan
    case "UIHoverGestureRecognizer": self = .hover
    default: return nil
    }
  }
}
