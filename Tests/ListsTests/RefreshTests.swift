import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Pulling a list down for new content.
@MainActor struct RefreshTests {
  private final class Counter {
    var asked = 0
    var whenAsked: () -> Void = {}
    func ask() {
      asked += 1
      whenAsked()
    }
  }

  private func stage(_ control: UIRefreshControl, _ counter: Counter) throws -> EditStage {
    control.addTarget(counter, action: Counter.ask, for: .valueChanged)
    return try EditStage { table, _ in table.refreshControl = control }
  }

  @Test("LIST-24: content pulled past the threshold is asked for while the finger is down, once in a drag")
  func pulling() throws {
    let (control, counter) = (UIRefreshControl(), Counter())
    let stage = try stage(control, counter)
    expect(stage.table.refreshControl, isSame: control)
    expect(control.superview, isSame: stage.table)
    try stage.fingers.fingerDown(at: CGPoint(x: 200, y: 100))
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: 150), duration: 0.5)
    #expect(stage.table.contentOffset.y > -115)
    expect(counter.asked, is: 0)
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: 150), duration: 0.5)
    #expect(stage.table.contentOffset.y < -115)
    expect(counter.asked, is: 1)
    #expect(control.isRefreshing)
    control.endRefreshing()
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: 50), duration: 0.5)
    expect(counter.asked, is: 1)
    try stage.fingers.fingerUp()
    try stage.fingers.wait(2)
    expect(stage.table.contentOffset.y, is: 0)
    expect(stage.table.contentInset.top, is: 0)
  }

  @Test("LIST-24: after the lift the content leaves room for the control until it ends")
  func room() throws {
    let (control, counter) = (UIRefreshControl(), Counter())
    let stage = try stage(control, counter)
    try stage.fingers.fingerPan(at: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 350), duration: 0.5)
    expect(stage.table.contentInset.top, is: 60)
    try stage.fingers.wait(2)
    expect(stage.table.contentOffset.y, is: -60)
    expect(control.frame, is: CGRect(x: 0, y: -60, width: 375, height: 60))
    control.endRefreshing()
    expect(stage.table.contentInset.top, is: 0)
    try stage.fingers.wait(2)
    expect(stage.table.contentOffset.y, is: 0)
    // The next drag asks again, as does one after a control that ends at once.
    counter.whenAsked = { control.endRefreshing() }
    for _ in 0..<2 {
      try stage.fingers.fingerPan(at: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 350), duration: 0.5)
      try stage.fingers.wait(2)
    }
    expect(counter.asked, is: 3)
    expect(stage.table.contentOffset.y, is: 0)
  }

  @Test("LIST-24: a short pull asks for nothing, and neither does a control that is disabled")
  func nothing() throws {
    let (control, counter) = (UIRefreshControl(), Counter())
    let stage = try stage(control, counter)
    try stage.fingers.fingerPan(at: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 100), duration: 0.5)
    try stage.fingers.wait(2)
    control.isEnabled = false
    try stage.fingers.fingerPan(at: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 350), duration: 0.5)
    expect(counter.asked, is: 0)
    expect(stage.table.contentInset.top, is: 0)
  }

  @Test(
    "LIST-24: beginRefreshing sends and scrolls nothing, and is ignored outside of a window from iOS 17 on"
  )
  func byCode() throws {
    let (control, counter) = (UIRefreshControl(), Counter())
    let alone = UITableView()
    alone.refreshControl = control
    control.beginRefreshing()
    #expect(!control.isRefreshing)
    let stage = try stage(control, counter)
    expect(alone.refreshControl, is: nil)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    expect(counter.asked, is: 0)
    expect(stage.table.contentInset.top, is: 60)
    expect(stage.table.contentOffset.y, is: 0)
    stage.table.refreshControl = nil
    expect(stage.table.contentInset.top, is: 0)
    expect(control.superview, is: nil)
  }
}
