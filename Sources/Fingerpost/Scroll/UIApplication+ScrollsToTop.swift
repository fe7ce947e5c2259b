public import Foundation

extension UIApplication {
  /// Takes a tap on the status bar: the one scroll view on the screen that ``UIScrollView/scrollsToTop`` scrolls to its
  /// top. With several of them, or with none, nothing happens. [SCR-24]
  ///
  /// On a pad it is the scroll view under the tap that is nearest to the status bar, whatever others there are; if that is
  /// not to scroll, nothing does. [SCR-34]
  ///
  /// Fingerpost's own door, because there is no status bar. The delegate is asked first and told afterwards.
  ///
  /// - Parameter x: where the tap is, from the left of the screen; nil for anywhere. It counts on a pad only.
  public final func statusBarWasTapped(at x: CGFloat? = nil) {
    let scrollView = world.eventRules.isPad ? scrollViewNearestToTop(at: x) : onlyScrollViewToTop
    guard let scrollView, scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) != false else {
      return
    }
    scrollView.scrollToTop()
  }

  /// The only one that scrolls to the top, if there is one.
  private final var onlyScrollViewToTop: UIScrollView? {
    var found: UIScrollView?
    for window in windows {
      var isOnly = true
      window.walk { view in
        guard let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isOnScreen else {
          return true
        }
        isOnly = found == nil
        found = scrollView
        return isOnly
      }
      guard isOnly else { return nil }
    }
    return found
  }

  /// The one that is highest on the screen, and of several the innermost, if it scrolls to the top.
  private final func scrollViewNearestToTop(at x: CGFloat?) -> UIScrollView? {
    var found: (view: UIScrollView, top: CGFloat)?
    for window in windows {
      window.walk { view in
        guard let scrollView = view as? UIScrollView, scrollView.isOnScreen else { return true }
        let frame = scrollView.convert(scrollView.bounds, to: nil)
        let left = x.map { window.convert(CGPoint(x: $0, y: 0), from: nil as UIWindow?).x }
        if left.map({ frame.minX <= $0 && $0 < frame.maxX }) != false,
          found.map({ frame.minY <= $0.top }) != false
        {
          found = (scrollView, frame.minY)
        }
        return true
      }
    }
    return found?.view.scrollsToTop == true ? found?.view : nil
  }
}

extension UIScrollView {
  /// Whether it and everything that it is in can be seen.
  fileprivate var isOnScreen: Bool {
    var current: UIView? = self
    while let view = current {
      if view.isHidden || view.alpha <= 0 { return false }
      current = view.holdingView
    }
    return true
  }
}
