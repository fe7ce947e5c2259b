import Fingerpost
import Foundation

/// Which end of a row swipe actions are at.
///
/// The leading end is the left one here: right-to-left languages are not told apart.
package enum SwipeEdge {
  case leading
  case trailing

  /// Which way the content goes to show them.
  var sign: CGFloat { self == .leading ? 1 : -1 }
}

/// A row whose content a swipe has pushed aside, and the actions behind it. [LIST-12]
final class SwipedRow {
  var path: IndexPath
  let cell: any SwipedCell
  let edge: SwipeEdge
  let configuration: UISwipeActionsConfiguration
  let pull: UISwipeActionPullView
  /// How far the content was pushed when the finger began to drag it, in points.
  var base: CGFloat = 0
  /// Whether an action was performed that is not done yet.
  var isPerforming = false

  init(_ path: IndexPath, _ cell: any SwipedCell, _ edge: SwipeEdge, _ actions: UISwipeActionsConfiguration) {
    (self.path, self.cell, self.edge) = (path, cell, edge)
    configuration = actions
    pull = UISwipeActionPullView(actions.actions, edge)
  }

  nonisolated deinit {}

  /// How far the content is pushed when the row rests open, in points. [LIST-12]
  var rest: CGFloat { edge.sign * pull.restWidth }

  /// Pushes the content, but never past the end at which there is nothing.
  func push(_ push: CGFloat, in row: CGRect) {
    cell.push = edge == .leading ? max(0, push) : min(0, push)
    cell.placeParts()
    place(in: row)
  }

  /// Puts the actions where the content has given way.
  func place(in row: CGRect) {
    let width = abs(cell.push)
    pull.frame = CGRect(
      x: edge == .leading ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
  }
}
