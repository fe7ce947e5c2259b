import Fingerpost
import FingerpostInteractions
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
    number("sectionHeaderHeight", { (table: UITableView) in table.sectionHeaderHeight }) {
      $0.sectionHeaderHeight = $1
    },
    number("sectionFooterHeight", { (table: UITableView) in table.sectionFooterHeight }) {
      $0.sectionFooterHeight = $1
    },
    Property(
      "accessoryType", .text, read: { (_: UITableView) in nil },
      write: { table, value in
        guard case .text(let word) = value, let rows = rows(of: table) else { return }
        rows.accessory = ScenarioAccessory.types.first { $0.word == word }?.type ?? .none
        for cell in table.visibleCells { cell.accessoryType = rows.accessory }
      }),
    menus("contextMenuConfigurationForRow") { (table: UITableView) in table.delegate = table.delegate },
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
    size("itemSize", from: 1) { $0.itemSize = $1 },
    size("headerReferenceSize") { $0.headerReferenceSize = $1 },
    size("footerReferenceSize") { $0.footerReferenceSize = $1 },
    menus("contextMenuConfigurationForItem") { (collection: UICollectionView) in
      collection.delegate = collection.delegate
    },
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

  /// What a scenario says of the refresh control of a scroll view. [LIST-24]
  static let ofRefreshing = Property(
    "refreshControl", .flag, read: { (_: UIScrollView) in nil },
    write: { scrollView, value in
      guard value == .flag(true) else {
        scrollView.refreshControl = nil
        return
      }
      guard scrollView.refreshControl == nil else { return }
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [weak scrollView] _ in scrollView?.scenarioBehavior?.log(.refresh, "") },
        for: .valueChanged)
      scrollView.refreshControl = control
    })

  private static func number<List: UIScrollView>(
    _ name: String, _ read: @escaping @MainActor @Sendable (List) -> CGFloat,
    _ write: @escaping @MainActor @Sendable (List, CGFloat) -> Void
  ) -> Property {
    Property(
      name, .number(0...10_000), read: { (list: List) in .number(Double(read(list))) },
      write: { if case .number(let number) = $1 { write($0, CGFloat(number)) } })
  }

  /// A size that the flow layout of a collection gives what it places.
  private static func size(
    _ name: String, from least: Double = 0,
    _ write: @escaping @MainActor @Sendable (UICollectionViewFlowLayout, CGSize) -> Void
  ) -> Property {
    Property(
      name, .numbers(["width", "height"]), read: { (_: UICollectionView) in nil },
      write: { collection, value in
        guard case .numbers(let size) = value, size.count == 2, let flow = flow(of: collection) else {
          return
        }
        let sides = size.map { min(max($0, least), 10_000) }
        write(flow, CGSize(width: sides[0], height: sides[1]))
      })
  }

  /// Whether every row has a context menu. A list asks its delegate for that when it gets it. [LIST-36]
  private static func menus<List: UIScrollView>(
    _ name: String, _ adopt: @escaping @MainActor @Sendable (List) -> Void
  ) -> Property {
    Property(
      name, .flag, read: { (_: List) in nil },
      write: { list, value in
        guard case .flag(let flag) = value, let rows = rows(of: list) else { return }
        rows.hasMenu = flag
        adopt(list)
      })
  }

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

/// The words for what stands at the end of a row.
nonisolated enum ScenarioAccessory {
  /// Each word with its type.
  static let types: [(word: String, type: UITableViewCell.AccessoryType)] = [
    ("none", .none), ("disclosureIndicator", .disclosureIndicator),
    ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark),
    ("detailButton", .detailButton),
  ]
}
