public import Fingerpost
public import Foundation

/// Where a bar or the edge of the screen ends, as code before safe areas asks for it. [LAY-8]
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How far it reaches into the controller's view, in points.
  var length: CGFloat { get }
  /// Its upper edge, for constraints.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge, for constraints.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

private final class EdgeSupport: UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(_ view: UIView, isTop: Bool) { (self.view, self.isTop) = (view, isTop) }

  nonisolated deinit {}

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor {
    isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  var bottomAnchor: NSLayoutYAxisAnchor {
    isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
}

extension UIViewController {
  /// What lies over the top of the view: the upper inset of its safe area. [LAY-8]
  public final var topLayoutGuide: any UILayoutSupport { EdgeSupport(view, isTop: true) }

  /// What lies over the bottom of the view: the lower inset of its safe area. [LAY-8]
  public final var bottomLayoutGuide: any UILayoutSupport { EdgeSupport(view, isTop: false) }
}
