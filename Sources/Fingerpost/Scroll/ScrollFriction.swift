import Foundation

/// What slows content down that a finger has let go of. [SCR-19]
nonisolated struct ScrollFriction {
  /// How fast the velocity shrinks, a second: it is a factor e less after 1 / `rate` seconds.
  let rate: Double
  /// How far the content gets for each point a second: the sum of the velocity's powers, millisecond by millisecond,
  /// and so a little less than 1 / ``rate``.
  let reach: Double
  /// How fast content that is beyond an edge comes back, a second. [SCR-27]
  let edgeRate: Double
  /// The velocity at which content inside its edges is at rest, in points a second.
  let restSpeed: Double
  /// The distance from an edge at which content beyond it is at rest, in points.
  let restDistance: Double

  /// Creates the friction of a rate, which is the factor that the velocity keeps each millisecond.
  init(_ rate: UIScrollView.DecelerationRate, _ eventRules: EventRules) {
    let factor = min(max(Double(rate.rawValue), 0.001), 0.99999)
    self.rate = -1000 * log(factor)
    reach = factor / (1 - factor) / 1000
    edgeRate = max(eventRules.scrollSpringRate, 0.1)
    restSpeed = max(eventRules.scrollRestSpeed, 0.001)
    restDistance = max(eventRules.scrollRestDistance, 0.001)
  }

  /// Where content that is let go of is said to come to rest, which is not quite where it does: this figure is the
  /// integral over the velocity. [SCR-26]
  func target(from offset: Double, velocity: Double, on axis: ScrollAxis) -> Double {
    guard axis.resting(offset) == offset, abs(velocity) > restSpeed else { return axis.resting(offset) }
    return axis.resting(offset + (velocity < 0 ? velocity + restSpeed : velocity - restSpeed) / rate)
  }
}
