// Made by scripts/generate from scripts/templates/ScenarioListDelegates.swift; change that instead.
import Fingerpost
import FingerpostInteractions
import FingerpostLists
import Foundation

/// What a scenario's table asks and tells of its rows that the other kind of list asks and tells too.
extension ScenarioRows {
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { log(.shouldHighlightRow, indexPath, answering: mayHighlight) }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log(.didHighlightRow, indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log(.didUnhighlightRow, indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log(.didSelectRow, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log(.didDeselectRow, indexPath)
  }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { beginsSelectingMany(indexPath) }

  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log(.didBeginMultipleSelectionInteraction, indexPath)
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    behavior?.log(.didEndMultipleSelectionInteraction, "")
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    mayMove
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu(.contextMenuConfigurationForRow, indexPath) }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    behavior?.log(.willDisplayContextMenu, "")
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    behavior?.log(.willEndContextMenu, "")
  }
}

extension ScenarioListDelegate: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items(from: indexPath) }

  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { log(.dragSessionAllowsMoveOperation, answering: mayMoveByDrag) }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log(.dragSessionWillBegin)
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log(.dragSessionDidEnd)
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    log(.canHandle, answering: mayHandle)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log(.dropSessionDidEnter)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: operation(session, at: destinationIndexPath, isOwn: tableView.hasActiveDrag),
      intent: .init(rawValue: intent) ?? .unspecified)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    log(.dropSessionDidExit)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { perform(at: coordinator.destinationIndexPath) }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log(.dropSessionDidEnd)
  }
}
