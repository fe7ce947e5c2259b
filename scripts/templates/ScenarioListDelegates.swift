import Fingerpost
import FingerpostInteractions
import FingerpostLists
import Foundation

/// What a scenario's __list__ asks and tells of its __row__s that the other kind of list asks and tells too.
extension Scenario__Row__s {
  func numberOfSections(in __list__View: UI__List__View) -> Int { counts.count }

  func __list__View(_ __list__View: UI__List__View, numberOf__Row__sInSection section: Int) -> Int {
    counts[section]
  }

  func __list__View(
    _ __list__View: UI__List__View, shouldHighlight__Row__At indexPath: IndexPath
  ) -> Bool { log(.shouldHighlight__Row__, indexPath, answering: mayHighlight) }

  func __list__View(_ __list__View: UI__List__View, didHighlight__Row__At indexPath: IndexPath) {
    log(.didHighlight__Row__, indexPath)
  }

  func __list__View(_ __list__View: UI__List__View, didUnhighlight__Row__At indexPath: IndexPath) {
    log(.didUnhighlight__Row__, indexPath)
  }

  func __list__View(_ __list__View: UI__List__View, didSelect__Row__At indexPath: IndexPath) {
    log(.didSelect__Row__, indexPath)
  }

  func __list__View(_ __list__View: UI__List__View, didDeselect__Row__At indexPath: IndexPath) {
    log(.didDeselect__Row__, indexPath)
  }

  func __list__View(
    _ __list__View: UI__List__View, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { beginsSelectingMany(indexPath) }

  func __list__View(
    _ __list__View: UI__List__View, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log(.didBeginMultipleSelectionInteraction, indexPath)
  }

  func __list__ViewDidEndMultipleSelectionInteraction(_ __list__View: UI__List__View) {
    behavior?.log(.didEndMultipleSelectionInteraction, "")
  }

  func __list__View(_ __list__View: UI__List__View, canMove__Row__At indexPath: IndexPath) -> Bool {
    mayMove
  }

  func __list__View(
    _ __list__View: UI__List__View, contextMenuConfigurationFor__Row__At indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu(.contextMenuConfigurationFor__Row__, indexPath) }

  func __list__View(
    _ __list__View: UI__List__View, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    behavior?.log(.willDisplayContextMenu, "")
  }

  func __list__View(
    _ __list__View: UI__List__View,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    behavior?.log(.willEndContextMenu, "")
  }
}

extension ScenarioListDelegate: UI__List__ViewDragDelegate, UI__List__ViewDropDelegate {
  func __list__View(
    _ __list__View: UI__List__View, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items(from: indexPath) }

  func __list__View(
    _ __list__View: UI__List__View, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { log(.dragSessionAllowsMoveOperation, answering: mayMoveByDrag) }

  func __list__View(_ __list__View: UI__List__View, dragSessionWillBegin session: any UIDragSession) {
    log(.dragSessionWillBegin)
  }

  func __list__View(_ __list__View: UI__List__View, dragSessionDidEnd session: any UIDragSession) {
    log(.dragSessionDidEnd)
  }

  func __list__View(_ __list__View: UI__List__View, canHandle session: any UIDropSession) -> Bool {
    log(.canHandle, answering: mayHandle)
  }

  func __list__View(_ __list__View: UI__List__View, dropSessionDidEnter session: any UIDropSession) {
    log(.dropSessionDidEnter)
  }

  func __list__View(
    _ __list__View: UI__List__View, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UI__List__ViewDropProposal {
    UI__List__ViewDropProposal(
      operation: operation(session, at: destinationIndexPath, isOwn: __list__View.hasActiveDrag),
      intent: .init(rawValue: intent) ?? .unspecified)
  }

  func __list__View(_ __list__View: UI__List__View, dropSessionDidExit session: any UIDropSession) {
    log(.dropSessionDidExit)
  }

  func __list__View(
    _ __list__View: UI__List__View, performDropWith coordinator: any UI__List__ViewDropCoordinator
  ) { perform(at: coordinator.destinationIndexPath) }

  func __list__View(_ __list__View: UI__List__View, dropSessionDidEnd session: any UIDropSession) {
    log(.dropSessionDidEnd)
  }
}
