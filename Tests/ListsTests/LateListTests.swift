import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// Lists that change before they are loaded, and what a row hears of a drag or a press.
@Suite struct LateListTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate {
    var count = 0
    var lines: [String] = []

    nonisolated deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.rows = self
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      lines.append("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      lines.append("end")
    }
  }

  private final class Cell: UITableViewCell {
    weak var rows: Rows?

    nonisolated deinit {}

    override func dragStateDidChange(_ dragState: DragState) { rows?.lines.append("\(dragState)") }
  }

  @Test("LIST-104: rows that come before a table was loaded are those that it loads")
  func beforeTheLoad() {
    let world = World(screenSize: CGSize(width: 400, height: 800))
    world.run {
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      table.dataSource = rows
      rows.count = 2
      table.beginUpdates()
      table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
      table.endUpdates()
      #expect(table.numberOfRows(inSection: 0) == 2)
      rows.count = 1
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      #expect(table.numberOfRows(inSection: 0) == 1)
      var finished: Bool?
      let other = UITableView(frame: table.frame)
      other.dataSource = rows
      other.performBatchUpdates {
        rows.count = 3
        other.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      } completion: {
        finished = $0
      }
      #expect(finished == false)
      #expect(other.numberOfRows(inSection: 0) == 3)
    }
  }

  @Test("LIST-104: once a table has loaded, its changes are counted") func afterTheLoad() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        World(screenSize: CGSize(width: 400, height: 800)).run {
          let rows = Rows()
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
          table.dataSource = rows
          table.reloadData()
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
      }
    }
  }

  @Test("LIST-105: a header without a size has attributes, and is not among those of a rectangle")
  func noSize() {
    let world = World(screenSize: CGSize(width: 400, height: 800))
    world.run {
      let layout = UICollectionViewFlowLayout()
      layout.footerReferenceSize = CGSize(width: 0, height: 30)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
      let items = Items()
      collection.dataSource = items
      let first = IndexPath(item: 0, section: 0)
      let header = collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: first)
      #expect(header?.frame == .zero)
      let footer = collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: first)
      #expect(footer?.frame == CGRect(x: 0, y: 50, width: 400, height: 30))
      let all = layout.layoutAttributesForElements(in: collection.bounds) ?? []
      #expect(all.count { $0.representedElementCategory == .supplementaryView } == 1)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    nonisolated deinit {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
  }

  @Test("LIST-54: a pop-up menu of a row is a button that announces its menu at the touch-down")
  func popUpMenu() throws {
    let menu = UIMenu(title: "Order", children: [])
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = [.popUpMenu(menu, displayed: .always)]
    cell.layoutIfNeeded()
    let button = try #require(cell.subviews.lazy.compactMap { $0 as? UIButton }.first)
    #expect(button.menu === menu)
    #expect(button.showsMenuAsPrimaryAction)
    #expect(cell.contentView.frame.width < 300)
  }

  // MARK: - Fingers

  private func play(_ world: World, _ steps: [(after: Double, phase: Contact.Phase, x: Double, y: Double)]) {
    for step in steps {
      world.timeline.advance(to: world.timeline.now.advanced(bySeconds: step.after))
      let contact = Contact(id: 1, phase: step.phase, x: step.x, y: step.y)
      world.application.handle(Frame(nanoseconds: world.timeline.now.nanoseconds, contacts: [contact]))
    }
    world.timeline.advance(to: world.timeline.now.advanced(bySeconds: 2))
  }

  @Test("LIST-106: a row hears that it is lifted, dragged, and back") func dragState() {
    let world = World(screenSize: CGSize(width: 400, height: 800))
    let rows = Rows()
    rows.count = 20
    let window = world.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      (table.rowHeight, table.dataSource, table.dragDelegate) = (44, rows, rows)
      table.dragInteractionEnabled = true
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
    play(
      world, [(0.1, .down, 200, 60), (0.5, .move, 200, 100), (0.1, .move, 200, 300), (0.1, .up, 200, 300)])
    #expect(rows.lines == ["lifting", "begin", "dragging", "end", "none"])
    rows.lines = []
    play(world, [(0.1, .down, 200, 60), (0.5, .up, 200, 60)])
    #expect(rows.lines == ["lifting", "none"])
    rows.lines = []
    play(world, [(0.1, .down, 200, 60), (0.1, .up, 200, 60)])
    #expect(rows.lines == [])
    world.run { #expect(window.subviews.count == 1) }
  }

  private class Still: UICollectionViewController {
    var lines: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("selected \(indexPath.item)")
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      lines.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }
  }

  private final class Moving: Still {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { indexPath.item != 1 }
  }

  private final class Leaving: Still {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { indexPath.item != 1 && super.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  @Test("LIST-107: a long press moves an item where the controller says which may be moved")
  func movement() {
    let down: [(after: Double, phase: Contact.Phase, x: Double, y: Double)] = [
      (0.1, .down, 25, 25), (0.6, .move, 85, 25), (0.1, .move, 150, 25), (0.1, .up, 150, 25),
    ]
    let second = down.map { (after: $0.after, phase: $0.phase, x: $0.x + 60, y: $0.y) }
    #expect(moved(Moving.self, down) == ["0 to 2"])
    // A finger that rested does not scroll after a failed press: it selects, as nothing moved far up or down.
    #expect(moved(Still.self, down).contains { $0.contains("to") } == false)
    #expect(moved(Moving.self, second).contains { $0.contains("to") } == false)
    #expect(moved(Moving.self, down, isInstalled: false).contains { $0.contains("to") } == false)
    // An override that leaves an item to the default is known by its own answer for another one.
    #expect(moved(Leaving.self, second + down + down).filter { $0.contains("to") } == ["0 to 2", "0 to 2"])
    #expect(moved(Still.self, [(0.1, .down, 25, 25), (0.8, .up, 25, 25)]) == ["selected 0"])
    #expect(moved(Moving.self, [(0.1, .down, 25, 25), (0.8, .up, 25, 25)]) == [])
  }

  private func moved(
    _ type: Still.Type, _ steps: [(after: Double, phase: Contact.Phase, x: Double, y: Double)],
    isInstalled: Bool = true
  ) -> [String] {
    let world = World(screenSize: CGSize(width: 400, height: 800))
    let controller = world.run {
      let layout = UICollectionViewFlowLayout()
      let controller: Still =
        type == Moving.self
        ? Moving(collectionViewLayout: layout)
        : type == Leaving.self ? Leaving(collectionViewLayout: layout) : Still(collectionViewLayout: layout)
      controller.installsStandardGestureForInteractiveMovement = isInstalled
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return controller
    }
    play(world, steps)
    return controller.lines
  }
}
