internal import Fingerpost
public import FingerpostInteractions
public import Foundation

/// An object that says what may be dropped on a __list__, and takes it. All but one of the methods are optional. [LIST-45]
///
/// The list does not scroll under a drag, and opens no gap for it.
@preconcurrency @MainActor public protocol UI__List__ViewDropDelegate: AnyObject {
  /// Takes what was dropped; called when the finger lifts, if the last proposal was to copy or to move.
  // part: table
  ///
  /// Not called where the data source moves the row instead. [LIST-48]
  // end
  func __list__View(
    _ __list__View: UI__List__View, performDropWith coordinator: any UI__List__ViewDropCoordinator)
  /// Whether the list is interested in a drag; asked once, before anything else. One that is not is told nothing of it.
  func __list__View(_ __list__View: UI__List__View, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag comes over the list.
  func __list__View(_ __list__View: UI__List__View, dropSessionDidEnter session: any UIDropSession)
  /// What would be done with the drag where it is; asked when it comes over the list and at each move there. [LIST-46]
  ///
  /// - Parameters:
  ///   - __list__View: the list.
  ///   - session: the drag.
  ///   - destinationIndexPath: the __row__ under the finger; one behind the last __row__ of a section at that __row__'s far half;
  ///     nil where there are no __row__s.
  /// - Returns: what would be done. Without an own answer it is a move of what may be moved and comes from the list, else a
  ///   copy, without an intent.
  func __list__View(
    _ __list__View: UI__List__View, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UI__List__ViewDropProposal
  /// Called when the drag has left the list.
  func __list__View(_ __list__View: UI__List__View, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag is over, however it ended, if it ever came over the list.
  func __list__View(_ __list__View: UI__List__View, dropSessionDidEnd session: any UIDropSession)
}

extension UI__List__ViewDropDelegate {
  /// Says yes.
  public func __list__View(
    _ __list__View: UI__List__View, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func __list__View(
    _ __list__View: UI__List__View, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Proposes a move where the drag comes from the list and allows it, else a copy.
  public func __list__View(
    _ __list__View: UI__List__View, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UI__List__ViewDropProposal {
    let moves = __list__View.hasActiveDrag && session.allowsMoveOperation
    return UI__List__ViewDropProposal(operation: moves ? .move : .copy)
  }
  /// Does nothing.
  public func __list__View(
    _ __list__View: UI__List__View, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func __list__View(
    _ __list__View: UI__List__View, dropSessionDidEnd session: any UIDropSession
  ) {}
}

extension UI__List__View: DroppingList {
  /// Whether a drag is over the list that its drop delegate takes an interest in. [LIST-49]
  public final var hasActiveDrop: Bool { dropping.isActive }

  var hasDropDelegate: Bool { dropDelegate != nil }

  func mayHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.__list__View(self, canHandle: session) ?? false
  }

  func dropEntered(_ session: any UIDropSession) {
    dropDelegate?.__list__View(self, dropSessionDidEnter: session)
  }

  func dropUpdated(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropOperation, ListDropIntent) {
    let proposal = dropDelegate?.__list__View(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    guard let proposal else { return (.cancel, .unspecified) }
    return (proposal.operation, ListDropIntent(rawValue: proposal.intent.rawValue) ?? .unspecified)
  }

  func dropExited(_ session: any UIDropSession) {
    dropDelegate?.__list__View(self, dropSessionDidExit: session)
  }

  func dropEnded(_ session: any UIDropSession) {
    dropDelegate?.__list__View(self, dropSessionDidEnd: session)
  }

  func perform(_ drop: ListDrop) {
    dropDelegate?.__list__View(self, performDropWith: __List__DropCoordinator(drop, in: self))
  }
}
