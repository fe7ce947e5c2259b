// Made by scripts/generate from scripts/templates/UIListViewDropDelegate.swift; change that instead.
internal import Fingerpost
public import FingerpostInteractions
public import Foundation

/// An object that says what may be dropped on a table, and takes it. All but one of the methods are optional. [LIST-45]
///
/// The list does not scroll under a drag, and opens no gap for it.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what was dropped; called when the finger lifts, if the last proposal was to copy or to move.
  ///
  /// Not called where the data source moves the row instead. [LIST-48]
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the list is interested in a drag; asked once, before anything else. One that is not is told nothing of it.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag comes over the list.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What would be done with the drag where it is; asked when it comes over the list and at each move there. [LIST-46]
  ///
  /// - Parameters:
  ///   - tableView: the list.
  ///   - session: the drag.
  ///   - destinationIndexPath: the row under the finger; one behind the last row of a section at that row's far half;
  ///     nil where there are no rows.
  /// - Returns: what would be done. Without an own answer it is a move of what may be moved and comes from the list, else a
  ///   copy, without an intent.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the drag has left the list.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag is over, however it ended, if it ever came over the list.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Says yes.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Proposes a move where the drag comes from the list and allows it, else a copy.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let moves = tableView.hasActiveDrag && session.allowsMoveOperation
    return UITableViewDropProposal(operation: moves ? .move : .copy)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
}

extension UITableView: DroppingList {
  /// Whether a drag is over the list that its drop delegate takes an interest in. [LIST-49]
  public final var hasActiveDrop: Bool { dropping.isActive }

  var hasDropDelegate: Bool { dropDelegate != nil }

  func mayHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropEntered(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropUpdated(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropOperation, ListDropIntent) {
    let proposal = dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    guard let proposal else { return (.cancel, .unspecified) }
    return (proposal.operation, ListDropIntent(rawValue: proposal.intent.rawValue) ?? .unspecified)
  }

  func dropExited(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropEnded(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func perform(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, in: self))
  }
}
