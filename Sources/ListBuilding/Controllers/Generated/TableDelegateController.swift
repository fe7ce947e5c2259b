// Made by scripts/generate from scripts/templates/TableDelegateController.swift; change that instead.
public import Fingerpost
public import FingerpostInteractions
public import FingerpostLists
public import Foundation

/// The controller of a table: it has what a subclass may override to be asked and told of rows.
///
/// Fingerpost's own class. In UIKit the methods are not there until one of them is implemented; in Swift a subclass can
/// override only what its superclass has.
@preconcurrency @MainActor
open class TableDelegateController: ScrollDelegateController, UITableViewDelegate {
  /// How many sections there are. Default 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// The text of a section's header, which has none where the delegate gives it a view. Default nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// The text of a section's footer, which has none where the delegate gives it a view. Default nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// The titles of the index at the right edge, or nil for none; asked when the table is loaded. Default nil. [LIST-37]
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Which section a title of the index leads to. Default the one at the title's place. [LIST-37]
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }

  /// Whether a row can be edited: swiped, deleted, inserted at. Default true, with which a swipe shows no "Delete" of its own;
  /// see ``UITableView/deletesRowsBySwipe``.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.tookDefault = true
    return true
  }

  /// Whether a row can be moved while the table is edited. Default true where moving is implemented, which cannot be told
  /// here: without an own answer a row has a control for it if its cell's `showsReorderControl` is true.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.tookDefault = true
    return true
  }

  /// Called when the person has asked for a deletion or an insertion, which is to be done here. The default does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Called when the person has moved a row, which the table shows at its new place. The default does nothing. [LIST-15]
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.editing.tookDefault = true }

  /// A cell is about to come into view.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// A cell has left the view, or its row is gone.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// The height of a row in points, or ``UITableView/automaticDimension`` for what its cell needs. Default the table's
  /// `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// The height of a section's header in points. Default the table's `sectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// The height of a section's footer in points. Default the table's `sectionFooterHeight`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// A height in points that is near a row's until the row is seen. Default the table's `estimatedRowHeight`. It is not asked
  /// here: a row that was not seen counts with the table's own estimate.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }

  /// The view above a section's rows. Default nil, for the data source's title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// The view below a section's rows. Default nil, for the data source's title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// Whether a row that a finger is on highlights; if not, it is not selected either. Default true. [LIST-1, LIST-2]
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// A row was highlighted. [LIST-1]
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// A row is no longer highlighted: the finger was lifted, or scrolls. [LIST-3, LIST-5]
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Which row is to be selected in place of one that was tapped, or nil for none. Default the same row. [LIST-3]
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Which row is to be deselected in place of one that is about to be, or nil for none. Default the same row. [LIST-3]
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// A finger has selected a row. What code selects is not told. [LIST-3]
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// A row is no longer selected because of a finger. [LIST-3, LIST-7]
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// The button at the right end of a row was tapped, which does not select the row.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Whether a drag of two fingers may begin to select rows. Default false. [LIST-11]
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// A drag of two fingers begins to select rows; the table is being edited from now on. [LIST-11]
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// The drag that selected rows is over. [LIST-11]
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// What editing does to a row. Default to delete it.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// The title of the button that deletes a row. Default nil, for "Delete". [LIST-12]
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Whether the content gives way to the controls of editing. Default true.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// The actions behind the left end of a row, or nil for none. Default nil. [LIST-12]
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// The actions behind the right end of a row, or nil for a deletion where the row can be deleted. Default nil. [LIST-12]
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// The actions behind the right end of a row, the first nearest to the end, in the way of before
  /// `trailingSwipeActionsConfigurationForRowAt`. Asked where that has none; empty for none, nil for a deletion where the row can
  /// be deleted. Default nil. [LIST-12]
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }

  /// A row is about to show its swipe actions. [LIST-12]
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// A row shows its swipe actions no more. [LIST-12]
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Where a row that is being moved would go in place of where the finger is. Default there. [LIST-15]
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// A header is about to come into view.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// A footer is about to come into view.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// A header has left the view, or its section is gone.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// A footer has left the view, or its section is gone.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// How far the content of a row is indented, in steps of its cell's `indentationWidth`. Default as the cell says.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.editing.tookDefault = true
    return 0
  }

  /// Whether a tap performs the primary action of a row; asked after `didSelectRowAt`, or after a `willSelectRowAt` that is nil. Default
  /// true unless the table is edited. [LIST-38]
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  {
    !tableView.isEditing
  }

  /// A tap performs the primary action of a row. [LIST-38]
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  /// Whether a row that a finger rests on has an edit menu; asked where `showsEditMenus` is true. Default false.
  /// [LIST-109]
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  { false }

  /// Whether an action is in the edit menu of a row: copy and paste are asked for, without a sender. Default false.
  /// [LIST-109]
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Fingerpost.Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// An action of the edit menu of a row was chosen. [LIST-109]
  open func tableView(
    _ tableView: UITableView, performAction action: Fingerpost.Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  /// The menu of a row that a finger rests on, or nil for an ordinary press; the point is in the table's coordinates. It is
  /// asked where `showsContextMenus` is true. Default nil. [LIST-36]
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Which view is seen highlighted; asked after the menu. Default nil, for the row's cell. [LIST-36]
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Which view the menu goes back to. Default nil. [LIST-36]
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The menu is about to come up. [LIST-36]
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The menu is about to go. [LIST-36]
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The preview was chosen; the menu goes next. [LIST-36]
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
