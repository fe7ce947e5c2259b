import Fingerpost
import FingerpostLists
import Foundation

/// The rows or items of a scenario's list, which are nothing but numbers, and its delegate, which logs what it hears.
class ScenarioListDelegate: ScenarioScrollDelegate {
  /// How many rows each section has.
  var counts: [Int] = []
  /// What the delegate answers of every row.
  var mayHighlight = true
  var maySelect = true

  nonisolated deinit {}

  func log(_ callback: ScenarioCallback, _ path: IndexPath) { behavior?.log(callback, "(\(text(path)))") }

  /// Logs an answer, and gives it.
  func log(_ callback: ScenarioCallback, _ path: IndexPath, answering answer: Bool) -> Bool {
    behavior?.log(callback, "(\(text(path)),\(answer))")
    return answer
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

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = "row"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: name) as? ScenarioCell
      ?? ScenarioCell(style: .default, reuseIdentifier: name)
    cell.row = text(indexPath)
    cell.behavior = behavior
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log(.shouldHighlightRow, indexPath, answering: mayHighlight)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log(.didHighlightRow, indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log(.didUnhighlightRow, indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log(.willSelectRow, indexPath)
    return maySelect ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log(.didSelectRow, indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log(.willDeselectRow, indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log(.didDeselectRow, indexPath)
  }
}

/// A cell of a scenario's table, which logs what the table does to it.
final class ScenarioCell: UITableViewCell {
  /// The row that it stands for, as logs write it.
  var row = ""
  weak var behavior: ScenarioBehavior?

  nonisolated deinit {}

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != isHighlighted { behavior?.log(.setHighlighted, "(\(row),\(highlighted))") }
    super.setHighlighted(highlighted, animated: animated)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isSelected { behavior?.log(.setSelected, "(\(row),\(selected))") }
    super.setSelected(selected, animated: animated)
  }
}
