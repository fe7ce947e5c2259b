import Fingerpost
import FingerpostInteractions
import FingerpostLists
import FingerpostProperties
import FingerpostScreens
import Foundation

nonisolated extension Property {
  /// What a scenario says of rows and items that fingers move, swipe, drag and drop.
  static let ofMovedRows: [Property] =
    [
      Property(
        "showsRowActions", .flag, read: { (_: UIScrollView) in nil },
        write: { list, value in
          // A table has a swipe of its own.
          let hasOne = list is UITableView || list.gestureRecognizers?.contains { $0 is DumpedSwipe } == true
          if value == .flag(true), !hasOne {
            list.addGestureRecognizer(DumpedSwipe(target: nil, action: nil))
          }
        }),
      answer("canMoveRow", of: UITableView.self) { $0.mayMove = $1 },
      answer("canMoveItem", of: UICollectionView.self) { $0.mayMove = $1 },
      swipeActions("leadingSwipeActions") { $0.leadingActions = $1 },
      swipeActions("trailingSwipeActions") { $0.trailingActions = $1 },
      flag(
        "allowsMultipleSelectionDuringEditing",
        { (table: UITableView) in table.allowsMultipleSelectionDuringEditing },
        { $0.allowsMultipleSelectionDuringEditing = $1 }),
      flag(
        "allowsMultipleSelectionDuringEditing",
        { (collection: UICollectionView) in collection.allowsMultipleSelectionDuringEditing },
        { $0.allowsMultipleSelectionDuringEditing = $1 }),
      answer("shouldBeginMultipleSelectionInteraction", of: UITableView.self) { $0.maySelectMany = $1 },
      answer("shouldBeginMultipleSelectionInteraction", of: UICollectionView.self) { $0.maySelectMany = $1 },
      flag("isSpringLoaded", { (table: UITableView) in table.isSpringLoaded }, { $0.isSpringLoaded = $1 }),
      flag(
        "isSpringLoaded", { (collection: UICollectionView) in collection.isSpringLoaded },
        { $0.isSpringLoaded = $1 }),
      flag(
        "dragInteractionEnabled", { (table: UITableView) in table.dragInteractionEnabled },
        { $0.dragInteractionEnabled = $1 }),
      flag(
        "dragInteractionEnabled", { (collection: UICollectionView) in collection.dragInteractionEnabled },
        { $0.dragInteractionEnabled = $1 }),
    ]
    + drags({ (table: UITableView, rows) in table.dragDelegate = rows }, drop: { $0.dropDelegate = $1 })
    + drags(
      { (collection: UICollectionView, items) in collection.dragDelegate = items },
      drop: { $0.dropDelegate = $1 })

  /// How many swipe actions are at an end of every row. [LIST-12]
  private static func swipeActions(
    _ name: String, _ write: @escaping @MainActor @Sendable (ScenarioListDelegate, Int) -> Void
  ) -> Property {
    Property(
      name, .count(0...10), read: { (_: UITableView) in nil },
      write: { table, value in
        if case .count(let count) = value, let rows = rows(of: table) { write(rows, count) }
      })
  }

  /// What the drag and drop delegates of a list answer. A list has such a delegate where a scenario says what it answers.
  /// [LIST-13, LIST-45]
  private static func drags<List: UIScrollView>(
    _ drag: @escaping @MainActor @Sendable (List, ScenarioListDelegate) -> Void,
    drop: @escaping @MainActor @Sendable (List, ScenarioListDelegate) -> Void
  ) -> [Property] {
    [
      answer("itemsForBeginning", drag) { $0.hasItems = $1 },
      answer("dragSessionAllowsMoveOperation", drag) { $0.mayMoveByDrag = $1 },
      answer("canHandle", drop) { $0.mayHandle = $1 },
      word("dropSessionDidUpdate", drop) { $0.operation = ScenarioDrop.operations[$1] },
      word("dropIntent", drop) { $0.intent = ScenarioDrop.intents[$1] ?? 0 },
    ]
  }

  private static func answer<List: UIScrollView>(
    _ name: String, _ adopt: @escaping @MainActor @Sendable (List, ScenarioListDelegate) -> Void,
    _ write: @escaping @MainActor @Sendable (ScenarioListDelegate, Bool) -> Void
  ) -> Property {
    delegated(name, .flag, adopt) { if case .flag(let flag) = $1 { write($0, flag) } }
  }

  private static func word<List: UIScrollView>(
    _ name: String, _ adopt: @escaping @MainActor @Sendable (List, ScenarioListDelegate) -> Void,
    _ write: @escaping @MainActor @Sendable (ScenarioListDelegate, String) -> Void
  ) -> Property {
    delegated(name, .text, adopt) { if case .text(let word) = $1 { write($0, word) } }
  }

  private static func delegated<List: UIScrollView>(
    _ name: String, _ kind: PropertyKind,
    _ adopt: @escaping @MainActor @Sendable (List, ScenarioListDelegate) -> Void,
    _ write: @escaping @MainActor @Sendable (ScenarioListDelegate, PropertyValue) -> Void
  ) -> Property {
    Property(
      name, kind, read: { (_: List) in nil },
      write: { list, value in
        guard let rows = rows(of: list) else { return }
        write(rows, value)
        adopt(list, rows)
      })
  }
}

/// The words for what a drop delegate proposes.
nonisolated enum ScenarioDrop {
  /// What would be done.
  static let operations: [String: UIDropOperation] = [
    "cancel": .cancel, "forbidden": .forbidden, "copy": .copy, "move": .move,
  ]
  /// Where in the list, with the raw values that both kinds of list have for it.
  static let intents = [
    "unspecified": 0, "insertAtDestinationIndexPath": 1, "insertIntoDestinationIndexPath": 2, "automatic": 3,
  ]
}
