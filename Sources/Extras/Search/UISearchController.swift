public import Fingerpost
public import Foundation

/// What shows the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when a search begins, when its text has changed, and when it ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// What is told of a search controller. All methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Told that a search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Told that a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Told that a search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Told that a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search: a bar, and whether it is going on. [SRCH-2]
///
/// It begins when the bar's field does, and ends with the cancel button, which empties the field. Here nothing is presented:
/// the controller for the results is kept, and who has the bar shows it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar, whose cancel button is shown during the search.
  public final let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
  /// The controller for the results. Kept and read back: nothing here shows it.
  public final let searchResultsController: UIViewController?
  /// What shows the results; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What is told of the search; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is below would be dimmed. Default true. Kept and read back.
  open var obscuresBackgroundDuringPresentation = true
  /// The same, under its name before iOS 12. Default true. Kept and read back.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the navigation bar would be hidden. Default true. Kept and read back.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes with the search. Default true.
  open var automaticallyShowsCancelButton = true

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }

  /// Creates a search with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  nonisolated deinit {}

  /// Whether there is a search now. Setting it begins or ends the search. Default false. [SRCH-2]
  open var isActive: Bool {
    get { goesOn }
    set {
      guard newValue != goesOn else { return }
      newValue ? begin() : end()
    }
  }

  private final var goesOn = false

  private final func begin() {
    delegate?.willPresentSearchController(self)
    goesOn = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private final func end() {
    delegate?.willDismissSearchController(self)
    goesOn = false
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchBar.text = ""
    searchBar.resignFirstResponder()
    delegate?.didDismissSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func textChanged() { searchResultsUpdater?.updateSearchResults(for: self) }
}

extension UINavigationItem {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 2))

  /// The search whose bar would be below the navigation bar. Default nil. Kept and read back: no bar shows it.
  public final var searchController: UISearchController? {
    get { objc_getAssociatedObject(self, Self.key) as? UISearchController }
    set { objc_setAssociatedObject(self, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// Whether the bar of the search would go while content scrolls. Default true. Kept and read back.
  public final var hidesSearchBarWhenScrolling: Bool {
    get { objc_getAssociatedObject(self, Self.key + 1) as? Bool ?? true }
    set { objc_setAssociatedObject(self, Self.key + 1, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
