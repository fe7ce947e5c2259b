extension UIViewController {
  final var ownTabBarItem: UITabBarItem {
    if let item = barItems.tab { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barItems.tab = item
    return item
  }

  final func setTabBarItem(_ item: UITabBarItem?) {
    barItems.tab = item
    barItems.tabChanged?()
  }

  final var ownNavigationItem: UINavigationItem {
    if let item = barItems.navigation { return item }
    let item = UINavigationItem()
    item.title = title
    barItems.navigation = item
    return item
  }
}

/// The items of a controller, as far as they were asked for.
package struct BarItems {
  var tab: UITabBarItem?
  var navigation: UINavigationItem?
  /// Called when the controller got another tab.
  package var tabChanged: (() -> Void)?
}
