import FingerpostTesting
import FingerpostTrace
import Foundation
import UIKit

/// Rows that can be swiped, edited and moved, and what the delegate and the data source are told of that.
final class EditSample: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = (0..<100).map { "row \($0)" }
  var log: [String] = []
  var leading: [UIContextualAction]?
  var trailing: [UIContextualAction]?
  var old: [UITableViewRowAction]?
  var isFull = true
  var canMove = true
  var style = UITableViewCell.EditingStyle.delete
  var mayMultiselect = false
  var target: ((IndexPath) -> IndexPath)?
  /// What an action calls when it is done.
  var done: ((Bool) -> Void)?

  func action(_ title: String, isDone: Bool = true) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [unowned self] action, _, done in
      log.append("perform \(action.title ?? "")")
      if isDone { done(true) } else { self.done = done }
    }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 9 }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("willBeginEditing \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("didEndEditing \(indexPath?.row ?? -1)")
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { style }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading.map(configuration) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing.map(configuration) }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { old }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.append("target? \(proposedDestinationIndexPath.row)")
    return target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldBegin \(indexPath.row)")
    return mayMultiselect
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { log.append("didBegin \(indexPath.row)") }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("didEnd") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }

  private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
    let made = UISwipeActionsConfiguration(actions: actions)
    made.performsFirstActionWithFullSwipe = isFull
    return made
  }
}

/// A table of 375 by 800 pt with rows of 50 pt, and fingers on it.
struct EditStage {
  let sample = EditSample()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 800), style: .plain)
  let fingers: EventGenerator

  init(rules: EventRules = .standard, _ prepare: (UITableView, EditSample) -> Void = { _, _ in }) throws {
    table.rowHeight = 50
    table.dataSource = sample
    table.delegate = sample
    prepare(table, sample)
    fingers = try table.fingersOnScreen(
      in: World(eventRules: rules, screenSize: table.frame.size), ofController: true)
  }

  func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

  /// How far the content of a row is pushed, in points.
  func push(_ row: Int) -> CGFloat { cell(row)?.contentView.frame.minX ?? .nan }

  /// The view of a class, by name: those of UIKit's that have no public name.
  func part(_ name: String, of view: UIView?) -> UIView? {
    view?.subviews.first { String(describing: type(of: $0)) == name }
  }

  var pull: UIView? { part("UISwipeActionPullView", of: table) }

  /// Drags across a row, rests, and lifts; returns what was told.
  func swipe(_ row: Int, by distance: CGFloat, from x: CGFloat? = nil) throws -> [String] {
    sample.log = []
    let y = table.rectForRow(at: IndexPath(row: row, section: 0)).midY - table.contentOffset.y
    let start = CGPoint(x: x ?? (distance < 0 ? 370 : 5), y: y)
    try fingers.fingerPan(at: start, by: CGVector(dx: distance, dy: 0), duration: 0.3)
    return sample.takeLog()
  }

  /// Taps the middle of a row.
  func tap(_ row: Int) throws -> [String] {
    sample.log = []
    try fingers.fingerTap(
      at: CGPoint(
        x: 100, y: table.rectForRow(at: IndexPath(row: row, section: 0)).midY - table.contentOffset.y))
    return sample.takeLog()
  }
}
