import Expectations
import Foundation
import Testing
import UIKit

/// Where a compositional layout has its items, against figures worked out by hand from Apple's examples.
@MainActor struct CompositionalLayoutTests {
  @Test(
    "LIST-28: a fifth of the width makes five columns, and insets make only cells smaller"
  )
  func grid() throws {
    for insets in [0, 5] as [CGFloat] {
      let item = Composed.item(.fractionalWidth(0.2), .fractionalHeight(1), insets: insets)
      let section = NSCollectionLayoutSection(
        group: Composed.row(.fractionalWidth(1), .fractionalWidth(0.2), [item]))
      let stage = try Composed.stage([12], section)
      let (gap, size) = (Double(insets), 80 - 2 * Double(insets))
      expect(stage.frames[0], is: [gap, gap, size, size])
      expect(stage.frames[4], is: [320 + gap, gap, size, size])
      expect(stage.frames[5], is: [gap, 80 + gap, size, size])
      expect(stage.collection.contentSize, is: CGSize(width: 400, height: 240))
    }
  }

  @Test(
    "LIST-28: insets of 2 make squares of 20 16, and the group stays as large, as in Apple's figure"
  )
  func insets() throws {
    let group = Composed.row(
      .absolute(60), .absolute(20), [Composed.item(.absolute(20), .absolute(20), insets: 2)])
    let stage = try Composed.stage([4], NSCollectionLayoutSection(group: group))
    expect(stage.frames, is: [[2, 2, 16, 16], [22, 2, 16, 16], [42, 2, 16, 16], [2, 22, 16, 16]])
    expect(stage.collection.contentSize.height, is: 40)
  }

  @Test("LIST-28: so many items give way to the room between them; an item that is repeated does not")
  func columns() throws {
    let size = Composed.size(.fractionalWidth(1), .absolute(44))
    let fitting = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: Composed.item(), count: 2)
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: Composed.item(.absolute(100), .absolute(44)), count: 2)
    for (group, width) in [(fitting, 185.0), (repeated, 100)] {
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      let stage = try Composed.stage([94], section)
      expect(stage.frames[0], is: [10, 0, width, 44])
      expect(stage.frames[1], is: [20 + width, 0, width, 44])
      expect(stage.frames[3], is: [20 + width, 54, width, 44])
      expect(stage.collection.contentSize.height, is: 2528)
    }
  }

  @Test("LIST-28: a group in a group, as in Apple's example: one large item, and two at its side")
  func nested() throws {
    let side = NSCollectionLayoutGroup.vertical(
      layoutSize: Composed.size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: Composed.item(.fractionalWidth(1), .fractionalHeight(0.3), insets: 10), count: 2)
    let large = Composed.item(.fractionalWidth(0.7), .fractionalHeight(1), insets: 10)
    let group = Composed.row(.fractionalWidth(1), .fractionalHeight(0.4), [large, side])
    let stage = try Composed.stage([98], NSCollectionLayoutSection(group: group))
    expect(
      stage.frames.prefix(4),
      is: [
        [10, 10, 260, 300], [290, 10, 100, 140], [290, 170, 100, 140], [10, 330, 260, 300],
      ])
    // The last group keeps its height for two items.
    expect(stage.collection.contentSize.height, is: 10560)
  }

  @Test("LIST-28: flexible room takes what is left, between items and at their edges")
  func flexible() throws {
    let group = Composed.row(.absolute(340), .absolute(50), [Composed.item(.absolute(100), .absolute(50))])
    group.interItemSpacing = .flexible(10)
    try expect(
      Composed.stage([3], NSCollectionLayoutSection(group: group)).frames.map { $0[0] }, is: [0, 120, 240])
    let item = Composed.item(.absolute(100), .absolute(50))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .fixed(10))
    let single = Composed.row(.fractionalWidth(1), .absolute(100), [item, item])
    try expect(
      Composed.stage([2], NSCollectionLayoutSection(group: single)).frames,
      is: [
        [50, 40, 100, 50], [250, 40, 100, 50],
      ])
  }

  @Test("LIST-28: a badge is at the corner of its cell, moved by a share of its own size")
  func badges() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Composed.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: Composed.size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(group: Composed.row(.fractionalWidth(1), .absolute(100), [item]))
    section.contentInsets.top = 20
    let stage = try Composed.stage([8], section, kinds: ["badge"])
    // The cell is [5, 25, 90, 90].
    expect(stage.frame("badge"), is: CGRect(x: 81, y: 19, width: 20, height: 20))
    expect(stage.frame("badge", 5), is: CGRect(x: 181, y: 119, width: 20, height: 20))
    let view = stage.collection.supplementaryView(forElementKind: "badge", at: Composed.path(0))
    let views = stage.collection.subviews
    #expect(
      try #require(views.firstIndex { $0 === view })
        > #require(views.firstIndex { $0 === stage.collection.cellForItem(at: Composed.path(7)) }))
  }

  @Test(
    "LIST-28: a header is above the insets of its section and between those at the sides; it can stay in view"
  )
  func headers() throws {
    let section = NSCollectionLayoutSection(
      group: Composed.row(.fractionalWidth(1), .absolute(100), [Composed.item()]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 30)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Composed.size(.fractionalWidth(1), .absolute(44)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Composed.size(.fractionalWidth(1), .absolute(30)), elementKind: "footer", alignment: .bottom
    )
    section.boundarySupplementaryItems = [header, footer]
    section.decorationItems = [.background(elementKind: "ground")]
    section.decorationItems[0].contentInsets.top = 5
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let stage = try Composed.stage([10, 10], layout, kinds: ["header", "footer"])
    expect(stage.frames[0], is: [30, 64, 340, 100])
    expect(stage.frame("header"), is: CGRect(x: 30, y: 0, width: 340, height: 44))
    expect(stage.frame("footer"), is: CGRect(x: 30, y: 1084, width: 340, height: 30))
    expect(stage.frame("header", 0, 1)?.minY, is: 1121)
    expect(stage.collection.contentSize.height, is: 2235)
    expect(
      layout.layoutAttributesForDecorationView(ofKind: "ground", at: Composed.path(0, 1))?.frame,
      is: CGRect(x: 0, y: 1126, width: 400, height: 1109))
    // What is behind a section is behind its cells.
    #expect(stage.collection.subviews.firstIndex { $0 is UICollectionViewCell } ?? 0 > 0)
    for (offset, y) in [(300, 300), (1090, 1070)] as [(CGFloat, CGFloat)] {
      stage.collection.contentOffset.y = offset
      stage.collection.layoutIfNeeded()
      let view = stage.collection.supplementaryView(forElementKind: "header", at: Composed.path(0))
      expect(view?.frame.minY, is: y)
    }
  }

  @Test("LIST-28: code can say where the items of a group are, and what each section looks like")
  func custom() throws {
    let group = NSCollectionLayoutGroup.custom(layoutSize: Composed.size(.fractionalWidth(1), .absolute(90)))
    {
      let width = $0.container.contentSize.width
      return [0, 1, 2].map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 30 * CGFloat($0 + 1), y: 30 * CGFloat($0), width: 30, height: 30))
      }
    }
    let layout = UICollectionViewCompositionalLayout { section, environment in
      section == 1
        ? NSCollectionLayoutSection(group: group)
        : NSCollectionLayoutSection(
          group: Composed.row(
            .fractionalWidth(1), .absolute(environment.container.contentSize.width / 4), [Composed.item()]))
    }
    let stage = try Composed.stage([1, 4], layout)
    expect(
      stage.frames,
      is: [
        [0, 0, 400, 100], [370, 100, 30, 30], [340, 130, 30, 30], [310, 160, 30, 30], [370, 190, 30, 30],
      ])
  }

  @Test("LIST-28: a layout that scrolls to the right has its sections and groups one beside the other")
  func horizontal() throws {
    let section = NSCollectionLayoutSection(
      group: Composed.row(.absolute(200), .fractionalHeight(0.5), [Composed.item(.fractionalWidth(0.5))]))
    section.interGroupSpacing = 10
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let stage = try Composed.stage(
      [6], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    expect(stage.frames.prefix(3), is: [[0, 0, 100, 400], [100, 0, 100, 400], [210, 0, 100, 400]])
    expect(stage.collection.contentSize, is: CGSize(width: 620, height: 800))
  }

  @Test("LIST-29: cells say how wide they are, and as many are in a group as fit")
  func tags() throws {
    final class Tag: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        attributes.size = CGSize(width: 100 + 60 * (attributes.indexPath.item % 3), height: 5)
        return attributes
      }
    }
    let group = Composed.row(
      .fractionalWidth(1), .absolute(30), [Composed.item(.estimated(90), .absolute(30), insets: 3)])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let stage = try CollectionStage([5], layout: UICollectionViewCompositionalLayout(section: section)) {
      collection, _ in
      collection.register(Tag.self, forCellWithReuseIdentifier: "item")
    }
    // Insets do not count along an axis that is estimated, and the height is not asked for.
    expect(
      stage.frames,
      is: [
        [0, 3, 100, 24], [110, 3, 160, 24], [0, 38, 220, 24], [230, 38, 100, 24], [0, 73, 160, 24],
      ])
    expect(stage.collection.contentSize.height, is: 100)
  }

  @Test("LIST-29: a header says how high it is, and a row that comes into view moves those below it")
  func heights() throws {
    final class High: UICollectionReusableView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: 61) }
    }
    final class Row: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: 80) }
    }
    let section = NSCollectionLayoutSection(
      group: Composed.row(
        .fractionalWidth(1), .estimated(50), [Composed.item(.fractionalWidth(1), .estimated(50))]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Composed.size(.fractionalWidth(1), .estimated(20)), elementKind: "high", alignment: .top)
    ]
    let stage = try CollectionStage([100], layout: UICollectionViewCompositionalLayout(section: section)) {
      collection, _ in
      collection.register(Row.self, forCellWithReuseIdentifier: "item")
      collection.register(High.self, forSupplementaryViewOfKind: "high", withReuseIdentifier: "end")
    }
    expect(stage.frame("high"), is: CGRect(x: 0, y: 0, width: 400, height: 61))
    expect(stage.frames.prefix(2), is: [[0, 61, 400, 80], [0, 141, 400, 80]])
    // Sixteen rows had a place on the screen before they said how high they are.
    expect(stage.collection.visibleCells.count, is: 10)
    expect(stage.collection.contentSize.height, is: 5541)
  }

  @Test("LIST-9: of a million items of a compositional layout only those exist that can be seen")
  func million() throws {
    let section = NSCollectionLayoutSection(
      group: Composed.row(
        .fractionalWidth(1), .estimated(50), [Composed.item(.fractionalWidth(1), .estimated(50))]))
    let stage = try Composed.stage([1_000_000], section)
    stage.collection.scrollToItem(at: Composed.path(500_000), at: .top, animated: false)
    stage.collection.layoutIfNeeded()
    expect(stage.collection.indexPathsForVisibleItems.first, is: Composed.path(500_000))
    #expect(stage.sample.made.count < 40)
  }
}
