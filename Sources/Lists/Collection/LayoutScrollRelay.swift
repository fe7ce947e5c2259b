import Fingerpost
import Foundation

/// Stands between a scroll view and its delegate where a layout of its own class may choose where a drag comes to rest.
///
/// The layout is asked before the delegate, which has the last word; which of them UIKit asks first is not known. [LIST-27]
final class LayoutScrollRelay: UIScrollViewDelegate {
  weak var delegate: (any UIScrollViewDelegate)?

  nonisolated deinit {}

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let layout = (scrollView as? UICollectionView)?.collectionViewLayout {
      targetContentOffset.pointee = layout.targetContentOffset(
        forProposedContentOffset: targetContentOffset.pointee, withScrollingVelocity: velocity)
    }
    delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { delegate?.scrollViewDidScroll(scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    delegate?.scrollViewWillBeginDragging(scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    delegate?.scrollViewWillBeginDecelerating(scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidEndDecelerating(scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { delegate?.viewForZooming(in: scrollView) }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    delegate?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { delegate?.scrollViewDidZoom(scrollView) }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { delegate?.scrollViewDidScrollToTop(scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

extension UICollectionView {
  /// Sets what the scroll view tells: the delegate, or for a layout of its own class what asks that, too.
  final func setScrollTarget() {
    relay.delegate = delegate
    let isOwn = type(of: collectionViewLayout) != UICollectionViewFlowLayout.self
    setScrollDelegate(isOwn ? relay : delegate)
  }
}
