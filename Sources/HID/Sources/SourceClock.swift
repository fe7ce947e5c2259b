/// Brings the times of one source to the clock of the machine, and never lets them go back.
///
/// ```
///   more than a second from now at the first frame ──► the first frame is now, and the source's own spacing stays
///   more than a second ahead of now, later on ───────► the source's clock was set: now, and so on from there
///   more than a second before it was read empty ─────► likewise: it could not have been waiting since then
///   more than a second before the frame before ──────► likewise, and that is a fault
///   less than that before the frame before ──────────► the time of the frame before
/// ```
///
/// Emulated devices report the times at which they were recorded, and some devices refuse the machine's clock. Frames that
/// have waited because nobody read them are late and keep their times. It is a pure function of what it is told.
public struct SourceClock: Hashable, Sendable {
  /// How far a source's clock may lie from the machine's, in nanoseconds.
  public static let tolerance: Int64 = 1_000_000_000
  /// No time lies beyond this one, so that sums and differences of two never overflow.
  static let latest = Int64(1) << 61

  /// The last time that was given out; nil before the first.
  public private(set) var last: Int64?
  /// How often the source's clock was set, forwards or back.
  public private(set) var steps = 0
  /// Whether the last time that was asked for had gone back by more than the tolerance.
  public private(set) var wentBack = false
  /// What is added to the source's times; nil before the first.
  public private(set) var offset: Int64?
  private var rested: Int64?

  /// Creates a clock for a source that has reported nothing yet.
  public init() {}

  /// Returns the machine's time for a source's.
  ///
  /// - Parameters:
  ///   - nanoseconds: the time as the source has it.
  ///   - now: the machine's clock at reading.
  /// - Returns: nil for a time that is no clock's: below 0, or more than 73 years.
  public mutating func time(_ nanoseconds: Int64, now: Int64) -> Int64? {
    wentBack = false
    guard (0...Self.latest).contains(nanoseconds) else { return nil }
    let now = Self.clamped(now)
    guard let offset else {
      let isNear = (nanoseconds - now).magnitude <= Self.tolerance.magnitude
      self.offset = isNear ? 0 : now - nanoseconds
      return give(isNear ? nanoseconds : now)
    }
    let moved = nanoseconds + offset
    wentBack = last.map { moved < $0 - Self.tolerance } ?? false
    let waitedTooLong = rested.map { moved < $0 - Self.tolerance } ?? false
    if wentBack || waitedTooLong || moved > now + Self.tolerance {
      steps &+= 1
      let time = max(now, last ?? 0)
      self.offset = time - nanoseconds
      return give(time)
    }
    return give(max(moved, last ?? 0))
  }

  /// Notes that the source had nothing more to read, so that whatever comes now is younger.
  public mutating func rest(now: Int64) { rested = Self.clamped(now) }

  /// Notes something that did not come from the source, and that it cannot precede any more.
  ///
  /// - Returns: its time: now, or that of the last frame if that is later.
  mutating func interject(now: Int64) -> Int64 { give(max(Self.clamped(now), last ?? 0)) }

  private mutating func give(_ time: Int64) -> Int64 {
    let time = min(max(time, 0), Self.latest)
    last = time
    return time
  }

  private static func clamped(_ time: Int64) -> Int64 { min(max(time, 0), latest) }
}
