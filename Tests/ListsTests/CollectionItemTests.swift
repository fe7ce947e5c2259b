import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Which items of a collection exist, and what changes do to them.
@MainActor struct CollectionItemTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("LIST-9: only the items that can be seen have cells, also among a million")
  func itemsThatCanBeSeen() throws {
    let stage = try CollectionStage([1_000_000])
    expect(stage.collection.visibleCells.count, is: 32)
    expect(stage.collection.contentSize.height, is: 25_000_000)
    stage.collection.scrollToItem(at: path(500_000), at: .top, animated: false)
    stage.collection.layoutIfNeeded()
    expect(stage.collection.indexPathsForVisibleItems.first, is: path(500_000))
    expect(stage.collection.cellForItem(at: path(0)), is: nil)
    expect(stage.sample.made.count, is: 32)
    #expect(try stage.tap(500_003).contains("didSelect 0:500003"))
  }

  @Test("LIST-9: a scrolled frame makes cells only for new items")
  func cellsAreUsedAgain() throws {
    let stage = try CollectionStage([1000])
    for _ in 0..<20 {
      try stage.fingers.fingerPan(at: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -400))
    }
    #expect(stage.collection.contentOffset.y > 5000)
    #expect(stage.sample.made.count <= 40)
    let cell = try #require(stage.collection.visibleCells.first as? ItemCell)
    expect(cell.reuseIdentifier, is: "item")
    #expect(cell.reuses > 0)
  }

  @Test("LIST-9: a cell under a finger stays while code scrolls it out of view, and its touch with it")
  func theCellUnderAFinger() throws {
    let stage = try CollectionStage([1000])
    try stage.fingers.fingerDown(at: stage.point(5))
    try stage.fingers.wait(0.3)
    let cell = stage.collection.cellForItem(at: path(5))
    stage.collection.contentOffset.y = 5000
    stage.collection.layoutIfNeeded()
    #expect(cell != nil && stage.collection.cellForItem(at: path(5)) === cell)
    try stage.fingers.fingerUp()
    #expect(stage.sample.takeLog().contains("didSelect 0:5"))
    stage.collection.layoutIfNeeded()
    expect(stage.collection.cellForItem(at: path(5)), is: nil)
  }

  @Test("The item at a point is the frontmost one, and a gap has none")
  func itemsAtPoints() throws {
    let stage = try CollectionStage { collection, _ in
      (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 20
    }
    let collection = stage.collection
    expect(collection.indexPathForItem(at: CGPoint(x: 399, y: 99)), is: path(3))
    expect(collection.indexPathForItem(at: CGPoint(x: 399, y: 110)), is: nil)
    expect(collection.indexPathForItem(at: CGPoint(x: 0, y: 120)), is: path(4))
    let cell = try #require(collection.cellForItem(at: path(4)))
    expect(collection.indexPath(for: cell), is: path(4))
    expect(collection.indexPath(for: UICollectionViewCell()), is: nil)
  }

  @Test("Scrolling to an item puts it where that is said, within the content")
  func scrolling() throws {
    let stage = try CollectionStage([400])
    let collection = stage.collection
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      collection.scrollToItem(at: path(item), at: position, animated: false)
      return collection.contentOffset.y
    }
    expect(offset(80, .top), is: 2000)
    expect(offset(80, .centeredVertically), is: 1650)
    expect(offset(80, .bottom), is: 1300)
    expect(offset(84, []), is: 1400)
    expect(offset(0, .bottom), is: 0)
    expect(offset(399, .top), is: 9200)
  }

  @Test("LIST-17: the selection follows an item that moves, and cells that stay are the same")
  func anItemThatMoves() throws {
    let stage = try CollectionStage([3])
    _ = try stage.tap(0)
    let cell = stage.collection.cellForItem(at: path(0))
    stage.collection.moveItem(at: path(0), to: path(2))
    expect(stage.collection.indexPathsForSelectedItems, is: [path(2)])
    expect(stage.collection.cellForItem(at: path(2)), isSame: cell)
    expect(cell?.frame.minX, is: 200)
  }

  @Test("LIST-17: items that come and go shift what is selected; what is reloaded is selected no longer")
  func itemsThatComeAndGo() throws {
    let stage = try CollectionStage([10])
    _ = try stage.tap(5)
    stage.sample.counts = [11]
    stage.collection.performBatchUpdates {
      stage.collection.insertItems(at: [path(0), path(1)])
      stage.collection.deleteItems(at: [path(9)])
    }
    expect(stage.collection.indexPathsForSelectedItems, is: [path(7)])
    expect(stage.collection.visibleCells.count, is: 11)
    stage.collection.reloadItems(at: [path(7)])
    expect(stage.collection.indexPathsForSelectedItems, is: [])
  }

  @Test("Sections that come shift the others")
  func sections() throws {
    let stage = try CollectionStage([2, 3])
    stage.collection.selectItem(at: path(1, 1), animated: false, scrollPosition: [])
    stage.sample.counts = [1, 2, 3]
    stage.collection.insertSections([0])
    expect(stage.collection.indexPathsForSelectedItems, is: [path(1, 2)])
    expect(stage.collection.numberOfSections, is: 3)
    stage.sample.counts = [1, 3]
    stage.collection.deleteSections([1])
    expect(stage.collection.indexPathsForSelectedItems, is: [path(1, 1)])
  }

  @Test("Changes that the numbers of items contradict end the program with a sentence, as in UIKit")
  func contradictingNumbers() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = try? CollectionStage([3])
        stage?.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test("Content that becomes shorter does not end before the view does")
  func shorterContent() throws {
    let stage = try CollectionStage([400])
    stage.collection.contentOffset.y = 5000
    stage.sample.counts = [40]
    stage.collection.reloadData()
    stage.collection.layoutIfNeeded()
    expect(stage.collection.contentOffset.y, is: 200)
    expect(stage.collection.visibleCells.count, is: 32)
    stage.sample.counts = [4]
    stage.collection.deleteItems(at: (4..<40).map { path($0) })
    expect(stage.collection.contentOffset.y, is: 0)
  }

  @Test("LIST-16: the completion of batch updates comes after 16 frames in a window, at once without one")
  func completions() throws {
    let stage = try CollectionStage([3])
    var told: [Bool] = []
    stage.collection.performBatchUpdates({ told.append(false) }, completion: { told.append($0) })
    expect(told, is: [false])
    try stage.fingers.wait(0.25)
    expect(told, is: [false])
    try stage.fingers.wait(0.05)
    expect(told, is: [false, true])
    let loose = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    loose.performBatchUpdates(nil) { told.append($0) }
    expect(told, is: [false, true, false])
  }

  @Test("Cells that are reconfigured are the same and are not prepared again")
  func reconfiguring() throws {
    let stage = try CollectionStage([3])
    _ = try stage.tap(1)
    let cell = try #require(stage.collection.cellForItem(at: path(1)) as? ItemCell)
    var asked: [IndexPath] = []
    stage.sample.lays = { _, path in asked.append(path) }
    stage.collection.reconfigureItems(at: [path(1)])
    expect(asked, is: [path(1)])
    expect(stage.collection.cellForItem(at: path(1)), isSame: cell)
    #expect(cell.isSelected && cell.reuses == 0)
  }

  @Test("A registration makes cells of its class and sets them up")
  func registrations() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<ItemCell, String> { cell, path, text in
        cell.name = "\(path.item) \(text)"
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "text")
      }
    }
    let source = Source()
    let stage = try CollectionStage { collection, _ in collection.dataSource = source }
    expect(stage.collection.visibleCells.compactMap { ($0 as? ItemCell)?.name }, is: ["0 text", "1 text"])
  }

  // MARK: - Items that a finger moves

  @Test("A moved item shows where it would go, and the data source is told at the end")
  func movement() throws {
    let stage = try CollectionStage([8])
    let collection = stage.collection
    let names = { collection.visibleCells.compactMap { ($0 as? ItemCell)?.name } }
    let cell = try #require(collection.cellForItem(at: path(0)))
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 230, y: 40))
    expect(cell.center, is: CGPoint(x: 230, y: 40))
    expect(collection.subviews.last, isSame: cell)
    expect(names(), is: ["0:1", "0:2", "0:0", "0:3", "0:4", "0:5", "0:6", "0:7"])
    collection.endInteractiveMovement()
    expect(cell.center, is: CGPoint(x: 250, y: 50))
    expect(stage.sample.takeLog(), is: ["move 0 to 2"])
  }

  private final class Mover {
    let collection: UICollectionView
    init(_ collection: UICollectionView) { self.collection = collection }
    func press(_ press: UILongPressGestureRecognizer) {
      let point = press.location(in: collection)
      switch press.state {
      case .began:
        if let path = collection.indexPathForItem(at: point) {
          collection.beginInteractiveMovementForItem(at: path)
        }
      case .changed: collection.updateInteractiveMovementTargetPosition(point)
      case .ended: collection.endInteractiveMovement()
      default: collection.cancelInteractiveMovement()
      }
    }
  }

  @Test("LIST-21: a long press of client code moves an item, which is not selected")
  func movementByAFinger() throws {
    let stage = try CollectionStage([8])
    let mover = Mover(stage.collection)
    stage.collection.addGestureRecognizer(
      UILongPressGestureRecognizer(target: mover, action: Mover.press))
    try stage.fingers.fingerDown(at: stage.point(0))
    try stage.fingers.wait(0.6)
    try stage.fingers.fingerMove(by: CGVector(dx: 200, dy: 0), duration: 0.2)
    try stage.fingers.fingerUp()
    expect(
      stage.sample.takeLog(),
      is: [
        "shouldHighlight 0:0", "0:0 highlighted=true", "didHighlight 0:0", "0:0 highlighted=false",
        "didUnhighlight 0:0", "move 0 to 2",
      ])
    expect(stage.collection.indexPathsForSelectedItems, is: [])
  }

  @Test("While an item is moved, cells that come into view are those of the places as they are shown")
  func newCellsDuringMovement() throws {
    let stage = try CollectionStage([1000])
    let collection = stage.collection
    let names = { collection.visibleCells.compactMap { ($0 as? ItemCell)?.name } }
    #expect(collection.beginInteractiveMovementForItem(at: path(2)))
    collection.contentOffset.y = 2000
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 2550))
    expect(names().prefix(2), is: ["0:81", "0:82"])
    expect(collection.cellForItem(at: path(100)).map { ($0 as? ItemCell)?.name }, is: "0:2")
    expect(collection.cellForItem(at: path(101)).map { ($0 as? ItemCell)?.name }, is: "0:101")
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    expect(names().prefix(4), is: ["0:0", "0:1", "0:3", "0:4"])
    collection.endInteractiveMovement()
    expect(stage.sample.takeLog(), is: ["move 2 to 100"])
  }

  @Test("A movement that is cancelled puts the item back and tells nothing")
  func cancelledMovement() throws {
    let stage = try CollectionStage([8])
    let collection = stage.collection
    collection.selectItem(at: path(3), animated: false, scrollPosition: [])
    stage.sample.log = []
    #expect(collection.beginInteractiveMovementForItem(at: path(6)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    expect(collection.indexPathsForSelectedItems, is: [path(4)])
    collection.cancelInteractiveMovement()
    expect(collection.visibleCells.compactMap { ($0 as? ItemCell)?.name }, is: (0..<8).map { "0:\($0)" })
    expect(collection.indexPathsForSelectedItems, is: [path(3)])
    expect(stage.sample.takeLog(), is: [])
  }

  // MARK: - Controllers

  @Test("LIST-19: a controller deselects between viewWillAppear and viewIsAppearing")
  func clearedSelection() throws {
    final class Controller: UICollectionViewController {
      var log: [Int] = []
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 3 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append(collectionView.indexPathsForSelectedItems?.count ?? -1)
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.append(collectionView.indexPathsForSelectedItems?.count ?? -1)
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    expect(controller.collectionView.indexPathsForSelectedItems, is: [path(1)])
    controller.log = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expect(controller.log, is: [1, 0])
    expect(controller.collectionView.dataSource, isSame: controller)
  }
}
