import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import Foundation

/// How a scroll view stands, as far as it decides which drags are worth trying.
package struct ScrollRoom {
  /// Drags, the likeliest to scroll first.
  package let drags: [RequestedGesture]
  /// How large the content is, where the input says so.
  package let contentSize: CGSize?

  /// Nil for scroll views that do not scroll on purpose, that belong to UIKit, that hold text, or of which the input
  /// lists recognizers without the one that scrolls.
  package init?(_ view: Int, _ explainer: Explainer) {
    let data = explainer.screen.views[view]
    guard explainer.standards[view] == .scrollView, data.scrolling?.isScrollEnabled != false,
      explainer.recognizers.recognizers(of: view).contains(where: {
        explainer.recognizers.part($0) == .scrollPan
      })
    else { return nil }
    guard !data.classNames.contains("UITextView"), ClassKnowledge.action(of: data, isElement: false) == nil,
      !PublicClasses.isPrivate(data.className) || data.className == "_UIQueuingScrollView"
    else { return nil }
    contentSize = data.scrolling?.contentSize ?? (explainer.screen.kind == .scenario ? .zero : nil)
    let bounds = data.bounds
    let content = contentSize ?? bounds.size
    let inset = data.scrolling?.contentInset ?? .zero
    let up = RequestedGesture.drag(x: 0, y: -100)
    let down = RequestedGesture.drag(x: 0, y: 100)
    let left = RequestedGesture.drag(x: -100, y: 0)
    let right = RequestedGesture.drag(x: 100, y: 0)
    let vertical = bounds.maxY < content.height + inset.bottom ? [up, down] : [down, up]
    let horizontal = bounds.maxX < content.width + inset.right ? [left, right] : [right, left]
    let isWide = content.width > bounds.width && content.height <= bounds.height
    drags = isWide ? horizontal + vertical : vertical + horizontal
  }
}
