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
    while let next = next(in: world), next.nanoseconds < nanoseconds {
      world.timeline.advance(to: next)
      instant(world)
    }
  }

  /// The next deadline, or while something animates the display's next frame, if that comes before.
  ///
  /// Where no deadline is left nothing will come to an end, and no frame is wanted.
  private func next(in world: World) -> Instant? {
    guard let deadline = world.timeline.nextDeadline else { return nil }
    return world.nextAnimationFrame.map { min(deadline, Instant(nanoseconds: $0)) } ?? deadline
  }

  /// Lets time run on as without a watch, with a stop at each deadline.
  ///
  /// - Returns: whether nothing is pending any more.
  package func runUntilIdle(_ world: World) -> Bool {
    var left = 100_000
    while let next = next(in: world) {
      guard left > 0 else { return false }
      left -= 1
      world.timeline.advance(to: next)
      instant(world)
    }
    return true
  }
}
