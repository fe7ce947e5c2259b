import Foundation

/// Where the content comes to along one axis after the finger has let go, as a formula of time. [SCR-19, SCR-20]
///
/// Inside its edges the content slows down by a factor each millisecond. Where it would leave them it goes out and comes
/// back like a critically damped spring, and from beyond an edge it springs back from the start:
///
/// ```
///   inside ── slows down ──► at rest inside
///     │ reaches an edge                    ▲
///     ▼                                    │ comes back fast enough to go on
///   beyond ── springs back ──► at rest on the edge
/// ```
///
/// Everything is known when the finger lets go, so the steps in which it is shown make no difference.
nonisolated struct ScrollGlide {
  private enum Curve {
    /// The distance from the end shrinks by a factor e in every `decay` seconds.
    case slowing(decay: Double, distance: Double)
    /// The distance from the end is `(start + slope · t) · e^(−rate · t)`.
    case springing(rate: Double, start: Double, slope: Double)
  }

  private struct Leg {
    var duration: Double
    var end: Double
    var curve: Curve

    func offset(at time: Double) -> Double {
      switch curve {
      case .slowing(let decay, let distance): end - distance * exp(-time / decay)
      case .springing(let rate, let start, let slope): end + (start + slope * time) * exp(-rate * time)
      }
    }

    func velocity(at time: Double) -> Double {
      switch curve {
      case .slowing(let decay, let distance): distance / decay * exp(-time / decay)
      case .springing(let rate, let start, let slope):
        (slope - rate * (start + slope * time)) * exp(-rate * time)
      }
    }
  }

  /// Nothing lasts longer than this, in seconds, whatever figures it starts from.
  private static let longest = 60.0

  private var legs: [Leg] = []
  /// The offset at which the content comes to rest.
  private(set) var end: Double
  /// How long it takes, in seconds.
  private(set) var duration = 0.0

  /// The content at rest.
  init(at offset: Double) {
    end = offset
  }

  /// The content slows down from an offset towards another one, wherever the edges are.
  init(from offset: Double, to target: Double, decay: Double, rest: Double) {
    end = target
    let distance = target - offset
    guard abs(distance) > 0 else { return }
    append(Self.slowing(distance: distance, to: target, decay: decay, rest: rest))
  }

  /// The content is let go of at an offset with a velocity, in points a second.
  ///
  /// - Parameters:
  ///   - decay: in how many seconds the velocity shrinks by a factor e.
  ///   - spring: the rate of the spring at the edges.
  ///   - rest: how near to the end the movement is over, in points.
  init(from start: Double, velocity: Double, on axis: ScrollAxis, decay: Double, spring: Double, rest: Double)
  {
    end = start
    var offset = start
    var velocity = velocity.isFinite ? velocity : 0
    // From beyond one edge to beyond the other there are three legs.
    for _ in 0..<3 {
      let edge = axis.resting(offset)
      let isOut = offset != edge || (velocity != 0 && !axis.hasRoom(from: offset, towards: velocity))
      if isOut {
        guard axis.bounces || offset != edge else { return }
        let slope = velocity + spring * (offset - edge)
        let crossing = (offset - edge) * slope < 0 ? -(offset - edge) / slope : nil
        guard let crossing, axis.hasRoom(from: edge, towards: velocity) else {
          append(Self.springing(from: offset - edge, slope: slope, to: edge, rate: spring, rest: rest))
          return
        }
        let curve = Curve.springing(rate: spring, start: offset - edge, slope: slope)
        append(Leg(duration: crossing, end: edge, curve: curve))
        velocity = slope * exp(-spring * crossing)
        offset = edge
      } else {
        let target = offset + velocity * decay
        guard target != offset else { return }
        guard axis.resting(target) != target else {
          append(Self.slowing(distance: target - offset, to: target, decay: decay, rest: rest))
          return
        }
        let border = axis.resting(target)
        let crossing = decay * log((target - offset) / (target - border))
        var leg = Leg(
          duration: crossing, end: target, curve: .slowing(decay: decay, distance: target - offset))
        velocity = leg.velocity(at: crossing)
        offset = border
        if !axis.bounces {
          // Nothing beyond: it ends where it meets the edge.
          leg.duration = min(crossing, Self.longest)
          append(leg)
          end = border
          return
        }
        append(leg)
        end = border
      }
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

  /// How fast it is then, in points a second.
  func velocity(at time: Double) -> Double {
    var time = time
    for leg in legs {
      if time < leg.duration { return leg.velocity(at: time) }
      time -= leg.duration
    }
    return 0
  }

  private mutating func append(_ leg: Leg) {
    legs.append(leg)
    duration += leg.duration
    end = leg.end
  }

  private static func slowing(distance: Double, to target: Double, decay: Double, rest: Double) -> Leg {
    let duration = abs(distance) > rest ? decay * log(abs(distance) / rest) : 0
    return Leg(
      duration: min(duration, longest), end: target, curve: .slowing(decay: decay, distance: distance))
  }

  private static func springing(
    from start: Double, slope: Double, to edge: Double, rate: Double, rest: Double
  )
    -> Leg
  {
    let curve = Curve.springing(rate: rate, start: start, slope: slope)
    var leg = Leg(duration: 0, end: edge, curve: curve)
    // After its farthest point, at 1 / rate at the latest, it only comes nearer.
    if slope != 0 { leg.duration = max(0, 1 / rate - start / slope) }
    while abs(leg.offset(at: leg.duration) - edge) > rest, leg.duration < longest {
      leg.duration += 0.05 / rate
    }
    return leg
  }
}
