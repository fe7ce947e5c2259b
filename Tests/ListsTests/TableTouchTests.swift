import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// What a finger does to the rows of a table.
@MainActor struct TableTouchTests {
  private final class Counter {
    var taps = 0
    func count() { taps += 1 }
  }

  @Test("LIST-3: a tap highlights at the lift, then asks and tells in the order of the logs")
  func aTap() throws {
    let stage = try TableStage()
    try expect(
      stage.tap(1),
      is: [
        "shouldHighlight 0:1", "0:1 highlighted=true", "didHighlight 0:1", "0:1 highlighted=false",
        "didUnhighlight 0:1", "willSelect 0:1", "0:1 selected=true", "didSelect 0:1",
      ])
    try expect(
      stage.tap(3),
      is: [
        "shouldHighlight 0:3", "0:3 highlighted=true", "didHighlight 0:3", "0:3 highlighted=false",
        "didUnhighlight 0:3", "willSelect 0:3", "willDeselect 0:1", "0:1 selected=false", "didDeselect 0:1",
        "0:3 selected=true", "didSelect 0:3",
      ])
    expect(stage.table.indexPathsForSelectedRows, is: [IndexPath(row: 3, section: 0)])
  }

  @Test("LIST-3: the other readings of the order are switches")
  func otherOrders() throws {
    var rules = EventRules.standard
    rules.tableUnhighlightsLast = true
    rules.tableDeselectsFirst = true
    let stage = try TableStage(rules: rules)
    _ = try stage.tap(1)
    try expect(
      stage.tap(3).dropFirst(3),
      is: [
        "willDeselect 0:1", "0:1 selected=false", "didDeselect 0:1", "willSelect 0:3", "0:3 selected=true",
        "didSelect 0:3", "0:3 highlighted=false", "didUnhighlight 0:3",
      ])
  }

  @Test("LIST-3: a selected row is asked and told again")
  func theSameRowTwice() throws {
    let stage = try TableStage()
    _ = try stage.tap(1)
    try expect(stage.tap(1).suffix(2), is: ["willSelect 0:1", "didSelect 0:1"])
  }

  @Test(
    "LIST-3: where the old row goes first, another row that willSelect chooses takes its place, too"
  )
  func otherOrderAnotherRow() throws {
    var rules = EventRules.standard
    rules.tableDeselectsFirst = true
    let stage = try TableStage(rules: rules) { _, sample in
      sample.selects = { IndexPath(row: $0.row == 1 ? 2 : $0.row, section: 0) }
    }
    stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    try expect(
      stage.tap(1).suffix(6),
      is: [
        "willSelect 0:1", "willDeselect 0:1", "0:1 selected=false", "didDeselect 0:1", "0:2 selected=true",
        "didSelect 0:2",
      ])
    expect(stage.table.indexPathsForSelectedRows, is: [IndexPath(row: 2, section: 0)])
  }

  @Test("LIST-3: nil from willSelect selects nothing and leaves the old row selected")
  func refusedSelection() throws {
    let stage = try TableStage { _, sample in sample.selects = { $0.row == 3 ? nil : $0 } }
    _ = try stage.tap(1)
    try expect(stage.tap(3).suffix(2), is: ["didUnhighlight 0:3", "willSelect 0:3"])
    expect(stage.table.indexPathForSelectedRow?.row, is: 1)
  }

  @Test("LIST-3: willSelect can choose another row")
  func anotherRow() throws {
    let stage = try TableStage { _, sample in sample.selects = { IndexPath(row: $0.row + 1, section: 0) } }
    try expect(stage.tap(1).suffix(2), is: ["0:2 selected=true", "didSelect 0:2"])
  }

  @Test("LIST-1: a finger that stays highlights after the delay of 0.15 s")
  func theDelay() throws {
    let stage = try TableStage()
    try stage.fingers.fingerDown(at: stage.point(2))
    try stage.fingers.wait(0.14)
    expect(stage.sample.takeLog(), is: [])
    try stage.fingers.wait(0.02)
    expect(
      stage.sample.takeLog(), is: ["shouldHighlight 0:2", "0:2 highlighted=true", "didHighlight 0:2"])
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog().last, is: "didSelect 0:2")
  }

  @Test("LIST-1: a drag that begins at once never highlights")
  func aDragAtOnce() throws {
    let stage = try TableStage()
    try stage.fingers.fingerPan(at: stage.point(10), by: CGVector(dx: 0, dy: -200), duration: 0.1)
    expect(stage.sample.takeLog(), is: [])
    #expect(stage.table.contentOffset.y > 100)
  }

  @Test("LIST-2: shouldHighlight false neither highlights nor selects, and the old row stays selected")
  func refusedHighlight() throws {
    let stage = try TableStage()
    _ = try stage.tap(1)
    stage.sample.mayHighlight = false
    try expect(stage.tap(3, for: 0.4), is: ["shouldHighlight 0:3"])
    expect(stage.table.indexPathForSelectedRow?.row, is: 1)
  }

  @Test("LIST-5: a drag after the highlight takes it away, keeps the selection, and selects nothing")
  func aDragAfterTheHighlight() throws {
    let stage = try TableStage()
    _ = try stage.tap(1)
    stage.sample.log = []
    try stage.fingers.fingerDown(at: stage.point(10))
    try stage.fingers.wait(0.3)
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: -80), duration: 0.2)
    try stage.fingers.wait(0.2)
    try stage.fingers.fingerUp()
    expect(
      stage.sample.takeLog(),
      is: [
        "shouldHighlight 0:10", "0:10 highlighted=true", "didHighlight 0:10", "0:10 highlighted=false",
        "didUnhighlight 0:10",
      ])
    expect(stage.table.indexPathForSelectedRow?.row, is: 1)
  }

  @Test("LIST-6: a touch that stops the rows selects nothing")
  func aStop() throws {
    let stage = try TableStage([1000])
    try stage.fingers.fingerFlick(at: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300))
    try stage.fingers.wait(0.1)
    #expect(stage.table.isDecelerating)
    stage.sample.log = []
    try stage.fingers.fingerTap(at: CGPoint(x: 200, y: 300))
    expect(stage.sample.takeLog(), is: [])
    try stage.fingers.wait(1)
    try stage.fingers.fingerTap(at: CGPoint(x: 200, y: 300))
    expect(stage.sample.takeLog().last?.hasPrefix("didSelect"), is: true)
  }

  @Test("LIST-7: with multiple selection a second tap deselects, and other rows stay")
  func severalRows() throws {
    let stage = try TableStage { table, _ in table.allowsMultipleSelection = true }
    _ = try stage.tap(1)
    try expect(stage.tap(3).suffix(3), is: ["willSelect 0:3", "0:3 selected=true", "didSelect 0:3"])
    try expect(stage.tap(1).suffix(3), is: ["willDeselect 0:1", "0:1 selected=false", "didDeselect 0:1"])
    expect(stage.table.indexPathsForSelectedRows?.map(\.row), is: [3])
  }

  @Test("LIST-8: a button in a row keeps its touch, and the row neither highlights nor is selected")
  func aButtonInARow() throws {
    var taps = 0
    let stage = try TableStage { _, sample in
      sample.lays = { cell, _ in
        guard cell.contentView.subviews.isEmpty else { return }
        let button = UIButton(frame: CGRect(x: 20, y: 5, width: 100, height: 40))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        cell.contentView.addSubview(button)
      }
    }
    try stage.fingers.fingerTap(at: CGPoint(x: 60, y: 125))
    expect(taps, is: 1)
    expect(stage.sample.takeLog(), is: [])
    try expect(stage.tap(2).last, is: "didSelect 0:2")
  }

  @Test("LIST-8: a view that handles touches without super keeps them from the table")
  func aViewThatHandlesTouches() throws {
    final class Deaf: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let stage = try TableStage { _, sample in
      sample.lays = { cell, _ in
        cell.contentView.addSubview(Deaf(frame: CGRect(x: 0, y: 0, width: 400, height: 50)))
      }
    }
    try expect(stage.tap(2, for: 0.3), is: [])
  }

  @Test("LIST-8: a tap recognizer above the rows stops the selection, and does not where it cancels nothing")
  func aTapAboveTheRows() throws {
    let stage = try TableStage()
    let counter = Counter()
    let tap = UITapGestureRecognizer(target: counter, action: Counter.count)
    stage.table.superview?.addGestureRecognizer(tap)
    try expect(stage.tap(2), is: [])
    try expect(stage.tap(2, for: 0.3).suffix(2), is: ["0:2 highlighted=false", "didUnhighlight 0:2"])
    expect(counter.taps, is: 2)
    tap.cancelsTouchesInView = false
    try expect(stage.tap(2).last, is: "didSelect 0:2")
    expect(counter.taps, is: 3)
  }

  @Test("LIST-8: without selection nothing highlights")
  func withoutSelection() throws {
    let stage = try TableStage { table, _ in table.allowsSelection = false }
    try expect(stage.tap(2, for: 0.3), is: [])
  }

  @Test("LIST-10: images and untouchable controls of a highlighted cell are highlighted, a button is not")
  func partsOfACell() throws {
    let (image, deaf, button) = (UIImageView(), UIButton(), UIButton())
    deaf.isUserInteractionEnabled = false
    let stage = try TableStage { _, sample in
      sample.lays = { cell, path in
        guard path.row == 2 else { return }
        for part in [image, deaf, button] { cell.contentView.addSubview(part) }
      }
    }
    _ = try stage.tap(2)
    #expect(image.isHighlighted)
    #expect(deaf.isHighlighted)
    #expect(!button.isHighlighted)
    _ = try stage.tap(3)
    #expect(!image.isHighlighted)
  }

  @Test(
    "LIST-20: on a pad the old row loses its look at the touch-down and gets it back when the finger that drags is lifted"
  )
  func onAPad() throws {
    var rules = EventRules.standard
    rules.isPad = true
    let stage = try TableStage(rules: rules)
    _ = try stage.tap(1)
    stage.sample.log = []
    try stage.fingers.fingerDown(at: stage.point(10))
    try stage.fingers.wait(0.3)
    expect(stage.sample.takeLog()[1], is: "0:1 selected=false")
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: -30), duration: 0.2)
    expect(stage.sample.takeLog().suffix(1), is: ["didUnhighlight 0:10"])
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog(), is: ["0:1 selected=true"])
    expect(stage.table.indexPathForSelectedRow?.row, is: 1)
  }

  @Test("LIST-21: a long press on a cell takes the touch, and the row is not selected")
  func aLongPress() throws {
    let stage = try TableStage { _, sample in
      sample.lays = { cell, path in
        if path.row == 2 { cell.addGestureRecognizer(UILongPressGestureRecognizer()) }
      }
    }
    try expect(stage.tap(2, for: 0.7).suffix(2), is: ["0:2 highlighted=false", "didUnhighlight 0:2"])
    try expect(stage.tap(2, for: 0.3).last, is: "didSelect 0:2")
  }

  @Test("A table's delegate is that of the scroll view, too, and is read back as what it is")
  func theDelegate() throws {
    let stage = try TableStage()
    let delegate: (any UITableViewDelegate)? = stage.table.delegate
    expect(delegate, isSame: stage.sample)
    expect((stage.table as UIScrollView).delegate, isSame: stage.sample)
    stage.table.delegate = nil
    #expect((stage.table as UIScrollView).delegate == nil)
  }

  @Test("A disclosure button tells the delegate and does not select the row")
  func anAccessory() throws {
    let stage = try TableStage { _, sample in sample.lays = { cell, _ in cell.accessoryType = .detailButton }
    }
    let button = try #require(
      stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.subviews.first { $0 is UIButton })
    stage.sample.log = []
    try stage.fingers.fingerTap(at: button)
    expect(stage.sample.takeLog(), is: ["accessoryTapped 0:2"])
  }
}
