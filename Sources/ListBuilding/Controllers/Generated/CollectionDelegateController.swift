// Made by scripts/generate from scripts/templates/CollectionDelegateController.swift; change that instead.
import Fingerpost
public import FingerpostInteractions
public import FingerpostLists
public import Foundation

/// The controller of a collection: it has what a subclass may override to be asked and told of items.
///
/// Fingerpost's own class. In UIKit the methods are not there until one of them is implemented; in Swift a subclass can
/// override only what its superclass has.
@preconcurrency @MainActor
open class CollectionDelegateController: ScrollDelegateController, UICollectionViewDelegate {
  /// How many sections there are. Default 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The view of a kind that the layout has a place for, such as a header. It has to be implemented where there are such.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "the layout has a place for a \(kind) at \(indexPath): implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:) in \(type(of: self))")
  }

  /// Whether an item can be moved. Default true where moving is implemented, which cannot be told here: return false where it
  /// is not.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Called when a finger has moved an item, which the collection shows at its new place. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// A cell is about to come into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A cell has left the view, or its item is gone.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A view that is not a cell is about to come into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// A view that is not a cell has left the view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Whether an item that a finger is on highlights; if not, it is not selected either. Default true.
  /// [LIST-1, LIST-2]
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// An item was highlighted. [LIST-1]
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// An item is no longer highlighted: the finger was lifted, or scrolls. [LIST-4, LIST-5]
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Whether an item that was tapped is selected. Default true. [LIST-4]
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Whether a selected item that was tapped is deselected, with multiple selection. Default true. [LIST-7]
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// A finger has selected an item. What code selects is not told. [LIST-4]
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// An item is no longer selected because of a finger. [LIST-4, LIST-7]
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Where the content is to be after a change of the items or of the layout, asked after the layout. Default
  /// the proposed place.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The layout between two others while a transition is under way. Default a plain one. [LIST-35]
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Which place an item that a finger moves would get instead of the one under the finger. Default that one.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Whether a tap performs the primary action of an item; asked after `didSelectItemAt`, or after a `shouldSelectItemAt` that is false.
  /// Default true unless the collection is edited. [LIST-38]
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    !collectionView.isEditing
  }

  /// A tap performs the primary action of an item. [LIST-38]
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Whether a drag of two fingers may begin to select items. Default false. [LIST-11]
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// A drag of two fingers begins to select items; the collection is being edited from now on. [LIST-11]
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// The drag that selected items is over. [LIST-11]
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Whether an item that a finger rests on has an edit menu; asked where `showsEditMenus` is true. Default false.
  /// [LIST-109]
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  { false }

  /// Whether an action is in the edit menu of an item: cut, copy and paste are asked for, without a sender. Default
  /// false. [LIST-109]
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Fingerpost.Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// An action of the edit menu of an item was chosen. [LIST-109]
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Fingerpost.Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  /// The menu of the items under a finger that rests, or nil for an ordinary press: one item, the selected ones where it is one of
  /// several, or none between items; the point is in the collection's coordinates. It is asked where `showsContextMenus` is
  /// true. Default that of the one item. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    collectionView.indexPathForItem(at: point).flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  /// The menu of the item under a finger that rests, the way of before iOS 16. Default nil. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Which view is seen highlighted; asked after the menu. Default nil, for the item's cell. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Which view the menu goes back to. Default nil. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The menu is about to come up. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The menu is about to go. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The preview was chosen; the menu goes next. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
