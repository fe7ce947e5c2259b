import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// What client code overrides and asks of lists besides what a finger does.
@MainActor struct OverriddenListTests {
  private final class Table: UITableView {
    var log: [String] = []
    override func beginUpdates() {
      log.append("begin")
      super.beginUpdates()
    }
    override func endUpdates() {
      super.endUpdates()
      log.append("end")
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      log.append("insert \(indexPaths.count)")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
      log.append("deselect")
      super.deselectRow(at: indexPath, animated: animated)
    }
  }

  private final class Items: UICollectionView {
    var inserted: [IndexPath] = []
    override func insertItems(at indexPaths: [IndexPath]) {
      inserted += indexPaths
      super.insertItems(at: indexPaths)
    }
  }

  @Test("A table's changes can be overridden, and one change does not call another")
  func table() {
    let sample = TableSample([2])
    let table = Table(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    table.dataSource = sample
    table.layoutIfNeeded()
    sample.counts = [3]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    expect(table.log, is: ["insert 1"])
    table.beginUpdates()
    sample.counts = [4]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.endUpdates()
    expect(table.log, is: ["insert 1", "begin", "insert 1", "end"])
    expect(table.numberOfRows(inSection: 0), is: 4)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    expect(table.log.last, is: "end")
    expect(table.indexPathsForSelectedRows, is: [IndexPath(row: 1, section: 0)])
  }

  @Test("A collection's changes can be overridden")
  func collection() {
    let sample = CollectionSample([2])
    let items = Items(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: UICollectionViewFlowLayout())
    items.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    items.dataSource = sample
    items.layoutIfNeeded()
    items.performBatchUpdates {
      sample.counts = [3]
      items.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    expect(items.inserted, is: [IndexPath(item: 2, section: 0)])
    expect(items.numberOfItems(inSection: 0), is: 3)
  }

  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A cell of a class that is known at run time has its style, and cells after it the default one")
  func cellOfClass() {
    let type: UITableViewCell.Type = Cell.self
    let cell = UITableViewCell.make(type, style: .subtitle, reuseIdentifier: "a")
    #expect(cell is Cell)
    expect(cell.reuseIdentifier, is: "a")
    expect(cell.detailTextLabel, isNot: nil)
    expect(cell.frame, is: CGRect(x: 0, y: 0, width: 320, height: 44))
    expect(UITableViewCell(frame: .zero).detailTextLabel, is: nil)
  }

  private final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      log.append(
        "move \(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item)) \(previousPosition.x)")
      expect(context.targetIndexPathsForInteractivelyMovingItems, is: targetIndexPaths)
      expect(context.previousIndexPathsForInteractivelyMovingItems, is: previousIndexPaths)
      expect(context.interactiveMovementTarget, is: targetPosition)
      return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append("end \(indexPaths.map(\.item)) \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  @Test("LIST-72: a layout is asked for the context of each move of an item, and of its end")
  func movement() {
    let (sample, layout) = (CollectionSample([4]), Layout())
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
    items.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    items.dataSource = sample
    items.layoutIfNeeded()
    #expect(items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    items.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    items.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 50))
    items.endInteractiveMovement()
    expect(layout.log, is: ["move [0] to [2] 50.0", "move [2] to [2] 250.0", "end [2] false"])
    #expect(sample.takeLog().contains("move 0 to 2"))
    layout.log = []
    #expect(items.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    items.updateInteractiveMovementTargetPosition(CGPoint(x: 350, y: 50))
    items.cancelInteractiveMovement()
    expect(layout.log, is: ["move [1] to [3] 150.0", "end [1] true"])
  }

  private final class Controller: UICollectionViewController {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    override func loadView() { view = own }
    override func viewDidLoad() {
      super.viewDidLoad()
      let items = UICollectionView(frame: own.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collectionView = items
      view.addSubview(items)
    }
  }

  @Test("LIST-76: a controller with a view of its own keeps it, and has the collection that is put in it")
  func ownView() {
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    expect(controller.view, isSame: controller.own)
    #expect(controller.collectionView != nil && controller.collectionView.superview === controller.own)
    expect(controller.collectionViewLayout, isSame: controller.collectionView.collectionViewLayout)
    let plain = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    expect(plain.view, isSame: plain.collectionView)
  }

  @Test("LIST-73: insets of sections are counted from the safe area, across the scrolling")
  func insetReference() {
    let (sample, layout) = (CollectionSample([1]), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 0)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 500, height: 400), collectionViewLayout: layout)
    items.contentInsetAdjustmentBehavior = .never
    items.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    items.dataSource = sample
    let world = World(screenSize: CGSize(width: 500, height: 400))
    let window = world.run {
      let window = UIWindow(frame: items.frame)
      window.rootViewController = controller
      controller.view.addSubview(items)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
    func left() -> CGFloat? {
      world.run { window.layoutIfNeeded() }
      return items.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
    }
    let (plain, safe) = (left(), items.safeAreaInsets.left)
    layout.sectionInsetReference = .fromSafeArea
    expect(safe, is: 30)
    // A single item is in the middle of what is left.
    expect(left(), is: plain.map { $0 + 15 })
  }
}
