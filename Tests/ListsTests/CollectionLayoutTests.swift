import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Where a flow layout has its items, and what layouts of one's own are asked.
@MainActor struct CollectionLayoutTests {
  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  func collection(
    _ counts: [Int], _ size: CGSize, _ set: (UICollectionViewFlowLayout) -> Void,
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> (UICollectionView, CollectionSample) {
    let (layout, sample) = (UICollectionViewFlowLayout(), CollectionSample(counts))
    set(layout)
    let collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
    }
    collection.dataSource = sample
    collection.delegate = delegate
    collection.layoutIfNeeded()
    return (collection, sample)
  }

  /// Where the items that can be seen begin, as x and y.
  func origins(_ collection: UICollectionView) -> [[Double]] {
    collection.visibleCells.map { [Double($0.frame.minX), Double($0.frame.minY)] }
  }

  // MARK: - Flow

  @Test(
    "LIST-25: what is left of a line goes between its items, as measured: 17.5 pt for three of 100 in 335")
  func threeColumns() {
    let (collection, sample) = collection([6], CGSize(width: 375, height: 232)) {
      $0.itemSize = CGSize(width: 100, height: 100)
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (8, 8)
      $0.sectionInset = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
    }
    expect(
      origins(collection),
      is: [
        [20, 12], [137.5, 12], [255, 12], [20, 120], [137.5, 120], [255, 120],
      ])
    expect(collection.contentSize, is: CGSize(width: 375, height: 232))
    expect(sample.made.count, is: 6)
  }

  @Test("LIST-25: the last line of equal items is spaced like the others, as measured")
  func theLastLine() {
    let (collection, sample) = collection([7], CGSize(width: 320, height: 400)) {
      $0.itemSize = CGSize(width: 100, height: 40)
      $0.minimumLineSpacing = 5
      $0.minimumInteritemSpacing = 100
      $0.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
    expect(
      origins(collection),
      is: [
        [10, 10], [210, 10], [10, 55], [210, 55], [10, 100], [210, 100], [10, 145],
      ])
    expect(collection.contentSize, is: CGSize(width: 320, height: 195))
    expect(sample.counts, is: [7])
  }

  @Test("LIST-26: a single item of a line is in the middle")
  func oneColumn() {
    let (collection, sample) = collection([2], CGSize(width: 300, height: 400)) {
      $0.itemSize = CGSize(width: 200, height: 40)
    }
    expect(origins(collection), is: [[50, 0], [50, 50]])
    expect(sample.made.count, is: 2)
  }

  @Test("Where content scrolls to the right, lines are columns")
  func horizontalLines() {
    let (collection, sample) = collection([5], CGSize(width: 400, height: 230)) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 60, height: 100)
      $0.headerReferenceSize = CGSize(width: 30, height: 1)
    }
    expect(origins(collection), is: [[30, 0], [30, 130], [100, 0], [100, 130], [170, 0]])
    expect(collection.contentSize, is: CGSize(width: 230, height: 230))
    expect(sample.made.count, is: 5)
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    expect(header?.frame, is: CGRect(x: 0, y: 0, width: 30, height: 230))
  }

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return sizes[indexPath.item % sizes.count]
    }
  }

  @Test(
    "LIST-25: items of different sizes: the rest between those of a line, but the least room in the last one")
  func sizesOfTheirOwn() {
    let delegate = Sizes([CGSize(width: 100, height: 40), CGSize(width: 150, height: 80)])
    let (collection, sample) = collection(
      [6], CGSize(width: 300, height: 400), { $0.minimumInteritemSpacing = 10 }, delegate: delegate)
    // 100 and 150 of 300 leave 50; a third item does not fit.
    expect(
      origins(collection), is: [[0, 20], [150, 0], [0, 110], [150, 90], [0, 200], [110, 180]])
    expect(collection.contentSize.height, is: 260)
    #expect(sample.made.count == 6 && delegate.asked == 7)
  }

  private final class Insets: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 30 : 0) }
  }

  @Test("A delegate without sizes is not asked for each item, and decides the rest; empty sections count")
  func partsOfADelegate() {
    let delegate = Insets()
    let (collection, sample) = collection(
      [0, 1_000_000], CGSize(width: 300, height: 400),
      {
        $0.itemSize = CGSize(width: 300, height: 100)
        $0.minimumLineSpacing = 0
      }, delegate: delegate)
    expect(origins(collection).first, is: [0, 45])
    expect(collection.contentSize.height, is: 100_000_050)
    expect(sample.made.count, is: 4)
  }

  @Test("LIST-9: where the delegate has no sizes, a million items of one size cost as much as a few")
  func oneSizeForAll() throws {
    final class Counting: UICollectionViewFlowLayout {
      var reads = 0
      override var itemSize: CGSize {
        get {
          reads += 1
          return super.itemSize
        }
        set { super.itemSize = newValue }
      }
    }
    let (layout, delegate) = (Counting(), Insets())
    let stage = try CollectionStage([1_000_000], layout: layout) { collection, _ in
      collection.delegate = delegate
    }
    expect(stage.collection.visibleCells.isEmpty, is: false)
    #expect(layout.reads < 10)
  }

  @Test("A header that stays in view ignores insets and leaves with its section")
  func pinnedHeaders() {
    let (collection, sample) = collection([10, 10], CGSize(width: 300, height: 200)) {
      $0.itemSize = CGSize(width: 300, height: 50)
      $0.minimumLineSpacing = 0
      $0.sectionInset.left = 0
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let kind = UICollectionView.elementKindSectionHeader
    func top(_ offset: CGFloat) -> CGFloat? {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
      return collection.supplementaryView(forElementKind: kind, at: path(0)).map { $0.frame.minY - offset }
    }
    expect(top(0), is: 0)
    expect(top(100), is: 0)
    expect(top(520), is: -20)
    expect(top(560), is: nil)
    #expect(collection.subviews.last is ItemCell == false)
    expect(sample.counts, is: [10, 10])
  }

  @Test("With estimated sizes cells say theirs, and those that follow move")
  func estimatedSizes() throws {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        layoutAttributes.size.height = layoutAttributes.indexPath.item == 0 ? 120 : 60
        return layoutAttributes
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.estimatedItemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        9
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath) }
    }
    let source = Source()
    let stage = try CollectionStage(layout: layout) { collection, _ in
      collection.register(Tall.self, forCellWithReuseIdentifier: "tall")
      collection.dataSource = source
    }
    let tops: [Double] = [0, 120, 180, 240, 300, 360, 420, 480, 540]
    expect(origins(stage.collection).map { $0[1] }, is: tops)
    expect(stage.collection.contentSize.height, is: 600)
  }

  @Test("Items are between the insets of the content")
  func insets() {
    let (collection, sample) = collection([4], CGSize(width: 200, height: 400)) {
      $0.itemSize = CGSize(width: 100, height: 100)
      $0.minimumInteritemSpacing = 0
    }
    collection.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    collection.layoutIfNeeded()
    expect(origins(collection), is: [[35, 0], [35, 110], [35, 220], [35, 330]])
    expect(collection.contentSize.width, is: 170)
    expect(sample.made.count, is: 4)
  }

  @Test("Origins are at whole pixels, where the rules say how many a point has; sizes are as they are")
  func pixels() throws {
    var rules = EventRules.standard
    rules.scrollPixelsPerPoint = 2
    let layout = CollectionStage.grid()
    layout.itemSize = CGSize(width: 130.2, height: 100)
    let stage = try CollectionStage([3], layout: layout, rules: rules)
    // 400 less three items leaves 4.7 pt between them.
    expect(origins(stage.collection).map { $0[0] }, is: [0, 135, 270])
    expect(stage.collection.visibleCells.last?.frame.width, is: 130.2)
  }

  @Test("Other bounds lay the lines out again")
  func otherBounds() {
    let (collection, sample) = collection([4], CGSize(width: 200, height: 400)) {
      $0.itemSize = CGSize(width: 100, height: 100)
      $0.minimumInteritemSpacing = 0
    }
    expect(origins(collection).last, is: [100, 110])
    collection.frame.size.width = 400
    collection.layoutIfNeeded()
    expect(origins(collection).last, is: [300, 0])
    expect(sample.made.count, is: 4)
  }
}
