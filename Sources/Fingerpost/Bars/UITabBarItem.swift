public import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Tabs that the system has; the raw values are UIKit's.
  public nonisolated enum SystemItem: Int, Sendable {
    /// The rest.
    case more = 0
    /// What the user likes best.
    case favorites = 1
    /// What is good.
    case featured = 2
    /// What is liked.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done.
    case history = 6
    /// Places to come back to.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What was loaded.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What is looked at most.
    case mostViewed = 11

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// Text that would be shown in a badge on the tab.
  open var badgeValue: String?
  /// The color of the badge. Default nil: red. Kept and read back.
  open var badgeColor: UIColor?
  /// How far the title would be moved. Default zero. Kept and read back.
  open var titlePositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  private final var ownSelectedImage: UIImage?

  /// The image while the tab is selected. Default ``UIBarItem/image``. Kept and read back.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set { ownSelectedImage = newValue }
  }

  /// Sets how the text of the badge would look for a state. Kept and read back.
  public final func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { keep(textAttributes, "badge\(state.rawValue)") }

  /// How the text of the badge would look for a state. Default nil.
  public final func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept(nil, "badge\(state.rawValue)")
  }

  /// Creates a tab without a title.
  public override init() { super.init() }

  /// Creates an item without a title; there are no archives here.
  ///
  /// - Parameter coder: not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// Creates a tab with another image for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    ownSelectedImage = selectedImage
  }

  /// Creates one of the system's tabs, with its title in English.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  nonisolated deinit {}
}
