public import Foundation

/// What is asked and told about a search bar. All methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Asked whether editing may begin. Default yes.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Told that editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asked whether editing may end. Default yes.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Told that editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Told what the text has become by typing, or by the button that empties it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asked whether what is typed may take the place of a part of the text. Default yes.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Told that return was typed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Told that the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Says yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Says yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Says yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
