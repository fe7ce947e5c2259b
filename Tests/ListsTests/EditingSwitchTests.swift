import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// The other readings of what was not measured.
@MainActor struct EditingSwitchTests {
  @Test("LIST-12: how far a swipe must go to open a row or to perform its first action is a switch")
  func swipes() throws {
    var rules = EventRules.standard
    rules.swipeActionsFullShare = 0.5
    rules.swipeActionsOpenWay = 80
    let stage = try EditStage(rules: rules) { _, sample in sample.trailing = [sample.action("Trash")] }
    try expect(stage.swipe(2, by: -75), is: ["willBeginEditing 2", "didEndEditing 2"])
    try expect(stage.swipe(2, by: -200), is: ["willBeginEditing 2", "perform Trash", "didEndEditing 2"])
  }

  @Test(
    "LIST-22: a drag along the rows fails the swipe where that is switched on, and what waits acts at once")
  func failsVertically() throws {
    final class Panel { func pulled() {} }
    let panel = Panel()
    let pan = UIPanGestureRecognizer(target: panel, action: Panel.pulled)
    pan.name = "panel"
    var rules = EventRules.standard
    rules.swipeActionsFailsVertically = true
    let stage = try EditStage(rules: rules) { table, _ in table.isScrollEnabled = false }
    stage.table.superview?.addGestureRecognizer(pan)
    let swipe = try #require(
      stage.table.gestureRecognizers?.first { "\($0)".contains("_UISwipeActionPanGestureRecognizer") })
    pan.require(toFail: swipe)
    try stage.fingers.fingerDown(at: CGPoint(x: 300, y: 425))
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: -100), duration: 0.3)
    #expect(stage.fingers.callbacks.contains("panel.action(began)"))
    try stage.fingers.fingerUp()
  }

  @Test("LIST-15: whether a drag on the control of moving can scroll before it picks a row up is a switch")
  func moving() throws {
    var rules = EventRules.standard
    rules.reorderDragsAtOnce = false
    for (wait, log) in [(0.0, "willBeginDragging"), (0.2, "move 5 to 3")] {
      let stage = try EditStage(rules: rules)
      stage.table.setEditing(true, animated: false)
      stage.table.layoutIfNeeded()
      try stage.fingers.fingerDown(
        at: stage.part("UITableViewCellReorderControl", of: stage.cell(5)))
      try stage.fingers.wait(wait)
      try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: -100), duration: 0.1)
      try stage.fingers.fingerUp()
      expect(stage.sample.takeLog().last, is: log)
    }
  }

  @Test("LIST-24: how far content is pulled to be refreshed is a switch")
  func refreshing() throws {
    var rules = EventRules.standard
    rules.refreshControlThreshold = 20
    let control = UIRefreshControl()
    let stage = try EditStage(rules: rules) { table, _ in table.refreshControl = control }
    try stage.fingers.fingerPan(at: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 100), duration: 0.5)
    #expect(control.isRefreshing)
  }
}
