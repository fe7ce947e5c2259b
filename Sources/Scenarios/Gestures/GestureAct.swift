public import Fingerpost

/// One action of a recogniser of a ``GestureStage``.
public nonisolated struct GestureAct: Hashable, Sendable {
  /// The kind of the recogniser.
  public var kind: ActingGesture
  /// How many fingers the recogniser wants; 1 for a pan or a swipe, 2 for a pinch or a rotation.
  public var fingers: Int
  /// The state that the action reported.
  public var state: UIGestureRecognizer.State
  /// When it came, in nanoseconds since the first finger came down.
  public var nanoseconds: Int64

  /// Creates an act.
  public init(
    kind: ActingGesture, fingers: Int = 1, state: UIGestureRecognizer.State, nanoseconds: Int64
  ) {
    self.kind = kind
    self.fingers = fingers
    self.state = state
    self.nanoseconds = nanoseconds
  }
}
