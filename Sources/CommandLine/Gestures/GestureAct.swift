import Fingerpost

/// One action of a recognizer of a ``GestureStage``.
nonisolated struct GestureAct: Hashable, Sendable {
  /// The kind of the recognizer.
  var kind: ActingGesture
  /// How many fingers the recognizer wants; 1 for a pan or a swipe, 2 for a pinch or a rotation.
  var fingers = 1
  /// The state that the action reported.
  var state: UIGestureRecognizer.State
  /// When it came, in nanoseconds since the first finger came down.
  var nanoseconds: Int64
}
