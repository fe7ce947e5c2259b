import Foundation

/// The pinch with which a scroll view zooms; there is one while zooming is possible. [SCR-1, SCR-23]
final class ScrollPinch: UIPinchGestureRecognizer, TraceNamed {
  var traceName: String { scrollView.map { "\($0.traceLabel).pinch" } ?? "pinch of a scroll view" }

  /// The scroll view that it zooms, which keeps it and clears this when it goes.
  nonisolated(unsafe) unowned var scrollView: UIScrollView?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
    addTarget { [unowned self] _ in scrollView?.follow(self) }
  }

  override var shouldBegin: Bool {
    guard let scrollView, scrollView.zoomedView != nil else { return false }
    return scrollView.contentLetsGo(to: self)
  }

  /// Zooming is over when one of the fingers lifts. [SCR-23]
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .began || state == .changed, numberOfTouches < 2 { state = .ended }
  }

  /// Scrolling and zooming go together.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = preventedGestureRecognizer as? ScrollPan else { return true }
    return pan.scrollView !== scrollView
  }

  nonisolated deinit {}
}
