import Fingerpost
import FingerpostTrace
import Foundation

/// A row that a finger has picked up.
struct MovedRow {
  let source: IndexPath
  let cell: UITableViewCell
  /// The row that it was last over.
  var proposed: IndexPath
  /// Where it would go if the finger lifted now.
  var target: IndexPath
  /// How far below the middle of the cell the finger holds it, in points.
  let grip: CGFloat
}

/// Moving a row by its control. The other rows stay where they are until the finger lifts. [LIST-15]
extension UITableView {
  /// Picks a row up; whether that could be done.
  final func lift(_ cell: UITableViewCell, at y: CGFloat) -> Bool {
    guard let path = indexPath(for: cell), editing.moved == nil else { return false }
    swiping.close()
    editing.moved = MovedRow(
      source: path, cell: cell, proposed: path, target: path, grip: y - cell.frame.midY)
    bringSubviewToFront(cell)
    state(.lifted, path)
    return true
  }

  final func drag(to y: CGFloat) {
    guard let moved = editing.moved else { return }
    moved.cell.frame.origin.y = y - moved.grip - moved.cell.frame.height / 2
    // Between sections it stays where it was.
    guard let proposed = indexPathForRow(at: CGPoint(x: rowExtent.x, y: y)), proposed != moved.proposed else {
      return
    }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: moved.source, toProposedIndexPath: proposed) ?? proposed
    editing.moved?.proposed = proposed
    editing.moved?.target = target
  }

  final func drop() {
    guard let moved = editing.moved else { return }
    editing.moved = nil
    if moved.target != moved.source {
      dataSource?.tableView(self, moveRowAt: moved.source, to: moved.target)
      showMove(from: moved.source, to: moved.target)
    }
    placeAllRows()
    state(.dropped, moved.target)
  }

  /// Shows a row where the data source has moved it.
  final func showMove(from source: IndexPath, to target: IndexPath) {
    if hasMoved(from: source, to: target) { moveRow(at: source, to: target) } else { reloadData() }
  }

  /// Whether the data source counts its rows as they are after the move.
  private func hasMoved(from source: IndexPath, to target: IndexPath) -> Bool {
    let (from, to) = (source.section, target.section)
    guard from != to, let dataSource else { return true }
    return dataSource.tableView(self, numberOfRowsInSection: from) == geometry.sections[from].rows.count - 1
      && dataSource.tableView(self, numberOfRowsInSection: to) == geometry.sections[to].rows.count + 1
  }

  /// Puts a row back that was not let go of.
  final func putBack() {
    guard editing.moved != nil else { return }
    editing.moved = nil
    placeAllRows()
  }

  private func placeAllRows() {
    needsPlacing = true
    setNeedsLayout()
    layoutIfNeeded()
  }
}
