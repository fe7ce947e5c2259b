// Made by scripts/generate from scripts/templates/UIListViewDragDelegate.swift; change that instead.
import Fingerpost
public import FingerpostInteractions
public import Foundation

/// An object that says which rows of a table can be dragged, and hears of the drag. [LIST-13, LIST-45]
///
/// What adds items to a drag that is under way is not built.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
  /// What to drag from a row; asked when the press is long enough. Without items nothing is lifted.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Called when the finger moves on with the items, before the touch is cancelled.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Whether what is dragged may be moved; asked when the drag begins. Default true. [DRAG-27]
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether other applications may not see the drag; asked when it begins. Default false.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Called when the drag is over, once for each that has begun. [LIST-45]
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Says yes.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Says no.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) {}
}

extension UITableView: DraggingList {
  /// Whether something was lifted from the list, or is dragged. [LIST-49]
  public final var hasActiveDrag: Bool { dragging.isActive }

  var hasDragDelegate: Bool { dragDelegate != nil }

  func rowToDrag(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func itemsToDrag(_ session: any UIDragSession, from path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragMayMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func draggedCell(at path: IndexPath) -> (any DraggedCell)? { cellForRow(at: path) }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over a row selects it. Default false. [DRAG-23]
  public final var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue, part: { [weak self] in self?.indexPathForRow(at: $0) }) { [weak self] in
        if let self, takesSelection, let path = indexPathForRow(at: $0), beginHighlighting(path) {
          finishHighlighting(path)
        }
      }
    }
  }
}
