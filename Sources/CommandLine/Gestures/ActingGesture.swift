/// A kind of gesture that a ``GestureStage`` has a recognizer for.
nonisolated enum ActingGesture: String, CaseIterable, Sendable {
  /// One tap.
  case tap
  /// Two taps.
  case doubleTap = "double tap"
  /// A finger that stays.
  case longPress = "long press"
  /// A finger that drags.
  case pan
  /// A quick stroke.
  case swipe
  /// Two fingers that change their distance.
  case pinch
  /// Two fingers that turn around each other.
  case rotation
}
