import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

@testable import FingerpostLists

/// Which rows exist, where, and what changes do to them.
@MainActor struct TableRowTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("LIST-9: only the rows that can be seen have cells, also among a million")
  func rowsThatCanBeSeen() throws {
    let stage = try TableStage([1_000_000])
    expect(stage.table.visibleCells.count, is: 16)
    expect(stage.sample.made, is: 16)
    expect(stage.table.contentSize.height, is: 50_000_000)
    stage.table.scrollToRow(at: path(500_000), at: .top, animated: false)
    expect(stage.table.indexPathsForVisibleRows?.first, is: path(500_000))
    expect(stage.table.cellForRow(at: path(0)), is: nil)
    #expect(stage.sample.made <= 17)
    try expect(stage.tap(500_003).last, is: "didSelect 0:500003")
  }

  @Test("LIST-9: a scrolled frame makes cells only for new rows")
  func cellsAreUsedAgain() throws {
    let stage = try TableStage([1000])
    for _ in 0..<20 {
      try stage.fingers.fingerPan(at: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -400))
    }
    #expect(stage.table.contentOffset.y > 5000)
    #expect(stage.sample.made <= 18)
  }

  @Test("Heights that differ are found when rows are seen, and rows stay where they are seen")
  func heightsOfTheirOwn() {
    var heights = RowHeights(count: 1000, usual: 44)
    for row in stride(from: 3, to: 1000, by: 7) { heights[row] = CGFloat(row) }
    var top: CGFloat = 0
    for row in 0..<1000 {
      expect(heights.top(of: row), is: top)
      expect(heights.row(at: top), is: row)
      expect(heights.row(at: top + heights[row] - 0.5), is: row)
      top += heights[row]
    }
    expect(heights.total, is: top)
  }

  @Test("LIST-18: a further row counts from 1 pt on, and an empty rectangle has the row at its origin")
  func rowsOfARectangle() throws {
    let stage = try TableStage { table, _ in table.rowHeight = 44 }
    func rows(_ y: CGFloat, _ height: CGFloat, x: CGFloat = 0) -> [Int]? {
      stage.table.indexPathsForRows(in: CGRect(x: x, y: y, width: 10, height: height))?.map(\.row)
    }
    expect(rows(43, 1.99), is: [0])
    expect(rows(43, 2), is: [0, 1])
    expect(rows(43, 0), is: [0])
    expect(rows(44, 0), is: [1])
    expect(rows(0, 10, x: 400), is: [])
    expect(rows(0, 10, x: 399), is: [0])
  }

  @Test("LIST-17: the selection follows a row that moves, and cells that stay are the same")
  func aRowThatMoves() throws {
    let stage = try TableStage([3])
    _ = try stage.tap(0)
    let cell = stage.table.cellForRow(at: path(0))
    stage.table.moveRow(at: path(0), to: path(2))
    expect(stage.table.indexPathForSelectedRow, is: path(2))
    expect(stage.table.cellForRow(at: path(2)), isSame: cell)
  }

  @Test("LIST-17: rows that come and go shift what is selected")
  func rowsThatComeAndGo() throws {
    let stage = try TableStage([10])
    _ = try stage.tap(5)
    stage.sample.counts = [11]
    stage.table.performBatchUpdates {
      stage.table.insertRows(at: [path(0), path(1)], with: .automatic)
      stage.table.deleteRows(at: [path(9)], with: .automatic)
    }
    expect(stage.table.indexPathForSelectedRow, is: path(7))
    stage.sample.counts = [10]
    stage.table.deleteRows(at: [path(7)], with: .automatic)
    expect(stage.table.indexPathForSelectedRow, is: nil)
  }

  @Test("LIST-16: the completion of batch updates comes after 16 frames in a window, at once without one")
  func completions() throws {
    let stage = try TableStage([3])
    var told: [Bool] = []
    stage.table.performBatchUpdates({}, completion: { told.append($0) })
    expect(told, is: [])
    try stage.fingers.wait(0.2)
    expect(told, is: [])
    try stage.fingers.wait(0.1)
    expect(told, is: [true])
    let alone = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    alone.performBatchUpdates({}, completion: { told.append($0) })
    expect(told, is: [true, false])
  }

  @Test("LIST-19: a controller deselects between viewWillAppear and viewIsAppearing")
  func clearing() throws {
    final class Rows: UITableViewController {
      var log: [Int?] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append(tableView.indexPathForSelectedRow?.row)
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.append(tableView.indexPathForSelectedRow?.row)
      }
    }
    let rows = Rows(style: .plain)
    rows.loadViewIfNeeded()
    rows.tableView.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    rows.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    rows.viewWillAppear(false)
    expect(rows.log, is: [1])
    let fingers = try EventGenerator(viewController: rows)
    expect(rows.log, is: [1, 1, nil])
    try fingers.fingerTap(at: CGPoint(x: 200, y: 60))
    expect(rows.tableView.indexPathForSelectedRow?.row, is: 1)
  }

  /// A table in a navigation controller, which says what is selected in each callback.
  private final class Returning: UITableViewController {
    var log: [String] = []
    private func note(_ name: String) {
      log.append("\(name) \(tableView.indexPathForSelectedRow?.row ?? -1)")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did")
    }
  }

  @Test(
    "LIST-19, T17: the selection is there in viewWillAppear of a return, and gone in viewDidAppear",
    arguments: [true, false], [true, false])
  func returning(isAnimated: Bool, isCleared: Bool) throws {
    let rows = Returning(style: .plain)
    rows.clearsSelectionOnViewWillAppear = isCleared
    let navigation = UINavigationController(rootViewController: rows)
    let fingers = try EventGenerator(viewController: navigation)
    rows.tableView.selectRow(at: path(2), animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: isAnimated)
    try fingers.wait(2)
    expect(rows.tableView.indexPathForSelectedRow?.row, is: 2)
    rows.log = []
    navigation.popViewController(animated: isAnimated)
    try fingers.wait(2)
    expect(rows.log, is: ["will 2", isCleared ? "did -1" : "did 2"])
  }

  @Test("Headers of a plain table stay in view and are in front of the rows")
  func headersStay() throws {
    final class Titled: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "S\(section)"
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let (titled, table) = (Titled(), UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    table.dataSource = titled
    let fingers = try EventGenerator(view: table)
    table.layoutIfNeeded()
    expect(table.rectForHeader(inSection: 0).minY, is: 22)
    expect(table.rectForRow(at: path(0)).minY, is: 50)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    expect(table.headerView(forSection: 0)?.frame.minY, is: 300)
    expect(
      table.hitTest(CGPoint(x: 100, y: 310), with: nil),
      isSame: table.headerView(forSection: 0)?.contentView)
    try fingers.fingerTap(at: CGPoint(x: 100, y: 10))
    expect(table.indexPathForSelectedRow, is: nil)
  }

  @Test("A registered class is made with the style and name of its registration")
  func registeredClasses() {
    final class Own: UITableViewCell {
      var isSetUp = false
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isSetUp = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let table = UITableView()
    table.register(Own.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own") as? Own
    expect(cell?.reuseIdentifier, is: "own")
    expect(cell?.isSetUp, is: true)
    expect(table.dequeueReusableCell(withIdentifier: "other"), is: nil)
  }
}
