import FingerpostLists
import FingerpostScreens
import Foundation

/// A method call that a script makes outside any event, or a hook inside a callback.
nonisolated struct ScenarioCall: Sendable {
  /// The methods that can be called.
  enum Method: String, CaseIterable, Sendable {
    case removeFromSuperview, addSubview, bringSubviewToFront, sendSubviewToBack
    case becomeFirstResponder, resignFirstResponder
    case setNeedsFocusUpdate, updateFocusIfNeeded
    case makeKey, makeKeyAndVisible
    case addGestureRecognizer, removeGestureRecognizer
    case resignActive, becomeActive
    case beginReceivingRemoteControlEvents, endReceivingRemoteControlEvents
    case sendActions, sendAction
    case reloadData, indexPathsForRows, beginRefreshing, endRefreshing
    case selectRow, deselectRow, scrollToRow, insertRows, deleteRows, reloadRows, moveRow
    case selectItem, deselectItem, scrollToItem, insertItems, deleteItems, reloadItems, moveItem

    /// What kind of node the method takes, or nil where it takes nothing.
    var argument: ScenarioNode.Role? {
      switch self {
      case .addSubview, .bringSubviewToFront, .sendSubviewToBack: .view
      case .addGestureRecognizer, .removeGestureRecognizer: .recognizer
      default: nil
      }
    }

    /// How many rows or items the method of a list takes.
    var rowCount: Int {
      switch self {
      case .moveRow, .moveItem: 2
      case .selectRow, .deselectRow, .scrollToRow, .insertRows, .deleteRows, .reloadRows, .selectItem,
        .deselectItem, .scrollToItem, .insertItems, .deleteItems, .reloadItems:
        1
      default: 0
      }
    }

    /// Whether objects of a kind, of which views are of a class, have the method.
    func belongs(to role: ScenarioNode.Role, _ viewClass: ScenarioClass) -> Bool {
      switch self {
      case .reloadData: viewClass.isList
      case .indexPathsForRows, .selectRow, .deselectRow, .scrollToRow, .insertRows, .deleteRows, .reloadRows,
        .moveRow:
        viewClass == .tableView
      case .selectItem, .deselectItem, .scrollToItem, .insertItems, .deleteItems, .reloadItems, .moveItem:
        viewClass == .collectionView
      case .beginRefreshing, .endRefreshing: viewClass.scrolls
      case .removeFromSuperview: role == .view
      case .addSubview, .bringSubviewToFront, .sendSubviewToBack, .addGestureRecognizer,
        .removeGestureRecognizer:
        role == .view || role == .window
      case .becomeFirstResponder, .resignFirstResponder: role != .recognizer
      case .setNeedsFocusUpdate, .updateFocusIfNeeded: role == .view || role == .window
      case .makeKey, .makeKeyAndVisible: role == .window
      case .resignActive, .becomeActive, .sendAction, .beginReceivingRemoteControlEvents,
        .endReceivingRemoteControlEvents:
        role == .application
      case .sendActions: role == .view
      }
    }
  }

  /// The index of the receiver, or nil for the application, which need not be a node.
  var receiver: Int?
  var method: Method
  /// The index of the view, the recognizer or the sender that the method takes.
  var argument: Int?
  /// The events that are sent.
  var events: [ControlEventName] = []
  /// The action that is sent.
  var action: String?
  /// The rows or items of a list.
  var rows: [IndexPath] = []
  /// Left, top, width and height of a rectangle in a list's content.
  var rect: [Double] = []
  var place: ScenarioPlace
}
