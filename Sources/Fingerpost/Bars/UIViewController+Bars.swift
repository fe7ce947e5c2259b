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

extension UIViewController {
  /// An item that begins editing, and then ends it; its title says which. Made when it is first asked for. [BAR-3]
  ///
  /// A tap calls ``setEditing(_:animated:)``, and so does nothing where an override leaves out `super`.
  public final var editButtonItem: UIBarButtonItem {
    if let item = barItems.edit { return item }
    let toggle = Selector("_toggleEditing:", UIViewController.toggleEditing)
    let item = UIBarButtonItem(title: nil, style: .plain, target: self, action: toggle)
    barItems.edit = item
    showEditing()
    return item
  }

  private final func toggleEditing() { setEditing(!isEditing, animated: true) }

  /// Has the item say what a tap on it does.
  final func showEditing() {
    barItems.edit?.title = isEditing ? "Done" : "Edit"
    barItems.edit?.style = isEditing ? .done : .plain
  }
}

/// The items of a controller, as far as they were asked for.
package struct BarItems {
  var tab: UITabBarItem?
  var navigation: UINavigationItem?
  var edit: UIBarButtonItem?
  /// Called when the controller got another tab.
  package var tabChanged: (() -> Void)?
  /// Called when the controller got other items for a toolbar.
  package var toolbarChanged: (() -> Void)?
}
