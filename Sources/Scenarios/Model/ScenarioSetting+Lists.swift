import Fingerpost
import FingerpostLists
import FingerpostProperties
import Foundation

nonisolated extension Property {
  /// Whether its value is how many rows or items each section of a list has.
  var countsRows: Bool { name == "rows" || name == "items" }

  /// What a scenario says of a table: its rows as numbers, and what its delegate answers of all of them.
  static let ofTables: [Property] = [
    Property(
      "rows", .list, read: { (_: UITableView) in nil },
      write: { table, value in
        take(value, table)
        table.reloadData()
      }),
    Property(
      "rowHeight", .number(1...10_000), read: { (table: UITableView) in .number(Double(table.rowHeight)) },
      write: { if case .number(let height) = $1 { $0.rowHeight = CGFloat(height) } }),
    flag("allowsSelection", { (table: UITableView) in table.allowsSelection }, { $0.allowsSelection = $1 }),
    flag(
      "allowsMultipleSelection", { (table: UITableView) in table.allowsMultipleSelection },
      { $0.allowsMultipleSelection = $1 }),
    flag("isEditing", { (table: UITableView) in table.isEditing }, { $0.isEditing = $1 }),
    answer("shouldHighlightRow", of: UITableView.self) { $0.mayHighlight = $1 },
    answer("willSelectRow", of: UITableView.self) { $0.maySelect = $1 },
  ]

  /// What a scenario says of a collection: its items as numbers, how its flow layout places them, and what its delegate answers
  /// of all of them.
  static let ofCollections: [Property] = [
    Property(
      "items", .list, read: { (_: UICollectionView) in nil },
      write: { collection, value in
        take(value, collection)
        collection.reloadData()
      }),
    Property(
      "itemSize", .numbers(["width", "height"]), read: { (_: UICollectionView) in nil },
      write: { collection, value in
        guard case .numbers(let size) = value, size.count == 2 else { return }
        flow(of: collection)?.itemSize = CGSize(
          width: min(max(size[0], 1), 10_000), height: min(max(size[1], 1), 10_000))
      }),
    flag(
      "scrollsHorizontally",
      { (collection: UICollectionView) in flow(of: collection)?.scrollDirection == .horizontal },
      { flow(of: $0)?.scrollDirection = $1 ? .horizontal : .vertical }),
    flag(
      "allowsSelection", { (collection: UICollectionView) in collection.allowsSelection },
      { $0.allowsSelection = $1 }),
    flag(
      "allowsMultipleSelection", { (collection: UICollectionView) in collection.allowsMultipleSelection },
      { $0.allowsMultipleSelection = $1 }),
    flag("isEditing", { (collection: UICollectionView) in collection.isEditing }, { $0.isEditing = $1 }),
    answer("shouldHighlightItem", of: UICollectionView.self) { $0.mayHighlight = $1 },
    answer("shouldSelectItem", of: UICollectionView.self) { $0.maySelect = $1 },
  ]

  static func flag<List: UIScrollView>(
    _ name: String, _ read: @escaping @MainActor @Sendable (List) -> Bool,
    _ write: @escaping @MainActor @Sendable (List, Bool) -> Void
  ) -> Property {
    Property(
      name, .flag, read: { (list: List) in .flag(read(list)) },
      write: { if case .flag(let flag) = $1 { write($0, flag) } })
  }

  static func answer<List: UIScrollView>(
    _ name: String, of _: List.Type,
    _ write: @escaping @MainActor @Sendable (ScenarioListDelegate, Bool) -> Void
  ) -> Property {
    Property(
      name, .flag, read: { (_: List) in nil },
      write: { list, value in
        if case .flag(let flag) = value, let rows = rows(of: list) { write(rows, flag) }
      })
  }

  /// Takes how many rows or items each section has.
  @MainActor private static func take(_ value: PropertyValue, _ list: UIScrollView) {
    guard case .numbers(let counts) = value else { return }
    rows(of: list)?.counts = counts.map { Int(min(max($0, 0), Double(PropertyKind.largestCount))) }
  }

  @MainActor static func rows(of list: UIScrollView) -> ScenarioListDelegate? {
    (list as? UITableView)?.dataSource as? ScenarioListDelegate
      ?? (list as? UICollectionView)?.dataSource as? ScenarioListDelegate
  }

  @MainActor private static func flow(of collection: UICollectionView) -> UICollectionViewFlowLayout? {
    collection.collectionViewLayout as? UICollectionViewFlowLayout
  }
}
