/// What an accelerometer measures at one instant, gravity included. [MOT-5]
///
/// Samples stay where they are measured: frames carry shakes, and nothing of this.
public struct MotionSample: Hashable, Sendable {
  /// When it was measured, in nanoseconds of the device's clock.
  public var nanoseconds: Int64
  /// The acceleration along the device's x axis, in g.
  public var x: Double
  /// The acceleration along its y axis, in g.
  public var y: Double
  /// The acceleration along its z axis, in g.
  public var z: Double

  /// One g, in m/s².
  public static let gravity = 9.80665

  /// Creates a sample.
  public init(nanoseconds: Int64, x: Double, y: Double, z: Double) {
    self.nanoseconds = nanoseconds
    self.x = x
    self.y = y
    self.z = z
  }
}
