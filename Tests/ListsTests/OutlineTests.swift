import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Outlines: items below items in one section of a list.
@MainActor struct OutlineTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  func outline() -> Outline {
    var outline = Outline()
    outline.append(["A", "B"])
    outline.append(["A1", "A2"], to: "A")
    outline.append(["A1x"], to: "A1")
    return outline
  }

  @Test("LIST-32: an item is shown where all items that it is below are expanded")
  func visible() {
    var outline = outline()
    #expect(outline.items == ["A", "A1", "A1x", "A2", "B"])
    #expect(outline.visibleItems == ["A", "B"])
    #expect(outline.rootItems == ["A", "B"])
    #expect(outline.level(of: "A1x") == 2)
    outline.expand(["A1"])
    #expect(outline.visibleItems == ["A", "B"])
    outline.expand(["A"])
    #expect(outline.visibleItems == ["A", "A1", "A1x", "A2", "B"])
    outline.collapse(["A1"])
    #expect(outline.visibleItems == ["A", "A1", "A2", "B"])
    outline.insert(["A0"], before: "A1")
    outline.insert(["A3"], after: "A1")
    #expect(outline.parent(of: "A3") == "A")
    #expect(outline.visibleItems == ["A", "A0", "A1", "A3", "A2", "B"])
    outline.delete(["A1"])
    #expect(outline.items == ["A", "A0", "A3", "A2", "B"])
  }

  @Test(
    "LIST-32: a tap on the accessory of an outline shows what is below the item, and another one hides it")
  func tapping() throws {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    let collection = UICollectionView(
      frame: frame,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    var told: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "B" }
    let world = World(eventRules: .standard, screenSize: frame.size)
    let window = world.run {
      let window = UIWindow(frame: frame)
      window.addSubview(collection)
      window.makeKeyAndVisible()
      return window
    }
    let fingers = try EventGenerator(window: window)
    source.apply(outline(), to: 0)
    #expect(source.snapshot().itemIdentifiers == ["A", "B"])
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let button = try #require(cell.subviews.first { $0 is UIButton })
    collection.layoutIfNeeded()
    try fingers.fingerTap(at: button)
    #expect(told == ["expand A"])
    #expect(source.snapshot().itemIdentifiers == ["A", "A1", "A2", "B"])
    #expect(source.snapshot(for: 0).isExpanded("A"))
    #expect((cell as? UICollectionViewListCell)?.configurationState.isExpanded == true)
    #expect(collection.indexPathsForSelectedItems == [])
    try fingers.fingerTap(at: button)
    #expect(source.snapshot().itemIdentifiers == ["A", "B"])
  }
}
