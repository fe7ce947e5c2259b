import Fingerpost
public import Foundation

/// Rows that come, go and move, one by one or several at once. Nothing is animated: rows are at their places at once.
extension UITableView {
  final func openChange() {
    // Before the first load there is nothing to compare with: the table loads when the changes are over. [LIST-104]
    if openUpdates == 0 { changes = RowChanges() }
    openUpdates += 1
  }

  final func closeChange() {
    guard openUpdates > 0 else { return }
    openUpdates -= 1
    guard openUpdates == 0 else { return }
    if needsReload {
      changes = RowChanges()
      loadIfNeeded()
      setNeedsLayout()
    } else {
      apply()
    }
  }

  /// Has the data source set up the cells of rows again, without other cells; they stay selected.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Whether changes are being collected, which the table does not show yet.
  public final var hasUncommittedUpdates: Bool { openUpdates > 0 }

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

  final func change(_ add: (inout RowChanges) -> Void) {
    let isAlone = openUpdates == 0
    if isAlone { openChange() }
    add(&changes)
    if isAlone { closeChange() }
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
    prefetching.forget()
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
