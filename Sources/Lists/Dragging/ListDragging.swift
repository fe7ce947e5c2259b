import Fingerpost
import FingerpostInteractions
import Foundation

/// A list whose items a finger can lift for a drag.
protocol DraggingList: UIScrollView {
  /// Whether anything says what can be dragged.
  var hasDragDelegate: Bool { get }
  /// What can be dragged at a point of the list's own coordinates.
  func itemsToDrag(_ session: any UIDragSession, at point: CGPoint) -> [UIDragItem]
  /// Called when a drag of them is about to begin.
  func dragWillBegin(_ session: any UIDragSession)
}

/// The drag interaction of a list, which is there as long as the list has a drag delegate. [LIST-13]
final class ListDragging: UIDragInteractionDelegate {
  private var interaction: UIDragInteraction?
  private var chosen: Bool?

  nonisolated deinit {}

  /// Whether a finger may lift something: on a pad, unless it was chosen.
  var isEnabled: Bool { chosen ?? World.current.eventRules.isPad }

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

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard let list = interaction.view as? any DraggingList else { return [] }
    return list.itemsToDrag(session, at: session.location(in: list))
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    (interaction.view as? any DraggingList)?.dragWillBegin(session)
  }
}
