import Fingerpost
import Foundation

/// The control at the right end of a row that is edited, by which a finger moves the row. It tracks the finger as any
/// control does, so a recognizer that takes the touch puts the row back. [LIST-15]
final class UITableViewCellReorderControl: UIControl {
  nonisolated deinit {}

  private var cell: UITableViewCell? { superview as? UITableViewCell }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table = cell.table else { return false }
    return table.lift(cell, at: touch.location(in: table).y)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let table = cell?.table { table.drag(to: touch.location(in: table).y) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { cell?.table?.drop() }

  override func cancelTracking(with event: UIEvent?) { cell?.table?.putBack() }
}
