import Fingerpost
public import Foundation

/// Items that come, go and move, one by one or several at once. Nothing is animated: items are at their places at once.
extension UICollectionView {
  /// Collects what a closure changes, and calls another one when the change would have been shown. [LIST-16]
  ///
  /// - Precondition: the data source has as many items as the changes leave, as in UIKit.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    change { _ in updates?() }
    if let completion { completeUpdates(completion) }
  }

  /// Adds items at these places, counted as they are afterwards.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change { $0.changes.inserted.formUnion(indexPaths) }
  }

  /// Takes items away from these places, counted as they were before.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.changes.deleted.formUnion(indexPaths) }
  }

  /// Asks for the cells of items again; they are no longer selected.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.changes.reloaded.formUnion(indexPaths) }
  }

  /// Has the data source set up the cells of items again, without other cells; they stay selected.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Whether changes are being collected, which the collection does not show yet.
  public final var hasUncommittedUpdates: Bool { openUpdates > 0 }

  /// Moves an item; it stays selected if it is. [LIST-17]
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.changes.moved[indexPath] = newIndexPath }
  }

  /// Adds sections at these places, counted as they are afterwards.
  public final func insertSections(_ sections: IndexSet) {
    change { $0.changes.insertedSections.formUnion(sections) }
  }

  /// Takes sections away from these places, counted as they were before.
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.changes.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections again; nothing in them is selected any more.
  public final func reloadSections(_ sections: IndexSet) {
    change { $0.changes.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with all its items.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.changes.movedSections[section] = newSection }
  }

  private func change(_ add: (UICollectionView) -> Void) {
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
