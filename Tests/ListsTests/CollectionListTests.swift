import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Lists of collections: rows, swipe actions, cells with configurations.
@MainActor struct CollectionListTests {
  /// A list of rows in two sections that is swiped.
  final class List {
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    let fingers: EventGenerator
    var log: [String] = []
    var updates: [UICellConfigurationState] = []

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance, header: Bool = false) throws {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      if header { configuration.headerMode = .supplementary }
      let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(item)"
        cell.contentConfiguration = content
        cell.accessories = item == 3 ? [.delete(), .disclosureIndicator()] : []
      }
      let end = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { cell, _, path in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Section \(path.section)"
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: row, for: path, item: item)
      }
      source.supplementaryViewProvider = { collection, _, path in
        collection.dequeueConfiguredReusableSupplementary(using: end, for: path)
      }
      let world = World(eventRules: .standard, screenSize: frame.size)
      let collection = collection
      let window = world.run {
        let window = UIWindow(frame: frame)
        window.addSubview(collection)
        window.makeKeyAndVisible()
        return window
      }
      fingers = try EventGenerator(window: window)
      configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
        log.append("actions \(path.section):\(path.item)")
        guard path.item != 2 else { return nil }
        let trash = UIContextualAction(style: .destructive, title: "Trash") { [unowned self] _, _, done in
          log.append("trash \(path.section):\(path.item)")
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [trash])
      }
      collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(Array(0..<4), toSection: 0)
      snapshot.appendItems(Array(10..<20), toSection: 1)
      source.apply(snapshot)
      collection.layoutIfNeeded()
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    func swipe(_ item: Int, by distance: CGFloat) throws -> [String] {
      let y = cell(item)?.frame.midY ?? 0
      try fingers.fingerPan(at: CGPoint(x: 370, y: y), by: CGVector(dx: distance, dy: 0), duration: 0.3)
      defer { log = [] }
      return log
    }
  }

  @Test(
    "LIST-31: where an inset grouped list has its rows, and how far sections are from each other"
  )
  func insetGrouped() throws {
    let list = try List(.insetGrouped)
    let cell = try #require(list.cell(0))
    expect(cell.frame.minX, is: 16)
    expect(cell.frame.minY, is: 35)
    expect(cell.frame.width, is: 361)
    expect(cell.frame.height, is: cell.contentView.sizeThatFits(CGSize(width: 361, height: 0)).height)
    let next = try #require(list.collection.cellForItem(at: IndexPath(item: 0, section: 1)))
    expect(next.frame.minY - (list.cell(3)?.frame.maxY ?? 0), is: 35)
    try expect(#require(List(.plain).cell(1)).frame.origin, is: CGPoint(x: 0, y: cell.frame.height))
  }

  @Test("LIST-31: a header is above its rows; in a plain list it stays in view")
  func headers() throws {
    let grouped = try List(.insetGrouped, header: true)
    let kind = UICollectionView.elementKindSectionHeader
    func header(_ list: List, _ section: Int) -> CGRect? {
      list.collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let frame = try #require(header(grouped, 1))
    expect(frame.minX, is: 16)
    expect(frame.minY - (grouped.cell(3)?.frame.maxY ?? 0), near: 17.667, within: 0.001)
    expect(grouped.collection.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY, is: frame.maxY)
    let plain = try List(.plain, header: true)
    plain.collection.contentOffset.y = 20
    plain.collection.layoutIfNeeded()
    expect(header(plain, 0)?.minY, is: 20)
  }

  @Test(
    "LIST-31, LIST-12: a swipe shows a row's actions, and a full one performs the first"
  )
  func swiping() throws {
    let list = try List(.insetGrouped)
    try expect(list.swipe(1, by: -100), is: ["actions 0:1"])
    let pull = try #require(list.collection.subviews.first { "\(type(of: $0))" == "UISwipeActionPullView" })
    expect(list.cell(1)?.contentView.frame.minX, is: -pull.frame.width)
    expect(list.cell(1)?.configurationState.isSwiped, is: true)
    try list.fingers.fingerTap(at: pull.subviews[0])
    expect(list.log, is: ["trash 0:1"])
    expect(list.cell(1)?.contentView.frame.minX, is: 0)
    list.log = []
    try expect(list.swipe(0, by: -300), is: ["actions 0:0", "trash 0:0"])
    try expect(list.swipe(2, by: -300), is: ["actions 0:2"])
    try expect(list.swipe(1, by: 300), is: [])
  }

  @Test("LIST-23, LIST-31: a tap elsewhere closes the row and selects nothing, and scrolling closes it")
  func closing() throws {
    let list = try List(.plain)
    _ = try list.swipe(1, by: -100)
    let fourth: UIView = try #require(list.cell(3))
    try list.fingers.fingerTap(at: fourth)
    expect(list.cell(1)?.contentView.frame.minX, is: 0)
    expect(list.collection.indexPathsForSelectedItems, is: [])
    _ = try list.swipe(1, by: -100)
    try list.fingers.fingerPan(at: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -50), duration: 0.2)
    expect(list.cell(1)?.contentView.frame.minX, is: 0)
  }

  @Test("LIST-31: a row that goes takes its actions with it")
  func deleting() throws {
    let list = try List(.plain)
    _ = try list.swipe(1, by: -100)
    var snapshot = list.source.snapshot()
    snapshot.deleteItems([1])
    list.source.apply(snapshot)
    #expect(!list.collection.subviews.contains { "\(type(of: $0))" == "UISwipeActionPullView" })
    #expect(list.collection.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
    expect(list.log, is: [])
  }

  @Test(
    "LIST-31: accessories take room from the content, some of them only while the list is edited"
  )
  func accessories() throws {
    let list = try List(.plain)
    expect(list.cell(3)?.contentView.frame.minX, is: 0)
    expect(list.cell(3)?.contentView.frame.width, is: 366.5)
    list.collection.isEditing = true
    list.cell(3)?.setNeedsLayout()
    list.collection.layoutIfNeeded()
    expect(list.cell(3)?.contentView.frame.minX, is: 38)
    expect(list.cell(0)?.contentView.frame.width, is: 393)
  }

  @Test("The configuration of a cell of a collection is updated when its state changes")
  func configurations() throws {
    let list = try List(.plain)
    var states: [String] = []
    list.cell(0)?.configurationUpdateHandler = { _, state in
      states.append("\(state.isHighlighted) \(state.isSelected)")
    }
    list.collection.layoutIfNeeded()
    expect(states, is: ["false false"])
    let first: UIView = try #require(list.cell(0))
    try list.fingers.fingerDown(at: first)
    try list.fingers.wait(0.3)
    try list.fingers.fingerUp()
    list.collection.layoutIfNeeded()
    #expect(states.contains("true false"))
    expect(states.last, is: "false true")
    let own = list.cell(0)?.contentView
    list.cell(0)?.contentConfiguration = nil
    expect(list.cell(0)?.contentView, isNotSame: own)
  }
}
