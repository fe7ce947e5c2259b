/// Finds shakes in what an accelerometer measures. [MOT-1]
///
/// ```
///           strong               the other way, in time, 3 times
///   still ─────────▶ swinging ────────────────────────────────────▶ shaking  (began)
///     ▲                 │ too slow                                     │
///     ├─────────────────┘                                              ├─ calm, or no samples ──▶ (ended)
///     └────────────────────────────────────────────────────────────────┴─ the device went ──────▶ (cancelled)
/// ```
///
/// Gravity is what the acceleration is on average, and is taken off; so it does not matter how the sensor is mounted. A
/// shake that never stops begins once: that it lasts too long is for the application to say, whose rule has the limit.
/// [MOT-2]
public struct ShakeDetector: Hashable, Sendable {
  private struct Vector: Hashable {
    var x = 0.0
    var y = 0.0
    var z = 0.0

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }
    var length: Double { dot(self).squareRoot() }
  }

  /// The direction of a swing, and when it began.
  private struct Swing: Hashable {
    var way: Vector
    var start: Int64
  }

  /// No sensor measures more, in g; what does is broken.
  private static let strongest = 1000.0

  private let limits: ShakeLimits
  private var clock = SteadyClock()
  private var gravity: Vector?
  private var swing: Swing?
  private var turns = 0
  private var lastTime: Int64 = 0
  /// When it was last not calm.
  private var lastUnrest: Int64 = 0

  /// Whether a shake is in progress.
  public private(set) var isShaking = false

  /// Creates a detector for a sensor that has measured nothing yet.
  public init(_ limits: ShakeLimits = .standard) { self.limits = limits }

  /// How long nothing may come during a shake before ``rest()`` is to be called, in nanoseconds.
  public var patience: Int64 { limits.quiet }

  /// Takes the next sample.
  ///
  /// - Returns: a frame if a shake begins or ends with it. What is not a number is left out.
  public mutating func receive(_ sample: MotionSample) -> Frame? {
    let measured = Vector(x: sample.x, y: sample.y, z: sample.z)
    guard measured.length <= Self.strongest else { return nil }
    let time = min(max(clock.time(sample.nanoseconds), lastTime), SourceClock.latest)
    guard let gravity, time - lastTime < limits.gap else { return begin(with: measured, at: time) }
    let step = Double(time - lastTime)
    let share = step / (Double(max(limits.settling, 1)) + step)
    let down = Vector(
      x: gravity.x + (measured.x - gravity.x) * share, y: gravity.y + (measured.y - gravity.y) * share,
      z: gravity.z + (measured.z - gravity.z) * share)
    self.gravity = down
    lastTime = time
    let motion = Vector(x: measured.x - down.x, y: measured.y - down.y, z: measured.z - down.z)
    let strength = motion.length
    if strength > limits.calm { lastUnrest = time }
    if isShaking { return time - lastUnrest >= limits.quiet ? finish(.ended, at: time) : nil }
    follow(motion, strength, at: time)
    guard turns >= limits.turns else { return nil }
    isShaking = true
    return Frame(nanoseconds: time, shake: .began)
  }

  /// Notes that nothing came for as long as ``patience`` says: a device at rest may report nothing.
  ///
  /// - Returns: a frame if that ends a shake.
  public mutating func rest() -> Frame? { isShaking ? finish(.ended, at: lastTime + limits.quiet) : nil }

  /// Forgets everything: the device is gone, or given to another program.
  ///
  /// - Returns: a frame if that cancels a shake.
  public mutating func cancel() -> Frame? {
    gravity = nil
    guard isShaking else {
      forgetSwing()
      return nil
    }
    return finish(.cancelled, at: lastTime)
  }

  /// Begins again, with the first sample of all or the first after a gap.
  private mutating func begin(with measured: Vector, at time: Int64) -> Frame? {
    gravity = measured
    lastTime = time
    guard isShaking else {
      forgetSwing()
      return nil
    }
    return finish(.ended, at: time)
  }

  private mutating func follow(_ motion: Vector, _ strength: Double, at time: Int64) {
    guard strength >= limits.swing else {
      if swing.map({ time - $0.start > limits.longestTurn }) ?? false { forgetSwing() }
      return
    }
    guard let swing else {
      self.swing = Swing(way: motion, start: time)
      return
    }
    // Within 60 degrees of the opposite.
    guard motion.dot(swing.way) < -0.5 * strength * swing.way.length else { return }
    let turn = time - swing.start
    if turn > limits.longestTurn { turns = 0 } else if turn >= limits.shortestTurn { turns += 1 }
    self.swing = Swing(way: motion, start: time)
  }

  private mutating func finish(_ shake: Shake, at time: Int64) -> Frame {
    isShaking = false
    lastTime = max(lastTime, time)
    forgetSwing()
    return Frame(nanoseconds: lastTime, shake: shake)
  }

  private mutating func forgetSwing() {
    swing = nil
    turns = 0
  }
}
