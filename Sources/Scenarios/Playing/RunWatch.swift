public import Fingerpost
public import FingerpostHID
import FingerpostTimeline

/// What wants to see a run from outside while it is played, such as a recorder of pictures.
///
/// It must not change anything. A run that is watched gives the same facts as one that is not.
public struct RunWatch {
  /// Called before the application gets a frame.
  package var frame: (Frame) -> Void
  /// Called at the beginning, and then whenever everything at one instant of the run is over.
  package var instant: (World) -> Void

  /// Creates a watch.
  public init(frame: @escaping (Frame) -> Void, instant: @escaping (World) -> Void) {
    self.frame = frame
    self.instant = instant
  }
  /// Moves the clock to the last deadline before a time, with a stop at each on the way.
  package func advance(_ world: World, before nanoseconds: Int64) {
    while let deadline = world.timeline.nextDeadline, deadline.nanoseconds < nanoseconds {
      world.timeline.advance(to: deadline)
      instant(world)
    }
  }

  /// Lets time run on as without a watch, with a stop at each deadline.
  ///
  /// - Returns: whether nothing is pending any more.
  package func runUntilIdle(_ world: World) -> Bool {
    var left = 100_000
    while let deadline = world.timeline.nextDeadline {
      guard left > 0 else { return false }
      left -= 1
      world.timeline.advance(to: deadline)
      instant(world)
    }
    return true
  }
}
