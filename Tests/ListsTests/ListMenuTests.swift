import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// The context menus of rows and items.
@Suite struct ListMenuTests {
  private let asked = ["highlight 1", "menu [1] at 200 150", "preview"]

  @Test("LIST-36, MENU-2: a press on a row asks for its menu and brings it up; the row is not selected")
  func press() throws {
    let stage = try MenuStage.table()
    try expect(
      stage.press(1, for: 0.6),
      is: asked + [
        "display with a preview", "unhighlight 1", "after display",
      ])
    let menu = stage.list.contextMenuInteraction
    expect(menu?.visibleMenu?.children.map(\.title), is: ["copy", "delete"])
    if let action = menu?.visibleMenu?.children.last as? UIAction { menu?.choose(action) }
    expect(stage.sample.takeLog(), is: ["back", "end with a preview", "delete"])
    try stage.fingers.wait(0.1)
    expect(stage.sample.takeLog(), is: ["after end"])
    expect(stage.list.indexPathForSelectedRow, is: nil)
  }

  @Test("LIST-36: without a menu, lifted early, or beside the rows, the press is an ordinary one")
  func ordinary() throws {
    let stage = try MenuStage.table()
    try expect(stage.press(1, for: 0.4), is: asked + ["unhighlight 1", "select 1"])
    stage.sample.hasMenu = false
    try expect(
      stage.press(1, for: 1), is: ["highlight 1", "menu [1] at 200 150", "unhighlight 1", "select 1"])
    // There are four rows.
    try expect(stage.press(6, for: 1), is: [])
    expect(stage.list.contextMenuInteraction?.visibleMenu, is: nil)
  }

  @Test("LIST-36: a drag that begins before the menu keeps it away, and selects nothing")
  func drag() throws {
    let stage = try MenuStage.table()
    try stage.fingers.fingerDown(at: CGPoint(x: 200, y: 150))
    try stage.fingers.wait(0.3)
    try stage.fingers.fingerMove(to: CGPoint(x: 200, y: 110))
    try stage.fingers.wait(1)
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog(), is: asked + ["unhighlight 1"])
    expect(stage.list.contextMenuInteraction?.visibleMenu, is: nil)
  }

  @Test("LIST-36: a chosen preview is told before the menu goes")
  func preview() throws {
    let stage = try MenuStage.table()
    _ = try stage.press(1, for: 0.6)
    stage.list.contextMenuInteraction?.choosePreview()
    expect(stage.sample.takeLog(), is: ["perform with a preview", "back", "end with a preview"])
    try stage.fingers.wait(0.1)
    expect(stage.sample.takeLog(), is: ["after perform", "after end"])
    stage.list.contextMenuInteraction?.choosePreview()
    expect(stage.sample.takeLog(), is: [])
  }

  @Test("LIST-36: a list has the interaction as long as its delegate says that it has menus")
  func interaction() throws {
    let stage = try MenuStage.table { _, sample in sample.showsContextMenus = false }
    #expect(stage.list.contextMenuInteraction == nil && stage.list.interactions.isEmpty)
    let count = stage.list.gestureRecognizers?.count ?? 0
    try expect(stage.press(1, for: 1), is: ["highlight 1", "unhighlight 1", "select 1"])
    stage.list.delegate = nil
    stage.sample.showsContextMenus = true
    stage.list.delegate = stage.sample
    expect(stage.list.gestureRecognizers?.count, is: count + 4)
    stage.list.delegate = nil
    #expect(stage.list.contextMenuInteraction == nil && stage.list.gestureRecognizers?.count == count)
  }

  @Test("LIST-36: a menu of a collection is for the selected items where the finger is on one of several")
  func items() throws {
    let stage = try MenuStage.collection { collection, _ in collection.allowsMultipleSelection = true }
    _ = try stage.press(0, for: 0.05)
    _ = try stage.press(2, for: 0.05)
    try expect(
      stage.press(2, for: 0.6), is: ["menu [0, 2] at 200 250", "display with a preview", "after display"])
    stage.list.contextMenuInteraction?.dismissMenu()
    stage.sample.hasMenu = false
    try expect(stage.press(1, for: 0.6), is: ["menu [1] at 200 150", "select 1"])
    try expect(stage.press(6, for: 0.6), is: ["menu [] at 200 650"])
  }

  @Test("LIST-36: a delegate that has menus of single items alone is asked for the one under the finger")
  func oldItems() throws {
    let stage = try MenuStage.collection()
    let old = OldMenuSample()
    stage.list.delegate = old
    _ = try stage.press(1, for: 0.6)
    _ = try stage.press(6, for: 0.6)
    expect(old.log, is: ["menu 1"])
  }
}
