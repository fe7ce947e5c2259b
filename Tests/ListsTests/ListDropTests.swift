import Expectations
import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// What a drag that comes over a list asks and tells, and what a drop on it does.
@Suite struct ListDropTests {
  @Test("LIST-45: a drag within a table tells of itself in this order")
  func order() {
    let scene = DropScene(isTable: true)
    scene.rows.answer = { .init(operation: .copy, intent: .insertAtDestinationIndexPath) }
    scene.down(row: 1)
    scene.wait(0.4)
    expect(scene.drain(), is: ["items 1"])
    scene.send(.move, 190)
    expect(scene.drain(), is: ["drag begins", "may handle", "entered", "at 1"])
    scene.send(.move, 320)
    expect(scene.drain(), is: ["at 3"])
    scene.send(.up, 320)
    expect(scene.drain(), is: ["drop at 3 of 1 from 1"])
    scene.wait(0)
    expect(scene.drain(), is: ["drop is over", "drag is over"])
  }

  @Test("LIST-45: and within a collection, also where it leaves the list before its end")
  func leaving() {
    let scene = DropScene(isTable: false)
    scene.down(row: 1)
    scene.wait(0.4)
    scene.send(.move, 190)
    expect(scene.drain(), is: ["items 1", "drag begins", "may handle", "entered", "at 1"])
    scene.send(.move, 700)
    expect(scene.drain(), is: ["left"])
    scene.send(.move, 150)
    expect(scene.drain(), is: ["entered", "at 1"])
    scene.send(.move, 700)
    scene.send(.up, 700)
    scene.wait(0)
    expect(scene.drain(), is: ["left", "drop is over", "drag is over"])
  }

  @Test("LIST-45: a delegate that cannot handle a drag hears no more of it", arguments: [true, false])
  func refused(isTable: Bool) {
    let scene = DropScene(isTable: isTable)
    scene.rows.isInterested = false
    scene.drag(row: 0, to: [250, 350])
    scene.wait(0)
    expect(scene.drain(), is: ["items 0", "drag begins", "may handle", "drag is over"])
  }

  @Test("LIST-45: without a drop delegate a list takes nothing from elsewhere", arguments: [true, false])
  func noDelegate(isTable: Bool) {
    let scene = DropScene(isTable: isTable)
    scene.setDropDelegate(nil)
    scene.dragIn(to: [250, 350])
    expect(scene.drain(), is: [])
  }

  @Test(
    "LIST-46: the destination is the row under the finger, behind the last one at its far half, none elsewhere",
    arguments: [true, false])
  func destinations(isTable: Bool) {
    let scene = DropScene(isTable: isTable)
    scene.dragIn(to: [10, 99, 100, 449, 450, 499, 520])
    expect(
      scene.drain(),
      is: [
        "may handle", "entered", "at 0", "at 0", "at 1", "at 4", "at 5", "at 5", "at nothing",
        "drop at nothing of 1 from nothing", "drop is over",
      ])
    // What comes from the section leaves it no longer than before.
    scene.drag(row: 0, to: [480])
    #expect(scene.drain().contains("at 4"))
  }

  @Test("LIST-46: with drop.splitsRows each row's far half is the place behind it")
  func splitting() {
    var rules = EventRules.standard
    rules.dropSplitsRows = true
    let scene = DropScene(isTable: true, rules: rules)
    scene.dragIn(to: [149, 150, 460])
    expect(scene.drain().filter { $0.hasPrefix("at") }, is: ["at 1", "at 2", "at 5"])
    // Places are counted without the row that is dragged.
    scene.rows.movesRows = false
    scene.drag(row: 1, to: [40, 60, 130, 160, 240, 260, 460])
    expect(
      scene.drain().filter { $0.hasPrefix("at") },
      is: [
        "at 1", "at 0", "at 1", "at 1", "at 1", "at 1", "at 2", "at 4",
      ])
  }

  @Test("LIST-46: without a destination there is no intent, and the row that takes the drop looks touched")
  func intents() throws {
    let scene = DropScene(isTable: true)
    scene.rows.answer = { .init(operation: .copy, intent: .insertIntoDestinationIndexPath) }
    scene.down(row: 1)
    scene.wait(0.4)
    scene.send(.move, 250)
    let table = try #require(scene.list as? UITableView)
    let cells = scene.world.run {
      (0..<5).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    }
    expect(cells.map(\.isHighlighted), is: [false, false, true, false, false])
    scene.send(.move, 350)
    expect(cells.map(\.isHighlighted), is: [false, false, false, true, false])
    scene.send(.up, 350)
    expect(cells.map(\.isHighlighted), is: [false, false, false, false, false])
    expect(scene.rows.intent, is: .insertIntoDestinationIndexPath)
    scene.rows.answer = { .init(operation: .copy, intent: .automatic) }
    scene.drag(row: 0, to: [210])
    expect(scene.rows.intent, is: .insertAtDestinationIndexPath)
    scene.drag(row: 0, to: [250])
    expect(scene.rows.intent, is: .insertIntoDestinationIndexPath)
    scene.drag(row: 0, to: [550])
    expect(scene.rows.intent, is: .unspecified)
  }

  @Test(
    "LIST-47: an item has the row that it came from, unless the list was changed since",
    arguments: [true, false])
  func sources(isTable: Bool) {
    let scene = DropScene(isTable: isTable)
    scene.down(row: 2)
    scene.wait(0.4)
    scene.send(.move, 150)
    scene.world.run { scene.reload() }
    scene.send(.up, 150)
    expect(scene.drain().last, is: "drop at 1 of 1 from nothing")
    scene.dragIn(to: [150])
    #expect(scene.drain().contains("drop at 1 of 1 from nothing"))
  }

  @Test("LIST-48: a table's own row that is moved between others is moved by the data source, without a drop")
  func moved() {
    let scene = DropScene(isTable: true)
    scene.rows.answer = { .init(operation: .move, intent: .insertAtDestinationIndexPath) }
    scene.drag(row: 1, to: [350])
    scene.wait(0)
    expect(
      scene.drain(),
      is: [
        "items 1", "drag begins", "may handle", "entered", "at 1", "target 1 to 1", "at 3", "target 1 to 3",
        "moves 1 to 3", "drop is over", "drag is over",
      ])
    expect(scene.rows.names, is: ["0", "2", "3", "1", "4"])
    scene.world.run {
      let table = scene.list as? UITableView
      expect(table?.visibleCells.map { $0.textLabel?.text }, is: ["0", "2", "3", "1", "4"])
    }
  }

  @Test("LIST-48: so it is without a drop delegate; what cannot be moved stays")
  func movedAlone() {
    let scene = DropScene(isTable: true)
    scene.setDropDelegate(nil)
    scene.drag(row: 1, to: [350])
    expect(scene.rows.names, is: ["0", "2", "3", "1", "4"])
    scene.rows.movesRows = false
    scene.drag(row: 1, to: [350])
    expect(scene.rows.names, is: ["0", "2", "3", "1", "4"])
  }

  @Test(
    "LIST-48: where the data source does not move it, or drop.movesRows is off, the delegate performs a drop")
  func notMoved() {
    var rules = EventRules.standard
    rules.dropMovesRows = false
    for isOff in [true, false] {
      let scene = DropScene(isTable: true, rules: isOff ? rules : .standard)
      scene.rows.movesRows = isOff
      scene.rows.answer = { .init(operation: .move, intent: .insertAtDestinationIndexPath) }
      scene.drag(row: 1, to: [350])
      expect(scene.drain().filter { $0.hasPrefix("drop at") }, is: ["drop at 3 of 1 from 1"])
      expect(scene.rows.names, is: ["0", "1", "2", "3", "4"])
    }
  }

  @Test("LIST-48: a collection's delegate performs the drop of its own item, too")
  func collectionMoves() {
    let scene = DropScene(isTable: false)
    scene.rows.answer = { .init(operation: .move, intent: .insertAtDestinationIndexPath) }
    scene.drag(row: 1, to: [350])
    #expect(scene.drain().contains("drop at 3 of 1 from 1"))
  }

  @Test(
    "LIST-49: a list tells whether a drag of its own is active, and whether one is over it",
    arguments: [true, false])
  func active(isTable: Bool) {
    let scene = DropScene(isTable: isTable)
    expect(scene.activity, is: [false, false])
    scene.down(row: 1)
    scene.wait(0.4)
    expect(scene.activity, is: [true, false])
    scene.send(.move, 250)
    expect(scene.activity, is: [true, true])
    scene.send(.move, 700)
    expect(scene.activity, is: [true, false])
    scene.send(.up, 700)
    scene.wait(0)
    expect(scene.activity, is: [false, false])
    // A lift that no drag follows is over with the finger.
    scene.down(row: 1)
    scene.wait(0.4)
    scene.send(.up, 150)
    expect(scene.activity, is: [false, false])
  }

  @Test(
    "LIST-50: a placeholder becomes a row when its data is there, once, and not after a reload",
    arguments: [true, false])
  func placeholders(isTable: Bool) {
    let scene = DropScene(isTable: isTable)
    scene.rows.usesPlaceholder = true
    scene.dragIn(to: [150])
    expect(scene.count, is: 5)
    scene.world.run {
      expect(scene.rows.commit?("new"), is: true)
      expect(scene.rows.commit?("again"), is: false)
    }
    expect(scene.count, is: 6)
    expect(scene.rows.names, is: ["0", "new", "1", "2", "3", "4"])
    scene.dragIn(to: [150])
    scene.world.run {
      scene.reload()
      expect(scene.rows.commit?("late"), is: false)
    }
    expect(scene.count, is: 6)
  }

  @Test("LIST-50: a drop that is kept longer than its table inserts nothing")
  func keptDrop() throws {
    var scene: DropScene? = DropScene(isTable: true)
    scene?.dragIn(to: [150])
    let world = try #require(scene?.world)
    let drop = try #require(scene?.rows.lastDrop)
    struct Watched { weak var table: UIScrollView? }
    let watched = Watched(table: scene?.list)
    world.run { scene?.list.removeFromSuperview() }
    scene = nil
    try #require(watched.table == nil)
    let item = try #require(drop.items.first?.dragItem)
    world.run {
      let place = IndexPath(row: 1, section: 0)
      let context = drop.drop(
        item, to: UITableViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "a", rowHeight: 100))
      #expect(!context.commitInsertion { _ in Issue.record("asked for a row of a table that is gone") })
    }
  }
}
