import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// What a finger does to the items of a collection.
@MainActor struct CollectionTouchTests {
  private final class Counter {
    var taps = 0
    func count() { taps += 1 }
  }

  @Test("LIST-4: a tap highlights at the lift, selects, and tells in the header's order")
  func aTap() throws {
    let stage = try CollectionStage()
    try expect(
      stage.tap(1),
      is: [
        "shouldHighlight 0:1", "0:1 highlighted=true", "didHighlight 0:1", "shouldSelect 0:1",
        "0:1 selected=true", "0:1 highlighted=false", "didSelect 0:1", "didUnhighlight 0:1",
      ])
    try expect(
      stage.tap(3).dropFirst(3),
      is: [
        "shouldSelect 0:3", "0:1 selected=false", "didDeselect 0:1", "0:3 selected=true",
        "0:3 highlighted=false", "didSelect 0:3", "didUnhighlight 0:3",
      ])
    expect(stage.collection.indexPathsForSelectedItems, is: [IndexPath(item: 3, section: 0)])
  }

  @Test("LIST-4: the talk's order is a switch")
  func theOtherOrder() throws {
    var rules = EventRules.standard
    rules.collectionUnhighlightsLast = false
    let stage = try CollectionStage(rules: rules)
    try expect(stage.tap(1).suffix(2), is: ["didUnhighlight 0:1", "didSelect 0:1"])
  }

  @Test("LIST-4: an item that is not to be selected ends its highlight, and the old one stays selected")
  func refusedSelection() throws {
    let stage = try CollectionStage()
    _ = try stage.tap(1)
    stage.sample.maySelect = false
    try expect(
      stage.tap(3).suffix(3), is: ["shouldSelect 0:3", "0:3 highlighted=false", "didUnhighlight 0:3"])
    expect(stage.collection.indexPathsForSelectedItems, is: [IndexPath(item: 1, section: 0)])
  }

  @Test("LIST-1, LIST-2, LIST-4: what happens to items is stated as facts")
  func facts() throws {
    let stage = try CollectionStage()
    _ = try stage.tap(1)
    _ = try stage.tap(3)
    stage.sample.maySelect = false
    _ = try stage.tap(2)
    stage.sample.mayHighlight = false
    _ = try stage.tap(2)
    expect(
      stage.steps,
      is: [
        "1 highlighted", "1 selected", "1 unhighlighted", "3 highlighted", "1 deselected", "3 selected",
        "3 unhighlighted", "2 highlighted", "2 notSelected", "2 unhighlighted", "2 notHighlighted",
      ])
  }

  @Test("A collection's delegate is that of the scroll view, too, where the layout is a flow layout")
  func theDelegate() throws {
    let stage = try CollectionStage()
    let scrolling: UIScrollView = stage.collection
    expect(scrolling.delegate, isSame: stage.sample)
    expect(stage.collection.delegate, isSame: stage.sample)
  }

  @Test("LIST-1: a finger that stays highlights after the delay of 0.15 s")
  func theDelay() throws {
    let stage = try CollectionStage()
    try stage.fingers.fingerDown(at: stage.point(2))
    try stage.fingers.wait(0.14)
    expect(stage.sample.takeLog(), is: [])
    try stage.fingers.wait(0.02)
    expect(
      stage.sample.takeLog(), is: ["shouldHighlight 0:2", "0:2 highlighted=true", "didHighlight 0:2"])
    try stage.fingers.fingerUp()
    #expect(stage.sample.takeLog().contains("didSelect 0:2"))
  }

  @Test("LIST-1: a drag that begins at once never highlights")
  func aDragAtOnce() throws {
    let stage = try CollectionStage()
    try stage.fingers.fingerPan(at: stage.point(20), by: CGVector(dx: 0, dy: -200), duration: 0.1)
    expect(stage.sample.takeLog(), is: [])
    #expect(stage.collection.contentOffset.y > 100)
  }

  @Test("LIST-2: shouldHighlight false neither highlights nor selects, and the old item stays selected")
  func refusedHighlight() throws {
    let stage = try CollectionStage()
    _ = try stage.tap(1)
    stage.sample.mayHighlight = false
    try expect(stage.tap(3, for: 0.4), is: ["shouldHighlight 0:3"])
    expect(stage.collection.indexPathsForSelectedItems, is: [IndexPath(item: 1, section: 0)])
  }

  @Test("LIST-5: a drag after the highlight takes it away, keeps the selection, and selects nothing")
  func aDragAfterTheHighlight() throws {
    let stage = try CollectionStage()
    _ = try stage.tap(1)
    stage.sample.log = []
    try stage.fingers.fingerDown(at: stage.point(21))
    try stage.fingers.wait(0.3)
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: -80), duration: 0.2)
    try stage.fingers.wait(0.2)
    try stage.fingers.fingerUp()
    expect(
      stage.sample.takeLog().suffix(2), is: ["0:21 highlighted=false", "didUnhighlight 0:21"])
    expect(stage.collection.indexPathsForSelectedItems, is: [IndexPath(item: 1, section: 0)])
  }

  @Test("LIST-6: a touch that stops the items selects nothing")
  func aStop() throws {
    let stage = try CollectionStage([1000])
    try stage.fingers.fingerFlick(at: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300))
    try stage.fingers.wait(0.1)
    #expect(stage.collection.isDecelerating)
    stage.sample.log = []
    try stage.fingers.fingerTap(at: CGPoint(x: 150, y: 300))
    expect(stage.sample.takeLog(), is: [])
  }

  @Test("LIST-7: with multiple selection a second tap deselects if the delegate agrees, and others stay")
  func severalItems() throws {
    let stage = try CollectionStage { collection, _ in collection.allowsMultipleSelection = true }
    _ = try stage.tap(1)
    _ = try stage.tap(3)
    expect(stage.collection.indexPathsForSelectedItems?.map(\.item), is: [1, 3])
    try expect(
      stage.tap(1).suffix(5),
      is: [
        "shouldDeselect 0:1", "0:1 highlighted=false", "0:1 selected=false", "didDeselect 0:1",
        "didUnhighlight 0:1",
      ])
    stage.sample.mayDeselect = false
    try expect(stage.tap(3).contains("didDeselect 0:3"), is: false)
    expect(stage.collection.indexPathsForSelectedItems?.map(\.item), is: [3])
  }

  @Test("LIST-8: a button in an item keeps its touch, and the item neither highlights nor is selected")
  func aButtonInAnItem() throws {
    let stage = try CollectionStage { _, sample in
      sample.lays = { cell, path in
        guard path.item == 2, cell.contentView.subviews.isEmpty else { return }
        cell.contentView.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      }
    }
    try expect(stage.tap(2, for: 0.3), is: [])
    #expect(try stage.tap(1).contains("didSelect 0:1"))
  }

  @Test("LIST-8: a tap recognizer above the items stops the selection, and does not where it cancels nothing")
  func aTapAboveTheItems() throws {
    let stage = try CollectionStage()
    let counter = Counter()
    let tap = UITapGestureRecognizer(target: counter, action: Counter.count)
    stage.collection.superview?.addGestureRecognizer(tap)
    try expect(stage.tap(2), is: [])
    tap.cancelsTouchesInView = false
    #expect(try stage.tap(2).contains("didSelect 0:2"))
    expect(counter.taps, is: 2)
  }

  @Test("LIST-21: a long press on a cell takes the touch, so that its item is not selected")
  func aLongPress() throws {
    let stage = try CollectionStage()
    let cell = try #require(stage.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    cell.addGestureRecognizer(UILongPressGestureRecognizer())
    try expect(stage.tap(2, for: 0.8).suffix(2), is: ["0:2 highlighted=false", "didUnhighlight 0:2"])
    expect(stage.collection.indexPathsForSelectedItems, is: [])
  }

  @Test("LIST-10: images of a highlighted cell are highlighted, a button is not")
  func partsOfACell() throws {
    let (image, button) = (UIImageView(), UIButton())
    let stage = try CollectionStage { _, sample in
      sample.lays = { cell, path in
        guard path.item == 2 else { return }
        for part in [image, button] { cell.contentView.addSubview(part) }
      }
    }
    _ = try stage.tap(2)
    #expect(image.isHighlighted && !button.isHighlighted)
    _ = try stage.tap(3)
    #expect(!image.isHighlighted)
  }

  @Test("A selected background is behind the content while an item is highlighted or selected")
  func selectedBackgrounds() throws {
    let stage = try CollectionStage()
    let cell = try #require(stage.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    let background = UIView()
    cell.selectedBackgroundView = background
    expect(background.superview, is: nil)
    _ = try stage.tap(2)
    expect(cell.subviews.first, isSame: background)
    expect(background.frame, is: cell.bounds)
    _ = try stage.tap(3)
    expect(background.superview, is: nil)
  }

  @Test(
    "LIST-20: on a pad the old item loses its look at the touch-down and gets it back when the finger that drags is lifted"
  )
  func onAPad() throws {
    var rules = EventRules.standard
    rules.isPad = true
    let stage = try CollectionStage(rules: rules)
    _ = try stage.tap(1)
    stage.sample.log = []
    try stage.fingers.fingerDown(at: stage.point(21))
    try stage.fingers.wait(0.3)
    expect(stage.sample.takeLog()[1], is: "0:1 selected=false")
    try stage.fingers.fingerMove(by: CGVector(dx: 0, dy: -30), duration: 0.2)
    expect(stage.sample.takeLog().suffix(1), is: ["didUnhighlight 0:21"])
    try stage.fingers.fingerUp()
    expect(stage.sample.takeLog(), is: ["0:1 selected=true"])
    expect(stage.collection.indexPathsForSelectedItems, is: [IndexPath(item: 1, section: 0)])
  }

  @Test("LIST-4: items that the delegate reloads when it is asked are not selected")
  func aReloadMeanwhile() throws {
    let stage = try CollectionStage()
    let collection = stage.collection
    stage.sample.lays = { _, _ in }
    final class Reloading: NSObject, UICollectionViewDelegate {
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
      {
        (collectionView.dataSource as? CollectionSample)?.counts = [0]
        collectionView.reloadData()
        return true
      }
    }
    let delegate = Reloading()
    collection.delegate = delegate
    _ = try stage.tap(2)
    expect(collection.indexPathsForSelectedItems, is: [])
    #expect(collection.visibleCells.isEmpty)
  }
}
