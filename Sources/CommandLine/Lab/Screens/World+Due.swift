import Fingerpost
import FingerpostTimeline

extension World {
  /// Does what is due up to a time in nanoseconds, and leaves the clock at the last thing that was.
  func doWhatIsDue(at now: Int64) {
    run {
      while let deadline = timeline.nextDeadline, deadline.nanoseconds <= now {
        timeline.advance(to: deadline)
      }
    }
  }
}
