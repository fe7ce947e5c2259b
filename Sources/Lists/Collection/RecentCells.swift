import Foundation

/// The two cells that a collection was last asked for: most often that of the item under the finger, and the one that was
/// selected before it.
struct RecentCells {
  private var path: IndexPath?
  private var cell: UICollectionViewCell?
  private var otherPath: IndexPath?
  private var otherCell: UICollectionViewCell?

  mutating func cell(at wanted: IndexPath) -> UICollectionViewCell? {
    if path == wanted { return cell }
    guard otherPath == wanted, let found = otherCell else { return nil }
    remember(found, at: wanted)
    return found
  }

  mutating func remember(_ cell: UICollectionViewCell, at path: IndexPath) {
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
