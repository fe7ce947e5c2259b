import Fingerpost
import FingerpostTrace
public import Foundation

/// What a finger does to the rows. [LIST-1 … LIST-7]
extension UITableView: RowSelecting {
  package final func row(of cell: UIView) -> IndexPath? {
    guard let cell = cell as? UITableViewCell else { return nil }
    return indexPath(for: cell)
  }

  package final func beginHighlighting(_ path: IndexPath) -> Bool {
    guard delegate(for: .shouldHighlight)?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      state(.notHighlighted, path, cellForRow(at: path))
      return false
    }
    // The delegate may have reloaded the table.
    guard let cell = cellForRow(at: path) else { return false }
    if hidesOldSelection { showSelection(as: false) }
    cell.setHighlighted(true, animated: false)
    state(.highlighted, path, cell)
    delegate(for: .didHighlight)?.tableView(self, didHighlightRowAt: path)
    return true
  }

  package final func cancelHighlighting(_ path: IndexPath) {
    unhighlight(path)
    if hidesOldSelection { giveLookBack() }
  }

  package final func finishHighlighting(_ path: IndexPath) {
    let rules = rowRules
    let isLate = rules.tableUnhighlightsLast
    let extends = takesSeveral && !selection.paths.isEmpty
    if !isLate { unhighlight(path) }
    if takesSeveral {
      if selection.contains(path) { deselect(path) } else { select(path) }
    } else {
      selectInstead(path, rules)
    }
    if isLate { unhighlight(path) }
    let asked = extends ? nil : delegate(for: .canPerformPrimaryAction)
    if !extends, asked?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? !isEditing {
      delegate(for: .performPrimaryAction)?.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  private func unhighlight(_ path: IndexPath) {
    let cell = cellForRow(at: path)
    cell?.setHighlighted(false, animated: false)
    state(.unhighlighted, path, cell)
    delegate(for: .didUnhighlight)?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects a row that the delegate agrees to, in place of the one that is selected. [LIST-3]
  private func selectInstead(_ path: IndexPath, _ rules: RowRules) {
    // What stays selected gets its look back.
    defer { if rules.isPad, !takesSeveral { showSelection(as: true) } }
    let isFirst = rules.tableDeselectsFirst
    if isFirst { deselectOthers(than: path) }
    guard let wanted = wantedRow(path) else { return }
    if !isFirst {
      deselectOthers(than: wanted)
    } else if wanted != path, selection.contains(path) {
      // The row itself was not asked about before: another one takes its place.
      deselect(path)
    }
    mark(wanted)
  }

  /// Adds a row that the delegate agrees to. [LIST-7]
  final func select(_ path: IndexPath) {
    if let wanted = wantedRow(path) { mark(wanted) }
  }

  private func wantedRow(_ path: IndexPath) -> IndexPath? {
    guard let delegate = delegate(for: .maySelect) else { return path }
    let wanted = delegate.tableView(self, willSelectRowAt: path)
    if wanted == nil { state(.notSelected, path, cellForRow(at: path)) }
    return wanted
  }

  private func mark(_ path: IndexPath) {
    selection.insert(path)
    let cell = cellForRow(at: path)
    cell?.setSelected(true, animated: false)
    state(.selected, path, cell)
    delegate(for: .didSelect)?.tableView(self, didSelectRowAt: path)
  }

  final func deselect(_ path: IndexPath) {
    var wanted: IndexPath? = path
    if let delegate = delegate(for: .mayDeselect) {
      wanted = delegate.tableView(self, willDeselectRowAt: path)
    }
    guard let wanted else { return }
    selection.remove(wanted)
    let cell = cellForRow(at: wanted)
    cell?.setSelected(false, animated: false)
    state(.deselected, wanted, cell)
    delegate(for: .didDeselect)?.tableView(self, didDeselectRowAt: wanted)
  }

  // MARK: - A drag of two fingers

  final func row(at point: CGPoint) -> IndexPath? {
    indexPathForRow(at: CGPoint(x: rowExtent.x, y: point.y))
  }

  final func rowCount(in section: Int) -> Int { numberOfRows(inSection: section) }

  // MARK: - The look on a pad

  final func showSelection(as isSelected: Bool) {
    for path in selection.paths {
      guard let cell = cellForRow(at: path), cell.isSelected != isSelected else { continue }
      cell.setSelected(isSelected, animated: false)
    }
  }

  // MARK: - By code

  /// The selected row; the first one of several.
  public final var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The selected rows in the order in which they were selected, or nil for none.
  public final var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

  final func select(_ indexPath: IndexPath?, _ scrollPosition: ScrollPosition, _ animated: Bool) {
    loadIfNeeded()
    if indexPath == nil || !takesSeveral {
      for old in selection.paths where old != indexPath { deselect(old, animated) }
    }
    guard let indexPath, geometry.contains(indexPath) else { return }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scroll(to: indexPath, scrollPosition, animated) }
  }

  final func deselect(_ indexPath: IndexPath, _ animated: Bool) {
    guard selection.remove(indexPath) else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Tells the delegate that the button at the right end of a cell was tapped. [LIST-102]
  final func tellAccessoryTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// States what happened to a row.
  final func state(_ step: RowStep, _ path: IndexPath) { state(step, path, cellForRow(at: path)) }

  private func state(_ step: RowStep, _ path: IndexPath, _ cell: UITableViewCell?) {
    stateRow(step, cell: cell, at: path)
  }
}
