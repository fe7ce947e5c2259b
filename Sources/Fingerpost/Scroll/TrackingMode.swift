import FingerpostTimeline
public import Foundation

extension RunLoop.Mode {
  /// The mode of the main run loop while a scroll view tracks a finger or decelerates. [PIPE-17]
  ///
  /// What was added for the default mode alone waits meanwhile: timers, `perform(_:with:afterDelay:)`, display links.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Knows which scroll views track or decelerate, and keeps what has to wait for the default mode. [PIPE-17]
final class TrackingMode {
  /// The scroll views that do, each by its own recognizer, which knows when it is gone: a weak reference would have every
  /// later one to the scroll view counted in the slow way.
  private var entries: [ScrollTouchDelay] = []
  private var waiting: [() -> Void] = []

  nonisolated deinit {}

  /// Whether the main run loop is in the tracking mode.
  var isOn: Bool {
    guard !entries.isEmpty else { return false }
    entries.removeAll { $0.scrollView?.tracksOrDecelerates != true }
    return !entries.isEmpty
  }

  /// Takes in that a scroll view may have begun or ended to track or to decelerate.
  func update(_ scrollView: UIScrollView, in world: World) {
    if scrollView.tracksOrDecelerates {
      for entry in entries where entry === scrollView.delay { return }
      entries.append(scrollView.delay)
    } else {
      for index in entries.indices.reversed()
      where entries[index] === scrollView.delay || entries[index].scrollView == nil {
        entries.remove(at: index)
      }
      release(in: world)
    }
  }

  /// Does something now, or as soon as the default mode is back.
  func whenDefault(_ action: @escaping () -> Void) {
    if isOn { waiting.append(action) } else { action() }
  }

  /// A turn of the run loop later, what has waited is done in its order.
  private func release(in world: World) {
    guard !waiting.isEmpty, !isOn else { return }
    world.timeline.schedule(at: world.timeline.now) { [weak self] _ in
      guard let self, !isOn else { return }
      let actions = waiting
      waiting = []
      for action in actions { action() }
    }
  }
}

extension UIScrollView {
  fileprivate final var tracksOrDecelerates: Bool {
    holdingWindow != nil && (isTracking || isDragging || isDecelerating)
  }

  /// Tells the run loop that this may have begun or ended to track or to decelerate. [PIPE-17]
  final func updateTrackingMode() {
    guard let world = holdingWindow?.world else { return }
    world.tracking.update(self, in: world)
  }
}

extension UIApplication {
  /// Whether the main run loop is in the tracking mode, because a scroll view tracks or decelerates. [PIPE-17]
  package final var isInTrackingMode: Bool { world.tracking.isOn }
}
