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
  /// The cell of a row, if it has one.
  func draggedCell(at path: IndexPath) -> (any DraggedCell)?
}

/// A cell that is told that its row is lifted and dragged.
protocol DraggedCell: UIView {
  /// Called when that changes.
  func dragStateDidChange(_ dragState: UITableViewCell.DragState)
}

extension UITableViewCell: DraggedCell {
  /// What a finger does with a row. [LIST-106]
  public nonisolated enum DragState: Int, Sendable {
    /// It lies in its list.
    case none
    /// It is lifted, and the finger has not moved.
    case lifting
    /// It is dragged.
    case dragging
  }
}

extension UICollectionViewCell: DraggedCell {
  /// What a finger does with an item. [LIST-106]
  public typealias DragState = UITableViewCell.DragState
}

/// The drag interaction of a list, which is there as long as the list has a drag delegate. [LIST-13]
final class ListDragging: DragLiftFollowing {
  private var interaction: UIDragInteraction?
  private var chosen: Bool?
  /// The row from which something was lifted last, as long as the rows are what they were.
  private var source: IndexPath?
  /// The cell of that row, as long as something is lifted or dragged.
  private weak var cell: (any DraggedCell)?

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

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    cell = source.flatMap { list(interaction)?.draggedCell(at: $0) }
    cell?.dragStateDidChange(.lifting)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    list(interaction)?.dragWillBegin(session)
    cell?.dragStateDidChange(.dragging)
  }

  func liftIsOver() {
    cell?.dragStateDidChange(.none)
    cell = nil
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
  ) {
    list(interaction)?.dragDidEnd(session)
    liftIsOver()
  }

  private func list(_ interaction: UIDragInteraction) -> (any DraggingList)? {
    interaction.view as? any DraggingList
  }
}
