/// The kinds of gestures that the engine has recognizers for.
public nonisolated enum GestureKind: String, CaseIterable, Sendable {
  case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan, hover
  /// A recognizer that a scenario makes up.
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

  /// UIKit's name of the class.
  public var className: String {
    self == .custom
      ? "UIGestureRecognizer" : "UI\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())GestureRecognizer"
  }

  /// The kind of one of UIKit's public classes, or nil for any other class.
  public init?(className: String) {
    guard let kind = Self.byClass[className] else { return nil }
    self = kind
  }

  private static let byClass = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .custom }.map { ($0.className, $0) })
}
