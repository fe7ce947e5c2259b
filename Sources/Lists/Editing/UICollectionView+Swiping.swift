import Fingerpost
import Foundation

/// What the swipe actions of a list of a collection are. [LIST-31]
extension UICollectionView: SwipingList {
  /// Has fingers swipe the rows of the layout.
  package final func installSwiping() { swiping.install(in: self) }

  final var keepsRowsClosed: Bool { isEditing || moving != nil }
  final func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  final func swipedCell(_ path: IndexPath) -> (any SwipedCell)? { cellForItem(at: path) }
  final func swipedFrame(_ path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.seenFrame ?? .zero
  }
  final func rowWillOpen(_ path: IndexPath) {}
  final func rowDidClose(_ path: IndexPath) {}

  final func actions(of path: IndexPath, at edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    let chosen = collectionViewLayout.rowActions?(path, edge)
    return chosen?.actions.isEmpty == false ? chosen : nil
  }
}

extension UICollectionViewCell: SwipedCell {
  final func transition(opened isOpen: Bool, _ change: () -> Void) { change() }
}
