/// Which of UIKit's view classes an application can name, subclass and reach.
///
/// What is not among them is private: no advice may ask people to change it.
public nonisolated enum PublicClasses {
  /// Returns whether the class is a view of UIKit's that applications do not see.
  public static func isPrivate(_ name: String) -> Bool {
    guard name.hasPrefix("UI") || name.hasPrefix("_UI") || name.hasPrefix("_TtC5UIKit") else { return false }
    return !views.contains(name)
  }

  /// Returns whether an application reaches a view of the class, be it by its property `contentView`.
  public static func isReachable(_ name: String) -> Bool { !isPrivate(name) || isContentView(name) }

  /// Returns whether the class is that of the `contentView` of cells or effect views.
  public static func isContentView(_ name: String) -> Bool {
    name == "UITableViewCellContentView" || name == "_UIVisualEffectContentView"
  }

  /// Returns whether the class is that of a container in which UIKit shows controllers, and which it switches off
  /// while one replaces another.
  public static func isTransitionContainer(_ name: String) -> Bool {
    switch name {
    case "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView",
      "UIViewControllerWrapperView":
      true
    default: false
    }
  }

  /// Returns whether UIKit moves what such a view holds when it shows another screen.
  public static func isMovedByUIKit(in holder: String) -> Bool {
    ["UIViewControllerWrapperView", "UINavigationTransitionView", "UITransitionView"].contains(holder)
  }

  /// Returns whether views of the class hold what an application puts into a bar as the `customView` of an item.
  public static func holdsBarItems(_ name: String) -> Bool {
    name == "_UITAMICAdaptorView" || name == "_UIButtonBarStackView"
  }

  /// Returns whether the class has nothing of its own to do with touches: no actions, no touch methods.
  public static func isPassive(_ name: String) -> Bool { passive.contains(name) || isPrivateFrame(name) }

  /// Containers that UIKit puts around an application's views.
  private static func isPrivateFrame(_ name: String) -> Bool {
    switch name {
    case "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UIViewControllerWrapperView",
      "UINavigationTransitionView", "UITableViewCellContentView", "UITableViewWrapperView",
      "UITableViewCellScrollView", "_UISystemBackgroundView", "_UITableViewCellSeparatorView",
      "UIInputSetContainerView", "UIInputSetHostView", "_UICollectionViewListCellContentView",
      "_UILayoutGuide", "_UIBackdropView", "_UIBarBackground", "_UINavigationBarBackground":
      true
    default: false
    }
  }

  // Both are looked up only, never walked.
  private static let passive: Set<String> = [
    "UIView", "UIImageView", "UILabel", "UIStackView", "UIVisualEffectView", "UIProgressView",
    "UIActivityIndicatorView", "UIWindow", "UIInputView", "UITableViewHeaderFooterView",
    "UICollectionReusableView", "UIListContentView",
  ]

  private static let views: Set<String> = [
    "UIView", "UIWindow", "UIImageView", "UILabel", "UIStackView", "UIVisualEffectView", "UIProgressView",
    "UIActivityIndicatorView", "UIInputView", "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper",
    "UISegmentedControl", "UIPageControl", "UITextField", "UISearchTextField", "UIDatePicker",
    "UIRefreshControl", "UIColorWell", "UIScrollView", "UITableView", "UICollectionView", "UITextView",
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UIListContentView", "UINavigationBar", "UIToolbar", "UITabBar",
    "UISearchBar", "UIPickerView", "UIWebView", "UIPopoverBackgroundView", "UICalendarView",
    "UIContentUnavailableView", "UIEventAttributionView", "UIBackgroundExtensionView", "UIGlassContainerView",
  ]
}
