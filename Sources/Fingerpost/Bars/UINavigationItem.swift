public import Foundation

/// What a navigation bar shows while one level of a hierarchy is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The bar that holds the item.
  package final weak var bar: UINavigationBar?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  nonisolated deinit {}

  /// The title, in the middle of the bar.
  open var title: String? { didSet { show() } }
  /// The title of the button that leads back to this level; without one it is ``title``.
  open var backButtonTitle: String? { didSet { show() } }
  /// What the button that leads back to this level looks like: its title counts, and target and action do not. [NAV-3]
  open var backBarButtonItem: UIBarButtonItem? { didSet { show() } }
  /// Whether there is no back button while this item is on top. Default false. [NAV-3]
  open var hidesBackButton = false { didSet { show() } }
  /// Whether the items at the left stand beside the back button and not in its place. Default false. [NAV-3]
  open var leftItemsSupplementBackButton = false { didSet { show() } }
  /// A view in place of the title; touches on it are its own.
  open var titleView: UIView? { didSet { show() } }

  /// A line above the title. Default nil. Kept and read back.
  open var prompt: String?
  /// What the back button that leads here would show; the raw values are UIKit's.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or less where there is no room.
    case `default` = 0
    /// A word, or nothing.
    case generic = 1
    /// Nothing but the arrow.
    case minimal = 2
  }
  /// What the back button that leads here would show. Default default. Kept and read back.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Sets whether there is a back button. Nothing is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the items at the left. Nothing is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items at the right. Nothing is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the only item at the left. Nothing is animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the only item at the right. Nothing is animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// The items at the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { show() } }
  /// The items at the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { show() } }

  /// The first item at the left; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the right; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private final func show() {
    bar?.setNeedsItems()
  }
}
