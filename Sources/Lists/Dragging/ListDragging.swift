import Fingerpost
import FingerpostInteractions
import Foundation

/// A list whose items a finger can lift for a drag.
protocol DraggingList: UIScrollView {
  /// Whether anything says what can be dragged.
  var hasDragDelegate: Bool { get }
  /// The drag interaction of the list.
  var dragging: ListDragging { get }
  /// The row at a point of the list's own coordinates.
  func rowToDrag(at point: CGPoint) -> IndexPath?
  /// What can be dragged from a row.
  func itemsToDrag(_ session: any UIDragSession, from path: IndexPath) -> [UIDragItem]
  /// Called when a drag of them is about to begin.
  func dragWillBegin(_ session: any UIDragSession)
  /// Whether the drag may move what it drags.
  func dragMayMove(_ session: any UIDragSession) -> Bool
  /// Whether the drag is for this application alone.
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  /// Called when the drag is over.
  func dragDidEnd(_ session: any UIDragSession)
}

/// The drag interaction of a list, which is there as long as the list has a drag delegate. [LIST-13]
final class ListDragging: UIDragInteractionDelegate {
  private var interaction: UIDragInteraction?
  private var chosen: Bool?
  /// The row from which something was lifted last, as long as the rows are what they were.
  private var source: IndexPath?

  nonisolated deinit {}

  /// Whether a finger may lift something: on a pad, unless it was chosen.
  var isEnabled: Bool { chosen ?? World.current.eventRules.isPad }

  /// Whether something is lifted or dragged. [LIST-49]
  var isActive: Bool { interaction?.activeSession != nil }

  /// Where an item of a drag comes from: a row of this list, unless the list has changed since. [LIST-47]
  func source(of item: UIDragItem) -> IndexPath? {
    interaction?.activeSession?.items.contains { $0 === item } == true ? source : nil
  }

  /// Forgets where the items came from.
  func rowsChanged() { source = nil }

  /// Sets whether a finger may lift something.
  func choose(_ isEnabled: Bool, for list: any DraggingList) {
    chosen = isEnabled
    update(list)
  }

  /// Adds the interaction to a list that has a drag delegate, or takes it away.
  func update(_ list: any DraggingList) {
    if list.hasDragDelegate {
      let interaction = interaction ?? UIDragInteraction(delegate: self)
      self.interaction = interaction
      interaction.isEnabled = isEnabled
      list.addInteraction(interaction)
    } else if let interaction {
      list.removeInteraction(interaction)
      self.interaction = nil
    }
  }

  // MARK: - What the interaction asks and tells

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard let list = list(interaction), let path = list.rowToDrag(at: session.location(in: list)) else {
      return []
    }
    let items = list.itemsToDrag(session, from: path)
    if !items.isEmpty { source = path }
    return items
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    list(interaction)?.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  )
    -> Bool
  { list(interaction)?.dragMayMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list(interaction)?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { list(interaction)?.dragDidEnd(session) }

  private func list(_ interaction: UIDragInteraction) -> (any DraggingList)? {
    interaction.view as? any DraggingList
  }
}
