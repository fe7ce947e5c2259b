import Foundation

/// A view whose layout margins are other ones than 8 points, until code sets them. [AL-62]
package protocol StandardMargins: UIView {
  /// The margins in points, without what the safe area and the superview add.
  var standardMargins: UIEdgeInsets { get }
}

extension UIView {
  /// The margins with what the safe area and the superview add to them. [AL-10]
  final var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let superview = holdingView {
      let (outer, place, size) = (superview.layoutMargins, frame, superview.bounds.size)
      margins.top = max(margins.top, outer.top - place.minY)
      margins.left = max(margins.left, outer.left - place.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (size.height - place.maxY))
      margins.right = max(margins.right, outer.right - (size.width - place.maxX))
    }
    return margins
  }

  /// The margins of the kind of view.
  final var usualMargins: UIEdgeInsets { (self as? any StandardMargins)?.standardMargins ?? .defaultMargins }

  /// The margins that were set, or else those of the kind of view. [AL-62]
  private final var ownMargins: UIEdgeInsets {
    guard let controller = node.controller, holdingWindow != nil,
      constraintState?.ignoresLeastMargins != true
    else { return looks?.margins ?? usualMargins }
    let least = controller.systemMinimumLayoutMargins
    // The sides are as wide in both directions.
    var margins = looks?.margins ?? UIEdgeInsets(top: least.top, left: 0, bottom: least.bottom, right: 0)
    margins.left = max(margins.left, least.leading)
    margins.right = max(margins.right, least.trailing)
    return margins
  }
}

extension UIViewController {
  /// The least layout margins of the controller's view at its sides, in points: 16, and 20 in views from 414 points on; 0
  /// above and below. [AL-62]
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the margins of the controller's view in a window are at least ``systemMinimumLayoutMargins``. Default true. Asking
  /// and setting it loads the view. [AL-62]
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { view.constraintState?.ignoresLeastMargins != true }
    set {
      guard newValue != viewRespectsSystemMinimumLayoutMargins else { return }
      view.madeConstraintState.ignoresLeastMargins = !newValue
      view.setNeedsLayout()
    }
  }
}

nonisolated extension UIEdgeInsets {
  static let defaultMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
