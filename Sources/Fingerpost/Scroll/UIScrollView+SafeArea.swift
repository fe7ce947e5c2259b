import Foundation

/// What a scroll view adds to its ``UIScrollView/contentInset``, and for which place of it that was found.
struct SafeAreaRoom {
  var insets = UIEdgeInsets.zero
  private var place = SIMD4(repeating: Double.nan)

  /// Takes in where the scroll view is, as its center and its size, and returns whether it was elsewhere before.
  mutating func moves(to place: SIMD4<Double>) -> Bool {
    defer { self.place = place }
    return place != self.place
  }
}

/// Content begins and ends outside of what bars cover. [SCR-35]
extension UIScrollView {
  /// Takes in that the scroll view may have another safe area: before its layout, when a controller has another one, and
  /// when code decides otherwise.
  ///
  /// - Parameter again: whether to look although the scroll view is where it was.
  final func followSafeArea(again: Bool = false) {
    let isElsewhere = safeAreaRoom.moves(
      to: SIMD4(center.x.native, center.y.native, node.width, node.height))
    guard isElsewhere || again else { return }
    let (old, new) = (safeAreaRoom.insets, roomForSafeArea)
    guard old != new else { return }
    safeAreaRoom.insets = new
    adjustedContentInsetDidChange()
    // What is seen of the content stays where it is on the screen, but under a finger.
    guard !isTracking, old.top != new.top || old.left != new.left else { return }
    contentOffset = CGPoint(
      x: contentOffset.x + old.left - new.left, y: contentOffset.y + old.top - new.top)
  }

  /// Has content rest where it can with the room of now: what has no size yet at its top. What a finger holds, and what moves
  /// by itself, is left alone.
  final func bringBackContent() {
    guard !isTracking, !isDragging, !isZooming, motion == nil else { return }
    let (x, y) = (horizontal.resting(offset.x), vertical.resting(offset.y))
    if x != offset.x || y != offset.y { contentOffset = CGPoint(x: x, y: y) }
  }

  private final var roomForSafeArea: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    var insets = safeAreaInsets
    guard insets != .zero, contentInsetAdjustmentBehavior != .always else { return insets }
    if !alwaysBounceHorizontal, contentSize.width <= bounds.width { (insets.left, insets.right) = (0, 0) }
    if !alwaysBounceVertical, contentSize.height <= bounds.height,
      contentInsetAdjustmentBehavior == .scrollableAxes || !isContentOfContainer
    {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }

  /// Whether the scroll view is the content of a controller that a container with bars shows: its view, or the one behind
  /// its other views.
  private final var isContentOfContainer: Bool {
    let isBehindOthers = holdingView?.subviews.first === self
    let holder = node.controller == nil && isBehindOthers ? holdingView : self
    var controller = holder?.node.controller
    while let current = controller {
      if current.insetsOfBars != .zero { return true }
      controller = current.parent
    }
    return false
  }
}
