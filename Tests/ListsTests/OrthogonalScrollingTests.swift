import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Sections that scroll across a compositional layout.
@MainActor struct OrthogonalScrollingTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// Groups of 300 by 200 pt with two items each, 20 pt apart, below a header of 40 pt.
  func stage(_ behavior: Behavior, _ set: (NSCollectionLayoutSection) -> Void = { _ in }) throws
    -> CollectionStage
  {
    let group = Composed.row(.absolute(300), .absolute(200), [Composed.item(.fractionalWidth(0.5))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 20
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Composed.size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    ]
    set(section)
    return try Composed.stage([20, 20, 20, 20, 20], section, kinds: ["header"])
  }

  func inner(_ stage: CollectionStage, _ section: Int = 0) throws -> UIScrollView {
    try #require(
      stage.collection.subviews.compactMap { $0 as? UIScrollView }
        .first { $0.frame.minY == 40 + 240 * CGFloat(section) })
  }

  /// Drags across the first section and waits until it rests; returns where.
  func drag(_ stage: CollectionStage, by distance: CGFloat, duration: Double) throws -> CGFloat {
    try stage.fingers.fingerPan(
      at: CGPoint(x: distance < 0 ? 380 : 20, y: 140), by: CGVector(dx: distance, dy: 0), duration: duration)
    try stage.fingers.wait(5)
    return try inner(stage).contentOffset.x
  }

  @Test(
    "LIST-30: the section has a scroll view with a pan in the collection, and its header does not move"
  )
  func views() throws {
    let stage = try stage(.continuous)
    let inner = try inner(stage)
    expect("\(type(of: inner))", is: "_UICollectionViewOrthogonalScrollerEmbeddedScrollView")
    #expect(inner.panGestureRecognizer.description.contains("view = <\(type(of: inner)) 0x"))
    expect(inner.frame, is: CGRect(x: 0, y: 40, width: 400, height: 200))
    expect(inner.contentSize, is: CGSize(width: 10 * 320 - 20, height: 200))
    expect(inner.gestureRecognizers?.contains { $0 === inner.panGestureRecognizer }, is: true)
    expect(stage.collection.cellForItem(at: Composed.path(2))?.superview, isSame: inner)
    expect(
      stage.collection.cellForItem(at: Composed.path(2))?.frame,
      is: CGRect(x: 320, y: 0, width: 150, height: 200))
    expect(stage.collection.cellForItem(at: Composed.path(3)), is: nil)
    expect(stage.collection.contentSize, is: CGSize(width: 400, height: 5 * 240))
    _ = try drag(stage, by: -200, duration: 0.2)
    let header = stage.collection.supplementaryView(forElementKind: "header", at: Composed.path(0))
    expect(header?.superview, isSame: stage.collection)
    expect(header?.frame, is: CGRect(x: 0, y: 0, width: 400, height: 40))
  }

  @Test(
    "LIST-30: a drag to the side scrolls the section, one along the layout the collection"
  )
  func directions() throws {
    let stage = try stage(.continuous)
    let rest = try drag(stage, by: -200, duration: 0.5)
    expect(rest, is: 190)
    expect(stage.collection.contentOffset, is: .zero)
    expect(stage.collection.cellForItem(at: Composed.path(3)), isNot: nil)
    try expect(inner(stage, 1).contentOffset.x, is: 0)
    try stage.fingers.fingerPan(at: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300), duration: 0.3)
    try stage.fingers.wait(5)
    expect(stage.collection.contentOffset.y, is: 290)
    expect(stage.collection.cellForItem(at: Composed.path(0, 4)), isNot: nil)
    expect(stage.collection.cellForItem(at: Composed.path(3)), is: nil)
    // What a section has been scrolled by is kept.
    try expect(inner(stage).contentOffset.x, is: rest)
  }

  @Test(
    "LIST-30, LIST-4: a tap selects the item that is seen there, and a drag takes the highlight away"
  )
  func taps() throws {
    let stage = try stage(.continuous)
    try inner(stage).contentOffset.x = 320
    stage.collection.layoutIfNeeded()
    expect(stage.collection.indexPathForItem(at: CGPoint(x: 200, y: 140)), is: Composed.path(3))
    try stage.fingers.fingerTap(at: CGPoint(x: 200, y: 140))
    expect(stage.sample.takeLog().suffix(2), is: ["didSelect 0:3", "didUnhighlight 0:3"])
    try stage.fingers.fingerDown(at: CGPoint(x: 100, y: 140))
    try stage.fingers.wait(0.3)
    try stage.fingers.fingerMove(by: CGVector(dx: -60, dy: 0), duration: 0.1)
    try stage.fingers.fingerUp()
    expect(
      stage.sample.takeLog().filter { $0.hasPrefix("did") }, is: ["didHighlight 0:2", "didUnhighlight 0:2"])
    expect(stage.collection.indexPathsForSelectedItems, is: [Composed.path(3)])
  }

  @Test(
    "LIST-30: a section rests at its own width, at a group, or with a group in the middle"
  )
  func rests() throws {
    try expect(drag(stage(.paging), by: -150, duration: 0.1), is: 400)
    try expect(drag(stage(.groupPaging), by: -150, duration: 0.1), is: 320)
    try expect(drag(stage(.groupPaging), by: -340, duration: 0.1), is: 320)
    try expect(drag(stage(.groupPaging), by: -60, duration: 1), is: 0)
    try expect(drag(stage(.groupPagingCentered), by: -150, duration: 0.1), is: 270)
    let free = try drag(stage(.continuousGroupLeadingBoundary), by: -300, duration: 0.1)
    #expect(free >= 640)
    expect(free.truncatingRemainder(dividingBy: 320), is: 0)
  }

  @Test("LIST-30: the first group is in the middle from the beginning where groups are centered")
  func centered() throws {
    try expect(inner(stage(.groupPagingCentered)).contentOffset.x, is: -50)
    try expect(inner(stage(.groupPaging)).contentOffset.x, is: 0)
  }

  @Test("LIST-30: scrolling to an item scrolls its section and the collection")
  func scrolling() throws {
    let stage = try stage(.continuous)
    stage.collection.scrollToItem(at: Composed.path(6, 4), at: [.bottom, .left], animated: false)
    stage.collection.layoutIfNeeded()
    expect(stage.collection.contentOffset, is: CGPoint(x: 0, y: 400))
    expect(stage.collection.cellForItem(at: Composed.path(6, 4)), isNot: nil)
    let scrollers = stage.collection.subviews.compactMap { $0 as? UIScrollView }
    expect(scrollers.map(\.contentOffset.x).sorted(), is: [0, 0, 0, 0, 960])
  }

  @Test("LIST-30: code hears of what can be seen while a section is scrolled, and changes how it looks")
  func visibleItems() throws {
    var heard: [CGFloat] = []
    let stage = try stage(.continuous) {
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        heard.append(offset.x)
        for item in items where item.representedElementCategory == .cell {
          item.alpha = item.frame.minX - offset.x < 0 ? 0.5 : 1
        }
        expect(environment.container.contentSize.width, is: 400)
      }
    }
    try inner(stage).contentOffset.x = 30
    stage.collection.layoutIfNeeded()
    #expect(heard.contains(30))
    expect(stage.collection.cellForItem(at: Composed.path(0))?.alpha, is: 0.5)
    expect(stage.collection.cellForItem(at: Composed.path(1))?.alpha, is: 1)
  }

  @Test("LIST-30: nothing of a section's scroll view is left under another layout")
  func anotherLayout() throws {
    let stage = try stage(.continuous)
    weak let inner = try inner(stage)
    stage.collection.collectionViewLayout = CollectionStage.grid()
    stage.collection.layoutIfNeeded()
    #expect(!stage.collection.subviews.contains { $0 is UIScrollView })
    #expect(stage.collection.visibleCells.allSatisfy { $0.superview === stage.collection })
    expect(inner, is: nil)
  }
}
