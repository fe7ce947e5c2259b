import Foundation

/// How much of a change has happened at a share of its time; both begin at 0, and the change ends at 1.
nonisolated enum TimingCurve: Hashable, Sendable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  case spring(Spring)

  static let easeInOut = cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeIn = cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// Returns how much has happened at a share of the time, which may be more than all of it for springs.
  func progress(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    switch self {
    case .linear: return share
    case .cubic(let x1, let y1, let x2, let y2):
      return Self.coordinate(y1, y2, at: Self.parameter(x1, x2, for: share))
    case .spring(let spring): return spring.progress(at: share)
    }
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let weights = PathPiece.weights(at: t)
    return weights.first * first + weights.second * second + weights.end
  }

  /// Halving finds the parameter for any control points; 40 steps are exact to a picometer on any screen.
  private static func parameter(_ x1: Double, _ x2: Double, for x: Double) -> Double {
    let (x1, x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A damped oscillation that carries a value from 0 to 1; one of its times is the whole movement. [ANIM-6]
nonisolated struct Spring: Hashable, Sendable {
  /// How near the end counts as there: a thousandth of the way.
  private static let settled = -log(0.001)

  /// 1 comes to rest without passing the end, less than 1 swings about it.
  let dampingRatio: Double
  /// How fast the spring would swing undamped, in radians for the whole movement.
  let frequency: Double
  /// The velocity at the beginning, in ways for the whole movement.
  let velocity: Double

  /// Creates a spring that has settled when the movement is over.
  ///
  /// - Parameter velocity: the velocity at the beginning, in ways per second.
  init(dampingRatio: Double, velocity: Double, duration: Double) {
    let ratio = dampingRatio.isFinite ? max(0.01, dampingRatio) : 1
    self.dampingRatio = ratio
    frequency = Self.settled / Self.slowest(ratio)
    self.velocity = velocity.isFinite && duration.isFinite ? velocity * max(0, duration) : 0
  }

  /// The slowest decay of a spring whose frequency is 1.
  private static func slowest(_ ratio: Double) -> Double {
    ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
  }

  /// Returns how long a spring with a frequency in radians a second takes until it has settled, in seconds.
  static func settlingDuration(dampingRatio: Double, frequency: Double) -> Double {
    let decay = slowest(max(0.01, dampingRatio)) * frequency
    return decay > 0 && decay.isFinite ? settled / decay : 0
  }

  func progress(at share: Double) -> Double {
    let decay = dampingRatio * frequency
    let slope = decay - velocity
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - exp(-decay * share) * (cos(swing * share) + slope / swing * sin(swing * share))
    }
    guard dampingRatio > 1 else { return 1 - exp(-decay * share) * (1 + slope * share) }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    // As two decays, since hyperbolic functions of large numbers overflow.
    let (slow, fast) = (exp((spread - decay) * share), exp((-spread - decay) * share))
    return 1 - ((slow + fast) / 2 + slope / spread * (slow - fast) / 2)
  }
}
