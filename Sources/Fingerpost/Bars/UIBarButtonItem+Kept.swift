// swift-format-ignore
/// More ways to make an item, and values that are kept and read back.
extension UIBarButtonItem {
  /// Titles that the item may get, for all of which there would be room. Default nil.
  public final var possibleTitles: Set<String>? { get { kept(nil) } set { keep(newValue) } }
  /// Whether the item would look selected. Default false.
  public final var isSelected: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether a tap would change whether the item is selected. Default false.
  public final var changesSelectionAsPrimaryAction: Bool { get { kept(false) } set { keep(newValue) } }
}

extension UIBarButtonItem {
  /// Creates an item with an image, and another one for a phone that lies on its side. [BAR-3]
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
}

extension UIViewController {
  /// The items of the toolbar while this controller is on top of a navigation controller. Default nil. [BAR-10]
  public final var toolbarItems: [UIBarButtonItem]? {
    get { kept(nil) }
    set {
      keep(newValue)
      barItems.toolbarChanged?()
    }
  }

  /// Sets the items of a toolbar. Nothing is animated.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
