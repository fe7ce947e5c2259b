import Fingerpost
import Foundation

extension ScenarioSetting {
  /// Assigns the property.
  func apply(to view: UIView) {
    switch (property, value) {
    case (.frame, .rectangle(let frame)): view.frame = frame
    case (.bounds, .rectangle(let bounds)): view.bounds = bounds
    case (.center, .point(let center)): view.center = center
    case (.transform, .transform(let transform)): view.transform = transform
    case (.zPosition, .number(let depth)): view.layer.zPosition = CGFloat(depth)
    case (.alpha, .number(let alpha)): view.alpha = CGFloat(alpha)
    case (.isHidden, .flag(let flag)): view.isHidden = flag
    case (.isUserInteractionEnabled, .flag(let flag)): view.isUserInteractionEnabled = flag
    case (.isMultipleTouchEnabled, .flag(let flag)): view.isMultipleTouchEnabled = flag
    case (.isExclusiveTouch, .flag(let flag)): view.isExclusiveTouch = flag
    case (.clipsToBounds, .flag(let flag)): view.clipsToBounds = flag
    case (.canBecomeFirstResponder, .flag(let flag)):
      (view as? any ScenarioObject)?.behavior?.canBecomeFirstResponder = flag
    case (.canBecomeFocused, .flag(let flag)):
      (view as? any ScenarioObject)?.behavior?.canBecomeFocused = flag
    case (.level, .number(let level)): (view as? UIWindow)?.windowLevel = UIWindow.Level(CGFloat(level))
    default:
      if let control = view as? UIControl { apply(to: control) }
      if let scrollView = view as? UIScrollView { apply(to: scrollView) }
    }
  }

  private func apply(to view: UIScrollView) {
    switch (property, value) {
    case (.contentSize, .point(let size)): view.contentSize = CGSize(width: size.x, height: size.y)
    case (.contentInset, .insets(let insets)) where insets.count == 4:
      view.contentInset = UIEdgeInsets(
        top: CGFloat(insets[0]), left: CGFloat(insets[1]), bottom: CGFloat(insets[2]),
        right: CGFloat(insets[3]))
    case (.contentOffset, .point(let offset)): view.contentOffset = offset
    case (.minimumZoomScale, .number(let scale)): view.minimumZoomScale = CGFloat(scale)
    case (.maximumZoomScale, .number(let scale)): view.maximumZoomScale = CGFloat(scale)
    case (.zoomScale, .number(let scale)): view.zoomScale = CGFloat(scale)
    case (.decelerationRate, .number(let rate)):
      view.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(rate))
    case (.delaysContentTouches, .flag(let flag)): view.delaysContentTouches = flag
    case (.canCancelContentTouches, .flag(let flag)): view.canCancelContentTouches = flag
    case (.isScrollEnabled, .flag(let flag)): view.isScrollEnabled = flag
    case (.isPagingEnabled, .flag(let flag)): view.isPagingEnabled = flag
    case (.isDirectionalLockEnabled, .flag(let flag)): view.isDirectionalLockEnabled = flag
    case (.bounces, .flag(let flag)): view.bounces = flag
    case (.alwaysBounceVertical, .flag(let flag)): view.alwaysBounceVertical = flag
    case (.alwaysBounceHorizontal, .flag(let flag)): view.alwaysBounceHorizontal = flag
    case (.bouncesZoom, .flag(let flag)): view.bouncesZoom = flag
    case (.scrollsToTop, .flag(let flag)): view.scrollsToTop = flag
    default: break
    }
  }
}
