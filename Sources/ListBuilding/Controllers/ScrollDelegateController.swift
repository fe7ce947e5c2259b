public import Fingerpost
public import Foundation

/// What the controllers of tables and collections have in common: they are told of scrolling, which a subclass overrides.
///
/// Fingerpost's own class. In UIKit the methods are not there until one of them is implemented; in Swift a subclass can
/// override only what its superclass has.
@preconcurrency @MainActor open class ScrollDelegateController: UIViewController, UIScrollViewDelegate {
  /// Whether the controller has context menus for rows or items. Default false; see ``ListMenuDelegate``. [LIST-36]
  open var showsContextMenus: Bool { false }

  /// Whether the controller has the edit menus of before iOS 13. Default false; see ``ListMenuDelegate``. [LIST-109]
  open var showsEditMenus: Bool { false }

  /// The content offset has changed, for whatever reason.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// A finger begins to drag the content. [SCR-17]
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The finger lets go.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view.
  ///   - velocity: of the content offset, in points a millisecond. [SCR-17]
  ///   - targetContentOffset: where the content would come to rest, which may be changed; with paging a change has no
  ///     effect.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The finger has let go; the argument says whether the content continues by itself. [SCR-17]
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// The content continues by itself. [SCR-17]
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The content has come to rest, or a finger stopped it. [SCR-14, SCR-17]
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// A movement that code asked for is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// The view that zooms, a subview of the scroll view, or nil for none. Default nil. [SCR-23]
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The content begins to zoom. [SCR-23]
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The zoom scale has changed. [SCR-23]
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The content zooms no more, after any bounce. [SCR-23]
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Whether a tap on the status bar scrolls to the top. Default true. [SCR-24]
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The content has been scrolled to the top. [SCR-24]
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The insets that count have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
