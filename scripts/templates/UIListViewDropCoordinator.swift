import Fingerpost
public import FingerpostInteractions
public import Foundation

/// A drop on a __list__: what is dropped, where, and how it is seen to go there. [LIST-45 … LIST-47]
@preconcurrency @MainActor public protocol UI__List__ViewDropCoordinator: AnyObject {
  /// What is dropped, in order.
  var items: [any UI__List__ViewDropItem] { get }
  /// The last destination that the delegate was asked about. [LIST-46]
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last; without a destination its intent is unspecified.
  var proposal: UI__List__ViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets __a_row__ come to be when its data is there: with ``UI__List__ViewDropPlaceholderContext``. No __row__ stands for it before.
  func drop(_ dragItem: UIDragItem, to placeholder: UI__List__ViewDropPlaceholder)
    -> any UI__List__ViewDropPlaceholderContext
  /// Animates something to __a_row__ that was inserted before. Nothing is drawn.
  @discardableResult func drop(_ dragItem: UIDragItem, to__Row__At indexPath: IndexPath) -> any UIDragAnimating
  /// Animates something into __a_row__, to a rectangle in its coordinates. Nothing is drawn.
  @discardableResult func drop(_ dragItem: UIDragItem, into__Row__At indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates something to any place. Nothing is drawn.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Something that is dropped on a __list__. [LIST-47]
@preconcurrency @MainActor public protocol UI__List__ViewDropItem: AnyObject {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// The __row__ that it came from, if it is one of this list and the list has not changed since the lift.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is seen: zero, as it is not drawn.
  var previewSize: CGSize { get }
}

/// Says where __a_row__ comes to be when its data is there.
@preconcurrency @MainActor open class UI__List__ViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  /// What would set up a cell that stands for the data. Kept and read back, as there is no such cell.
  open var cellUpdateHandler: ((UI__List__ViewCell) -> Void)?

  /// Creates a placeholder for a place. What would stand there until the data comes is not asked for.
  // part: table
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
  // end
  // part: collection
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
  // end
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }

  nonisolated deinit {}
}

/// Says where __a_row__ comes to be when the data of a drop is there.
@preconcurrency @MainActor open class UI__List__ViewDropPlaceholder: UI__List__ViewPlaceholder {
  /// How its cell would be cut out; kept and read back.
  open var previewParametersProvider: ((UI__List__ViewCell) -> UIDragPreviewParameters?)?
}

/// Inserts __a_row__ when the data of a drop is there. [LIST-50]
@preconcurrency @MainActor public protocol UI__List__ViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Has the data source take the data, and inserts the __row__.
  ///
  /// - Parameter dataSourceUpdates: called with the __row__'s place.
  /// - Returns: whether that was done: once, and not after the list was loaded again.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives up the __row__; whether it was still to come.
  @discardableResult func deletePlaceholder() -> Bool
  // part: collection
  /// Would set up the cell that stands for the data. It does nothing, as there is no such cell.
  func setNeedsCellUpdate()
  // end
}

/// The drop that a delegate gets.
final class __List__DropCoordinator: UI__List__ViewDropCoordinator {
  let items: [any UI__List__ViewDropItem]
  let proposal: UI__List__ViewDropProposal
  private let drop: ListDrop
  private weak var list: UI__List__View?

  init(_ drop: ListDrop, in list: UI__List__View) {
    (self.drop, self.list) = (drop, list)
    items = drop.items.map { DropItem($0) }
    proposal = UI__List__ViewDropProposal(
      operation: drop.operation, intent: .init(rawValue: drop.intent.rawValue) ?? .unspecified)
  }

  nonisolated deinit {}

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(_ dragItem: UIDragItem, to placeholder: UI__List__ViewDropPlaceholder)
    -> any UI__List__ViewDropPlaceholderContext
  {
    drop.placeholder(dragItem, at: placeholder.insertionIndexPath) { [weak list] in
      // part: table
      list?.insertRows(at: [$0], with: .automatic)
      // end
      // part: collection
      list?.insertItems(at: [$0])
      // end
    }
  }

  func drop(_ dragItem: UIDragItem, to__Row__At indexPath: IndexPath) -> any UIDragAnimating { drop.animator() }

  func drop(_ dragItem: UIDragItem, into__Row__At indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.animator()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animator()
  }
}
