import FingerpostTimeline
import Foundation

/// Movements without a finger, step by step on the world's clock. The end does not depend on the steps.
extension UIScrollView {
  /// Scrolls to an offset because code asked for it.
  final func scroll(to offset: CGPoint, animated: Bool) {
    // No end is told of what code itself puts an end to.
    isDecelerating = false
    goesToTop = false
    dropMotion()
    if animated, holdingWindow != nil, WindowPoint(offset) != self.offset {
      begin(
        .scrolling(from: self.offset, to: WindowPoint(offset)),
        lasting: pan.eventRules.scrollAnimationDuration,
        withNextFrame: true)
    } else {
      contentOffset = offset
    }
  }

  /// Begins a movement in place of the current one, now or with the next frame of the display. [SCR-29]
  final func begin(
    _ course: ScrollMotion.Course, lasting duration: Double, withNextFrame: Bool = false
  ) {
    guard let timeline = holdingWindow?.world.timeline else { return }
    motionCount += 1
    let start = withNextFrame ? pan.eventRules.nextFrame(after: timeline.now) : timeline.now
    motion = ScrollMotion(course: course, start: start, duration: duration)
    scheduleStep(on: timeline)
  }

  private func scheduleStep(on timeline: Timeline) {
    let count = motionCount
    timeline.schedule(at: pan.eventRules.nextFrame(after: timeline.now)) { [weak self] _ in
      guard let self, self.motionCount == count else { return }
      performStep()
    }
  }

  private func performStep() {
    guard let timeline = holdingWindow?.world.timeline, let current = motion else { return }
    let count = motionCount
    guard timeline.now < current.end else { return finish(current) }
    follow(current)
    // A callback may have put an end to it, or begun another movement.
    guard motionCount == count, motion != nil else { return }
    scheduleStep(on: timeline)
  }

  /// Puts the content where a movement has it now.
  final func follow(_ motion: ScrollMotion) {
    guard let now = holdingWindow?.world.timeline.now else { return }
    let time = now.seconds - motion.start.seconds
    let share = motion.duration > 0 ? time / motion.duration : 1
    switch motion.course {
    case .gliding(let x, let y): place(WindowPoint(x.offset(at: time), y.offset(at: time)))
    case .scrolling(let start, let end): place(start + (end - start) * ScrollMotion.eased(share))
    case .zooming(let zoom): follow(zoom, ScrollMotion.eased(share))
    }
  }

  /// Puts the content where a movement ends, and says so.
  private func finish(_ motion: ScrollMotion) {
    let count = motionCount
    switch motion.course {
    case .gliding(let x, let y):
      place(WindowPoint(x.end, y.end))
      guard motionCount == count else { return }
      dropMotion()
      endDecelerating()
    case .scrolling(_, let end):
      place(end)
      guard motionCount == count else { return }
      dropMotion()
      endScrolling()
    case .zooming(let zoom):
      follow(zoom, 1)
      guard motionCount == count else { return }
      dropMotion()
      endZooming()
    }
  }

  /// Ends a movement where it is; one that zooms goes to its end. The delegate hears of the end.
  final func endMotion() {
    guard let motion else { return }
    switch motion.course {
    case .gliding:
      dropMotion()
      endDecelerating()
    case .scrolling:
      dropMotion()
      endScrolling()
    case .zooming: finish(motion)
    }
  }

  /// Scrolls to the top because the status bar was tapped. [SCR-24]
  final func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard top != contentOffset else { return }
    scroll(to: top, animated: true)
    goesToTop = motion != nil
    if !goesToTop { delegate?.scrollViewDidScrollToTop(self) }
  }

  /// Tells the delegate that a movement is over that code or the status bar asked for.
  private func endScrolling() {
    if goesToTop {
      goesToTop = false
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Ends a movement without a word.
  final func dropMotion() {
    motion = nil
    motionCount += 1
  }
}

/// What moves a scroll view's content without a finger, from one instant on.
struct ScrollMotion {
  enum Course {
    /// The finger has let go.
    case gliding(x: ScrollGlide, y: ScrollGlide)
    /// Code asked for an offset.
    case scrolling(from: WindowPoint, to: WindowPoint)
    /// Code asked for a scale, or a pinch went too far.
    case zooming(UIScrollView.Zoom)
  }

  var course: Course
  let start: Instant
  /// In seconds.
  let duration: Double
  /// Whether it is what ``UIScrollView/isDecelerating`` is about.
  var isGlide: Bool {
    if case .gliding = course { true } else { false }
  }

  /// When it is over.
  var end: Instant { start.advanced(bySeconds: duration) }

  /// How much of the way a movement that code asked for has covered at a share of its time. [SCR-29]
  static func eased(_ share: Double) -> Double {
    (1 - cos(.pi * min(max(share, 0), 1))) / 2
  }
}
