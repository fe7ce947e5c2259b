extension UIViewController {
  final var ownTabBarItem: UITabBarItem {
    if let item = barItems.tab { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barItems.tab = item
    return item
  }

  final func setTabBarItem(_ item: UITabBarItem?) {
    barItems.tab = item
    (parent as? UITabBarController)?.updateItems()
  }

  final var ownNavigationItem: UINavigationItem {
    if let item = barItems.navigation { return item }
    let item = UINavigationItem()
    item.title = title
    barItems.navigation = item
    return item
  }

  /// The navigation controller that the controller is in, however deep.
  public final var navigationController: UINavigationController? { enclosing() }

  /// The tab bar controller that the controller is in, however deep.
  public final var tabBarController: UITabBarController? { enclosing() }

  private final func enclosing<Container: UIViewController>() -> Container? {
    var current = parent
    while let controller = current {
      if let container = controller as? Container { return container }
      current = controller.parent
    }
    return nil
  }
}

/// The items of a controller, as far as they were asked for.
struct BarItems {
  var tab: UITabBarItem?
  var navigation: UINavigationItem?
}
