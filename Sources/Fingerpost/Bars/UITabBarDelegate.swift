/// An object that hears which tab a user chooses.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called when a user has tapped a tab, the selected one included; not for a selection in code. [TAB-2]
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
