import Fingerpost
import FingerpostLists
import FingerpostProperties
import Foundation

nonisolated extension Property {
  /// What a scenario says of a table: its rows as numbers, and what its delegate answers of all of them.
  static let ofTables: [Property] = [
    Property(
      "rows", .list, read: { (_: UITableView) in nil },
      write: { table, value in
        guard case .numbers(let counts) = value else { return }
        rows(of: table)?.counts = counts.map { Int(min(max($0, 0), Double(PropertyKind.largestCount))) }
        table.reloadData()
      }),
    Property(
      "rowHeight", .number(1...10_000), read: { (table: UITableView) in .number(Double(table.rowHeight)) },
      write: { if case .number(let height) = $1 { $0.rowHeight = CGFloat(height) } }),
    flag("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 }),
    flag("allowsMultipleSelection", { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 }),
    flag("isEditing", { $0.isEditing }, { $0.isEditing = $1 }),
    answer("shouldHighlightRow") { $0.mayHighlight = $1 },
    answer("willSelectRow") { $0.maySelect = $1 },
  ]

  private static func flag(
    _ name: String, _ read: @escaping @MainActor @Sendable (UITableView) -> Bool,
    _ write: @escaping @MainActor @Sendable (UITableView, Bool) -> Void
  ) -> Property {
    Property(
      name, .flag, read: { (table: UITableView) in .flag(read(table)) },
      write: { if case .flag(let flag) = $1 { write($0, flag) } })
  }

  private static func answer(
    _ name: String, _ write: @escaping @MainActor @Sendable (ScenarioRows, Bool) -> Void
  ) -> Property {
    Property(
      name, .flag, read: { (_: UITableView) in nil },
      write: { table, value in
        if case .flag(let flag) = value, let rows = rows(of: table) { write(rows, flag) }
      })
  }

  @MainActor private static func rows(of table: UITableView) -> ScenarioRows? {
    table.dataSource as? ScenarioRows
  }
}
