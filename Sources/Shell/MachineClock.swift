import CChannel

/// The machine's monotonic clock, which devices and applications go by as well.
public enum MachineClock {
  /// The time, in nanoseconds from a moment that stays the same while the machine runs.
  public static func now() -> Int64 { channel_now() }
  /// How long the calling thread has used a processor, in nanoseconds.
  public static func threadTime() -> Int64 { channel_thread_time() }
}
