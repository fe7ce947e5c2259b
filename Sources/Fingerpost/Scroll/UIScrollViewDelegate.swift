public import Foundation

/// What is told of a scroll view's movements. Every method is optional.
///
/// The order of a drag: `scrollViewWillBeginDragging`, any number of `scrollViewDidScroll`,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`; and where the content continues by itself,
/// `scrollViewWillBeginDecelerating`, any number of `scrollViewDidScroll`, `scrollViewDidEndDecelerating`. [SCR-17]
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger begins to drag the content. [SCR-17]
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger lets go.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view.
  ///   - velocity: of the content offset, in points a millisecond. [SCR-17]
  ///   - targetContentOffset: where the content would come to rest, which may be changed; with paging a change has no
  ///     effect.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger has let go; the argument says whether the content continues by itself. [SCR-17]
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content continues by itself. [SCR-17]
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest, or a finger stopped it. [SCR-14, SCR-17]
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// A movement that code asked for is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that zooms, a subview of the scroll view, or nil for none. Default nil. [SCR-23]
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// The content begins to zoom. [SCR-23]
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The zoom scale has changed. [SCR-23]
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The content zooms no more, after any bounce. [SCR-23]
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Whether a tap on the status bar scrolls to the top. Default true. [SCR-24]
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The content has been scrolled to the top. [SCR-24]
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The insets that count have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// What happens where a delegate does not care: a ``ForwardingObject`` passes it on, for others it is as said. [VAL-64]
extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidScroll:") { $0.scrollViewDidScroll(scrollView) }
  }

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forwarded("scrollViewWillBeginDragging:") { $0.scrollViewWillBeginDragging(scrollView) }
  }

  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forwarded("scrollViewWillEndDragging:withVelocity:targetContentOffset:") {
      $0.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    forwarded("scrollViewDidEndDragging:willDecelerate:") {
      $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forwarded("scrollViewWillBeginDecelerating:") { $0.scrollViewWillBeginDecelerating(scrollView) }
  }

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidEndDecelerating:") { $0.scrollViewDidEndDecelerating(scrollView) }
  }

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidEndScrollingAnimation:") { $0.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  /// Answers nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    forwarded("viewForZoomingInScrollView:") { $0.viewForZooming(in: scrollView) } ?? nil
  }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forwarded("scrollViewWillBeginZooming:withView:") {
      $0.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidZoom:") { $0.scrollViewDidZoom(scrollView) }
  }

  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    forwarded("scrollViewDidEndZooming:withView:atScale:") {
      $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  /// Answers true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forwarded("scrollViewShouldScrollToTop:") { $0.scrollViewShouldScrollToTop(scrollView) } ?? true
  }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidScrollToTop:") { $0.scrollViewDidScrollToTop(scrollView) }
  }

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidChangeAdjustedContentInset:") {
      $0.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}
