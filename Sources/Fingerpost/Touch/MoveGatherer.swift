import FingerpostHID
import FingerpostTimeline

/// Gathers the moves of one display frame, so that they make one event. [PIPE-7]
///
/// ```
///            moves                     moves: merged
///   nothing ───────► waiting for the ◄──────────────┐
///      ▲             display's next frame ──────────┘
///      │                  │
///      └──────────────────┘
///        it comes, or anything else than moves does: the moves go first [PIPE-6, PIPE-8]
/// ```
///
/// The display's frames are deadlines of the timeline. While the application is busy with an event none comes, and what
/// arrives meanwhile makes one event with the more samples. [PIPE-9]
final class MoveGatherer {
  private unowned let environment: TouchEnvironment
  private let interval: Int64
  private var gathered: Frame?
  private var due = Instant(nanoseconds: 0)
  private var token: Timeline.Token?

  /// Creates a gatherer for the environment that owns it; the interval is in seconds.
  init(_ environment: TouchEnvironment, interval: Double) {
    self.environment = environment
    // A day is longer than any wait, and fits.
    self.interval = Int64(max(1, min(interval, 86_400) * 1e9).rounded())
  }

  nonisolated deinit {}

  /// Takes a frame: keeps its moves, or hands it on behind those that it keeps.
  func receive(_ frame: Frame) {
    let timeline = environment.world.timeline
    if gathered != nil, !environment.isBusy, frame.nanoseconds >= due.nanoseconds {
      timeline.advance(to: due)
    }
    guard frame.isMovesOnly else {
      flush()
      environment.handle(frame)
      return
    }
    if gathered?.merge(frame) == true { return }
    flush()
    // Final values alone have no samples to wait for. [TOUCH-21]
    guard !frame.contacts.isEmpty || !frame.earlier.isEmpty else { return environment.handle(frame) }
    gathered = frame
    // The next multiple of the interval, unless time ends before.
    let (next, overflows) = frame.nanoseconds.addingReportingOverflow(interval - frame.nanoseconds % interval)
    due = Instant(nanoseconds: overflows ? frame.nanoseconds : next)
    token = timeline.schedule(at: due) { [weak self] _ in self?.flush() }
  }

  /// Hands on what was gathered, if there is anything.
  func flush() {
    guard let frame = gathered else { return }
    gathered = nil
    if let token { environment.world.timeline.cancel(token) }
    token = nil
    environment.handle(frame)
  }
}
