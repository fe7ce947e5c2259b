import Fingerpost
import FingerpostTrace
import Foundation

/// Swipe actions: a finger pushes the content of a row aside. [LIST-12]
extension UITableView {
  /// The actions at an end of a row, or nil where a swipe shows none.
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
      actions: actions.map { $0.contextual { [unowned self] in editing.swiped?.path } })
    made.performsFirstActionWithFullSwipe = false
    return made
  }

  /// The action that deletes a row as the data source does.
  final func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [unowned self] _, _, done in
      // The row may have moved since.
      dataSource?.tableView(self, commit: .delete, forRowAt: editing.swiped?.path ?? path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Whether a drag to the side at a point shows actions, which are there from now on.
  final func beginsSwipe(at point: CGPoint, by way: CGFloat) -> Bool {
    guard let path = indexPathForRow(at: point) else { return false }
    if let row = editing.swiped {
      guard row.path == path, !row.isPerforming else { return false }
      row.base = row.cell.state.push
      return true
    }
    guard !editing.isOn, editing.moved == nil else { return false }
    let edge: SwipeEdge = way > 0 ? .leading : .trailing
    guard let actions = actions(of: path, at: edge) else { return false }
    return show(actions, path, edge)
  }

  final func follow(_ pan: _UISwipeActionPanGestureRecognizer) {
    guard let row = editing.swiped, !row.isPerforming else { return }
    switch pan.state {
    case .began, .changed:
      row.push(row.base + pan.translation(in: self).x, in: rectForRow(at: row.path))
    case .ended: lift(row, after: pan.way)
    case .cancelled: row.base == 0 ? closeSwipedRow() : rest(row)
    case .possible, .failed: break
    }
  }

  /// What a lift makes of a swipe: the first action, a row that stays open, or one that closes.
  private func lift(_ row: SwipedRow, after way: CGFloat) {
    let (rules, sign) = (listRules, row.edge.sign)
    let shown = sign * (row.base + way)
    if shown >= rules.swipeActionsFullShare * row.cell.bounds.width,
      row.configuration.performsFirstActionWithFullSwipe
    {
      row.push(sign * row.cell.bounds.width, in: rectForRow(at: row.path))
      perform(row.configuration.actions[0], row.pull.firstButton)
    } else if row.base == 0 ? shown >= rules.swipeActionsOpenWay : sign * way > -rules.swipeActionsOpenWay {
      rest(row)
    } else {
      closeSwipedRow()
    }
  }

  private func rest(_ row: SwipedRow) { row.push(row.rest, in: rectForRow(at: row.path)) }

  /// Opens a row without a finger that drags it.
  final func openRow(_ path: IndexPath, _ edge: SwipeEdge, _ actions: UISwipeActionsConfiguration) {
    closeSwipedRow()
    if show(actions, path, edge), let row = editing.swiped { rest(row) }
  }

  private func show(_ actions: UISwipeActionsConfiguration, _ path: IndexPath, _ edge: SwipeEdge) -> Bool {
    guard cellForRow(at: path) != nil else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    // What was asked and told may have changed the rows.
    guard let cell = cellForRow(at: path) else { return false }
    let row = SwipedRow(path, cell, edge, actions)
    row.pull.perform = { [unowned self] action, view in perform(action, view) }
    cell.transition(toEditing: cell.isEditing, opened: true) {
      editing.swiped = row
      editing.dismissal?.isEnabled = true
      addSubview(row.pull)
      row.place(in: rectForRow(at: path))
    }
    cell.stateChanged()
    state(.opened, path)
    return true
  }

  /// Performs an action; the row closes when the action says that it is done.
  private func perform(_ action: UIContextualAction, _ view: UIView) {
    guard let row = editing.swiped, !row.isPerforming else { return }
    row.isPerforming = !(action is RowContextualAction)
    state(.actionPerformed, row.path)
    action.handler(action, view) { [weak self, weak row] _ in
      guard let self, let row, editing.swiped === row else { return }
      closeSwipedRow()
    }
  }

  /// Closes the row that shows its actions, if there is one.
  final func closeSwipedRow() {
    guard let row = editing.swiped else { return }
    row.cell.transition(toEditing: row.cell.isEditing, opened: false) {
      editing.swiped = nil
      editing.dismissal?.isEnabled = false
      row.cell.state.push = 0
      row.cell.placeParts()
      row.pull.removeFromSuperview()
    }
    row.cell.stateChanged()
    state(.closed, row.path)
    delegate?.tableView(self, didEndEditingRowAt: row.path)
  }

  /// Follows the row to its new place, or closes it where it has none.
  final func moveSwipedRow(_ newPath: (IndexPath) -> IndexPath?) {
    guard let row = editing.swiped else { return }
    guard let path = newPath(row.path) else { return closeSwipedRow() }
    row.path = path
  }

  /// Keeps the actions at their row.
  final func placeSwipedRow() {
    guard let row = editing.swiped else { return }
    bringSubviewToFront(row.pull)
    row.place(in: rectForRow(at: row.path))
  }
}
