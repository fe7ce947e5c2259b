import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// The controls of editing, moving a row, and the drag of two fingers that selects.
@MainActor struct EditingTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func edited(_ prepare: (UITableView, EditSample) -> Void = { _, _ in }) throws -> EditStage {
    let stage = try EditStage(prepare)
    stage.table.setEditing(true, animated: false)
    stage.table.layoutIfNeeded()
    return stage
  }

  private func center(_ view: UIView?, in table: UITableView) throws -> CGPoint {
    let view = try #require(view)
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: table.superview)
  }

  private func control(_ row: Int, _ stage: EditStage) throws -> CGPoint {
    try center(stage.part("UITableViewCellReorderControl", of: stage.cell(row)), in: stage.table)
  }

  @Test(
    "LIST-14: the content begins at 40 pt and is 292 wide of 375, with its controls where they were measured")
  func places() throws {
    let stage = try edited { table, _ in table.rowHeight = 62 }
    let cell = try #require(stage.cell(2))
    expect(cell.contentView.frame, is: CGRect(x: 40, y: 0, width: 292, height: 62))
    expect(
      stage.part("UITableViewCellEditControl", of: cell)?.frame,
      is: CGRect(x: 15, y: 18, width: 26, height: 26)
    )
    expect(
      stage.part("UITableViewCellReorderControl", of: cell)?.frame,
      is: CGRect(x: 332, y: 0, width: 27, height: 62))
    stage.table.setEditing(false, animated: false)
    stage.table.layoutIfNeeded()
    expect(cell.contentView.frame.width, is: 375)
    expect(stage.part("UITableViewCellEditControl", of: cell), is: nil)
  }

  @Test("LIST-14: a row that cannot be edited has no control, and a row of no style only makes room")
  func rowsWithout() throws {
    let stage = try edited { _, sample in sample.canMove = false }
    expect(stage.cell(9)?.isEditing, is: false)
    expect(stage.cell(9)?.contentView.frame.width, is: 375)
    stage.table.setEditing(false, animated: false)
    stage.sample.style = .none
    stage.table.setEditing(true, animated: false)
    stage.table.layoutIfNeeded()
    expect(stage.part("UITableViewCellEditControl", of: stage.cell(2)), is: nil)
    expect(stage.cell(2)?.contentView.frame.minX, is: 40)
  }

  @Test("LIST-14: the control of a deletion opens the row, and only its button deletes")
  func deleting() throws {
    let stage = try edited()
    let point = try center(stage.part("UITableViewCellEditControl", of: stage.cell(2)), in: stage.table)
    try stage.fingers.fingerTap(at: point)
    expect(stage.sample.takeLog(), is: ["willBeginEditing 2"])
    try stage.fingers.fingerTap(at: try #require(stage.pull).subviews[0])
    expect(stage.sample.takeLog(), is: ["commit delete 2", "didEndEditing 2"])
    #expect(stage.table.isEditing)
    expect(stage.sample.rows.count, is: 99)
  }

  @Test("LIST-14: a cell hears what it is about to show, and the delegate titles the deletion")
  func transitions() throws {
    final class Own: UITableViewCell {
      var masks: [UInt] = []
      override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        masks.append(state.rawValue)
      }
      override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        masks.append(10 + state.rawValue)
      }
    }
    final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
      let cell = Own(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
      ) -> String? { "Forget" }
    }
    let titled = Titled()
    let stage = try EditStage { table, _ in
      table.dataSource = titled
      table.delegate = titled
    }
    _ = try stage.swipe(0, by: -100)
    expect(titled.cell.masks, is: [2, 12])
    expect((stage.pull?.subviews.first as? UIButton)?.currentTitle, is: "Forget")
    stage.table.setEditing(true, animated: false)
    expect(titled.cell.masks, is: [2, 12, 0, 10, 1, 11])
  }

  @Test("LIST-14: the control of an insertion asks for it at once")
  func inserting() throws {
    let stage = try edited { _, sample in sample.style = .insert }
    let point = try center(stage.part("UITableViewCellEditControl", of: stage.cell(2)), in: stage.table)
    try stage.fingers.fingerTap(at: point)
    expect(stage.sample.takeLog(), is: ["commit insert 2"])
  }

  @Test("LIST-14: while it is edited a table selects only where that is allowed, and swipes nothing")
  func selecting() throws {
    let stage = try edited()
    try expect(stage.tap(2), is: [])
    try expect(stage.swipe(2, by: -100, from: 300), is: [])
    stage.table.allowsSelectionDuringEditing = true
    try expect(stage.tap(2), is: ["didSelect 2"])
    stage.table.allowsMultipleSelectionDuringEditing = true
    try expect(stage.tap(3), is: ["didSelect 3"])
    expect(stage.table.indexPathsForSelectedRows, is: [path(2), path(3)])
    // The control only shows the selection then.
    stage.table.layoutIfNeeded()
    let point = try center(stage.part("UITableViewCellEditControl", of: stage.cell(4)), in: stage.table)
    try stage.fingers.fingerTap(at: point)
    expect(stage.sample.takeLog(), is: ["didSelect 4"])
  }

  @Test("LIST-15: a finger on its control picks a row up, which goes where the finger lifts")
  func moving() throws {
    let stage = try edited()
    let cell = stage.cell(1)
    try stage.fingers.fingerDown(at: try control(1, stage))
    try stage.fingers.wait(0.25)
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: 100), duration: 0.3)
    expect(stage.sample.takeLog(), is: ["target? 2", "target? 3"])
    expect(cell?.frame.minY, is: 150)
    expect(stage.table.contentOffset.y, is: 0)
    // It stays under the finger when the rows are placed again.
    stage.table.performBatchUpdates(nil)
    expect(cell?.frame.minY, is: 150)
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog(), is: ["move 1 to 3"])
    expect(stage.cell(3), isSame: cell)
    expect(stage.sample.rows[...3], is: ["row 0", "row 2", "row 3", "row 1"])
    expect((0..<4).map { stage.cell($0)?.frame.minY }, is: [0, 50, 100, 150])
  }

  @Test("LIST-15: the delegate chooses another place, and a row that goes nowhere is not moved")
  func otherPlaces() throws {
    let stage = try edited { _, sample in sample.target = { IndexPath(row: min($0.row, 2), section: 0) } }
    try stage.fingers.fingerDown(at: try control(1, stage))
    try stage.fingers.wait(0.25)
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: 200), duration: 0.3)
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog().last, is: "move 1 to 2")
    try stage.fingers.fingerDown(at: try control(1, stage))
    try stage.fingers.wait(0.25)
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog(), is: [])
  }

  @Test(
    "LIST-15: a drag on the control moves the row without a hold, and a cancelled touch puts it back"
  )
  func movingAtOnce() throws {
    let stage = try edited()
    try stage.fingers.fingerDown(at: try control(5, stage))
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: -100), duration: 0.1)
    expect(stage.cell(5)?.frame.minY, is: 150)
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog(), is: ["target? 4", "target? 3", "move 5 to 3"])
    expect(stage.table.contentOffset.y, is: 0)
    try stage.fingers.fingerDown(at: try control(1, stage))
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: 100), duration: 0.3)
    stage.fingers.fingerCancel()
    expect(stage.sample.takeLog(), is: ["target? 2", "target? 3"])
    expect(stage.cell(1)?.frame.minY, is: 50)
  }

  @Test("LIST-15: a pan around the table takes the row after a few points, unless it does not cancel touches")
  func panAround() throws {
    for isKept in [false, true] {
      let stage = try edited()
      let pan = UIPanGestureRecognizer()
      pan.cancelsTouchesInView = !isKept
      stage.table.superview?.addGestureRecognizer(pan)
      try stage.fingers.fingerDown(at: try control(1, stage))
      try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: 8), duration: 0.1)
      expect(stage.cell(1)?.frame.minY, is: 58)
      try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: 92), duration: 0.3)
      expect(stage.cell(1)?.frame.minY, is: (isKept ? 150 : 50))
      try stage.fingers.fingerUp()
      expect(stage.sample.takeLog().last, is: (isKept ? "move 1 to 3" : nil))
    }
  }

  @Test("LIST-15: a finger on the control stops rows that move, and scrolls them")
  func stopping() throws {
    let stage = try edited()
    try stage.fingers.fingerPan(at: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: -300), duration: 0.1)
    try stage.fingers.wait(0.1)
    #expect(stage.table.isDecelerating)
    stage.table.layoutIfNeeded()
    let row = try #require(stage.table.indexPathsForVisibleRows?[6])
    _ = stage.sample.takeLog()
    try stage.fingers.fingerDown(at: try control(row.row, stage))
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: 100), duration: 0.3)
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog(), is: ["willBeginDragging"])
  }

  @Test("LIST-14: the delegate is asked nothing about editing before rows are edited")
  func unasked() throws {
    final class Asked: NSObject, UITableViewDelegate {
      var log: [String] = []
      func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
      {
        log.append("style \(indexPath.row)")
        return .insert
      }
      func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        log.append("indent \(indexPath.row)")
        return true
      }
    }
    let asked = Asked()
    let stage = try EditStage { table, _ in table.delegate = asked }
    stage.table.contentOffset.y = 1000
    stage.table.layoutIfNeeded()
    expect(asked.log, is: [])
    stage.table.setEditing(true, animated: false)
    expect(asked.log.prefix(2), is: ["style 20", "indent 20"])
    asked.log = []
    stage.table.setEditing(false, animated: false)
    expect(asked.log, is: [])
  }

  @Test("LIST-15: without an answer of the data source only showsReorderControl gives a row the control")
  func unsaidMoving() throws {
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.showsReorderControl = indexPath.row == 2
        return cell
      }
    }
    let plain = Plain()
    let stage = try edited { table, _ in table.dataSource = plain }
    expect(stage.part("UITableViewCellReorderControl", of: stage.cell(1)), is: nil)
    expect(stage.part("UITableViewCellReorderControl", of: stage.cell(2)), isNot: nil)
    expect(stage.part("UITableViewCellEditControl", of: stage.cell(1)), isNot: nil)
  }

  @Test("Nothing of editing outlives its table")
  func lifetimes() throws {
    weak var control: UIView?
    weak var button: UIView?
    var recognizers: [() -> UIGestureRecognizer?] = []
    do {
      let stage = try edited { table, _ in table.allowsMultipleSelectionDuringEditing = true }
      stage.table.setEditing(false, animated: false)
      stage.table.allowsMultipleSelectionDuringEditing = false
      stage.table.setEditing(true, animated: false)
      stage.table.layoutIfNeeded()
      control = stage.part("UITableViewCellReorderControl", of: stage.cell(1))
      expect(control, isNot: nil)
      stage.table.setEditing(false, animated: false)
      stage.table.layoutIfNeeded()
      _ = try stage.swipe(2, by: -100)
      button = stage.pull?.subviews.first
      expect(button, isNot: nil)
      stage.table.setEditing(false, animated: false)
      for recognizer in stage.table.gestureRecognizers ?? [] {
        weak let weakly = recognizer
        recognizers.append { weakly }
      }
      stage.table.removeFromSuperview()
    }
    expect(control, is: nil)
    expect(button, is: nil)
    expect(recognizers.count, is: 5)
    #expect(recognizers.allSatisfy { $0() == nil })
  }

  @Test("LIST-11: a drag of two fingers selects the rows that it passes, if the delegate lets it begin")
  func twoFingers() throws {
    let stage = try EditStage { table, sample in
      table.allowsMultipleSelectionDuringEditing = true
      sample.mayMultiselect = true
    }
    try drag(stage)
    expect(
      stage.sample.takeLog(),
      is: [
        "shouldBegin 4", "didBegin 4", "didSelect 4", "didSelect 5", "didSelect 6", "didSelect 7", "didEnd",
      ])
    #expect(stage.table.isEditing)
    expect(stage.table.contentOffset.y, is: 0)
  }

  @Test("LIST-11: where the delegate says no, or nothing allows several rows, two fingers scroll")
  func twoFingersThatScroll() throws {
    let stage = try EditStage { table, _ in table.allowsMultipleSelectionDuringEditing = true }
    try drag(stage)
    expect(stage.sample.takeLog(), is: ["shouldBegin 4", "willBeginDragging"])
    let other = try EditStage { _, sample in sample.mayMultiselect = true }
    try drag(other)
    expect(other.sample.takeLog(), is: ["willBeginDragging"])
  }

  @Test("LIST-11: a finger that joins one that scrolls selects nothing")
  func aFingerThatJoins() throws {
    let stage = try EditStage { table, sample in
      table.allowsMultipleSelectionDuringEditing = true
      sample.mayMultiselect = true
    }
    try stage.fingers.fingerDown(.rightIndex, at: CGPoint(x: 150, y: 600))
    try stage.fingers.fingerMove(.rightIndex, to: CGPoint(x: 150, y: 500), duration: 0.3)
    try stage.fingers.fingerDown(.rightMiddle, at: CGPoint(x: 250, y: 500))
    try stage.fingers.fingerMove(
      [.rightIndex, .rightMiddle], to: [CGPoint(x: 150, y: 350), CGPoint(x: 250, y: 350)], duration: 0.3)
    try stage.fingers.fingerUp([.rightIndex, .rightMiddle])
    expect(stage.sample.takeLog(), is: ["willBeginDragging"])
    expect(stage.table.indexPathsForSelectedRows, is: nil)
  }

  /// Drags two fingers from row 4 to row 7.
  private func drag(_ stage: EditStage) throws {
    let ends = [CGPoint(x: 150, y: 375), CGPoint(x: 250, y: 375)]
    try stage.fingers.fingerDown([.rightIndex, .rightMiddle], at: ends.map { CGPoint(x: $0.x, y: 225) })
    try stage.fingers.fingerMove([.rightIndex, .rightMiddle], to: ends, duration: 0.3)
    try stage.fingers.fingerUp([.rightIndex, .rightMiddle])
    #expect(!stage.table.isTracking)
  }
}
