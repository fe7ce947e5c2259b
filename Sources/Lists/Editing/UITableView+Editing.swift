import Fingerpost
import Foundation

/// Which rows can be edited, and the controls for it. [LIST-14]
extension UITableView {
  /// Whether a swipe to the left shows "Delete" where the delegate has no actions for a row. Default nil.
  ///
  /// Fingerpost's own hook. UIKit shows it where the data source implements `commit`, which cannot be told here. Nil shows
  /// it where the data source itself answers yes to `canEditRowAt`; a data source that has `commit` alone needs true.
  public final var deletesRowsBySwipe: Bool? {
    get { editing.deletesBySwipe }
    set { editing.deletesBySwipe = newValue }
  }

  final func setEditing(_ isOn: Bool) {
    swiping.close()
    guard editing.isOn != isOn else { return }
    editing.isOn = isOn
    if isOn { touchDelayRecognizer.delegate = editing.gate }
    for row in shown { prepareEditing(row) }
  }

  /// Makes a cell show the controls of editing, or not.
  final func prepareEditing(_ row: ShownRow) {
    let cell = row.cell
    let canEdit = editing.isOn && canEdit(row.path) ?? true
    let canMove = editing.isOn && (canMove(row.path) ?? cell.showsReorderControl)
    // Nothing is asked about a row that is not edited.
    if canEdit {
      cell.editingStyle = editingStyle(of: row.path)
      cell.state.isIndented = delegate?.tableView(self, shouldIndentWhileEditingRowAt: row.path) ?? true
    }
    if cell.state.canMove != canMove {
      cell.state.canMove = canMove
      cell.setNeedsLayout()
    }
    if cell.isEditing != canEdit { cell.setEditing(canEdit, animated: false) }
  }

  /// Whether a row can be edited; nil where the data source does not say.
  final func canEdit(_ path: IndexPath) -> Bool? {
    guard let dataSource else { return nil }
    return EditState.ask(self) { dataSource.tableView(self, canEditRowAt: path) }
  }

  final func canMove(_ path: IndexPath) -> Bool? {
    guard let dataSource else { return nil }
    return EditState.ask(self) { dataSource.tableView(self, canMoveRowAt: path) }
  }

  final func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Does what the control at the left end of a cell is for. [LIST-14]
  final func editControlTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: swiping.open(path, .trailing, actions(of: path, at: .trailing) ?? deletion(of: path))
    case .none: break
    }
  }
}
