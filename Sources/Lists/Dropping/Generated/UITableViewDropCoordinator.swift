// Made by scripts/generate from scripts/templates/UIListViewDropCoordinator.swift; change that instead.
import Fingerpost
public import FingerpostInteractions
public import Foundation

/// A drop on a table: what is dropped, where, and how it is seen to go there. [LIST-45 … LIST-47]
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// What is dropped, in order.
  var items: [any UITableViewDropItem] { get }
  /// The last destination that the delegate was asked about. [LIST-46]
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last; without a destination its intent is unspecified.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets a row come to be when its data is there: with ``UITableViewDropPlaceholderContext``. No row stands for it before.
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  /// Animates something to a row that was inserted before. Nothing is drawn.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates something into a row, to a rectangle in its coordinates. Nothing is drawn.
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates something to any place. Nothing is drawn.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Something that is dropped on a table. [LIST-47]
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// The row that it came from, if it is one of this list and the list has not changed since the lift.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is seen: zero, as it is not drawn.
  var previewSize: CGSize { get }
}

/// Says where a row comes to be when its data is there.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  /// What would set up a cell that stands for the data. Kept and read back, as there is no such cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder for a place. What would stand there until the data comes is not asked for.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }

  nonisolated deinit {}
}

/// Says where a row comes to be when the data of a drop is there.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How its cell would be cut out; kept and read back.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Inserts a row when the data of a drop is there. [LIST-50]
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Has the data source take the data, and inserts the row.
  ///
  /// - Parameter dataSourceUpdates: called with the row's place.
  /// - Returns: whether that was done: once, and not after the list was loaded again.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives up the row; whether it was still to come.
  @discardableResult func deletePlaceholder() -> Bool
}

/// The drop that a delegate gets.
final class TableDropCoordinator: UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal
  private let drop: ListDrop
  private weak var list: UITableView?

  init(_ drop: ListDrop, in list: UITableView) {
    (self.drop, self.list) = (drop, list)
    items = drop.items.map { DropItem($0) }
    proposal = UITableViewDropProposal(
      operation: drop.operation, intent: .init(rawValue: drop.intent.rawValue) ?? .unspecified)
  }

  nonisolated deinit {}

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    drop.placeholder(dragItem, at: placeholder.insertionIndexPath) { [weak list] in
      list?.insertRows(at: [$0], with: .automatic)
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { drop.animator() }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.animator()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animator()
  }
}
