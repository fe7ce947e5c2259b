import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Layouts of one's own.
extension CollectionLayoutTests {
  /// Cards that overlap, each 300 pt below the one before, of which the first is in front.
  private class Cards: UICollectionViewLayout {
    var log: [String] = []
    private var count = 0
    override func prepare() {
      super.prepare()
      log.append("prepare")
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 300 * count + 100) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 300 * indexPath.item, width: 400, height: 400)
      attributes.zIndex = -indexPath.item
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        log.append(
          "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)"
        )
      }
    }
    override func finalizeCollectionViewUpdates() { log.append("finalize") }
  }

  @Test("A layout of one's own is prepared once, and places what can be seen by its numbers in front")
  func ownLayouts() throws {
    let layout = Cards()
    let stage = try CollectionStage([1000], layout: layout)
    expect(stage.collection.visibleCells.count, is: 3)
    #expect(try stage.tap(0).contains("didSelect 0:0"))
    // Where two cards overlap the first is in front.
    try stage.fingers.fingerTap(at: CGPoint(x: 200, y: 350))
    expect(stage.collection.indexPathsForSelectedItems, is: [path(0)])
    try stage.fingers.fingerTap(at: CGPoint(x: 200, y: 450))
    expect(stage.collection.indexPathsForSelectedItems, is: [path(1)])
    stage.collection.contentOffset.y = 2000
    stage.collection.layoutIfNeeded()
    stage.collection.contentOffset.y = 0
    stage.collection.layoutIfNeeded()
    try stage.fingers.fingerTap(at: CGPoint(x: 200, y: 650))
    expect(stage.collection.indexPathsForSelectedItems, is: [path(1)])
    expect(layout.log, is: ["prepare"])
  }

  /// Rows of 100 pt that it forgets in `invalidateLayout()` alone, as layouts from before contexts do.
  private final class Remembering: UICollectionViewLayout {
    var log: [String] = []
    private var places: [UICollectionViewLayoutAttributes] = []
    private weak var given: UICollectionViewLayoutInvalidationContext?
    override func prepare() {
      guard places.isEmpty, let collectionView else { return }
      places = (0..<collectionView.numberOfItems(inSection: 0)).map {
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
        place.frame = CGRect(x: 0, y: 100 * $0, width: 400, height: 100)
        return place
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 100 * places.count) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      places.indices.contains(indexPath.item) ? places[indexPath.item] : nil
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      places.filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.minY == 7 }
    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      given = context
      return context
    }
    override func invalidateLayout() {
      log.append("all")
      places = []
      super.invalidateLayout()
      log.append("end")
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.append(
        "\(context.invalidateEverything) \(context.invalidateDataSourceCounts) \(given === context)")
      super.invalidateLayout(with: context)
    }
  }

  @Test("LIST-108: what invalidates a layout calls invalidateLayout(), with the collection's context")
  func invalidations() throws {
    let layout = Remembering()
    let stage = try CollectionStage([5], layout: layout)
    expect(stage.collection.visibleCells.count, is: 5)
    layout.log = []
    stage.sample.counts[0] += 1
    stage.collection.insertItems(at: [path(5)])
    expect(layout.log, is: ["all", "true true false", "end"])
    expect(stage.collection.visibleCells.count, is: 6)
    layout.log = []
    layout.invalidateLayout()
    expect(layout.log, is: ["all", "false false false", "end"])
    stage.collection.layoutIfNeeded()
    layout.log = []
    stage.collection.contentOffset.y = 7
    expect(layout.log, is: ["all", "false false true", "end"])
    layout.log = []
    stage.collection.contentOffset.y = 8
    expect(layout.log, is: [])
    stage.collection.reloadData()
    stage.collection.layoutIfNeeded()
    expect(layout.log, is: ["all", "true true false", "end"])
    layout.log = []
    layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    expect(layout.log, is: ["false false false"])
  }

  @Test("A layout is told of changes between prepare and the end")
  func changesOfItems() throws {
    let layout = Cards()
    let stage = try CollectionStage([5], layout: layout)
    layout.log = []
    stage.sample.counts = [5]
    stage.collection.performBatchUpdates {
      stage.collection.deleteItems(at: [path(4)])
      stage.collection.insertItems(at: [path(0)])
    }
    expect(layout.log, is: ["prepare", "delete 4 -1", "insert -1 0", "finalize"])
  }

  @Test("LIST-27: a layout decides where a drag comes to rest, and the delegate has the last word")
  func targets() throws {
    final class Snapping: Cards {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 300).rounded() * 300) }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      var targets: [CGFloat] = []
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targets.append(targetContentOffset.pointee.y) }
    }
    let delegate = Delegate()
    let stage = try CollectionStage([1000], layout: Snapping()) { collection, _ in
      collection.delegate = delegate
    }
    try stage.fingers.fingerPan(at: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -250), duration: 0.2)
    try stage.fingers.wait(5)
    let target = try #require(delegate.targets.first)
    #expect(target > 0 && target.truncatingRemainder(dividingBy: 300) == 0)
    expect(stage.collection.contentOffset.y, near: target, within: 1)
  }

  @Test("A layout that asks for it is prepared again with every scroll, with the old bounds still there")
  func boundsChanges() throws {
    final class Following: Cards {
      var sawOld = true
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if collectionView?.bounds == newBounds { sawOld = false }
        return true
      }
    }
    let layout = Following()
    let stage = try CollectionStage([10], layout: layout)
    layout.log = []
    stage.collection.contentOffset.y = 10
    stage.collection.layoutIfNeeded()
    expect(layout.log, is: ["prepare"])
    #expect(layout.sawOld)
  }

  @Test("Attributes are copied and compared as their class says, and transforms reach the cells")
  func attributes() throws {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
    }
    let first = Tinted(forCellWith: path(3))
    first.tint = 7
    first.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    first.transform = CGAffineTransform(scaleX: 2, y: 2)
    let copy = try #require(first.copy() as? Tinted)
    #expect(copy.tint == 7 && copy.isEqual(first) && copy !== first && copy.indexPath == path(3))
    expect(copy.frame, is: CGRect(x: -5, y: 0, width: 60, height: 80))
    copy.alpha = 0.5
    #expect(!copy.isEqual(first))
    final class Large: Cards {
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
      }
    }
    let stage = try CollectionStage([1], layout: Large())
    expect(stage.collection.visibleCells.first?.frame, is: CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test("Another layout takes the cells over")
  func anotherLayout() throws {
    let stage = try CollectionStage([3])
    let cell = stage.collection.cellForItem(at: path(1))
    let (old, new) = (stage.collection.collectionViewLayout, Cards())
    stage.collection.setCollectionViewLayout(new, animated: false)
    #expect(cell != nil && stage.collection.cellForItem(at: path(1)) === cell)
    expect(cell?.frame, is: CGRect(x: 0, y: 300, width: 400, height: 400))
    #expect(old.collectionView == nil && new.collectionView === stage.collection)
  }

  @Test("A layout may set its own item size while it is prepared")
  func settingsInPrepare() throws {
    final class Columns: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        minimumInteritemSpacing = 0
        itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 2, height: 30)
      }
    }
    let stage = try CollectionStage([3], layout: Columns())
    expect(origins(stage.collection), is: [[0, 0], [200, 0], [0, 40]])
    expect(stage.collection.contentSize, is: CGSize(width: 400, height: 70))
  }

  @Test("Decoration views come from the layout")
  func decorations() throws {
    final class Backdrop: UICollectionReusableView {}
    final class Decorated: Cards {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let backdrop = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "backdrop", with: IndexPath(item: 0, section: 0))
        backdrop.frame = CGRect(x: 0, y: 0, width: 400, height: 1000)
        backdrop.zIndex = -1000
        return (super.layoutAttributesForElements(in: rect) ?? []) + [backdrop]
      }
    }
    let layout = Decorated()
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let stage = try CollectionStage([3], layout: layout)
    #expect(stage.collection.subviews.first is Backdrop)
    expect(stage.collection.subviews.count { $0 is Backdrop }, is: 1)
  }

  @Test("LIST-39: a layout that is set before the first layout is not prepared until then")
  func setEarly() throws {
    final class Expecting: UICollectionViewFlowLayout {
      var sections: [Int] = []
      override func prepare() {
        sections.append(collectionView?.numberOfSections ?? -1)
        super.prepare()
      }
    }
    let layout = Expecting()
    let stage = try CollectionStage { collection, _ in
      let source = collection.dataSource
      collection.dataSource = nil
      collection.collectionViewLayout = layout
      #expect(layout.sections.isEmpty && layout.collectionView === collection)
      collection.dataSource = source
    }
    expect(Set(layout.sections), is: [1])
    let other = Expecting()
    stage.collection.collectionViewLayout = other
    expect(other.sections, is: [1])
  }
}
