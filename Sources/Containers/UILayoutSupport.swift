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
  /// How far it reaches, for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

/// A hidden view over what the safe area leaves out at the top or at the bottom, so that constraints can name it. [AL-63]
private final class _UILayoutGuide: UIView, UILayoutSupport {
  let isTop: Bool

  init(at edge: UIRectEdge) {
    isTop = edge == .top
    super.init(frame: .zero)
    isHidden = true
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  var length: CGFloat {
    guard let superview else { return 0 }
    return isTop ? superview.safeAreaInsets.top : superview.safeAreaInsets.bottom
  }

  /// The one of a view, which is added to it the first time.
  static func of(_ view: UIView, at edge: UIRectEdge) -> _UILayoutGuide {
    for case let guide as _UILayoutGuide in view.subviews where guide.isTop == (edge == .top) { return guide }
    let guide = _UILayoutGuide(at: edge)
    view.addSubview(guide)
    let safe = view.safeAreaLayoutGuide
    if guide.isTop {
      guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      guide.bottomAnchor.constraint(equalTo: safe.topAnchor).isActive = true
    } else {
      guide.topAnchor.constraint(equalTo: safe.bottomAnchor).isActive = true
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
    return guide
  }
}

extension UIViewController {
  /// What lies over the top of the view: the upper inset of its safe area. [LAY-8, AL-63]
  public final var topLayoutGuide: any UILayoutSupport { _UILayoutGuide.of(view, at: .top) }

  /// What lies over the bottom of the view: the lower inset of its safe area. [LAY-8, AL-63]
  public final var bottomLayoutGuide: any UILayoutSupport { _UILayoutGuide.of(view, at: .bottom) }
}
