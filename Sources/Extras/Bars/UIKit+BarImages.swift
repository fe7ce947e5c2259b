public import Fingerpost
public import Foundation

// swift-format-ignore
/// What a bar is shown with at one place: values that are kept and read back. [BAR-7]
extension UINavigationBar {
  /// The image of the arrow that leads back. Default nil.
  public final var backIndicatorImage: UIImage? { get { kept(nil) } set { keep(newValue) } }
  /// The image that cuts off titles that slide under the arrow. Default nil.
  public final var backIndicatorTransitionMaskImage: UIImage? { get { kept(nil) } set { keep(newValue) } }
  /// How the bar looks where it is low and content ends at it. Default nil.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UINavigationBar {
  /// Sets the image behind the bar for a place and a height.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// The image behind the bar for a place and a height.
  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  /// Sets how far the title would be moved down, in points.
  public final func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    keep(adjustment, "title\(barMetrics.rawValue)")
  }

  /// How far the title would be moved down, in points. Default 0.
  public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    kept(0, "title\(barMetrics.rawValue)")
  }
}

// swift-format-ignore
/// How a bar looks while an item is on top: values that are kept and read back. [BAR-7]
extension UINavigationItem {
  /// How the bar looks while the item is on top. Default nil: as the bar says.
  public final var standardAppearance: UINavigationBarAppearance? { get { kept(nil) } set { keep(newValue) } }
  /// The same where content ends at the bar. Default nil.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The same where the bar is low. Default nil.
  public final var compactAppearance: UINavigationBarAppearance? { get { kept(nil) } set { keep(newValue) } }
  /// The same where the bar is low and content ends at it. Default nil.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// Images and distances of an item: values that are kept and read back. [BAR-7]
extension UIBarButtonItem {
  /// Sets the image behind the item for a state.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { keep(backgroundImage, "background\(state.rawValue).\(barMetrics.rawValue)") }

  /// Sets the image behind the item for a state and a style; the style makes no difference.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }

  /// The image behind the item for a state. Default nil.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    kept(nil, "background\(state.rawValue).\(barMetrics.rawValue)")
  }

  /// Sets the image behind the item where it leads back.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { keep(backgroundImage, "back\(state.rawValue).\(barMetrics.rawValue)") }

  /// The image behind the item where it leads back. Default nil.
  public final func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { kept(nil, "back\(state.rawValue).\(barMetrics.rawValue)") }

  /// Sets how far the title would be moved.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keep(adjustment, "title\(barMetrics.rawValue)")
  }

  /// How far the title would be moved. Default zero.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    kept(.zero, "title\(barMetrics.rawValue)")
  }

  /// Sets how far the title of an item that leads back would be moved.
  public final func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { keep(adjustment, "backTitle\(barMetrics.rawValue)") }

  /// How far the title of an item that leads back would be moved. Default zero.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    kept(.zero, "backTitle\(barMetrics.rawValue)")
  }

  /// Sets how far the image behind the item would be moved down, in points.
  public final func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { keep(adjustment, "vertical\(barMetrics.rawValue)") }

  /// How far the image behind the item would be moved down, in points. Default 0.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    kept(0, "vertical\(barMetrics.rawValue)")
  }
}

// swift-format-ignore
/// Colors and images of tabs: values that are kept and read back. [BAR-7]
extension UITabBar {
  /// The color of tabs that are not selected. Default nil: gray.
  public final var unselectedItemTintColor: UIColor? { get { kept(nil) } set { keep(newValue) } }
  /// The image behind the tab that is selected. Default nil.
  public final var selectionIndicatorImage: UIImage? { get { kept(nil) } set { keep(newValue) } }
}

// swift-format-ignore
extension UITabBarItem {
  /// How the bar looks while the tab is selected. Default nil. Kept and read back.
  public final var standardAppearance: UITabBarAppearance? { get { kept(nil) } set { keep(newValue) } }
  /// The same where content ends at the bar. Default nil. Kept and read back.
  public final var scrollEdgeAppearance: UITabBarAppearance? { get { kept(nil) } set { keep(newValue) } }
}

/// Images of a toolbar: values that are kept and read back. [BAR-7]
extension UIToolbar {
  /// How the bar looks where it is low. Default nil.
  public final var compactAppearance: UIToolbarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Sets the image behind the bar for a place and a height.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { keep(backgroundImage, "background\(topOrBottom.rawValue).\(barMetrics.rawValue)") }

  /// The image behind the bar for a place and a height. Default nil.
  public final func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { kept(nil, "background\(topOrBottom.rawValue).\(barMetrics.rawValue)") }

  /// Sets the image of the line at the edge of the bar.
  public final func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    keep(shadowImage, "shadow\(topOrBottom.rawValue)")
  }

  /// The image of the line at the edge of the bar. Default nil.
  public final func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    kept(nil, "shadow\(topOrBottom.rawValue)")
  }
}
