// Made by scripts/generate from scripts/templates/UIListViewDelegateCalls.swift; change that instead.
import Fingerpost
public import Foundation

extension UITableView {
  /// The delegate, unless it is known not to have a method.
  final func delegate(for call: DelegateCalls) -> (any UITableViewDelegate)? {
    lacking.contains(call) ? nil : delegate
  }

  /// Takes in that a delegate does not have a method; it may be one that another one asks.
  final func take(_ call: DelegateCalls, lackedBy delegate: any UITableViewDelegate) {
    if self.delegate === delegate { lacking.insert(call) }
  }

  // MARK: - A drag of two fingers

  final func mayPan(from path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  final func beginPan(at path: IndexPath) {
    setEditing(true, animated: true)
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  final func endPan() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}

/// What fetches the data of rows before they are seen. Rows that are seen at once are not announced. [LIST-74]
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows may be seen soon: called while content moves, the nearest row first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that were announced will not be seen soon.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
