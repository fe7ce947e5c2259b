/// What the hardware reports about scrolling: a step of a wheel, or two fingers on a trackpad that move together. [PAN-14]
///
/// It happens where the pointer is. While fingers of a trackpad are down there is one beginning and one end, with changes
/// in between; a step of a wheel stands for itself.
public struct Scroll: Hashable, Sendable {
  /// What happened since the frame before.
  public enum Phase: UInt8, Hashable, NamedChoice {
    /// A wheel has turned by a step, or by a part of one.
    case step
    /// The fingers of a trackpad began to move together.
    case began
    /// They moved on.
    case changed
    /// They lifted.
    case ended
    /// The hardware or the system took the scrolling away.
    case cancelled
  }

  /// What happened.
  public var phase: Phase
  /// The horizontal position of the pointer, in points of the screen.
  public var x: Double
  /// The vertical position of the pointer, in points of the screen, growing downwards.
  public var y: Double
  /// How far a finger on the screen would have moved to the right since the frame before, in points; content follows it.
  public var dx: Double
  /// How far it would have moved downwards, in points.
  public var dy: Double

  /// Creates what a frame says about scrolling.
  public init(phase: Phase, x: Double, y: Double, dx: Double = 0, dy: Double = 0) {
    self.phase = phase
    self.x = x
    self.y = y
    self.dx = dx
    self.dy = dy
  }

  /// Whether more of the same scrolling follows.
  public var continues: Bool { phase == .began || phase == .changed }

  /// The end of it that nothing but the system brings about.
  package var cancelled: Scroll { Scroll(phase: .cancelled, x: x, y: y) }
}
