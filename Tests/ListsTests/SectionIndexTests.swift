import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// The titles at the right edge of a table.
@Suite struct SectionIndexTests {
  private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var titles: [String]? = ["A", "B", "C", "D"]
    var section: ((Int) -> Int)?

    nonisolated deinit {}

    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    {
      log.append("\(title) \(index)")
      return section?(index) ?? index
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private struct Stage {
    let names = Names()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let fingers: EventGenerator

    init(_ prepare: (UITableView, Names) -> Void = { _, _ in }) throws {
      table.rowHeight = 50
      (table.dataSource, table.delegate) = (names, names)
      prepare(table, names)
      fingers = try table.fingersOnScreen()
    }

    func tap(_ x: CGFloat, _ y: CGFloat) throws -> [String] {
      names.log = []
      try fingers.fingerDown(at: CGPoint(x: x, y: y))
      try fingers.wait(0.05)
      try fingers.fingerUp()
      return names.takeLog()
    }
  }

  @Test(
    "LIST-37: a finger on the index goes to the section of the title at the touch-down, and selects no row")
  func tap() throws {
    let stage = try Stage()
    // Four titles of 14 pt are in the middle of 800.
    try expect(stage.tap(392, 400 + 7), is: ["C 2"])
    expect(stage.table.contentOffset.y, is: 1000)
    try expect(stage.tap(392, 400 - 21), is: ["A 0"])
    expect(stage.table.contentOffset.y, is: 0)
    try expect(stage.tap(380, 400 + 7), is: ["select 8"])
  }

  @Test(
    "LIST-37: a finger above the titles is on the first, one below them on the last, which ends the content")
  func beyond() throws {
    let stage = try Stage()
    try expect(stage.tap(392, 700), is: ["D 3"])
    expect(stage.table.contentOffset.y, is: 1200)
    try expect(stage.tap(392, 20), is: ["A 0"])
    expect(stage.table.contentOffset.y, is: 0)
  }

  @Test("LIST-37: a drag along the index follows it from title to title, and does not drag the content")
  func drag() throws {
    let stage = try Stage()
    try stage.fingers.fingerDown(at: CGPoint(x: 392, y: 375))
    for y in stride(from: 380.0, through: 430, by: 5) {
      try stage.fingers.wait(0.01)
      try stage.fingers.fingerMove(to: CGPoint(x: 392, y: y))
    }
    try stage.fingers.fingerUp()
    expect(stage.names.takeLog(), is: ["A 0", "B 1", "C 2", "D 3"])
    expect(stage.table.contentOffset.y, is: 1200)
  }

  @Test("LIST-37: the data source may lead a title to another section, or to none")
  func otherSections() throws {
    let stage = try Stage { _, names in names.section = { $0 == 0 ? NSNotFound : 1 } }
    try expect(stage.tap(392, 400 + 7), is: ["C 2"])
    expect(stage.table.contentOffset.y, is: 500)
    try expect(stage.tap(392, 400 - 21), is: ["A 0"])
    expect(stage.table.contentOffset.y, is: 500)
  }

  @Test("LIST-37: without titles, or with too few rows, there is no index")
  func none() throws {
    let stage = try Stage { table, _ in table.sectionIndexMinimumDisplayRowCount = 41 }
    try expect(stage.tap(392, 407), is: ["select 8"])
    stage.table.sectionIndexMinimumDisplayRowCount = 40
    stage.table.layoutIfNeeded()
    try expect(stage.tap(392, 407), is: ["C 2"])
    stage.names.titles = nil
    stage.table.reloadSectionIndexTitles()
    try expect(stage.tap(392, 407), is: ["select 8"])
  }
}
