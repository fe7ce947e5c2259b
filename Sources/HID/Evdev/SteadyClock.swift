/// The clock of a device, made to go forward only: if it is set back, time continues from where it had been.
struct SteadyClock: Hashable, Sendable {
  /// The last time that was asked for; nil before the first.
  private(set) var last: Int64?
  /// How often the clock was set back.
  private(set) var steps = 0
  private var offset: Int64 = 0

  /// Returns the time for what the device says, never before the last one.
  mutating func time(_ nanoseconds: Int64) -> Int64 {
    let (moved, overflows) = nanoseconds.addingReportingOverflow(offset)
    var time = overflows ? (nanoseconds > 0 ? Int64.max : Int64.min) : moved
    if let last, time < last {
      steps &+= 1
      let (offset, overflows) = last.subtractingReportingOverflow(nanoseconds)
      self.offset = overflows ? 0 : offset
      time = last
    }
    last = time
    return time
  }
}
