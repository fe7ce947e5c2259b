import FingerpostTrace
import Foundation

/// Where the content is, and where it can go.
extension UIScrollView {
  /// The horizontal axis as the scroll view stands.
  final var horizontal: ScrollAxis { horizontal(contentWidth: Double(contentSize.width)) }

  /// The vertical axis as the scroll view stands.
  final var vertical: ScrollAxis { vertical(contentHeight: Double(contentSize.height)) }

  /// The horizontal axis with other content.
  final func horizontal(contentWidth: Double) -> ScrollAxis {
    let insets = adjustedContentInset
    return ScrollAxis(
      content: contentWidth, length: node.width, insets: (Double(insets.left), Double(insets.right)),
      bounces: bounces, alwaysBounces: alwaysBounceHorizontal, give: give)
  }

  /// The vertical axis with other content.
  final func vertical(contentHeight: Double) -> ScrollAxis {
    let insets = adjustedContentInset
    return ScrollAxis(
      content: contentHeight, length: node.height,
      insets: (Double(insets.top), Double(insets.bottom)),
      bounces: bounces, alwaysBounces: alwaysBounceVertical, give: give)
  }

  private var give: Double {
    holdingWindow?.world.eventRules.scrollRubberBand ?? EventRules.standard.scrollRubberBand
  }

  /// The offset as a pair.
  final var offset: WindowPoint { WindowPoint(contentOffset) }

  /// The nearest offset at whole pixels, where the event rules say how many a point has. [SCR-31]
  final func onGrid(_ offset: WindowPoint) -> WindowPoint {
    // Only this field: all event rules are a lot to copy with every move.
    let pixels = holdingWindow?.world.eventRules.scrollPixelsPerPoint ?? 0
    return pixels > 0 ? (offset * pixels).rounded(.toNearestOrAwayFromZero) / pixels : offset
  }

  /// Scrolls there, as the scroll view's own doing.
  final func place(_ exact: WindowPoint) {
    let offset = onGrid(exact)
    guard offset != self.offset else { return }
    isPlacing = true
    contentOffset = CGPoint(offset)
    isPlacing = false
  }

  /// Takes in that the offset has changed, and tells those that observe it; the delegate, unless the bounds were set.
  /// [SCR-30]
  final func contentOffsetDidChange(tellsDelegate: Bool) {
    let isOwn = isPlacing
    // What callbacks do is not the scroll view's own doing.
    isPlacing = false
    note(.moved)
    // A plain scroll view has nothing to lay out.
    if type(of: self) != UIScrollView.self || node.controller != nil { setNeedsLayout() }
    if !isOwn { goOnFromHere() }
    if tellsDelegate { delegate?.scrollViewDidScroll(self) }
    follower?.contentHasMoved(in: self)
  }

  /// The offset that shows a rectangle of the content and is nearest to that of now.
  final func offset(showing rect: CGRect) -> CGPoint {
    let (x, y) = (horizontal, vertical)
    func moved(_ axis: ScrollAxis, _ now: Double, _ insets: (Double, Double), _ from: Double, _ to: Double)
      -> Double
    {
      let (start, end) = (now + insets.0, now + axis.length - insets.1)
      if from < start { return axis.resting(from - insets.0) }
      return to > end ? axis.resting(min(from - insets.0, to + insets.1 - axis.length)) : now
    }
    let insets = adjustedContentInset
    return CGPoint(
      x: moved(x, offset.x, (insets.left, insets.right), Double(rect.minX), Double(rect.maxX)),
      y: moved(y, offset.y, (insets.top, insets.bottom), Double(rect.minY), Double(rect.maxY)))
  }

  /// The name in traces, by which its recognizers are called.
  final var traceLabel: String {
    (self as? any TraceNamed)?.traceName ?? String(describing: type(of: self))
  }

  /// States a step of the movement.
  final func note(_ step: ScrollStep) {
    guard let world = holdingWindow?.world, world.trace.isListening else { return }
    let offset = offset
    world.record(.scrolling(subject(in: world), step, x: offset.x, y: offset.y))
  }
}
