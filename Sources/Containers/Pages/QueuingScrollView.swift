import Fingerpost
import Foundation

/// The private scroll view of a page controller, as in UIKit, whose name it has. [PAGE-3]
///
/// Its content is three pages long, with the one that is shown in the middle. A delegate of the application's hears all.
final class _UIQueuingScrollView: UIScrollView {
  private let hub = ScrollHub()

  /// Called when the content has moved.
  var onScroll: (() -> Void)? {
    get { hub.onScroll }
    set { hub.onScroll = newValue }
  }
  /// Called when the content has come to rest.
  var onRest: (() -> Void)? {
    get { hub.onRest }
    set { hub.onRest = newValue }
  }

  /// Called when it has left its window.
  var onLeave: (() -> Void)?

  nonisolated deinit {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeave?() }
  }

  /// Begins to hear its own scrolling.
  func prepare() { super.delegate = hub }

  /// Setting it sets who hears next; reading it gives what the page controller itself hears by.
  override weak var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { hub.outer = newValue }
  }
}

/// Tells the page controller what scrolls, and then the application.
private final class ScrollHub: NSObject, UIScrollViewDelegate {
  weak var outer: (any UIScrollViewDelegate)?
  var onScroll: (() -> Void)?
  var onRest: (() -> Void)?

  nonisolated deinit {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll?()
    outer?.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    outer?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    outer?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    outer?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    if !decelerate { onRest?() }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    outer?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    outer?.scrollViewDidEndDecelerating(scrollView)
    onRest?()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    outer?.scrollViewDidEndScrollingAnimation(scrollView)
    onRest?()
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}
