import Foundation

extension UIApplication {
  /// Takes a tap on the status bar: the one scroll view on the screen that ``UIScrollView/scrollsToTop`` scrolls to its
  /// top. With several of them, or with none, nothing happens. [SCR-24]
  ///
  /// Fingerpost's own door, because there is no status bar. The delegate is asked first and told afterwards.
  public final func statusBarWasTapped() {
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
      guard isOnly else { return }
    }
    guard let found, found.delegate?.scrollViewShouldScrollToTop(found) != false else { return }
    found.scrollToTop()
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
