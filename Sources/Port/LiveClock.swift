#if os(Linux)
  import CChannel
  import FingerpostHID
  import FingerpostTimeline

  /// What moves an application's timeline: the machine's clock, or nothing but the frames.
  final class LiveClock {
    let followsFrames: Bool
    private var start: Int64?

    /// Creates a clock.
    ///
    /// - Parameter followsFrames: whether time stops between frames, and begins with the first one. What fingers do
    ///   then has the same outcome, to the byte, on every run.
    init(followsFrames: Bool) {
      self.followsFrames = followsFrames
    }

    nonisolated deinit {}

    /// Where the timeline begins.
    var beginning: Instant { Instant(nanoseconds: followsFrames ? 0 : channel_now()) }

    /// The time, in nanoseconds since the machine was started; nil where the machine's clock does not count.
    var now: Int64? { followsFrames ? nil : channel_now() }

    /// The frame with its time on the timeline.
    func frame(_ frame: Frame) -> Frame {
      guard followsFrames else { return frame }
      let start = self.start ?? frame.nanoseconds
      self.start = start
      var moved = frame
      moved.shift(to: frame.nanoseconds - start)
      return moved
    }

    /// Lets pass what is still to come, where no clock would.
    func finish(_ timeline: Timeline) {
      if followsFrames { timeline.runUntilIdle() }
    }
  }
#endif
