import Foundation

/// Where the content comes to along one axis after the finger has let go, as a formula of time. [SCR-19, SCR-27]
///
/// Inside its edges the content slows down by a factor each millisecond. Beyond an edge one law holds, whatever brought
/// the content there: with x the distance from the edge and v the velocity of the finger, or of the content when it met
/// the edge, v shrinks at the rate of the friction and the edge's together, and x changes by v less the edge's rate times x:
///
/// ```
///   inside ── slows down ──► at rest inside
///     │ reaches an edge                    ▲
///     ▼                                    │ comes back fast enough to go on
///   beyond ── comes back ──► at rest on the edge
/// ```
///
/// Everything is known when the finger lets go, so the steps in which it is shown make no difference.
nonisolated struct ScrollGlide {
  private enum Curve {
    /// The offset is `start + way · (1 − e^(−rate · t))`. The velocity is a thousandth more than that makes it.
    case slowing(start: Double, way: Double, rate: Double, velocity: Double)
    /// The offset is `edge + x · e^(−a·t) + v · (e^(−a·t) − e^(−(a + K)·t)) / K`, a being the edge's rate.
    case beyond(edge: Double, x: Double, v: Double, ScrollFriction)
  }

  private struct Leg {
    var duration: Double
    var end: Double
    var curve: Curve

    func offset(at time: Double) -> Double {
      switch curve {
      case .slowing(let start, let way, let rate, _): start + way * (1 - exp(-rate * time))
      case .beyond(let edge, let x, let v, let friction):
        edge + ScrollGlide.distance(x, v, friction, at: time)
      }
    }

    func velocity(at time: Double) -> Double {
      switch curve {
      case .slowing(_, _, let rate, let velocity): velocity * exp(-rate * time)
      case .beyond(_, _, let v, let friction): v * exp(-(friction.edgeRate + friction.rate) * time)
      }
    }
  }

  /// Nothing lasts longer than this, in seconds, whatever figures it starts from.
  private static let longest = 60.0

  private var legs: [Leg] = []
  /// The offset at which the content comes to rest.
  private(set) var end: Double
  /// The offset at which it is said to come to rest. [SCR-26]
  private(set) var target: Double
  /// How long it takes, in seconds.
  private(set) var duration = 0.0

  /// The content at rest.
  init(at offset: Double) {
    end = offset
    target = offset
  }

  /// The content slows down from an offset towards another one, wherever the edges are.
  init(from offset: Double, to target: Double, _ friction: ScrollFriction) {
    end = target
    self.target = target
    let way = target - offset
    guard abs(way) > friction.restDistance else { return }
    append(
      Leg(
        duration: log(abs(way) / friction.restDistance) / friction.rate, end: target,
        curve: .slowing(start: offset, way: way, rate: friction.rate, velocity: way * friction.rate)))
  }

  /// The content is let go of at an offset with a velocity, in points a second.
  init(from start: Double, velocity: Double, on axis: ScrollAxis, _ friction: ScrollFriction) {
    end = start
    let speed = velocity.isFinite ? velocity : 0
    target = friction.target(from: start, velocity: speed, on: axis)
    var (offset, velocity) = (start, speed)
    // From beyond one edge to beyond the other there are three legs.
    for _ in 0..<3 {
      let edge = axis.resting(offset)
      let next: Double?
      let moves = abs(velocity) > friction.restSpeed
      if offset != edge || (moves && !axis.hasRoom(from: offset, towards: velocity)) {
        guard axis.bounces || offset != edge else { return }
        // Where there is nothing inside, the other edge is met at once.
        let comesIn = axis.bounces || axis.hasRoom(from: edge, towards: velocity)
        next = comeBack(from: offset - edge, velocity, to: edge, friction, comesIn: comesIn)
      } else {
        next = slowDown(from: offset, velocity, on: axis, friction)
      }
      guard let next else { return }
      (offset, velocity) = (end, next)
    }
  }

  /// Where the content is so many seconds after it was let go of.
  func offset(at time: Double) -> Double {
    var time = time
    for leg in legs {
      if time < leg.duration { return leg.offset(at: time) }
      time -= leg.duration
    }
    return end
  }

  /// How fast it is then, in points a second; beyond an edge without what the edge does to it.
  func velocity(at time: Double) -> Double {
    var time = time
    for leg in legs {
      if time < leg.duration { return leg.velocity(at: time) }
      time -= leg.duration
    }
    return 0
  }

  // MARK: - Legs

  private mutating func append(_ leg: Leg) {
    var leg = leg
    leg.duration = min(leg.duration, Self.longest)
    legs.append(leg)
    duration += leg.duration
    end = leg.end
  }

  /// Lets the content slow down until it is at rest or meets an edge. [SCR-19]
  ///
  /// - Returns: the velocity with which it goes beyond the edge, or nil when it goes no farther.
  private mutating func slowDown(
    from offset: Double, _ velocity: Double, on axis: ScrollAxis, _ friction: ScrollFriction
  ) -> Double? {
    guard abs(velocity) > friction.restSpeed else { return nil }
    let way = velocity * friction.reach
    let curve = Curve.slowing(start: offset, way: way, rate: friction.rate, velocity: velocity)
    let rest = offset + way * (1 - friction.restSpeed / abs(velocity))
    let border = axis.resting(rest)
    guard border != rest else {
      append(Leg(duration: log(abs(velocity) / friction.restSpeed) / friction.rate, end: rest, curve: curve))
      return nil
    }
    let left = 1 - (border - offset) / way
    append(Leg(duration: -log(left) / friction.rate, end: border, curve: curve))
    return axis.bounces ? velocity * left : nil
  }

  /// Lets content that is beyond an edge come back to it. [SCR-27]
  ///
  /// - Parameter comesIn: whether it may go on inside when it comes back fast enough.
  /// - Returns: the velocity at which it continues inside, or nil when it stays on the edge.
  private mutating func comeBack(
    from x: Double, _ v: Double, to edge: Double, _ friction: ScrollFriction, comesIn: Bool
  ) -> Double? {
    let (edgeRate, rate) = (friction.edgeRate, friction.rate)
    let curve = Curve.beyond(edge: edge, x: x, v: v, friction)
    // Where x + v · (1 − e^(−K·t)) / K is zero.
    let share = v == 0 ? 0 : -rate * x / v
    let crossing = share > 0 && share < 1 ? -log(1 - share) / rate : nil
    if let crossing, comesIn {
      let left = v * exp(-(edgeRate + rate) * crossing)
      if abs(left) > friction.restSpeed {
        append(Leg(duration: crossing, end: edge, curve: curve))
        return left
      }
    }
    // It is farthest out where v · e^(−(a + K)·t) has become a · x; from there it only comes nearer.
    // With a velocity inwards that is at the beginning; the farthest place on the other side is none of these.
    let ratio = v == 0 || x * v < 0 ? 1 : edgeRate * (x * rate + v) / ((edgeRate + rate) * v)
    var from = ratio > 0 && ratio < 1 ? -log(ratio) / rate : 0
    // As far out as it can be then, by which the search ends.
    var to = crossing ?? max(from, log(max(1, (abs(x) + abs(v) / rate) / friction.restDistance)) / edgeRate)
    if abs(Self.distance(x, v, friction, at: from)) <= friction.restDistance { to = from }
    for _ in 0..<60 where from < to {
      let middle = (from + to) / 2
      if abs(Self.distance(x, v, friction, at: middle)) > friction.restDistance {
        from = middle
      } else {
        to = middle
      }
    }
    append(Leg(duration: to, end: edge, curve: curve))
    return nil
  }

  /// The distance from the edge so many seconds after it was x, with a velocity of v.
  private static func distance(_ x: Double, _ v: Double, _ friction: ScrollFriction, at time: Double)
    -> Double
  {
    let back = exp(-friction.edgeRate * time)
    return back * (x + v * (1 - exp(-friction.rate * time)) / friction.rate)
  }
}

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
