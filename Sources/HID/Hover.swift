/// What the hardware reports about a pointer that hovers: no button of it is down, and it touches nothing.
///
/// There is one pointer. While one of its buttons is down it is a ``Contact`` of the kind `indirectPointer`.
public struct Hover: Hashable, Sendable {
  /// What happened to the pointer since the frame before.
  public enum Phase: UInt8, Hashable, NamedChoice {
    /// It came onto the screen.
    case entered
    /// It moved.
    case moved
    /// It left the screen, or is no longer there.
    case exited
  }

  /// What happened to the pointer.
  public var phase: Phase
  /// The horizontal position, in points of the screen; of a pointer that has left, where it was last seen.
  public var x: Double
  /// The vertical position, in points of the screen, growing downwards, in the same way.
  public var y: Double

  /// Creates what a frame says about the pointer.
  public init(phase: Phase, x: Double, y: Double) {
    self.phase = phase
    self.x = x
    self.y = y
  }
}
