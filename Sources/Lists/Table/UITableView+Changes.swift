import Fingerpost
public import Foundation

/// Rows that come, go and move, one by one or several at once. Nothing is animated: rows are at their places at once.
extension UITableView {
  /// Begins to collect changes, which take effect together at ``endUpdates()``. Calls can be nested.
  public final func beginUpdates() {
    if openUpdates == 0 {
      loadIfNeeded()
      changes = RowChanges()
    }
    openUpdates += 1
  }

  /// Lets the changes since ``beginUpdates()`` take effect.
  ///
  /// - Precondition: the data source has as many rows as the changes leave, as in UIKit.
  public final func endUpdates() {
    guard openUpdates > 0 else { return }
    openUpdates -= 1
    if openUpdates == 0 { apply() }
  }

  /// Collects what a closure changes, and calls another one when the change would have been shown.
  ///
  /// In a window that is after an animation's time, with true; without one at once, with false, and with true where
  /// animations are off. [LIST-16]
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    completeUpdates(completion)
  }

  /// Adds rows at these places, counted as they are afterwards.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Takes rows away from these places, counted as they were before.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows again; they are no longer selected.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Has the data source set up the cells of rows again, without other cells; they stay selected.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Whether changes are being collected, which the table does not show yet.
  public final var hasUncommittedUpdates: Bool { openUpdates > 0 }

  /// Moves a row; it stays selected if it is. [LIST-17]
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Adds sections at these places, counted as they are afterwards.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away from these places, counted as they were before.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections again; nothing in them is selected any more.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with all its rows.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Has the data source set up the cell of a row that has one: it gets that cell when it asks for one.
  final func reconfigure(_ path: IndexPath) {
    guard let row = shown.first(where: { $0.path == path }), let dataSource else { return }
    reconfigured = row.cell
    defer { reconfigured = nil }
    let other = dataSource.tableView(self, cellForRowAt: path)
    precondition(other === row.cell, "the data source has to dequeue a cell for a row that is reconfigured")
    measure(row)
    needsPlacing = true
    setNeedsLayout()
  }

  private func change(_ add: (inout RowChanges) -> Void) {
    let isAlone = openUpdates == 0
    if isAlone { beginUpdates() }
    add(&changes)
    if isAlone { endUpdates() }
  }

  private func apply() {
    let (old, changes) = (geometry, changes)
    self.changes = RowChanges()
    let new = makeGeometry()
    changes.check(old.sections.map(\.rows.count), new.sections.map(\.rows.count), of: "rows")
    adopt(new, changes.keptPath)
  }

  /// Shows rows of other places.
  package final func show(reconfigured: [IndexPath], _ newPath: (IndexPath) -> IndexPath?) {
    loadIfNeeded()
    adopt(makeGeometry(), newPath)
    for path in reconfigured { reconfigure(path) }
  }

  /// Takes other rows, each of which was at a place before or is new.
  final func adopt(_ made: TableGeometry, _ isKept: (IndexPath) -> IndexPath?) {
    let old = geometry
    var new = made
    swiping.move(isKept)
    forgetDrag(byLoad: false)
    new.takeHeights(of: old, shown: shown.map(\.path), newPath: isKept)
    geometry = new
    selection.move(isKept)
    tracker.move(isKept)
    var kept: [ShownRow] = []
    for row in shown {
      if let path = isKept(row.path) {
        kept.append(ShownRow(path: path, cell: row.cell))
      } else {
        retire(row)
      }
    }
    shown = kept.sorted { $0.path < $1.path }
    dropEnds()
    needsPlacing = true
    updateContentSize()
    setNeedsLayout()
    layoutIfNeeded()
  }
}

extension TableGeometry {
  /// Keeps the heights of rows that were seen.
  fileprivate mutating func takeHeights(
    of old: TableGeometry, shown: [IndexPath], newPath: (IndexPath) -> IndexPath?
  ) {
    for path in shown where old.contains(path) {
      guard let target = newPath(path), contains(target) else { continue }
      _ = setHeight(old.extent(of: path).height, of: target)
    }
  }
}
