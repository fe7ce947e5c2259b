import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// What delegates are told beside highlighting and selecting.
@Suite struct ListDelegateTests {
  /// A table of three sections of ten rows with titles, and what its delegate is told.
  private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var selects = true
    var titles = 0..<3
    var mayAct: Bool?

    nonisolated deinit {}

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.contains(section) ? "\(section)" : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row) \(titles.count)"
      return cell
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      log.append("header \(section) \((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    { log.append("header \(section) is gone") }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row % 3
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("willSelect \(indexPath.row)")
      return selects ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("didDeselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
      log.append("mayAct \(indexPath.row)")
      return mayAct ?? !tableView.isEditing
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.append("act \(indexPath.row)")
    }
  }

  private struct Stage {
    let source = Table()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let fingers: EventGenerator

    init(_ prepare: (UITableView, Table) -> Void = { _, _ in }) throws {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = 50
      table.sectionHeaderTopPadding = 0
      (table.dataSource, table.delegate) = (source, source)
      prepare(table, source)
      fingers = try table.fingersOnScreen()
    }

    func tap(_ row: Int) throws -> [String] {
      source.log = []
      try fingers.fingerDown(at: CGPoint(x: 200, y: CGFloat(row) * 50 + 28 + 25))
      try fingers.wait(0.05)
      try fingers.fingerUp()
      return source.takeLog()
    }
  }

  @Test("A header is told when it comes into view and when it has left")
  func headers() throws {
    let stage = try Stage()
    expect(stage.source.takeLog(), is: ["header 0 0"])
    stage.table.contentOffset.y = 300
    stage.table.layoutIfNeeded()
    expect(stage.source.takeLog(), is: ["header 1 1"])
    stage.table.contentOffset.y = 600
    stage.table.layoutIfNeeded()
    expect(stage.source.takeLog(), is: ["header 0 is gone"])
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    expect(stage.source.takeLog(), is: ["header 1 is gone", "header 1 1"])
  }

  @Test("The delegate indents rows")
  func indentation() throws {
    let stage = try Stage()
    expect(stage.table.visibleCells.map(\.indentationLevel), is: [0, 1, 2, 0, 1, 2, 0, 1])
  }

  @Test("A row that is reconfigured keeps its cell and stays selected; one out of view is not asked for")
  func reconfigure() throws {
    let stage = try Stage()
    _ = try stage.tap(1)
    let path = IndexPath(row: 1, section: 0)
    let cell = stage.table.cellForRow(at: path)
    stage.source.titles = 0..<2
    stage.table.reconfigureRows(at: [path, IndexPath(row: 9, section: 2)])
    expect(cell?.textLabel?.text, is: "1 2")
    #expect(stage.table.cellForRow(at: path) === cell && cell?.isSelected == true)
    expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text, is: "2 3")
  }

  @Test("Changes that are being collected are uncommitted")
  func uncommitted() throws {
    let stage = try Stage()
    stage.table.performBatchUpdates { #expect(stage.table.hasUncommittedUpdates) }
    #expect(!stage.table.hasUncommittedUpdates)
    let other = try CollectionStage()
    let collection = other.collection
    collection.performBatchUpdates { #expect(collection.hasUncommittedUpdates) }
    #expect(!collection.hasUncommittedUpdates)
    withExtendedLifetime(other) {}
  }

  @Test("LIST-38: a tap performs the primary action last, also where willSelect is nil")
  func primaryAction() throws {
    let stage = try Stage()
    try expect(stage.tap(1), is: ["willSelect 1", "didSelect 1", "mayAct 1", "act 1"])
    stage.source.selects = false
    try expect(stage.tap(2), is: ["willSelect 2", "mayAct 2", "act 2"])
    expect(stage.table.indexPathForSelectedRow?.row, is: 1)
    stage.source.mayAct = false
    try expect(stage.tap(2), is: ["willSelect 2", "mayAct 2"])
  }

  @Test("LIST-38: a tap that extends a selection performs none, nor one while the table is edited")
  func noPrimaryAction() throws {
    let stage = try Stage { table, _ in table.allowsMultipleSelection = true }
    try expect(stage.tap(1), is: ["willSelect 1", "didSelect 1", "mayAct 1", "act 1"])
    try expect(stage.tap(2), is: ["willSelect 2", "didSelect 2"])
    try expect(stage.tap(2), is: ["didDeselect 2"])
    stage.table.isEditing = true
    try expect(stage.tap(3), is: [])
    stage.table.allowsSelectionDuringEditing = true
    try expect(stage.tap(3), is: ["willSelect 3", "didDeselect 1", "didSelect 3", "mayAct 3"])
  }

  /// A collection's delegate that has primary actions and lets two fingers select.
  private final class Items: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var mayPan = true
    var selects = true

    nonisolated deinit {}

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      selects
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("mayPan \(indexPath.item)")
      return mayPan
    }
    func collectionView(
      _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("begin \(indexPath.item) \(collectionView.isEditing)") }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      log.append("end")
    }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.append("act \(indexPath.item)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test("LIST-38: a tap on an item performs its primary action, also where it may not be selected")
  func itemAction() throws {
    let items = Items()
    let stage = try CollectionStage { collection, _ in collection.delegate = items }
    _ = try stage.tap(1)
    expect(items.takeLog(), is: ["didSelect 1", "act 1"])
    items.selects = false
    _ = try stage.tap(2)
    expect(items.takeLog(), is: ["act 2"])
    stage.collection.isEditing = true
    stage.collection.allowsSelectionDuringEditing = true
    _ = try stage.tap(2)
    expect(items.takeLog(), is: [])
  }

  @Test(
    "LIST-11: a drag of two fingers selects the items that it passes in a collection",
    arguments: [true, false])
  func twoFingers(mayPan: Bool) throws {
    let items = Items()
    items.mayPan = mayPan
    let stage = try CollectionStage { collection, _ in
      collection.delegate = items
      collection.allowsMultipleSelectionDuringEditing = true
    }
    let ends = [CGPoint(x: 140, y: 150), CGPoint(x: 160, y: 150)]
    try stage.fingers.fingerDown([.rightIndex, .rightMiddle], at: ends.map { CGPoint(x: $0.x, y: 50) })
    try stage.fingers.fingerMove([.rightIndex, .rightMiddle], to: ends, duration: 0.3)
    try stage.fingers.fingerUp([.rightIndex, .rightMiddle])
    // Four items are in a line: from item 1 down to item 5.
    let selected = ["didSelect 1", "didSelect 2", "didSelect 3", "didSelect 4", "didSelect 5"]
    expect(
      items.takeLog(),
      is: (mayPan ? ["mayPan 1", "begin 1 true"] + selected + ["end"] : ["mayPan 1", "drag"]))
    expect(stage.collection.isEditing, is: mayPan)
  }
}
