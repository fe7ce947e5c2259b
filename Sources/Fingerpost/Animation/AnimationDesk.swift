import FingerpostTimeline
import Foundation

/// What animates in a world.
final class AnimationDesk {
  /// Whether changes are shown on their way at all. [ANIM-7]
  var isEnabled = true
  private(set) var runs: [AnimationRun] = []
  /// The transactions that are open. [ANIM-12]
  let transactions = TransactionStack()
  /// The machine's time in nanoseconds, where that moves the timeline: code that runs between deadlines is later than those.
  var clock: (() -> Int64?)?

  func now(on timeline: Timeline) -> Instant {
    guard let nanoseconds = clock?() else { return timeline.now }
    return max(timeline.now, Instant(nanoseconds: nanoseconds))
  }

  nonisolated deinit {}

  func add(_ run: AnimationRun) {
    if !runs.contains(where: { $0 === run }) { runs.append(run) }
  }

  func remove(_ run: AnimationRun) {
    runs.removeAll { $0 === run }
  }

  /// The application goes to the background, where nothing is shown. [ANIM-4]
  func interruptAll() {
    for run in runs { run.interrupt() }
  }
}

extension World {
  /// Has animations begin when code asks for them, and not with the last event.
  ///
  /// - Parameter clock: returns the machine's time in nanoseconds, nil where it does not move the timeline.
  package func animate(by clock: @escaping () -> Int64?) { animations.clock = clock }

  /// Whether the screen changes with time, because something animates.
  package var isAnimating: Bool { animations.runs.contains { $0.isMoving } }

  /// When the display's next frame comes while something animates, in nanoseconds; nil while nothing does.
  package var nextAnimationFrame: Int64? {
    isAnimating ? eventRules.nextFrame(after: timeline.now).nanoseconds : nil
  }
}

extension EventRules {
  /// The display's next frame: frames come at whole multiples of their length. [PIPE-7]
  nonisolated func nextFrame(after now: Instant) -> Instant {
    let interval = Int64(max(1, (1e9 / max(scrollStepsPerSecond, 1)).rounded()))
    let past = now.nanoseconds % interval
    let (next, overflows) = now.nanoseconds.addingReportingOverflow(past < 0 ? -past : interval - past)
    return Instant(nanoseconds: overflows ? .max : next)
  }
}
