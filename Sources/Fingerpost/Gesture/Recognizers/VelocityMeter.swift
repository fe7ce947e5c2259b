/// How fast a quantity changes, from its last two samples. [PAN-11]
struct VelocityMeter {
  private struct Sample {
    var value = WindowPoint.zero
    var time = 0.0
  }

  private var earlier = Sample()
  private var latest = Sample()
  /// How long the velocity stands after the last sample, in seconds.
  private var memory = 0.0

  init() {}

  /// When the last sample was taken, in seconds.
  var latestTime: Double { latest.time }

  /// Creates a meter whose first sample is zero.
  init(memory: Double, at time: Double) {
    self.memory = memory
    restart(.zero, at: time)
  }

  /// Begins again: the velocity is zero until the next sample. [PAN-10, PINCH-3]
  mutating func restart(_ value: WindowPoint, at time: Double) {
    latest = Sample(value: value, time: time)
    earlier = latest
  }

  /// Takes in a sample at a time in seconds; of several at one time the last counts.
  mutating func sample(_ value: WindowPoint, at time: Double) {
    if time > latest.time { earlier = latest }
    latest = Sample(value: value, time: time)
  }

  /// The change a second between the last two samples, or zero when the last one is older than the memory.
  func velocity(at now: Double) -> WindowPoint {
    let interval = latest.time - earlier.time
    guard interval > 0, now - latest.time <= memory else { return .zero }
    return (latest.value - earlier.value) / interval
  }
}
