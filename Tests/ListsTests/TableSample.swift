import FingerpostTesting
import FingerpostTrace
import Foundation
import UIKit

/// Rows of one height, and everything that the delegate and the cells are told.
final class TableSample: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var log: [String] = []
  var mayHighlight = true
  var selects: ((IndexPath) -> IndexPath?)?
  var lays: (RowCell, IndexPath) -> Void = { _, _ in }
  var made = 0

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") as? RowCell
      ?? {
        made += 1
        return RowCell(style: .default, reuseIdentifier: "row")
      }()
    cell.name = "\(indexPath.section):\(indexPath.row)"
    cell.tell = { [unowned self] in log.append($0) }
    lays(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return mayHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return selects.map { $0(indexPath) } ?? indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessoryTapped", indexPath)
  }

  private func note(_ call: String, _ path: IndexPath) { log.append("\(call) \(path.section):\(path.row)") }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A cell that tells what is set.
final class RowCell: UITableViewCell {
  var name = ""
  var tell: (String) -> Void = { _ in }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != isHighlighted {
      tell("\(name) highlighted=\(highlighted)\(animated ? " animated" : "")")
    }
    super.setHighlighted(highlighted, animated: animated)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isSelected { tell("\(name) selected=\(selected)\(animated ? " animated" : "")") }
    super.setSelected(selected, animated: animated)
  }
}

/// A table of 400 by 800 pt with rows of 50 pt, which fills the screen, and fingers on it.
struct TableStage {
  let sample: TableSample
  let table: UITableView
  let fingers: EventGenerator

  init(
    _ counts: [Int] = [100], rules: EventRules = .standard,
    _ prepare: (UITableView, TableSample) -> Void = { _, _ in }
  ) throws {
    sample = TableSample(counts)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    table.rowHeight = 50
    table.dataSource = sample
    table.delegate = sample
    prepare(table, sample)
    fingers = try table.fingersOnScreen(
      in: World(eventRules: rules, screenSize: table.frame.size), ofController: true)
  }

  /// Taps the middle of a row that can be seen and returns what was told.
  func tap(_ row: Int, for duration: Double = 0.05) throws -> [String] {
    sample.log = []
    try fingers.fingerDown(at: point(row))
    try fingers.wait(duration)
    try fingers.fingerUp()
    return sample.takeLog()
  }

  func point(_ row: Int) -> CGPoint {
    CGPoint(x: 200, y: table.rectForRow(at: IndexPath(row: row, section: 0)).midY - table.contentOffset.y)
  }
}
