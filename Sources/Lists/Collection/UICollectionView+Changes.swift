import Fingerpost
public import Foundation

/// Items that come, go and move, one by one or several at once. Nothing is animated: items are at their places at once.
extension UICollectionView {
  /// Has the data source set up the cells of items again, without other cells; they stay selected.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Whether changes are being collected, which the collection does not show yet.
  public final var hasUncommittedUpdates: Bool { openUpdates > 0 }

  final func change(_ add: (UICollectionView) -> Void) {
    if openUpdates == 0 {
      loadIfNeeded()
      changes = RowChanges()
    }
    openUpdates += 1
    add(self)
    // A reload in the meantime has ended the change.
    guard openUpdates > 0 else { return }
    openUpdates -= 1
    if openUpdates == 0 { applyChanges() }
  }

  private func applyChanges() {
    let (old, changes) = (counts, changes)
    self.changes = RowChanges()
    let new = askCounts()
    changes.check(old, new, of: "items")
    adopt(new, changes.updateItems, changes.keptPath)
  }

  /// Shows items of other places.
  package final func show(
    _ new: [Int], reconfigured: [IndexPath], _ newPath: (IndexPath) -> IndexPath?
  ) {
    if needsReload { loadIfNeeded() }
    adopt(new, [], newPath)
    for path in reconfigured { reconfigure(path) }
  }

  /// Takes other items, each of which was at a place before or is new.
  final func adopt(
    _ new: [Int], _ items: [UICollectionViewUpdateItem], _ isKept: (IndexPath) -> IndexPath?
  ) {
    needsReload = false
    moving = nil
    counts = new
    swiping.move(isKept)
    prefetching.forget()
    forgetDrag(byLoad: false)
    selection.move(isKept)
    tracker.move(isKept)
    rename { $0.category == .cell ? isKept($0.path) : nil }
    invalidateAll()
    prepareIfNeeded()
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    settleOffset()
    setNeedsLayout()
    // Outside of a window the next layout will do.
    if window != nil { layoutIfNeeded() }
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Lets views stand for elements at other places, and lets go of those that have none.
  final func rename(_ newPath: (ElementKey) -> IndexPath?) {
    let old = shown
    for key in old.keys.sorted() where newPath(key) == nil { retire(key) }
    shown = [:]
    for (key, view) in old {
      guard let path = newPath(key) else { continue }
      let new = ElementKey(path: path, category: key.category, kind: key.kind)
      shown[new] = view
      view.element = new
    }
    needsPlacing = true
  }

  /// Has the data source set up the cell of an item that has one: it gets that cell when it asks for one.
  final func reconfigure(_ path: IndexPath) {
    guard let cell = cellForItem(at: path), let dataSource else { return }
    reconfigured = cell
    defer { reconfigured = nil }
    let other = dataSource.collectionView(self, cellForItemAt: path)
    precondition(other === cell, "the data source has to dequeue a cell for an item that is reconfigured")
  }
}

extension RowChanges {
  /// The changes one by one: what goes, what comes, what is asked for again, what moves.
  var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: .max, section: section) }
    return deletedSections.sorted().map { UICollectionViewUpdateItem(.delete, whole($0), nil) }
      + deleted.sorted().map { UICollectionViewUpdateItem(.delete, $0, nil) }
      + insertedSections.sorted().map { UICollectionViewUpdateItem(.insert, nil, whole($0)) }
      + inserted.sorted().map { UICollectionViewUpdateItem(.insert, nil, $0) }
      + reloadedSections.sorted().map { UICollectionViewUpdateItem(.reload, whole($0), whole($0)) }
      + reloaded.sorted().map { UICollectionViewUpdateItem(.reload, $0, newPath($0)) }
      + movedSections.sorted { $0.key < $1.key }.map {
        UICollectionViewUpdateItem(.move, whole($0.key), whole($0.value))
      } + moved.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, $0.key, $0.value) }
  }
}
