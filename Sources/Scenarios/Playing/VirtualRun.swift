package import Fingerpost
package import FingerpostHID
import FingerpostTimeline

/// A run of a world in virtual time: what comes to it, each at its own time, and the deadlines between.
///
/// Where somebody watches or sets the pace, time stops at each deadline on the way. The facts are the same without.
package struct VirtualRun {
  private let world: World
  private let watch: RunWatch?
  private let pace: ((Int64) -> Void)?
  private let stopsAtFrames: Bool

  /// Creates a run of a world.
  ///
  /// - Parameters:
  ///   - watch: what sees the run from outside, or nil.
  ///   - pace: called before anything happens at a time, in nanoseconds; it may wait.
  ///   - stopsAtFrames: whether who watches also sees the display's frames while something animates.
  package init(
    _ world: World, watching watch: RunWatch? = nil, pace: ((Int64) -> Void)? = nil,
    stopsAtFrames: Bool = true
  ) {
    self.world = world
    self.watch = watch
    self.pace = pace
    self.stopsAtFrames = stopsAtFrames
  }

  /// Plays frames in order, and lets time run on until nothing is pending.
  ///
  /// - Parameter limit: how many deadlines may come after the last frame.
  /// - Returns: false if something was still pending then.
  @discardableResult
  package func play(_ frames: [Frame], limit: Int = 100_000) -> Bool {
    look()
    for frame in frames {
      approach(frame.nanoseconds)
      watch?.frame(frame)
      world.application.handle(frame)
      look()
    }
    return finish(limit: limit)
  }

  /// Shows what is now to who watches.
  package func look() { watch?.instant(world) }

  /// Moves the clock to a time.
  package func advance(to nanoseconds: Int64) {
    approach(nanoseconds)
    world.timeline.advance(to: Instant(nanoseconds: nanoseconds))
  }

  /// Lets time run on until nothing is pending.
  ///
  /// - Parameter limit: at how many instants it may stop.
  /// - Returns: false if something was still pending then.
  package func finish(limit: Int = 100_000) -> Bool {
    guard isFollowed else { return world.timeline.runUntilIdle(limit: limit) }
    var left = limit
    while let next {
      guard left > 0 else { return false }
      left -= 1
      stop(at: next)
    }
    return true
  }

  private var isFollowed: Bool { watch != nil || pace != nil }

  /// Moves the clock to the last stop before a time.
  private func approach(_ nanoseconds: Int64) {
    if isFollowed {
      while let next, next.nanoseconds < nanoseconds { stop(at: next) }
    }
    pace?(nanoseconds)
  }

  private func stop(at instant: Instant) {
    pace?(instant.nanoseconds)
    world.timeline.advance(to: instant)
    look()
  }

  /// The next deadline, or while something animates the display's next frame, if that comes before.
  ///
  /// Where no deadline is left nothing will come to an end, and no frame is wanted.
  private var next: Instant? {
    guard let deadline = world.timeline.nextDeadline else { return nil }
    guard stopsAtFrames, watch != nil, let frame = world.nextAnimationFrame else { return deadline }
    return min(deadline, Instant(nanoseconds: frame))
  }
}
