#if os(Linux)
  import Glibc

  /// The machine's monotonic clock, which devices and applications go by as well.
  public enum MachineClock {
    /// The time since the machine was started, in nanoseconds.
    public static func now() -> Int64 {
      var time = timespec()
      guard clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
      return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
  }
#endif
