import Fingerpost
import FingerpostLists
import FingerpostProperties
import FingerpostScreens
import Foundation

/// A property with the value that it gets.
nonisolated struct ScenarioSetting: Sendable, Equatable {
  var property: Property
  var value: PropertyValue

  static func == (one: ScenarioSetting, other: ScenarioSetting) -> Bool {
    one.property.name == other.property.name && one.value == other.value
  }
}

nonisolated extension Property {
  /// What a scenario says of views beside what UIKit lets one set, in the place where it is assigned.
  private static let ofScenarioViews: [Property] = [
    Property("canBecomeFirstResponder", .flag) { $0.canBecomeFirstResponder = $1 },
    Property("canBecomeFocused", .flag) { $0.canBecomeFocused = $1 },
  ]

  /// The state is assigned as a subclass would, never given at the start.
  private static let state = Property(
    "state", .text,
    read: { (recognizer: UIGestureRecognizer) in .text("\(recognizer.state)") },
    write: { recognizer, value in
      let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
      for state in states where value == .text("\(state)") { recognizer.state = state }
    })

  private init(
    _ name: String, _ kind: PropertyKind, set: @escaping @MainActor @Sendable (ScenarioBehavior, Bool) -> Void
  ) {
    self.init(
      name, kind, read: { (_: UIView) in nil },
      write: { view, value in
        if case .flag(let flag) = value, let behavior = view.scenarioBehavior {
          set(behavior, flag)
        }
      })
  }

  /// Those that a node of a class can state, in the order in which they are assigned.
  static func stated(by viewClass: ScenarioClass) -> [Property] { byClass[viewClass] ?? [] }

  // Looked up only, never walked.
  private static let byClass = Dictionary(
    uniqueKeysWithValues: ScenarioClass.allCases.map { viewClass in
      let rows =
        ofViews + ofScenarioViews + ofControls + ofScrollViews + [ofRefreshing] + ofTables + ofCollections
        + ofMovedRows
        + ofWindows
      return (viewClass, rows.filter { $0.belongs(to: viewClass.type) })
    })

  /// Those that a recognizer of a kind can state.
  static func stated(by kind: GestureKind) -> [Property] { byKind[kind] ?? [] }

  /// Those that a script can set.
  static func settable(of kind: GestureKind) -> [Property] { stated(by: kind) + [state] }

  // Looked up only, never walked.
  private static let byKind = Dictionary(
    uniqueKeysWithValues: GestureKind.allCases.map { kind in
      (kind, all(of: ObjectClass.named(kind.className)?.type ?? UIGestureRecognizer.self))
    })
}

nonisolated extension ScenarioClass {
  /// UIKit's class.
  var type: AnyClass {
    switch self {
    case .tableView: UITableView.self
    case .collectionView: UICollectionView.self
    default: ObjectClass.named(rawValue)?.type ?? UIView.self
    }
  }
}
