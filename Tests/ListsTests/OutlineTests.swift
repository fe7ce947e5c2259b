import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

@testable import FingerpostLists

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
    expect(outline.items, is: ["A", "A1", "A1x", "A2", "B"])
    expect(outline.visibleItems, is: ["A", "B"])
    expect(outline.rootItems, is: ["A", "B"])
    expect(outline.level(of: "A1x"), is: 2)
    outline.expand(["A1"])
    expect(outline.visibleItems, is: ["A", "B"])
    outline.expand(["A"])
    expect(outline.visibleItems, is: ["A", "A1", "A1x", "A2", "B"])
    outline.collapse(["A1"])
    expect(outline.visibleItems, is: ["A", "A1", "A2", "B"])
    outline.insert(["A0"], before: "A1")
    outline.insert(["A3"], after: "A1")
    expect(outline.parent(of: "A3"), is: "A")
    expect(outline.visibleItems, is: ["A", "A0", "A1", "A3", "A2", "B"])
    outline.delete(["A1"])
    expect(outline.items, is: ["A", "A0", "A3", "A2", "B"])
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
    expect(source.snapshot().itemIdentifiers, is: ["A", "B"])
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let button = try #require(cell.subviews.first { $0 is UIButton })
    collection.layoutIfNeeded()
    try fingers.fingerTap(at: button)
    expect(told, is: ["expand A"])
    expect(source.snapshot().itemIdentifiers, is: ["A", "A1", "A2", "B"])
    #expect(source.snapshot(for: 0).isExpanded("A"))
    expect((cell as? UICollectionViewListCell)?.configurationState.isExpanded, is: true)
    expect(collection.indexPathsForSelectedItems, is: [])
    try fingers.fingerTap(at: button)
    expect(source.snapshot().itemIdentifiers, is: ["A", "B"])
  }
}

extension OutlineTests {
  @Test("LIST-32: a part of an outline is one of its own, and another one takes its place")
  func parts() {
    var outline = outline()
    outline.expand(["A1"])
    let part = outline.snapshot(of: "A", includingParent: true)
    expect(part.items, is: ["A", "A1", "A1x", "A2"])
    expect(part.rootItems, is: ["A"])
    #expect(part.isExpanded("A1"))
    expect(outline.snapshot(of: "A").rootItems, is: ["A1", "A2"])
    expect(outline.snapshot(of: "B").items, is: [])
    var other = Outline()
    other.append(["C", "D"])
    other.append(["C1"], to: "C")
    other.expand(["C"])
    outline.replace(childrenOf: "A", using: other)
    expect(outline.items, is: ["A", "C", "C1", "D", "B"])
    expect(outline.parent(of: "D"), is: "A")
    expect(outline.level(of: "C1"), is: 2)
    outline.expand(["A"])
    expect(outline.visibleItems, is: ["A", "C", "C1", "D", "B"])
    var last = Outline()
    last.append(["E"])
    outline.insert(last, before: "B")
    expect(outline.items, is: ["A", "C", "C1", "D", "E", "B"])
    expect(outline.parent(of: "E"), is: nil)
    expect(outline.visualDescription(), is: "- A\n  - C\n    * C1\n  * D\n* E\n* B")
  }

  @Test("LIST-71: what is to be below an item is asked for before it is shown, after willExpandItem")
  func expanding() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    var told: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { told.append("will \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
      told.append("below \(item): \(old.items)")
      var new = Outline()
      new.append(["\(item)1", "\(item)2"])
      return new
    }
    var outline = Outline()
    outline.append(["A", "B"])
    source.apply(outline, to: 0, animatingDifferences: false)
    source.toggle(at: IndexPath(item: 0, section: 0))
    expect(told, is: ["will A", "below A: []"])
    expect(source.snapshot().itemIdentifiers, is: ["A", "A1", "A2", "B"])
    source.toggle(at: IndexPath(item: 0, section: 0))
    expect(told.count, is: 2)
    expect(source.snapshot().itemIdentifiers, is: ["A", "B"])
  }
}
