import FingerpostUnsafe
public import Foundation

extension UIView {
  /// What is in ``intrinsicContentSize`` for a width or height that the view does not have by what it shows: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Sets the size that the view says it wants. [LAY-5]
  final func applyFittingSize() {
    let corner = pointInSuperview(bounds.origin)
    bounds.size = sizeThatFits(bounds.size)
    let moved = pointInSuperview(bounds.origin)
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// The intrinsic size, with the size that the view has in place of what it lacks: what controls answer.
  final var intrinsicSizeOrOwn: CGSize {
    let size = intrinsicContentSize
    return CGSize(
      width: size.width == UIView.noIntrinsicMetric ? bounds.width : size.width,
      height: size.height == UIView.noIntrinsicMetric ? bounds.height : size.height)
  }

  final func setMargins(_ margins: UIEdgeInsets) {
    let old = looks?.margins ?? usualMargins
    madeLooks.margins = margins
    guard margins != old else { return }
    setNeedsLayout()
    layoutMarginsDidChange()
  }

  /// What of the view's bounds lies outside of the safe area of the topmost view, less what controllers add. [LAY-8]
  final func findSafeAreaInsets() -> UIEdgeInsets {
    // A loop from the top down, not a recursion: trees may be deeper than a stack.
    var path: [ViewNode.Pointer] = []
    var current: ViewNode.Pointer? = node
    while let step = current {
      path.append(step)
      current = step.superview
    }
    var insets = UIEdgeInsets.zero
    for (index, step) in path.enumerated().reversed() {
      let view = step.view
      if index + 1 < path.count, insets != .zero {
        let parent = path[index + 1].view
        insets = view.insets(keeping: parent.bounds.inset(by: insets), atMost: insets)
      }
      if let more = step.controller?.insetsOfControllers {
        insets = UIEdgeInsets(
          top: insets.top + more.top, left: insets.left + more.left, bottom: insets.bottom + more.bottom,
          right: insets.right + more.right)
      }
    }
    return insets
  }

  /// How far each edge of the bounds lies outside of a rectangle in the superview, and at most as far as the superview's
  /// edge does. [LAY-8]
  private final func insets(keeping rect: CGRect, atMost limit: UIEdgeInsets) -> UIEdgeInsets {
    let (safe, bounds) = (rect.mapCorners { node.fromParent($0) }, self.bounds)
    return UIEdgeInsets(
      top: min(max(0, safe.minY - bounds.minY), limit.top),
      left: min(max(0, safe.minX - bounds.minX), limit.left),
      bottom: min(max(0, bounds.maxY - safe.maxY), limit.bottom),
      right: min(max(0, bounds.maxX - safe.maxX), limit.right))
  }

  /// Tells the view, all views below it and their controllers that their safe areas have changed. [LAY-8]
  final func announceSafeArea() {
    var views: [UIView] = []
    walk { view in
      views.append(view)
      return true
    }
    for view in views {
      (view as? UIScrollView)?.followSafeArea(again: true)
      view.safeAreaInsetsDidChange()
      if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
      view.node.controller?.viewSafeAreaInsetsDidChange()
    }
  }
}

nonisolated extension CGSize {
  static let noIntrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
}
