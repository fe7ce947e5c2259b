import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Swipe actions of a table.
@MainActor struct SwipeTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func stage(_ prepare: (UITableView, EditSample) -> Void = { _, _ in }) throws -> EditStage {
    try EditStage { table, sample in
      sample.trailing = [sample.action("Trash"), sample.action("More", isDone: false)]
      prepare(table, sample)
    }
  }

  @Test("LIST-12: a swipe leaves the row open by the widths of its buttons and 10 pt between and around")
  func restWidth() throws {
    let stage = try stage()
    try expect(stage.swipe(2, by: -100), is: ["willBeginEditing 2"])
    let pull = try #require(stage.pull)
    let buttons = pull.subviews.map(\.frame)
    expect(stage.push(2), is: -(buttons[0].width + buttons[1].width + 30))
    expect(pull.frame.maxX, is: 375)
    expect(buttons[0].maxX, is: pull.bounds.width - 10)
    expect(buttons[1].maxX, is: buttons[0].minX - 10)
    expect(buttons.map(\.height), is: [44, 44])
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.text = "Trash"
    expect(buttons[0].width, is: label.intrinsicContentSize.width + 24)
    #expect(stage.table.isEditing)
    expect(stage.cell(2)?.showingDeleteConfirmation, is: true)
  }

  @Test("LIST-12: the content follows the finger")
  func contentFollows() throws {
    let stage = try stage()
    try stage.fingers.fingerDown(at: CGPoint(x: 370, y: 125))
    try stage.fingers.fingerMove(by: CGVector(dx: -60, dy: 0), duration: 0.3)
    let first = stage.push(2)
    try stage.fingers.fingerMove(by: CGVector(dx: -30, dy: 0), duration: 0.3)
    expect(stage.push(2), is: first - 30)
    // It never leaves the end at which there is nothing.
    try stage.fingers.fingerMove(by: CGVector(dx: 95, dy: 0), duration: 0.3)
    expect(stage.push(2), is: 0)
    try stage.fingers.fingerUp()
  }

  @Test("LIST-12: 250 of 375 pt leave the row open, 260 perform the first action", arguments: [40, 250, 260])
  func fullSwipe(_ distance: Double) throws {
    let stage = try stage()
    try expect(
      stage.swipe(2, by: -distance),
      is: (distance < 255
        ? ["willBeginEditing 2"] : ["willBeginEditing 2", "perform Trash", "didEndEditing 2"]))
    expect(stage.push(2), is: (distance < 255 ? -(try #require(stage.pull)).frame.width : 0))
  }

  @Test("LIST-12: a full swipe only opens the row where that is switched off")
  func fullSwipeOff() throws {
    let stage = try stage { _, sample in sample.isFull = false }
    try expect(stage.swipe(2, by: -340), is: ["willBeginEditing 2"])
    #expect(stage.push(2) < -100)
  }

  @Test("LIST-12: a button performs its action, and the row closes when the action is done")
  func buttons() throws {
    let stage = try stage()
    _ = try stage.swipe(2, by: -100)
    let buttons = try #require(stage.pull).subviews
    try stage.fingers.fingerTap(at: buttons[1])
    expect(stage.sample.takeLog(), is: ["perform More"])
    expect(stage.pull, isNot: nil)
    stage.sample.done?(true)
    expect(stage.sample.takeLog(), is: ["didEndEditing 2"])
    expect(stage.push(2), is: 0)
    expect(stage.pull, is: nil)
    #expect(!stage.table.isEditing)
  }

  @Test("LIST-12: leading actions are at the left, and a side without actions does not open")
  func sides() throws {
    let stage = try stage { _, sample in
      sample.leading = [sample.action("Pin")]
      sample.trailing = []
    }
    try expect(stage.swipe(2, by: -100), is: ["didSelect 2"])
    try expect(stage.swipe(2, by: 100), is: ["willBeginEditing 2"])
    expect(stage.push(2), is: stage.pull?.frame.width)
    expect(stage.pull?.frame.minX, is: 0)
    try expect(stage.swipe(9, by: 100), is: ["didEndEditing 2"])
  }

  @Test("LIST-23: a touch elsewhere closes the row, and selects nothing")
  func tapElsewhere() throws {
    let stage = try stage()
    _ = try stage.swipe(2, by: -100)
    try stage.fingers.fingerDown(at: CGPoint(x: 100, y: 325))
    expect(stage.sample.takeLog(), is: ["didEndEditing 2"])
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog(), is: [])
    try expect(stage.tap(6), is: ["didSelect 6"])
  }

  @Test("LIST-23: a tap on the row itself closes it at the lift, and selects nothing")
  func tapOnTheRow() throws {
    let stage = try stage()
    // A button in the row hears nothing either.
    let button = UIButton(frame: CGRect(x: 130, y: 5, width: 100, height: 40))
    stage.cell(2)?.contentView.addSubview(button)
    _ = try stage.swipe(2, by: -100)
    stage.fingers.clearEventLog()
    try stage.fingers.fingerDown(at: button)
    try stage.fingers.wait(0.3)
    expect(stage.sample.takeLog(), is: [])
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog(), is: ["didEndEditing 2"])
    expect(stage.fingers.callbacks.filter { $0.contains("UIButton") }, is: [])
  }

  @Test("LIST-23: a drag elsewhere closes the row and scrolls, a swipe there opens the other row")
  func dragElsewhere() throws {
    let stage = try stage()
    _ = try stage.swipe(2, by: -100)
    try stage.fingers.fingerPan(at: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: -100), duration: 0.3)
    expect(stage.sample.takeLog(), is: ["didEndEditing 2", "willBeginDragging"])
    #expect(stage.table.contentOffset.y > 50)
    _ = try stage.swipe(4, by: -100)
    try expect(stage.swipe(6, by: -100), is: ["didEndEditing 4", "willBeginEditing 6"])
  }

  @Test("LIST-12: scrolling from the open row closes it, and so does setEditing false")
  func otherEnds() throws {
    let stage = try stage()
    _ = try stage.swipe(10, by: -100)
    try stage.fingers.fingerPan(at: CGPoint(x: 50, y: 525), by: CGVector(dx: 0, dy: -100), duration: 0.3)
    expect(stage.sample.takeLog(), is: ["willBeginDragging", "didEndEditing 10"])
    _ = try stage.swipe(10, by: -100)
    stage.table.setEditing(false, animated: true)
    expect(stage.sample.takeLog(), is: ["didEndEditing 10"])
    _ = try stage.swipe(10, by: -100)
    try expect(stage.swipe(10, by: 100, from: 100), is: ["didEndEditing 10"])
  }

  @Test("LIST-12: the actions follow their row, and close when it is reloaded or gone")
  func rowsThatChange() throws {
    let stage = try stage()
    _ = try stage.swipe(4, by: -100)
    stage.sample.rows.remove(at: 1)
    stage.table.deleteRows(at: [path(1)], with: .automatic)
    expect(stage.sample.takeLog(), is: [])
    expect(stage.pull?.frame.minY, is: 150)
    stage.table.reloadRows(at: [path(3)], with: .automatic)
    expect(stage.sample.takeLog(), is: ["didEndEditing 3"])
    _ = try stage.swipe(4, by: -100)
    stage.table.reloadData()
    expect(stage.sample.takeLog(), is: ["didEndEditing 4"])
  }

  @Test("LIST-22: a drag along the rows scrolls, a drag across one swipes, and only one of both happens")
  func alongAndAcross() throws {
    let stage = try stage()
    try stage.fingers.fingerPan(at: CGPoint(x: 300, y: 425), by: CGVector(dx: -60, dy: -100), duration: 0.3)
    expect(stage.sample.takeLog(), is: ["willBeginDragging"])
    try stage.fingers.fingerPan(at: CGPoint(x: 300, y: 425), by: CGVector(dx: -100, dy: -40), duration: 0.3)
    expect(stage.sample.takeLog().first?.hasPrefix("willBeginEditing"), is: true)
  }

  @Test("LIST-22: pages around a table take the finger from a swipe, unless it is very fast")
  func pages() throws {
    let stage = try stage()
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    pages.contentSize = CGSize(width: 750, height: 800)
    pages.isPagingEnabled = true
    stage.table.superview?.addSubview(pages)
    pages.addSubview(stage.table)
    try expect(stage.swipe(2, by: -100), is: [])
    #expect(pages.contentOffset.x > 0)
    try stage.fingers.wait(1)
    pages.contentOffset = .zero
    try stage.fingers.fingerDown(at: CGPoint(x: 300, y: 125))
    try stage.fingers.fingerMove(by: CGVector(dx: -60, dy: 0), duration: 0)
    expect(stage.sample.takeLog(), is: ["willBeginEditing 2"])
    try stage.fingers.fingerMove(by: CGVector(dx: -60, dy: 0), duration: 0.2)
    try stage.fingers.fingerUp()
    expect(pages.contentOffset.x, is: 0)
  }

  @Test(
    "LIST-22: what waits for a swipe acts at once in a row without actions, at the lift of a drag along the rows"
  )
  func whatWaits() throws {
    final class Panel { func pulled() {} }
    let panel = Panel()
    let pan = UIPanGestureRecognizer(target: panel, action: Panel.pulled)
    pan.name = "panel"
    let stage = try stage { table, sample in
      sample.trailing = []
      table.isScrollEnabled = false
    }
    stage.table.superview?.addGestureRecognizer(pan)
    let swipe = try #require(
      stage.table.gestureRecognizers?.first { "\($0)".contains("_UISwipeActionPanGestureRecognizer") })
    pan.require(toFail: swipe)
    _ = try stage.swipe(2, by: -100)
    #expect(stage.fingers.callbacks.contains("panel.action(began)"))
    stage.fingers.clearEventLog()
    try stage.fingers.fingerPan(at: CGPoint(x: 300, y: 425), by: CGVector(dx: 0, dy: -100), duration: 0.3)
    // The swipe fails only when the finger lifts.
    expect(stage.fingers.eventLog, is: ["@0.600 panel.action(began)", "@0.600 panel.action(ended)"])
  }

  @Test("LIST-12: without actions a row that can be edited has a deletion, which the data source commits")
  func deletion() throws {
    let stage = try EditStage()
    try expect(stage.swipe(2, by: -100), is: ["willBeginEditing 2"])
    try stage.fingers.fingerTap(at: try #require(stage.pull).subviews[0])
    expect(stage.sample.takeLog(), is: ["commit delete 2", "didEndEditing 2"])
    expect(stage.sample.rows[2], is: "row 3")
    expect(stage.cell(2)?.textLabel?.text, is: "row 3")
    try expect(stage.swipe(9, by: -100), is: ["didSelect 9"])
    stage.sample.style = .none
    try expect(stage.swipe(2, by: -100), is: ["didSelect 2"])
  }

  @Test("LIST-12: row actions leave the row open, and no full swipe performs them")
  func rowActions() throws {
    var performed: [Int] = []
    let stage = try EditStage { _, sample in
      sample.old = [UITableViewRowAction(style: .normal, title: "Old") { performed.append($1.row) }]
    }
    try expect(stage.swipe(2, by: -340), is: ["willBeginEditing 2"])
    let button = try #require(stage.pull).subviews[0]
    try stage.fingers.fingerTap(at: button)
    try stage.fingers.wait(1)
    try stage.fingers.fingerTap(at: button)
    expect(performed, is: [2, 2])
    expect(stage.sample.takeLog(), is: [])
    stage.sample.old = []
    try expect(stage.swipe(4, by: -100, from: 200), is: ["didEndEditing 2"])
    try expect(stage.swipe(4, by: -100, from: 200), is: ["didSelect 4"])
  }

  @Test(
    "LIST-12: where the data source does not say that rows can be edited, only the switch shows a deletion")
  func unsaidDeletion() throws {
    final class Plain: NSObject, UITableViewDataSource {
      var commits = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) { commits += 1 }
    }
    let plain = Plain()
    let stage = try EditStage { table, _ in table.dataSource = plain }
    try expect(stage.swipe(2, by: -300), is: ["didSelect 2"])
    stage.table.deletesRowsBySwipe = true
    try expect(stage.swipe(2, by: -300), is: ["willBeginEditing 2", "didEndEditing 2"])
    expect(plain.commits, is: 1)
  }

  @Test("LIST-8: a swipe takes the highlight and the touch of a button in the row")
  func touchesOfTheRow() throws {
    var taps = 0
    let stage = try stage()
    let button = UIButton(frame: CGRect(x: 250, y: 5, width: 100, height: 40))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.cell(2)?.contentView.addSubview(button)
    try expect(stage.swipe(2, by: -60, from: 300), is: ["willBeginEditing 2"])
    expect(taps, is: 0)
  }
}
