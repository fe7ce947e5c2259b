// Made by scripts/generate from scripts/templates/UIListViewDropCoordinator.swift; change that instead.
import Fingerpost
public import FingerpostInteractions
public import Foundation

/// A drop on a collection: what is dropped, where, and how it is seen to go there. [LIST-45 … LIST-47]
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// What is dropped, in order.
  var items: [any UICollectionViewDropItem] { get }
  /// The last destination that the delegate was asked about. [LIST-46]
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last; without a destination its intent is unspecified.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets an item come to be when its data is there: with ``UICollectionViewDropPlaceholderContext``. No item stands for it before.
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Animates something to an item that was inserted before. Nothing is drawn.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates something into an item, to a rectangle in its coordinates. Nothing is drawn.
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates something to any place. Nothing is drawn.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Something that is dropped on a collection. [LIST-47]
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// The item that it came from, if it is one of this list and the list has not changed since the lift.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is seen: zero, as it is not drawn.
  var previewSize: CGSize { get }
}

/// Says where an item comes to be when its data is there.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  /// What would set up a cell that stands for the data. Kept and read back, as there is no such cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder for a place. What would stand there until the data comes is not asked for.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }

  nonisolated deinit {}
}

/// Says where an item comes to be when the data of a drop is there.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How its cell would be cut out; kept and read back.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Inserts an item when the data of a drop is there. [LIST-50]
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Has the data source take the data, and inserts the item.
  ///
  /// - Parameter dataSourceUpdates: called with the item's place.
  /// - Returns: whether that was done: once, and not after the list was loaded again.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives up the item; whether it was still to come.
  @discardableResult func deletePlaceholder() -> Bool
  /// Would set up the cell that stands for the data. It does nothing, as there is no such cell.
  func setNeedsCellUpdate()
}

/// The drop that a delegate gets.
final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal
  private let drop: ListDrop
  private weak var list: UICollectionView?

  init(_ drop: ListDrop, in list: UICollectionView) {
    (self.drop, self.list) = (drop, list)
    items = drop.items.map { DropItem($0) }
    proposal = UICollectionViewDropProposal(
      operation: drop.operation, intent: .init(rawValue: drop.intent.rawValue) ?? .unspecified)
  }

  nonisolated deinit {}

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    drop.placeholder(dragItem, at: placeholder.insertionIndexPath) { [weak list] in
      list?.insertItems(at: [$0])
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { drop.animator() }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.animator()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animator()
  }
}
