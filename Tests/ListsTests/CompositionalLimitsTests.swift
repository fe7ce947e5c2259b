import Expectations
import Foundation
import Testing
import UIKit

@Suite struct CompositionalLimitsTests {
  @Test("LIST-28: a section whose group has no items shows none, and keeps its header", arguments: 0..<5)
  func noItems(kind: Int) throws {
    let section = NSCollectionLayoutSection(group: Self.withoutItems(kind))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Composed.size(.fractionalWidth(1), .absolute(20)), elementKind: "head", alignment: .top)
    ]
    let stage = try Composed.stage([3, 2], section, kinds: ["head"])
    #expect(stage.collection.visibleCells.isEmpty)
    expect(stage.collection.layoutAttributesForItem(at: Composed.path(1)), is: nil)
    expect(stage.frame("head", 0, 1), is: CGRect(x: 0, y: 20, width: 400, height: 20))
    expect(stage.collection.contentSize, is: CGSize(width: 400, height: 40))
  }

  /// A group without subitems, one that repeats its item no times or fewer, one whose code places nothing, and one in one.
  private static func withoutItems(_ kind: Int) -> NSCollectionLayoutGroup {
    let size = Composed.size(.fractionalWidth(1), .absolute(50))
    return switch kind {
    case 0: .horizontal(layoutSize: size, subitems: [])
    case 1: .vertical(layoutSize: size, subitem: Composed.item(), count: 0)
    case 2: .horizontal(layoutSize: size, repeatingSubitem: Composed.item(), count: .min)
    case 3: .custom(layoutSize: size) { _ in [] }
    default: .horizontal(layoutSize: size, subitems: [withoutItems(0), withoutItems(1)])
    }
  }

  @Test("LIST-28: a group in a group that has no items takes no room")
  func emptyInside() throws {
    let size = Composed.size(.absolute(100), .absolute(50))
    let group = Composed.row(
      .fractionalWidth(1), .absolute(50),
      [NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: []), Composed.item(.absolute(150))])
    let stage = try Composed.stage([3], NSCollectionLayoutSection(group: group))
    expect(stage.frames, is: [[0, 0, 150, 50], [150, 0, 150, 50], [0, 50, 150, 50]])
  }

  @Test(
    "LIST-28: a dimension that is no length counts as none, and what is placed is somewhere",
    arguments: [-50, 0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e-300] as [CGFloat])
  func noLength(_ length: CGFloat) throws {
    for dimension in [
      NSCollectionLayoutDimension.absolute(length), .fractionalWidth(length), .estimated(length),
    ] {
      let group = Composed.row(.fractionalWidth(1), .absolute(50), [Composed.item(dimension, .absolute(50))])
      group.interItemSpacing = .fixed(length)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = length
      section.contentInsets.bottom = length
      let stage = try Composed.stage([40], section)
      let content = stage.collection.contentSize
      #expect(content.width.isFinite && content.height.isFinite)
      for item in 0..<40 {
        let frame = try #require(stage.collection.layoutAttributesForItem(at: Composed.path(item))?.frame)
        #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite })
        if !(length > 0), !dimension.isEstimated { expect(frame.width, is: 0) }
      }
    }
  }

  @Test("LIST-28: an item is repeated no more often than there are items, whatever the number")
  func repeatedForEver() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Composed.size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: Composed.item(.absolute(30)), count: .max)
    let stage = try Composed.stage([3], NSCollectionLayoutSection(group: group))
    expect(stage.frames, is: [[0, 0, 30, 50], [30, 0, 30, 50], [60, 0, 30, 50]])
  }

  // MARK: - As many as fit

  private final class Tag: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      attributes.size = CGSize(width: 40 + 17 * (attributes.indexPath.item * 7 % 5), height: 5)
      return attributes
    }
  }

  @Test("LIST-29: a cell that says its size has its own group filled again, and not those before it")
  func filledOnce() throws {
    var filled = 0
    let marker = NSCollectionLayoutGroup.custom(layoutSize: Composed.size(.absolute(10), .absolute(30))) {
      _ in
      filled += 1
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 30))]
    }
    let group = Composed.row(
      .fractionalWidth(1), .absolute(30), [marker, Composed.item(.estimated(90), .absolute(30))])
    let stage = try CollectionStage(
      [2000],
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    ) { collection, _ in collection.register(Tag.self, forCellWithReuseIdentifier: "item") }
    let collection = stage.collection
    while collection.contentOffset.y < collection.contentSize.height - 800 {
      collection.contentOffset.y = min(collection.contentOffset.y + 400, collection.contentSize.height - 800)
      collection.layoutIfNeeded()
    }
    // Four markers to a group, which is filled a few times, and the last groups each time.
    #expect(filled < 20_000)
  }

  @Test("LIST-29: sizes that come in from the end on lead to the same places as those from the beginning")
  func fromTheEnd() throws {
    func frames(fromEnd: Bool) throws -> [CGRect] {
      let group = Composed.row(
        .fractionalWidth(1), .absolute(30), [Composed.item(.estimated(90), .absolute(30))])
      let stage = try CollectionStage(
        [120],
        layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      ) { collection, _ in
        collection.frame.size.height = 100
        collection.register(Tag.self, forCellWithReuseIdentifier: "item")
      }
      let collection = stage.collection
      let places = stride(from: 0, through: 1200, by: 40).map { CGFloat($0) }
      for y in fromEnd ? places.reversed() : places {
        collection.contentOffset.y = y
        collection.layoutIfNeeded()
      }
      return (0..<120).compactMap { collection.layoutAttributesForItem(at: Composed.path($0))?.frame }
    }
    try expect(frames(fromEnd: true), is: frames(fromEnd: false))
  }
}
