import FingerpostHID

/// How patient the shell is, in nanoseconds, and how much it keeps.
public struct ShellSettings: Hashable, Sendable {
  /// How long an application may take nothing while something waits for it.
  public var silentAfter: Int64 = 10_000_000_000
  /// How long a process may keep running without its port before it is asked to end.
  public var portlessFor: Int64 = 500_000_000
  /// How long an application may leave a frame unhandled; nil forever.
  public var answersWithin: Int64? = 5_000_000_000
  /// How long an application may take until it says that it is ready; nil forever.
  public var readyWithin: Int64? = 20_000_000_000
  /// How long a process may take to end when it was asked to.
  public var endingFor: Int64 = 2_000_000_000
  /// How long a process may take to end that was asked to while the others continue.
  public var endingAloneFor: Int64 = 5_000_000_000
  /// How soon after the first swipe from the edge the second must come to go home, if an application wants the first; inferred.
  public var secondSwipeWithin: Int64 = 3_000_000_000
  /// How many frames wait for one application at most.
  public var queueLimit = FrameQueue.defaultLimit

  /// Whether an application is given up that takes nothing.
  var isPatient: Bool { answersWithin == nil }

  /// Creates the usual settings.
  public init() {}

  /// Waits as long for applications, and longer for their start and for full ports where that is longer than usual.
  ///
  /// - Parameter seconds: how long an application may leave a frame unhandled; nil forever, as under a debugger.
  public mutating func setPatience(seconds: Double?) {
    guard let seconds else {
      answersWithin = nil
      readyWithin = nil
      return
    }
    let time = Int64(max(0.001, min(seconds, 1e6)) * 1e9)
    answersWithin = time
    readyWithin = max(20_000_000_000, time)
    silentAfter = max(silentAfter, 2 * time)
  }
}
