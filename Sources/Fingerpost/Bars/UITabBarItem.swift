/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Text that would be shown in a badge on the tab.
  open var badgeValue: String?

  /// Creates a tab without a title.
  public override init() {
    super.init()
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - image: nil; there are no images here, because nothing is drawn.
  ///   - tag: a number to tell it from others.
  public convenience init(title: String?, image: Never?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }

  nonisolated deinit {}
}
