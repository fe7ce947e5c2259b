import Fingerpost
import Foundation

/// What the swipe actions of a table's rows are. [LIST-12]
extension UITableView: SwipingList {
  final var keepsRowsClosed: Bool { editing.isOn || editing.moved != nil }
  final func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  final func swipedCell(_ path: IndexPath) -> (any SwipedCell)? { cellForRow(at: path) }
  final func swipedFrame(_ path: IndexPath) -> CGRect { rectForRow(at: path) }
  final func rowWillOpen(_ path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }
  final func rowDidClose(_ path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }

  final func actions(of path: IndexPath, at edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    let canEdit = canEdit(path)
    guard canEdit ?? true else { return nil }
    let chosen =
      edge == .leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    // None at all keep the row from being swiped.
    if let chosen { return chosen.actions.isEmpty ? nil : chosen }
    guard edge == .trailing else { return nil }
    if let old = delegate?.tableView(self, editActionsForRowAt: path) { return configuration(of: old) }
    guard deletesRowsBySwipe ?? (canEdit == true), editingStyle(of: path) == .delete else {
      return nil
    }
    return deletion(of: path)
  }

  /// Actions of before ``UIContextualAction``, which no full swipe performs.
  private func configuration(of actions: [UITableViewRowAction]) -> UISwipeActionsConfiguration? {
    guard !actions.isEmpty else { return nil }
    let made = UISwipeActionsConfiguration(
      actions: actions.map { $0.contextual { [unowned self] in swiping.swiped?.path } })
    made.performsFirstActionWithFullSwipe = false
    return made
  }

  /// The action that deletes a row as the data source does.
  final func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [unowned self] _, _, done in
      // The row may have moved since.
      dataSource?.tableView(self, commit: .delete, forRowAt: swiping.swiped?.path ?? path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension UITableViewCell: SwipedCell {
  final var push: CGFloat {
    get { state.push }
    set { state.push = newValue }
  }

  final func transition(opened isOpen: Bool, _ change: () -> Void) {
    transition(toEditing: isEditing, opened: isOpen, change)
  }
}
