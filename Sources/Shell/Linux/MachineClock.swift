#if os(Linux)
  import CChannel

  /// The machine's monotonic clock, which devices and applications go by as well.
  public enum MachineClock {
    /// The time since the machine was started, in nanoseconds.
    public static func now() -> Int64 { channel_now() }
  }
#endif
