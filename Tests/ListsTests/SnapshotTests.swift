import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Snapshots, and the lists that show them.
@MainActor struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var made = Snapshot()
    for (section, items) in sections {
      made.appendSections([section])
      made.appendItems(items)
    }
    return made
  }

  @Test("A snapshot keeps its sections and items in order")
  func order() {
    var made = snapshot([("a", [1, 2, 3]), ("b", [4])])
    made.insertItems([9], beforeItem: 2)
    made.insertItems([8], afterItem: 4)
    made.appendItems([7], toSection: "a")
    expect(made.itemIdentifiers, is: [1, 9, 2, 3, 7, 4, 8])
    made.moveItem(1, afterItem: 4)
    made.moveItem(8, beforeItem: 9)
    made.deleteItems([3, 100])
    expect(made.itemIdentifiers(inSection: "a"), is: [8, 9, 2, 7])
    expect(made.itemIdentifiers(inSection: "b"), is: [4, 1])
    expect(made.sectionIdentifier(containingItem: 1), is: "b")
    #expect(made.indexOfItem(4) == 4 && made.numberOfItems == 6)
    made.insertSections(["c"], beforeSection: "b")
    made.moveSection("a", afterSection: "b")
    expect(made.sectionIdentifiers, is: ["c", "b", "a"])
    made.moveSection("a", beforeSection: "c")
    made.deleteSections(["b"])
    expect(made.sectionIdentifiers, is: ["a", "c"])
    #expect(made.itemIdentifiers == [8, 9, 2, 7] && made.sectionIdentifier(containingItem: 4) == nil)
    made.deleteAllItems()
    #expect(made.numberOfSections == 0 && made.numberOfItems == 0)
  }

  @Test("An item can be there once only")
  func itemsAreUnique() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var made = NSDiffableDataSourceSnapshot<Int, Int>()
        made.appendSections([0])
        made.appendItems([1, 1])
      }
    }
  }

  @Test("LIST-17: the selection and the cells of a collection follow their items from snapshot to snapshot")
  func collections() throws {
    let stage = try CollectionStage()
    let collection = stage.collection
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      list, path, item in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      (cell as? ItemCell)?.name = "\(item)"
      return cell
    }
    let names = { collection.visibleCells.compactMap { ($0 as? ItemCell)?.name } }
    source.apply(snapshot([("a", [1, 2, 3, 4])]), animatingDifferences: false)
    expect(names(), is: ["1", "2", "3", "4"])
    _ = try stage.tap(1)
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    source.apply(snapshot([("b", [7]), ("a", [4, 3, 2])]))
    expect(names(), is: ["7", "4", "3", "2"])
    expect(collection.indexPathsForSelectedItems, is: [IndexPath(item: 2, section: 1)])
    expect(collection.cellForItem(at: IndexPath(item: 2, section: 1)), isSame: cell)
    expect(source.indexPath(for: 3), is: IndexPath(item: 1, section: 1))
    expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)), is: 7)
    #expect(source.sectionIdentifier(for: 1) == "a" && source.index(for: "b") == 0)
    var next = source.snapshot()
    next.reconfigureItems([2])
    next.deleteItems([4])
    source.apply(next)
    expect(collection.cellForItem(at: IndexPath(item: 1, section: 1)), isSame: cell)
    expect(collection.indexPathsForSelectedItems, is: [IndexPath(item: 1, section: 1)])
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    next = source.snapshot()
    next.reloadItems([2])
    source.apply(next)
    expect(collection.indexPathsForSelectedItems, is: [])
    source.applySnapshotUsingReloadData(snapshot([("a", [5])]))
    expect(names(), is: ["5"])
  }

  @Test("LIST-17: a finger that is down follows its item to another place")
  func anItemUnderAFinger() throws {
    let stage = try CollectionStage()
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: stage.collection) {
      list, path, _ in
      list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    source.apply(snapshot([("a", [1, 2, 3])]))
    try stage.fingers.fingerDown(at: stage.point(0))
    try stage.fingers.wait(0.3)
    source.apply(snapshot([("a", [3, 2, 1])]))
    try stage.fingers.fingerUp()
    expect(stage.collection.indexPathsForSelectedItems, is: [IndexPath(item: 2, section: 0)])
  }

  @Test("LIST-17: the selection of a table follows its items from snapshot to snapshot")
  func tables() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { list, path, item in
      let cell = list.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot([("a", Array(0..<1000))]), animatingDifferences: false)
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    source.apply(snapshot([("a", Array((0..<1000).reversed()))]), animatingDifferences: false)
    expect(table.indexPathForSelectedRow, is: IndexPath(row: 996, section: 0))
    expect(table.visibleCells.first?.textLabel?.text, is: "999")
    var next = source.snapshot()
    next.reconfigureItems([3])
    source.apply(next)
    expect(table.indexPathForSelectedRow, is: IndexPath(row: 996, section: 0))
    var told = 0
    source.apply(snapshot([]), animatingDifferences: false) { told += 1 }
    #expect(told == 1 && table.visibleCells.isEmpty)
  }
}
