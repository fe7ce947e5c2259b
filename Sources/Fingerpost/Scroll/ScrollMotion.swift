import FingerpostTimeline
import Foundation

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
