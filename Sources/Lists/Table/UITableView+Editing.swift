import Fingerpost
import Foundation

/// What of editing a table keeps.
struct EditState {
  var isOn = false
}

/// The controls of editing. [LIST-14]
extension UITableView {
  final func addEditRecognizers() {}

  final func setEditing(_ isOn: Bool) {
    guard editing.isOn != isOn else { return }
    editing.isOn = isOn
    for row in shown { prepareEditing(row) }
  }

  /// Makes a cell show the controls of editing, or not.
  final func prepareEditing(_ row: ShownRow) {
    let canEdit = editing.isOn && dataSource?.tableView(self, canEditRowAt: row.path) ?? true
    if row.cell.isEditing != canEdit { row.cell.setEditing(canEdit, animated: false) }
  }
}

extension UITableViewCell {
  /// Places the controls of editing, and returns the room that they take at both ends, in points.
  final func placeEditControls() -> (left: CGFloat, right: CGFloat) { (0, 0) }
}
