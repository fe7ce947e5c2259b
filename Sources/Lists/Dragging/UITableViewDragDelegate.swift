import Fingerpost
public import FingerpostInteractions
public import Foundation

/// An object that says which rows of a table can be dragged, up to the beginning of a drag. [LIST-13]
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
  /// What to drag from a row; asked when the press is long enough. Without items nothing is lifted.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Called when the finger moves on with the items, before the touch is cancelled.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
}

extension UITableView: DraggingList {
  var hasDragDelegate: Bool { dragDelegate != nil }

  func itemsToDrag(_ session: any UIDragSession, at point: CGPoint) -> [UIDragItem] {
    guard let path = indexPathForRow(at: point) else { return [] }
    return dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
}
