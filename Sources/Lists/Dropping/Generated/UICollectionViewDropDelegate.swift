// Made by scripts/generate from scripts/templates/UIListViewDropDelegate.swift; change that instead.
internal import Fingerpost
public import FingerpostInteractions
public import Foundation

/// An object that says what may be dropped on a collection, and takes it. All but one of the methods are optional. [LIST-45]
///
/// The list does not scroll under a drag, and opens no gap for it.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what was dropped; called when the finger lifts, if the last proposal was to copy or to move.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the list is interested in a drag; asked once, before anything else. One that is not is told nothing of it.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag comes over the list.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What would be done with the drag where it is; asked when it comes over the list and at each move there. [LIST-46]
  ///
  /// - Parameters:
  ///   - collectionView: the list.
  ///   - session: the drag.
  ///   - destinationIndexPath: the item under the finger; one behind the last item of a section at that item's far half;
  ///     nil where there are no items.
  /// - Returns: what would be done. Without an own answer it is a move of what may be moved and comes from the list, else a
  ///   copy, without an intent.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the drag has left the list.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag is over, however it ended, if it ever came over the list.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// Says yes.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Proposes a move where the drag comes from the list and allows it, else a copy.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let moves = collectionView.hasActiveDrag && session.allowsMoveOperation
    return UICollectionViewDropProposal(operation: moves ? .move : .copy)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
}

extension UICollectionView: DroppingList {
  /// Whether a drag is over the list that its drop delegate takes an interest in. [LIST-49]
  public final var hasActiveDrop: Bool { dropping.isActive }

  var hasDropDelegate: Bool { dropDelegate != nil }

  func mayHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropEntered(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropUpdated(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropOperation, ListDropIntent) {
    let proposal = dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    guard let proposal else { return (.cancel, .unspecified) }
    return (proposal.operation, ListDropIntent(rawValue: proposal.intent.rawValue) ?? .unspecified)
  }

  func dropExited(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropEnded(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func perform(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, in: self))
  }
}
