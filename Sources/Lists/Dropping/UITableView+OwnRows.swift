import Fingerpost
import Foundation

/// Rows that a drag moves within their table. [LIST-48]
extension UITableView {
  var takesOwnRows: Bool { dragDelegate != nil }

  func frame(of path: IndexPath) -> CGRect? { geometry.contains(path) ? rectForRow(at: path) : nil }

  func runsAcross(_ frame: CGRect) -> Bool { false }

  func light(_ path: IndexPath, _ isOn: Bool) {
    cellForRow(at: path)?.setHighlighted(isOn, animated: true)
  }

  func mayMoveRow(_ path: IndexPath) -> Bool { canMove(path) ?? true }

  func target(ofMoving source: IndexPath, to path: IndexPath) -> IndexPath {
    delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: path) ?? path
  }

  func moveRow(_ source: IndexPath, byDataTo target: IndexPath) -> Bool {
    guard let dataSource,
      EditState.ask(self, { dataSource.tableView(self, moveRowAt: source, to: target) }) != nil
    else { return false }
    showMove(from: source, to: target)
    return true
  }
}
