import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// What a list finds out about the methods that its delegate has.
@Suite struct LackingDelegateTests {
  /// A delegate of which a list knows nothing but the default answers.
  private final class Plain: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    nonisolated deinit {}
  }

  /// A delegate that asks another one, as a proxy does, and tells what it was asked.
  private final class Proxy: NSObject, UITableViewDelegate {
    let other = Plain()
    var log: [String] = []

    nonisolated deinit {}

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("shouldHighlight \(indexPath.row)")
      return ask.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath.row)")
      ask.tableView(tableView, didSelectRowAt: indexPath)
    }
    private var ask: any UITableViewDelegate { other }
  }

  private let calls = [
    "shouldHighlight 0:0", "0:0 highlighted=true", "didHighlight 0:0", "0:0 highlighted=false",
    "didUnhighlight 0:0",
    "willSelect 0:0", "0:0 selected=true", "didSelect 0:0",
  ]

  @Test("LIST-3: a delegate that asks another one, which has no method, is asked at every tap")
  func asksThroughAProxy() throws {
    let stage = try TableStage()
    let proxy = Proxy()
    stage.table.delegate = proxy
    for row in [0, 1, 2] { _ = try stage.tap(row) }
    expect(
      proxy.log,
      is: [
        "shouldHighlight 0", "didSelect 0", "shouldHighlight 1", "didSelect 1", "shouldHighlight 2",
        "didSelect 2",
      ])
  }

  @Test("LIST-3: a new delegate is asked for everything, whatever the one before it had")
  func asksTheNewOne() throws {
    let stage = try TableStage()
    let plain = Plain()
    stage.table.delegate = plain
    _ = try stage.tap(1)
    _ = try stage.tap(1)
    stage.table.delegate = stage.sample
    stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    let log = try stage.tap(0)
    expect(log, is: calls)
  }

  @Test("LIST-3: a list with a delegate that has nothing highlights and selects as one without")
  func doesWithoutAnswers() throws {
    let (first, second) = (try TableStage(), try TableStage())
    let plain = Plain()
    first.table.delegate = plain
    second.table.delegate = nil
    for row in [0, 3, 0, 0] {
      let (one, other) = (try first.tap(row), try second.tap(row))
      #expect(one == other && one.isEmpty == false)
      expect(first.table.indexPathForSelectedRow, is: second.table.indexPathForSelectedRow)
    }
  }

  @Test("LIST-17: a row that was looked up is another one's when rows have moved")
  func findsMovedRows() throws {
    let stage = try TableStage([5])
    _ = try stage.tap(0)
    _ = try stage.tap(1)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    let cells = [first, second].map { stage.table.cellForRow(at: $0) }
    stage.table.moveRow(at: first, to: IndexPath(row: 4, section: 0))
    stage.table.layoutIfNeeded()
    expect(stage.table.cellForRow(at: first), isSame: cells[1])
    expect(stage.table.cellForRow(at: IndexPath(row: 4, section: 0)), isSame: cells[0])
    expect(stage.table.cellForRow(at: IndexPath(row: 5, section: 0)), is: nil)
    expect(stage.table.indexPathForSelectedRow, is: first)
  }
}
