public import Fingerpost
public import FingerpostInteractions
public import Foundation

/// What is asked and told about the rows of a table view. Every method is optional.
///
/// The order of a tap on a row while another is selected: `shouldHighlightRowAt`, `didHighlightRowAt`; at the lift
/// `didUnhighlightRowAt`, `willSelectRowAt`, `willDeselectRowAt` and `didDeselectRowAt` of the old row, and
/// `didSelectRowAt`. [LIST-1, LIST-3]
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate, ListMenuDelegate {
  // What is shown, and how high it is.

  /// A cell is about to come into view.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A cell has left the view, or its row is gone.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// The height of a row in points, or ``UITableView/automaticDimension`` for what its cell needs. Default the table's
  /// `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a section's header in points. Default the table's `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a section's footer in points. Default the table's `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// A height in points that is near a row's until the row is seen. Default the table's `estimatedRowHeight`. It is not asked
  /// here: a row that was not seen counts with the table's own estimate.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// The view above a section's rows. Default nil, for the data source's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The view below a section's rows. Default nil, for the data source's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // What a finger does.

  /// Whether a row that a finger is on highlights; if not, it is not selected either. Default true. [LIST-1, LIST-2]
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A row was highlighted. [LIST-1]
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// A row is no longer highlighted: the finger was lifted, or scrolls. [LIST-3, LIST-5]
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Which row is to be selected in place of one that was tapped, or nil for none. Default the same row. [LIST-3]
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Which row is to be deselected in place of one that is about to be, or nil for none. Default the same row. [LIST-3]
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// A finger has selected a row. What code selects is not told. [LIST-3]
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// A row is no longer selected because of a finger. [LIST-3, LIST-7]
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// The button at the right end of a row was tapped, which does not select the row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Whether a drag of two fingers may begin to select rows. Default false. [LIST-11]
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// A drag of two fingers begins to select rows; the table is being edited from now on. [LIST-11]
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// The drag that selected rows is over. [LIST-11]
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // Editing.

  /// What editing does to a row. Default to delete it.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// The title of the button that deletes a row. Default nil, for "Delete". [LIST-12]
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Whether the content gives way to the controls of editing. Default true.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

  /// The actions behind the left end of a row, or nil for none. Default nil. [LIST-12]
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The actions behind the right end of a row, or nil for a deletion where the row can be deleted. Default nil. [LIST-12]
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The actions behind the right end of a row, the first nearest to the end, in the way of before
  /// `trailingSwipeActionsConfigurationForRowAt`. Asked where that has none; empty for none, nil for a deletion where the row can
  /// be deleted. Default nil. [LIST-12]
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?

  /// A row is about to show its swipe actions. [LIST-12]
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// A row shows its swipe actions no more. [LIST-12]
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Where a row that is being moved would go in place of where the finger is. Default there. [LIST-15]
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// A header is about to come into view.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// A footer is about to come into view.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// A header has left the view, or its section is gone.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// A footer has left the view, or its section is gone.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// How far the content of a row is indented, in steps of its cell's `indentationWidth`. Default as the cell says.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Whether a tap performs the primary action of a row; asked after `didSelectRowAt`, or after a `willSelectRowAt` that is nil. Default
  /// true unless the table is edited. [LIST-38]
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

  /// A tap performs the primary action of a row. [LIST-38]
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  // Edit menus, as before context menus.

  /// Whether a row that a finger rests on has an edit menu; asked where `showsEditMenus` is true. Default false.
  /// [LIST-109]
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Whether an action is in the edit menu of a row: copy and paste are asked for, without a sender. Default false.
  /// [LIST-109]
  func tableView(
    _ tableView: UITableView, canPerformAction action: Fingerpost.Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// An action of the edit menu of a row was chosen. [LIST-109]
  func tableView(
    _ tableView: UITableView, performAction action: Fingerpost.Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  )

  // Context menus.

  /// The menu of a row that a finger rests on, or nil for an ordinary press; the point is in the table's coordinates. It is
  /// asked where `showsContextMenus` is true. Default nil. [LIST-36]
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Which view is seen highlighted; asked after the menu. Default nil, for the row's cell. [LIST-36]
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Which view the menu goes back to. Default nil. [LIST-36]
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The menu is about to come up. [LIST-36]
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The menu is about to go. [LIST-36]
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The preview was chosen; the menu goes next. [LIST-36]
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Takes `tableView.rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// Takes `tableView.sectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// Takes `tableView.sectionFooterHeight`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// Takes `tableView.estimatedRowHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }

  /// Has none.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// Has none.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// Says yes.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.take(.shouldHighlight, lackedBy: self)
    return true
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.take(.didHighlight, lackedBy: self)
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.take(.didUnhighlight, lackedBy: self)
  }

  /// Takes the same row.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.take(.maySelect, lackedBy: self)
    return indexPath
  }

  /// Takes the same row.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.take(.mayDeselect, lackedBy: self)
    return indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.take(.didSelect, lackedBy: self)
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.take(.didDeselect, lackedBy: self)
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Says no.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Deletes.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// Has none.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Says yes.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Has none.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Has none.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Has none.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Takes the proposed place.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// As the cell says.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.editing.tookDefault = true
    return 0
  }

  /// Says yes unless the table is edited.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  {
    tableView.take(.canPerformPrimaryAction, lackedBy: self)
    return !tableView.isEditing
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    tableView.take(.performPrimaryAction, lackedBy: self)
  }
}
