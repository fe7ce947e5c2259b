import FingerpostTimeline

/// One deadline of a recognizer; setting it again drops the one before.
struct GestureDeadline {
  private var pending: (timeline: Timeline, token: Timeline.Token)?

  /// Runs an action after some seconds, unless the deadline is cleared by then; it keeps the recognizer.
  ///
  /// Nothing is scheduled for a recognizer outside of a window, which has no clock.
  mutating func set<Recognizer: UIGestureRecognizer>(
    after seconds: Double, for recognizer: Recognizer, _ action: @escaping (Recognizer) -> Void
  ) {
    clear()
    guard let timeline = recognizer.timeline else { return }
    let token = timeline.schedule(at: timeline.now.advanced(bySeconds: seconds)) { _ in
      action(recognizer)
    }
    pending = (timeline, token)
  }

  /// Drops the deadline.
  mutating func clear() {
    guard let (timeline, token) = pending else { return }
    timeline.cancel(token)
    pending = nil
  }
}
