import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// The edit menus of rows and items, as before context menus.
@Suite struct RowEditMenuTests {
  /// A cell that keeps the system's press out, as a message does outside of its bubble.
  private final class Bubble: UICollectionViewCell, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      !(gestureRecognizer is UILongPressGestureRecognizer) || touch.location(in: self).x > 300
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var log: [String] = []
    var showsEditMenus = true
    var showsContextMenus = false
    var menuRow: Int? = 1
    var allowed = [Selector.copy, .paste]

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }

    private func may(_ path: IndexPath) -> Bool {
      log.append("menu \(path.item)")
      return path.item == menuRow
    }
    private func may(_ action: Selector, _ path: IndexPath) -> Bool {
      log.append("\(action.name) \(path.item)")
      return allowed.contains(action)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      may(indexPath)
    }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { may(action, indexPath) }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("perform \(action.name) \(indexPath.row)") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
      -> Bool
    { may(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { may(action, indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("perform \(action.name) \(indexPath.item)") }
  }

  private let rows = Rows()

  private func table() throws -> (UITableView, EventGenerator) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 100
    (table.dataSource, table.delegate) = (rows, rows)
    return (table, try table.fingersOnScreen())
  }

  private func collection(_ cell: UICollectionViewCell.Type = UICollectionViewCell.self) throws -> (
    UICollectionView, EventGenerator
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.minimumLineSpacing = 0
    let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(cell, forCellWithReuseIdentifier: "item")
    (collection.dataSource, collection.delegate) = (rows, rows)
    return (collection, try collection.fingersOnScreen())
  }

  /// Presses the middle of a row, and returns what was told.
  private func press(_ row: Int, for duration: Double, _ fingers: EventGenerator, x: CGFloat = 200) throws
    -> [String]
  {
    rows.log = []
    try fingers.fingerDown(at: CGPoint(x: x, y: CGFloat(row) * 100 + 50))
    try fingers.wait(duration)
    try fingers.fingerUp()
    return rows.takeLog()
  }

  private func menu(of cell: UIView?) -> UIEditMenuInteraction? {
    cell?.interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first
  }

  @Test("LIST-109: a press on a row asks for its menu, then for each action, and takes the touch")
  func press() throws {
    let (table, fingers) = try table()
    try expect(
      press(1, for: 0.6, fingers), is: ["menu 1", "copy 1", "paste 1", "unhighlight 1"])
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    let menu = try #require(self.menu(of: cell))
    expect(menu.visibleMenu?.children.map(\.title), is: ["Copy", "Paste"])
    if let action = menu.visibleMenu?.children.last as? UIAction { menu.choose(action) }
    expect(rows.takeLog(), is: ["perform paste 1"])
    #expect(self.menu(of: cell) == nil && table.indexPathForSelectedRow == nil)
  }

  @Test("LIST-109: a row without a menu is selected by the same press, and so is one that is lifted early")
  func without() throws {
    let (_, fingers) = try table()
    try expect(press(2, for: 1, fingers), is: ["menu 2", "unhighlight 2", "select 2"])
    try expect(press(1, for: 0.4, fingers), is: ["unhighlight 1", "select 1"])
    rows.allowed = []
    try expect(
      press(1, for: 0.6, fingers), is: ["menu 1", "copy 1", "paste 1", "unhighlight 1"])
  }

  @Test("LIST-109: the press of a collection takes the touch from an item without a menu, too")
  func items() throws {
    let (collection, fingers) = try collection()
    try expect(press(2, for: 1, fingers), is: ["menu 2", "unhighlight 2"])
    try expect(
      press(1, for: 1, fingers), is: ["menu 1", "cut 1", "copy 1", "paste 1", "unhighlight 1"])
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    expect(menu(of: cell)?.visibleMenu?.children.map(\.title), is: ["Copy", "Paste"])
    try fingers.fingerTap(at: CGPoint(x: 200, y: 150))
    expect(menu(of: cell), is: nil)
  }

  @Test("LIST-109: the press is the cell's: it prevents one on the list, unless the cell refuses the touch")
  func contest() throws {
    for cell in [UICollectionViewCell.self, Bubble.self] {
      let (collection, fingers) = try collection(cell)
      var told: [String] = []
      collection.addGestureRecognizer(
        BlockPress { if $0.state == .began { told.append("pressed") } })
      let isBubble = cell == Bubble.self
      try expect(press(1, for: 1, fingers).contains("menu 1"), is: !isBubble)
      expect(told, is: isBubble ? ["pressed"] : [])
      try expect(press(1, for: 1, fingers, x: 350).contains("menu 1"), is: true)
      expect(told.count, is: isBubble ? 1 : 0)
    }
  }

  private final class BlockPress: UILongPressGestureRecognizer {
    private let block: (BlockPress) -> Void
    init(_ block: @escaping (BlockPress) -> Void) {
      self.block = block
      super.init(target: nil, action: nil)
      addTarget(self, action: BlockPress.act)
    }
    private func act() { block(self) }
  }

  @Test("LIST-109: cells have the press as long as the delegate has edit menus, and no context menus")
  func presses() throws {
    let (table, _) = try table()
    let count = { table.visibleCells.map { $0.gestureRecognizers?.count ?? 0 } }
    expect(count(), is: Array(repeating: 1, count: 8))
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    expect(count(), is: Array(repeating: 1, count: 9))
    table.delegate = nil
    expect(count(), is: Array(repeating: 0, count: 9))
    rows.showsContextMenus = true
    table.delegate = rows
    expect(count(), is: Array(repeating: 0, count: 9))
  }
}
