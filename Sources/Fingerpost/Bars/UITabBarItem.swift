public import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Text that would be shown in a badge on the tab.
  open var badgeValue: String?

  /// Creates a tab without a title.
  public override init() {
    super.init()
  }

  /// Creates an item without a title; there are no archives here.
  ///
  /// - Parameter coder: not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - image: what is shown above the title.
  ///   - tag: a number to tell it from others.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  nonisolated deinit {}
}
