import Expectations
import Foundation
import Testing
import UIKit

/// Notes what a search bar and a search controller tell.
private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
  var notes: [String] = []

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.append("began") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { notes.append(searchText) }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notes.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.append("cancel") }
  func updateSearchResults(for searchController: UISearchController) {
    notes.append("update \(searchController.searchBar.text ?? "")")
  }
}

@Suite struct SearchTests {
  @Test("SRCH-1: a tap on the field of a search bar begins editing, and typing is told")
  func bar() {
    let (stage, listener) = (Stage(), Listener())
    let bar = stage.run { window in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
      bar.delegate = listener
      window.addSubview(bar)
      bar.layoutIfNeeded()
      return bar
    }
    expect(bar.searchTextField.frame, is: CGRect(x: 8, y: 10, width: 384, height: 36))
    stage.tap(100, 128)
    stage.run { _ in bar.searchTextField.insertText("a") }
    #expect(bar.isFirstResponder)
    expect(listener.notes, is: ["began", "a"])
  }

  @Test("SRCH-2: a search begins with its field and ends with its cancel button, which empties it")
  func controller() {
    let (stage, listener) = (Stage(), Listener())
    let search = stage.run { window in
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = listener
      search.searchBar.delegate = listener
      search.searchBar.frame = CGRect(x: 0, y: 100, width: 400, height: 56)
      window.addSubview(search.searchBar)
      return search
    }
    stage.tap(100, 128)
    #expect(search.isActive)
    stage.run { _ in search.searchBar.searchTextField.insertText("a") }
    stage.wait(1)
    stage.tap(370, 128)
    #expect(!search.isActive)
    expect(search.searchBar.text, is: "")
    expect(listener.notes, is: ["update ", "began", "a", "update a", "cancel", "update "])
  }
}
