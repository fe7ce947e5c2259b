// Made by scripts/generate from scripts/templates/UIListViewDragDelegate.swift; change that instead.
import Fingerpost
public import FingerpostInteractions
public import Foundation

/// An object that says which items of a collection can be dragged, and hears of the drag. [LIST-13, LIST-45]
///
/// What adds items to a drag that is under way is not built.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  /// What to drag from an item; asked when the press is long enough. Without items nothing is lifted.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Called when the finger moves on with the items, before the touch is cancelled.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Whether what is dragged may be moved; asked when the drag begins. Default true. [DRAG-27]
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether other applications may not see the drag; asked when it begins. Default false.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Called when the drag is over, once for each that has begun. [LIST-45]
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Says yes.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Says no.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
}

extension UICollectionView: DraggingList {
  /// Whether something was lifted from the list, or is dragged. [LIST-49]
  public final var hasActiveDrag: Bool { dragging.isActive }

  var hasDragDelegate: Bool { dragDelegate != nil }

  func rowToDrag(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func itemsToDrag(_ session: any UIDragSession, from path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragMayMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func draggedCell(at path: IndexPath) -> (any DraggedCell)? { cellForItem(at: path) }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over an item selects it. Default false. [DRAG-23]
  public final var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue, part: { [weak self] in self?.indexPathForItem(at: $0) }) { [weak self] in
        if let self, takesSelection, let path = indexPathForItem(at: $0), beginHighlighting(path) {
          finishHighlighting(path)
        }
      }
    }
  }
}
