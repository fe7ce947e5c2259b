import FingerpostLists
import Foundation

/// What a data source shows: a snapshot, and where its items are.
struct SnapshotItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var rows: [[Item]] = []
  private var paths: [Item: IndexPath] = [:]

  init() {}

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot
    rows = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    for (section, items) in rows.enumerated() {
      for (row, item) in items.enumerated() { paths[item] = IndexPath(row: row, section: section) }
    }
  }

  /// How many items each section has.
  var counts: [Int] { rows.map(\.count) }

  /// How many items a section has.
  func count(_ section: Int) -> Int { rows.indices.contains(section) ? rows[section].count : 0 }

  /// The item at a place, or nil.
  func item(_ path: IndexPath) -> Item? {
    guard path.count == 2, rows.indices.contains(path.section), rows[path.section].indices.contains(path.row)
    else { return nil }
    return rows[path.section][path.row]
  }

  /// Where an item is, or nil.
  func path(_ item: Item) -> IndexPath? { paths[item] }

  /// The section at a place, or nil.
  func section(_ index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  /// What would be shown if an item were at another place; nil where there is none.
  func moving(_ source: IndexPath, to target: IndexPath) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    guard let item = item(source), let section = section(target.section) else { return nil }
    var moved = snapshot.withoutReloads
    moved.deleteItems([item])
    let others = moved.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      moved.insertItems([item], beforeItem: others[target.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    return moved
  }

  /// Where the item of a place is in what is shown next, if it is there and keeps its cell.
  func newPath(in new: SnapshotItems) -> (IndexPath) -> IndexPath? {
    let items = Set(new.snapshot.reloadedItemIdentifiers)
    let sections = Set(new.snapshot.reloadedSectionIdentifiers)
    return { path in
      guard let item = item(path), !items.contains(item), let target = new.path(item),
        let section = new.section(target.section), !sections.contains(section)
      else { return nil }
      return target
    }
  }

  /// Where the items are whose cells are to be set up again.
  var reconfigured: [IndexPath] { snapshot.reconfiguredItemIdentifiers.compactMap(path) }
}
