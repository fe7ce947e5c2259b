import Fingerpost
import FingerpostLists
public import Foundation

/// What the data sources of tables and collections have in common: they show the items of snapshots.
///
/// Fingerpost's own class; in UIKit the two share nothing.
@preconcurrency @MainActor
open class SnapshotDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  final var shown = SnapshotItems<SectionIdentifierType, ItemIdentifierType>()

  /// The list that shows the items, if it is still there.
  var list: UIScrollView? { nil }

  /// Has the list show the items in place of older ones.
  func showItems(after old: SnapshotItems<SectionIdentifierType, ItemIdentifierType>) {}

  /// Has the list ask for everything again.
  func reloadList() {}

  // MARK: - Snapshots

  /// What is shown, without what was to be reloaded.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot.withoutReloads
  }

  /// Shows another snapshot, without an animation; the closure is called when one would be over. [LIST-16]
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = shown
    shown = SnapshotItems(snapshot)
    showItems(after: old)
    guard let completion else { return }
    if animatingDifferences, let list { list.completeUpdates { _ in completion() } } else { completion() }
  }

  /// Shows another snapshot and returns when that is done, without an animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: false, completion: nil) }

  /// Shows another snapshot as if all were new: nothing is selected any more.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = SnapshotItems(snapshot)
    reloadList()
    completion?()
  }

  // MARK: - Asking

  /// The item at a place, or nil.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(indexPath) }

  /// Where an item is, or nil.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(itemIdentifier) }

  /// The section at a place, or nil.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(index) }

  /// Where a section is, or nil.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }
}
