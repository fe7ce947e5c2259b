public import Fingerpost
import Foundation

extension UINavigationItem {
  /// When the title is large.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item below; without one it is large.
    case automatic = 0
    /// Always, where the bar prefers it.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Whether the title is large where the bar prefers that. Default automatic. [NAV-13]
  public final var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { LargeTitles.known(of: self)?.mode ?? .automatic }
    set {
      LargeTitles.of(self).mode = newValue
      LargeTitles.changed(bar)
    }
  }
}

extension UINavigationBar {
  /// Whether titles are large until the content scrolls, in a bar that a controller manages. Default false. [NAV-13]
  public final var prefersLargeTitles: Bool {
    get { LargeTitles.known(of: self)?.isPreferred ?? false }
    set {
      LargeTitles.of(self).isPreferred = newValue
      LargeTitles.changed(self)
    }
  }
}

/// What was said of large titles to a bar or an item.
private final class LargeTitles {
  var mode = UINavigationItem.LargeTitleDisplayMode.automatic
  var isPreferred = false

  nonisolated deinit {}

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func known(of object: AnyObject) -> LargeTitles? {
    objc_getAssociatedObject(object, key) as? LargeTitles
  }

  static func of(_ object: AnyObject) -> LargeTitles {
    if let known = known(of: object) { return known }
    let made = LargeTitles()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  static func changed(_ bar: UINavigationBar?) {
    guard let controller = bar?.delegate as? UINavigationController, controller.isViewLoaded else { return }
    controller.placeBar()
  }
}

/// A large title goes with the content of the child on top. [NAV-13]
extension UINavigationController: ScrollFollower {
  /// How much higher the bar is with a large title, in points.
  private static let largeTitleHeight: CGFloat = 52
  /// From further than this the title does not come back: it does from 36 pt, and not from 37.
  private static let returnDistance: CGFloat = 36.5

  /// How much higher the bar is for a child whose content is at its top.
  final func largeTitleHeight(for child: UIViewController?) -> CGFloat {
    // A phone that is turned has no room for it.
    guard let child, navigationBar.prefersLargeTitles, view.bounds.height >= view.bounds.width else {
      return 0
    }
    let count = (stack.lastIndex { $0 === child } ?? -1) + 1
    for controller in stack.prefix(count).reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return Self.largeTitleHeight
      case .never: return 0
      case .automatic: continue
      }
    }
    return Self.largeTitleHeight
  }

  /// How much higher the bar is now.
  final var largeTitleHeight: CGFloat {
    let height = largeTitleHeight(for: stack.last)
    guard height > 0, let content = content(of: stack.last) else { return height }
    return height - min(max(scrolled(content, to: content.contentOffset), 0), height)
  }

  private final func scrolled(_ content: UIScrollView, to offset: CGPoint) -> CGFloat {
    offset.y + content.adjustedContentInset.top
  }

  /// The scroll view that a child is, or has behind its other views.
  private final func content(of child: UIViewController?) -> UIScrollView? {
    guard let view = child?.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// Has the bar follow the content of the child on top.
  final func followContent() {
    guard navigationBar.prefersLargeTitles, let content = content(of: stack.last) else { return }
    content.follower = self
  }

  /// Makes the bar as high as the large title is.
  package final func contentHasMoved(in scrollView: UIScrollView) {
    if scrollView === content(of: stack.last) { placeBar() }
  }

  /// Content does not come to rest where the large title is half seen.
  package final func restingPlace(for target: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    let height = largeTitleHeight(for: stack.last)
    let distance = scrolled(scrollView, to: target)
    guard scrollView === content(of: stack.last), distance > 0, distance < height else { return target }
    let wanted = distance > Self.returnDistance ? height : 0
    return CGPoint(x: target.x, y: target.y + wanted - distance)
  }
}
