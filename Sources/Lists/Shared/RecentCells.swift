import Foundation

/// The two cells that a list was last asked for: those of the row under the finger, and of the one that was selected before it.
struct RecentCells<Cell: AnyObject> {
  private var path: IndexPath?
  private var cell: Cell?
  private var otherPath: IndexPath?
  private var otherCell: Cell?

  mutating func cell(at wanted: IndexPath) -> Cell? {
    if path == wanted { return cell }
    guard otherPath == wanted, let found = otherCell else { return nil }
    remember(found, at: wanted)
    return found
  }

  mutating func remember(_ cell: Cell, at path: IndexPath) {
    if cell === self.cell { return }
    (otherPath, otherCell) = (self.path, self.cell)
    (self.path, self.cell) = (path, cell)
  }

  /// Forgets both: other cells may exist from now on.
  mutating func forget() {
    if path == nil { return }
    (path, cell, otherPath, otherCell) = (nil, nil, nil, nil)
  }
}
