import Fingerpost
public import FingerpostInteractions
public import Foundation

/// An object that says which items of a collection can be dragged, up to the beginning of a drag. [LIST-13]
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  /// What to drag from an item; asked when the press is long enough. Without items nothing is lifted.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Called when the finger moves on with the items, before the touch is cancelled.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
}

extension UICollectionView: DraggingList {
  var hasDragDelegate: Bool { dragDelegate != nil }

  func itemsToDrag(_ session: any UIDragSession, at point: CGPoint) -> [UIDragItem] {
    guard let path = indexPathForItem(at: point) else { return [] }
    return dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
}
