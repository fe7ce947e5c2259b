public import Fingerpost

// swift-format-ignore
/// What a search would show: values that are kept and read back. [VAL-132]
extension UISearchController {
  /// Whether the results would be shown. Default false.
  public final var showsSearchResultsController: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether results would come with the text. Default true.
  public final var automaticallyShowsSearchResultsController: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether the buttons below the bar would come with the search. Default true.
  public final var automaticallyShowsScopeBar: Bool { get { kept(true) } set { keep(newValue) } }
  /// When the buttons below the bar would be there. Default automatic.
  public final var scopeBarActivation: ScopeBarActivation { get { kept(.automatic) } set { keep(newValue) } }
  /// Whether a stacked bar would not move in. Default false.
  public final var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UISearchController {
  /// When the buttons below the bar are there; the raw values are UIKit's.
  public nonisolated enum ScopeBarActivation: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// When code says so.
    case manual = 1
    /// When there is a text.
    case onTextEntry = 2
    /// When the search begins.
    case onSearchActivation = 3
  }
}

// swift-format-ignore
extension UINavigationItem {
  /// Where the search bar would be. Default automatic. Kept and read back. [VAL-132]
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// How items would be arranged. Default navigator. Kept and read back. [BAR-13]
  public final var style: ItemStyle { get { kept(.navigator) } set { keep(newValue) } }
  /// A line below the title. Default nil. Kept and read back. [BAR-13]
  public final var subtitle: String? { get { kept(nil) } set { keep(newValue) } }
  /// What going back would do instead. Default nil. Kept and read back. [BAR-13]
  public final var backAction: UIAction? { get { kept(nil) } set { keep(newValue) } }
}

extension UINavigationItem {
  /// Where a search bar would be; the raw values are UIKit's.
  public nonisolated enum SearchBarPlacement: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// In the bar.
    case inline = 1
    /// Below it.
    case stacked = 2
    /// In the bar, as since iOS 26.
    case integrated = 3
    /// In the bar, in the middle.
    case integratedCentered = 4
    /// As a button in the bar.
    case integratedButton = 5
  }

  /// How the items of a bar are arranged; the raw values are UIKit's.
  public nonisolated enum ItemStyle: Int, Sendable {
    /// As of old.
    case navigator = 0
    /// For a browser.
    case browser = 1
    /// For a document.
    case editor = 2
  }
}

// swift-format-ignore
extension UIBarButtonItem {
  /// Whether symbols would move. Default false. Kept and read back. [BAR-13]
  public final var isSymbolAnimationEnabled: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether it would share the glass of its neighbors. Default true. Kept and read back. [BAR-13]
  public final var sharesBackground: Bool { get { kept(true) } set { keep(newValue) } }
  /// Whether it would have no glass behind it. Default false. Kept and read back. [BAR-13]
  public final var hidesSharedBackground: Bool { get { kept(false) } set { keep(newValue) } }
}
