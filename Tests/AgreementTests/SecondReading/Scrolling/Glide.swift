import Foundation

/// One axis of content that moves by itself, from the lift on: a row of legs, each with a law of its own, slowing down
/// inside the edges or going beyond one of them and coming back. [SCR-19, SCR-27]
struct Glide {
  /// What a display shows of a leg, and when it is over, in seconds from the leg's beginning.
  private struct Leg {
    let begin: Double
    let length: Double
    /// Where the next one begins, or where all ends.
    let end: Double
    let place: (Double) -> Double
  }

  /// The edges and the rate of the view.
  struct Ground {
    let low: Double
    let high: Double
    let bounces: Bool
    /// What is left of a velocity after a millisecond.
    let rate: Double

    /// How fast a velocity dies away, a second.
    var decay: Double { -1000 * log(rate) }
    /// How far a velocity carries: the sum over milliseconds, not the integral.
    var reach: Double { rate / (1 - rate) / 1000 }
  }

  private let ground: Ground
  private var legs: [Leg] = []
  private var end: Double

  /// Content at a place that something lets go of with a velocity, in points a second.
  init(from place: Double, velocity: Double, on ground: Ground) {
    self.ground = ground
    end = place
    var (time, place, velocity) = (0.0, place, velocity)
    while let (leg, left) = leg(time, place, velocity) {
      legs.append(leg)
      (time, place, velocity) = (time + leg.length, leg.end, left)
      end = leg.end
    }
  }

  var length: Double { legs.last.map { $0.begin + $0.length } ?? 0 }

  func place(at time: Double) -> Double {
    guard time < length, let leg = legs.last(where: { $0.begin <= time }) else { return end }
    return leg.place(time - leg.begin)
  }

  /// The leg that begins at a place with a velocity, and the velocity that is left at its end; nil at rest.
  private func leg(_ begin: Double, _ place: Double, _ velocity: Double) -> (Leg, Double)? {
    if place < ground.low || place == ground.low && velocity < -10 && ground.bounces {
      return outside(begin, ground.low, -1, ground.low - place, -velocity)
    }
    if place > ground.high || place == ground.high && velocity > 10 && ground.bounces {
      return outside(begin, ground.high, 1, place - ground.high, velocity)
    }
    return inside(begin, place, velocity)
  }

  /// Slowing down to 10 pt/s, or to the edge. [SCR-19]
  private func inside(_ begin: Double, _ place: Double, _ velocity: Double) -> (Leg, Double)? {
    let speed = abs(velocity)
    let sign = velocity < 0 ? -1.0 : 1
    let edge = velocity < 0 ? ground.low : ground.high
    guard speed > 10, place != edge else { return nil }
    let law = { (time: Double) in
      place + velocity * ground.reach * (1 - exp(-ground.decay * time))
    }
    let way = abs(edge - place)
    if way < (speed - 10) * ground.reach {
      let length = -log(1 - way / (speed * ground.reach)) / ground.decay
      let left = ground.bounces ? velocity * exp(-ground.decay * length) : 0
      return (Leg(begin: begin, length: length, end: edge, place: law), left)
    }
    let length = log(speed / 10) / ground.decay
    return (Leg(begin: begin, length: length, end: place + sign * (speed - 10) * ground.reach, place: law), 0)
  }

  /// Beyond an edge, distance and velocity counted outwards. [SCR-27]
  private func outside(_ begin: Double, _ edge: Double, _ sign: Double, _ start: Double, _ velocity: Double)
    -> (Leg, Double)
  {
    let (spring, decay) = (10.0, ground.decay)
    let distance = { (time: Double) in
      start * exp(-spring * time)
        + velocity * (exp(-spring * time) - exp(-(spring + decay) * time)) / decay
    }
    let law = { (time: Double) in edge + sign * distance(time) }
    // Fast enough inwards it crosses the edge and has something left.
    if velocity < 0, -velocity > decay * start {
      let crossing = -log(1 + decay * start / velocity) / decay
      let left = velocity * exp(-(spring + decay) * crossing)
      if -left > 10 {
        return (Leg(begin: begin, length: crossing, end: edge, place: law), sign * left)
      }
    }
    // Down to half a point, after the farthest place.
    var early = 0.0
    if velocity > spring * start {
      early = -log(spring * (decay * start + velocity) / (velocity * (spring + decay))) / decay
    }
    var late = early + 10
    guard distance(early) >= 0.5 else { return (Leg(begin: begin, length: early, end: edge, place: law), 0) }
    for _ in 0..<200 {
      let middle = (early + late) / 2
      if distance(middle) < 0.5 { late = middle } else { early = middle }
    }
    return (Leg(begin: begin, length: late, end: edge, place: law), 0)
  }
}
