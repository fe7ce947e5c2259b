/// A point in time, in whole nanoseconds since the timeline began.
///
/// Whole numbers, so that two replays of one recording compare equal to the last bit on every machine.
public struct Instant: Hashable, Comparable, Sendable {
  /// The distance from the timeline's beginning, in nanoseconds.
  public var nanoseconds: Int64

  /// Creates the instant that lies the given number of nanoseconds after the beginning.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the instant that lies the given number of seconds after the beginning, rounded to a nanosecond.
  ///
  /// A value that is not a number counts as zero; values beyond 292 years are clamped to that.
  public init(seconds: Double) {
    let scaled = (seconds * 1e9).rounded()
    if scaled.isNaN {
      nanoseconds = 0
    } else if scaled >= 9.2e18 {
      nanoseconds = 9_200_000_000_000_000_000
    } else if scaled <= -9.2e18 {
      nanoseconds = -9_200_000_000_000_000_000
    } else {
      nanoseconds = Int64(scaled)
    }
  }

  /// The beginning of the timeline.
  public static let zero = Instant(nanoseconds: 0)

  /// The distance from the timeline's beginning, in seconds.
  @inlinable
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Orders instants from earlier to later.
  @inlinable
  public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

  /// Returns the instant that lies the given number of seconds after this one.
  public func advanced(bySeconds seconds: Double) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(Instant(seconds: seconds).nanoseconds)
    return Instant(nanoseconds: overflow ? (seconds < 0 ? .min : .max) : sum)
  }
}
