import FingerpostHID

/// How patient the shell is, in nanoseconds, and how much it keeps.
public struct ShellSettings: Hashable, Sendable {
  /// How long an application may take nothing while something waits for it.
  public var silentAfter: Int64 = 10_000_000_000
  /// How long a process may keep running without its port before it is asked to end.
  public var portlessFor: Int64 = 500_000_000
  /// How long a process may take to end when it was asked to.
  public var endingFor: Int64 = 2_000_000_000
  /// How soon after the first swipe from the edge the second must come to go home, if an application wants the first; inferred.
  public var secondSwipeWithin: Int64 = 3_000_000_000
  /// How many frames wait for one application at most.
  public var queueLimit = FrameQueue.usualLimit

  /// Creates the usual settings.
  public init() {}
}
