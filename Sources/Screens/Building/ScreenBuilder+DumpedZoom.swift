import Fingerpost
import FingerpostProperties
import Foundation

/// The delegate of a scroll view of which the input says that it can be zoomed.
///
/// Which view zooms only the application's delegate knows; it is nearly always the one that holds the content.
final class DumpedZoom: NSObject, UIScrollViewDelegate {
  private unowned let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init()
  }

  nonisolated deinit {}

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

extension ScreenBuilder {
  /// Lets pinches zoom the first subview of each scroll view that can be zoomed.
  ///
  /// - Returns: what has to stay alive as long as the views.
  func addZooming(to views: [UIView]) -> [AnyObject] {
    var made: [AnyObject] = []
    for (index, data) in screen.views.enumerated() where data.scrolling?.canZoom == true {
      guard let scrollView = views[index] as? UIScrollView, let content = scrollView.subviews.first else {
        continue
      }
      let zoom = DumpedZoom(content)
      scrollView.delegate = zoom
      made.append(zoom)
    }
    return made
  }
}
