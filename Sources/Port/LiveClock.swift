#if os(Linux)
  import CChannel
  import FingerpostHID
  import FingerpostTimeline

  /// What moves an application's timeline: the machine's clock, or nothing but the frames.
  final class LiveClock {
    let followsFrames: Bool
    /// Where the timeline begins.
    let beginning: Instant
    private var start: Int64?

    /// Creates a clock.
    ///
    /// - Parameter setting: `frames` where time stops between frames, and begins with the first one: what fingers do then has
    ///   the same outcome, to the byte, on every run. `frames:` and a number of nanoseconds has it begin there, and frames keep
    ///   their times. Anything else stands for the machine's clock.
    init(_ setting: String?) {
      let parts = setting?.split(separator: ":", maxSplits: 1) ?? []
      let begin = parts.count == 2 ? Int64(parts[1]).map { max(0, $0) } : nil
      followsFrames = parts.first == "frames" && (parts.count == 1 || begin != nil)
      if followsFrames, begin != nil { start = 0 }
      beginning = Instant(nanoseconds: followsFrames ? begin ?? 0 : channel_now())
    }

    nonisolated deinit {}

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
