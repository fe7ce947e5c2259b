import Fingerpost
import FingerpostInteractions
import FingerpostLists
import Foundation

/// What is dragged from a scenario's list and dropped on it. Each row offers one item; a drop is logged and changes no rows.
extension ScenarioListDelegate {
  fileprivate func items(from path: IndexPath) -> [UIDragItem] {
    let hasItems = log(.itemsForBeginning, path, answering: hasItems)
    return hasItems ? [UIDragItem(itemProvider: NSItemProvider(object: text(path) as NSString))] : []
  }

  /// What the delegate proposes: what the scenario says, or what a list without a delegate for it would. [LIST-46]
  fileprivate func operation(
    _ session: any UIDropSession, at path: IndexPath?, isOwn: Bool
  ) -> UIDropOperation {
    behavior?.log(.dropSessionDidUpdate, "(\(path.map(text) ?? ""))")
    return operation ?? (isOwn && session.allowsMoveOperation ? .move : .copy)
  }

  fileprivate func log(_ callback: ScenarioCallback) { behavior?.log(callback, "") }

  fileprivate func log(_ callback: ScenarioCallback, answering answer: Bool) -> Bool {
    behavior?.log(callback, "(\(answer))")
    return answer
  }

  fileprivate func perform(at path: IndexPath?) { behavior?.log(.performDrop, "(\(path.map(text) ?? ""))") }
}

extension ScenarioListDelegate: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items(from: indexPath) }

  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  { log(.dragSessionAllowsMoveOperation, answering: mayMoveByDrag) }

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

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    perform(at: coordinator.destinationIndexPath)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log(.dropSessionDidEnd)
  }
}

extension ScenarioListDelegate: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items(from: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { log(.dragSessionAllowsMoveOperation, answering: mayMoveByDrag) }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    log(.dragSessionWillBegin)
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    log(.dragSessionDidEnd)
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    log(.canHandle, answering: mayHandle)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    log(.dropSessionDidEnter)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: operation(session, at: destinationIndexPath, isOwn: collectionView.hasActiveDrag),
      intent: .init(rawValue: intent) ?? .unspecified)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    log(.dropSessionDidExit)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { perform(at: coordinator.destinationIndexPath) }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    log(.dropSessionDidEnd)
  }
}
