import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// What a data source with snapshots is told of items that a finger moves, and a layout of sizes that change.
@Suite struct ReorderingTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private let world = World(screenSize: CGSize(width: 400, height: 800))

  /// A collection of items of 100 by 100 points, four in a line, in two sections.
  private func collection(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> (
    UICollectionView, Source, UIWindow
  ) {
    world.run {
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 0
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      let source = Source(collectionView: collection) { collection, path, _ in
        collection.dequeueReusableCell(withReuseIdentifier: "a", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["a", "b", "c"], toSection: 0)
      snapshot.appendItems(["d", "e"], toSection: 1)
      source.apply(snapshot, animatingDifferences: false)
      let window = UIWindow(frame: collection.frame)
      window.addSubview(collection)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return (collection, source, window)
    }
  }

  @Test(
    "LIST-52: what a finger moves is at its new place in the data source, between the two calls that tell of it"
  )
  func reorders() {
    let (collection, source, window) = collection()
    var lines: [String] = []
    world.run {
      source.reorderingHandlers.canReorderItem = { $0 != "b" }
      source.reorderingHandlers.willReorder = { change in
        lines.append(
          "will: \(source.snapshot().itemIdentifiers.joined()) \(change.sectionTransactions.count)")
      }
      source.reorderingHandlers.didReorder = { change in
        lines.append("did: \(source.snapshot().itemIdentifiers.joined())")
        for section in change.sectionTransactions {
          let (old, new) = (section.initialSnapshot.items, section.finalSnapshot.items)
          lines.append("\(section.sectionIdentifier): \(old.joined()) to \(new.joined())")
          expect(old.applying(section.difference), is: new)
        }
      }
      #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
      #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
      collection.endInteractiveMovement()
    }
    expect(lines, is: ["will: abcde 1", "did: bcade", "0: abc to bca"])
    lines = []
    world.run {
      _ = collection.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
      collection.endInteractiveMovement()
    }
    expect(lines, is: ["will: bcade 2", "did: bcdae", "0: bca to bc", "1: de to dae"])
    withExtendedLifetime(window) {}
  }

  @Test("LIST-52: without handlers nothing can be moved, and nothing is told of a move that is taken back")
  func without() {
    let (collection, source, window) = collection()
    world.run {
      #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      source.reorderingHandlers.canReorderItem = { _ in true }
      source.reorderingHandlers.didReorder = { _ in Issue.record("nothing was moved") }
      #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
      collection.cancelInteractiveMovement()
      expect(source.snapshot().itemIdentifiers, is: ["a", "b", "c", "d", "e"])
    }
    withExtendedLifetime(window) {}
  }

  private final class Layout: UICollectionViewFlowLayout {
    var lines: [String] = []

    nonisolated deinit {}

    override func prepare() {
      super.prepare()
      lines.append("prepare")
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      lines.append("animated from \(oldBounds.width)")
    }
    override func finalizeAnimatedBoundsChange() { lines.append("finalized") }
  }

  @Test(
    "LIST-51: a layout is told of a size that changes in a block that animates, before it is prepared, and after"
  )
  func animatedBounds() {
    let layout = Layout()
    let (collection, source, window) = collection(layout)
    world.run {
      layout.lines = []
      UIView.animate(withDuration: 0.3) {
        collection.frame.size.width = 300
        collection.layoutIfNeeded()
      }
      expect(layout.lines, is: ["animated from 400.0", "prepare", "finalized"])
      layout.lines = []
      collection.frame.size.width = 200
      collection.layoutIfNeeded()
      UIView.animate(withDuration: 0.3) { collection.contentOffset.y = 1 }
      expect(layout.lines, is: ["prepare"])
    }
    withExtendedLifetime((source, window)) {}
  }
}
