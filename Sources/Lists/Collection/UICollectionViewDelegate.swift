public import Fingerpost
public import FingerpostInteractions
public import Foundation

/// What is asked and told about the items of a collection view. Every method is optional.
///
/// The order of a tap on an item while another is selected: `shouldHighlightItemAt`, `didHighlightItemAt`; at the lift
/// `shouldSelectItemAt`, `didDeselectItemAt` of the old item, `didSelectItemAt`, `didUnhighlightItemAt`. [LIST-1, LIST-4]
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate, ListMenuDelegate {
  /// A cell is about to come into view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// A cell has left the view, or its item is gone.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// A view that is not a cell is about to come into view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// A view that is not a cell has left the view.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  /// Whether an item that a finger is on highlights; if not, it is not selected either. Default true.
  /// [LIST-1, LIST-2]
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

  /// An item was highlighted. [LIST-1]
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// An item is no longer highlighted: the finger was lifted, or scrolls. [LIST-4, LIST-5]
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Whether an item that was tapped is selected. Default true. [LIST-4]
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

  /// Whether a selected item that was tapped is deselected, with multiple selection. Default true. [LIST-7]
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

  /// A finger has selected an item. What code selects is not told. [LIST-4]
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// An item is no longer selected because of a finger. [LIST-4, LIST-7]
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Where the content is to be after a change of the items or of the layout, asked after the layout. Default
  /// the proposed place.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// The layout between two others while a transition is under way. Default a plain one. [LIST-35]
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Which place an item that a finger moves would get instead of the one under the finger. Default that one.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Whether a tap performs the primary action of an item; asked after `didSelectItemAt`, or after a `shouldSelectItemAt` that is false.
  /// Default true unless the collection is edited. [LIST-38]
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// A tap performs the primary action of an item. [LIST-38]
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  /// Whether a drag of two fingers may begin to select items. Default false. [LIST-11]
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// A drag of two fingers begins to select items; the collection is being edited from now on. [LIST-11]
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// The drag that selected items is over. [LIST-11]
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // Edit menus, as before context menus.

  /// Whether an item that a finger rests on has an edit menu; asked where `showsEditMenus` is true. Default false.
  /// [LIST-109]
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool

  /// Whether an action is in the edit menu of an item: cut, copy and paste are asked for, without a sender. Default
  /// false. [LIST-109]
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Fingerpost.Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// An action of the edit menu of an item was chosen. [LIST-109]
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Fingerpost.Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  )

  // Context menus.

  /// The menu of the items under a finger that rests, or nil for an ordinary press: one item, the selected ones where it is one of
  /// several, or none between items; the point is in the collection's coordinates. It is asked where `showsContextMenus` is
  /// true. Default that of the one item. [LIST-36]
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The menu of the item under a finger that rests, the way of before iOS 16. Default nil. [LIST-36]
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Which view is seen highlighted; asked after the menu. Default nil, for the item's cell. [LIST-36]
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Which view the menu goes back to. Default nil. [LIST-36]
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The menu is about to come up. [LIST-36]
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The menu is about to go. [LIST-36]
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The preview was chosen; the menu goes next. [LIST-36]
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Says yes.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.take(.shouldHighlight, lackedBy: self)
    return true
  }

  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    collectionView.take(.didHighlight, lackedBy: self)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    collectionView.take(.didUnhighlight, lackedBy: self)
  }

  /// Says yes.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.take(.maySelect, lackedBy: self)
    return true
  }

  /// Says yes.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.take(.mayDeselect, lackedBy: self)
    return true
  }

  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.take(.didSelect, lackedBy: self)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    collectionView.take(.didDeselect, lackedBy: self)
  }

  /// Takes the proposed place.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Makes a plain one.
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Takes the proposed place.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Says yes unless the collection is edited.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.take(.canPerformPrimaryAction, lackedBy: self)
    return !collectionView.isEditing
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { collectionView.take(.performPrimaryAction, lackedBy: self) }

  /// Says no.
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
}
