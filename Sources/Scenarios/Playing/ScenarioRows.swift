import Fingerpost
import FingerpostInteractions
import FingerpostLists
import Foundation

/// The rows or items of a scenario's list, which are nothing but numbers, and its delegate, which logs what it hears.
class ScenarioListDelegate: ScenarioScrollDelegate {
  /// How many rows each section has.
  var counts: [Int] = []
  /// What the delegate answers of every row.
  var mayHighlight = true
  var maySelect = true
  /// Whether a drag of two fingers selects rows; nil where the delegate does not say.
  var maySelectMany: Bool?
  /// Whether the data source moves rows.
  var mayMove = false
  /// How many swipe actions each row has at its ends.
  var leadingActions = 0
  var trailingActions = 0
  /// Whether there is something to drag in each row, and whether it may be moved.
  var hasItems = true
  var mayMoveByDrag = true
  /// What the list would do with a drag that is over it; nil where it does not say, and where.
  var mayHandle = true
  var operation: UIDropOperation?
  var intent = 0
  /// What stands at the end of each row.
  var accessory = UITableViewCell.AccessoryType.none
  /// Whether each row has a context menu; nil where the delegate does not say.
  var hasMenu: Bool?
  var showsContextMenus: Bool { hasMenu != nil }

  nonisolated deinit {}

  func log(_ callback: ScenarioCallback, _ path: IndexPath) { behavior?.log(callback, "(\(text(path)))") }

  /// Logs an answer, and gives it.
  func log(_ callback: ScenarioCallback, _ path: IndexPath, answering answer: Bool) -> Bool {
    behavior?.log(callback, "(\(text(path)),\(answer))")
    return answer
  }

  /// What the delegate answers before a drag of two fingers selects rows. [LIST-11]
  func beginsSelectingMany(_ path: IndexPath) -> Bool {
    guard let maySelectMany else { return false }
    return log(.shouldBeginMultipleSelectionInteraction, path, answering: maySelectMany)
  }

  /// Puts the views that lie in a part of the list into what shows it, which may have shown another one.
  func fill(_ content: UIView, of part: ScenarioNode.ListPart) {
    guard let behavior, let scene = behavior.scene else { return }
    for view in content.subviews where view.scenarioBehavior?.node.listPart.map({ $0 != part }) == true {
      view.removeFromSuperview()
    }
    for view in scene.views(in: part, of: behavior.index) { content.addSubview(view) }
  }

  /// Logs whether a row has a context menu, and gives it one with an action that does nothing. [LIST-36]
  func menu(_ callback: ScenarioCallback, _ path: IndexPath) -> UIContextMenuConfiguration? {
    guard let hasMenu, log(callback, path, answering: hasMenu) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Action") { _ in }])
    }
  }

  /// Logs a row and where it goes or would go.
  func log(_ callback: ScenarioCallback, _ path: IndexPath, to target: IndexPath) {
    behavior?.log(callback, "(\(text(path)),\(text(target)))")
  }

  /// Logs that a row is moved, and counts it where it is now.
  func move(_ callback: ScenarioCallback, _ path: IndexPath, to target: IndexPath) {
    log(callback, path, to: target)
    guard counts.indices.contains(path.section), counts.indices.contains(target.section) else { return }
    counts[path.section] -= 1
    counts[target.section] += 1
  }

  /// A row as logs write it.
  func text(_ path: IndexPath) -> String { "\(path.section):\(path.item)" }
}

/// The rows of a scenario's table.
final class ScenarioRows: ScenarioListDelegate, UITableViewDataSource, UITableViewDelegate {
  nonisolated deinit {}

  /// Becomes what has a table's rows.
  func adopt(_ table: UITableView) {
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = "row"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: name) as? ScenarioCell
      ?? ScenarioCell(style: .default, reuseIdentifier: name)
    cell.row = text(indexPath)
    cell.behavior = behavior
    cell.accessoryType = accessory
    fill(cell.contentView, of: .row(indexPath))
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log(.willSelectRow, indexPath)
    return maySelect ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log(.willDeselectRow, indexPath)
    return indexPath
  }

  // MARK: - Moving and swiping

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log(.targetIndexPathForMove, sourceIndexPath, to: proposedDestinationIndexPath)
    return proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    move(.moveRow, sourceIndexPath, to: destinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(.leadingSwipeActions, indexPath, leadingActions) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(.trailingSwipeActions, indexPath, trailingActions) }

  /// Actions that log what is performed, and let the row close then.
  private func actions(_ callback: ScenarioCallback, _ path: IndexPath, _ count: Int)
    -> UISwipeActionsConfiguration?
  {
    guard count > 0 else { return nil }
    log(callback, path)
    let row = text(path)
    return UISwipeActionsConfiguration(
      actions: (1...count).map { number in
        UIContextualAction(style: .normal, title: "Action \(number)") { [weak behavior] _, _, done in
          behavior?.log(.swipeAction, "(\(row),\(number))")
          done(true)
        }
      })
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log(.willBeginEditingRow, indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    if let indexPath { log(.didEndEditingRow, indexPath) }
  }

  // MARK: - Accessories, headers and footers

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log(.accessoryButtonTapped, indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    end(.header(section), height: tableView.sectionHeaderHeight)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    end(.footer(section), height: tableView.sectionFooterHeight)
  }

  private func end(_ part: ScenarioNode.ListPart, height: CGFloat) -> UIView? {
    guard height > 0 else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    fill(view.contentView, of: part)
    return view
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    behavior?.log(.willDisplayHeader, "(\(section))")
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    behavior?.log(.willDisplayFooter, "(\(section))")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    behavior?.log(.didEndDisplayingHeader, "(\(section))")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    behavior?.log(.didEndDisplayingFooter, "(\(section))")
  }
}

/// A cell of a scenario's table, which logs what the table does to it.
final class ScenarioCell: UITableViewCell {
  /// The row that it was made for, as logs write it.
  var row = ""
  weak var behavior: ScenarioBehavior?

  nonisolated deinit {}

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    change(.setHighlighted, isHighlighted, highlighted) {
      super.setHighlighted(highlighted, animated: animated)
    }
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    change(.setSelected, isSelected, selected) { super.setSelected(selected, animated: animated) }
  }

  private func change(_ callback: ScenarioCallback, _ old: Bool, _ new: Bool, _ set: () -> Void) {
    guard let behavior, new != old else { return set() }
    let path = (superview as? UITableView)?.indexPath(for: self)
    behavior.change(callback, path, row, new, in: contentView, set)
  }
}

extension ScenarioBehavior {
  /// Changes how a cell looks, and logs it with the cell's place in the list, or the one that it was made for.
  func change(
    _ callback: ScenarioCallback, _ path: IndexPath?, _ made: String, _ new: Bool, in content: UIView,
    _ set: () -> Void
  ) {
    log(callback, "(\(path.map { "\($0.section):\($0.item)" } ?? made),\(new))")
    logHighlights(in: content, while: set)
  }
}
