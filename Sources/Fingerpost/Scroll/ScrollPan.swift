import Foundation

/// The pan with which a scroll view follows the finger. [SCR-1]
///
/// It is a pan that begins only where the content has somewhere to go, and only if the content lets go of the touch.
/// Attached to another view it scrolls from there. [SCR-3, SCR-7, SCR-15]
final class ScrollPan: UIPanGestureRecognizer, TraceNamed {
  var traceName: String { scrollView.map { "\($0.traceLabel).pan" } ?? "pan of a scroll view" }

  /// The scroll view that it serves, which keeps it, and takes itself out of here when it goes.
  nonisolated(unsafe) unowned var scrollView: UIScrollView?
  /// What follows the content of the scroll view.
  weak var follower: (any ScrollFollower)?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
    allowedScrollTypesMask = .all
    addTarget { [unowned self] _ in scrollView?.follow(self) }
  }

  nonisolated deinit {}

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      precondition(
        scrollView == nil || delegate === scrollView?.recognizerDelegate,
        "the delegate of a scroll view's pan recognizer has to stay the scroll view [SCR-1]")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView else { return }
    scrollView.stops(for: touches)
    scrollView.updateTrackingMode()
    if scrollView.wasStopped, state == .possible, threshold({ $0.scrollCatchBeginsAtOnce }) {
      needsNoWay()
    }
  }

  /// Whether the last move is the one with which it began, by its own account.
  private(set) var hasJustBegun = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasPossible = state == .possible
    super.touchesMoved(touches, with: event)
    hasJustBegun = wasPossible && state == .began
  }

  override func scroll(by way: WindowPoint, at point: WindowPoint, _ event: UIEvent) {
    let wasPossible = state == .possible
    super.scroll(by: way, at: point, event)
    hasJustBegun = wasPossible && state == .began
  }

  override var isReadyToBegin: Bool {
    guard let scrollView else { return false }
    return scrollView.wantsToScroll(along: WindowPoint(translation(in: scrollView)))
  }

  override var startsFromZero: Bool { true }

  override var shouldBegin: Bool { scrollView?.contentLetsGo(to: self) ?? false }

  /// Scrolling and zooming go together.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pinch = preventedGestureRecognizer as? ScrollPinch else { return true }
    return pinch.scrollView !== scrollView
  }

  override func reset() {
    super.reset()
    guard let scrollView else { return }
    scrollView.fingersAreGone()
    scrollView.updateTrackingMode()
  }
}
