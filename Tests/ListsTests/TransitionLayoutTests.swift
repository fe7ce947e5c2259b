import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// A layout between two others, as a finger makes it.
@MainActor struct TransitionLayoutTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func rows() -> UICollectionViewFlowLayout {
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 400, height: 50)
    (rows.minimumLineSpacing, rows.minimumInteritemSpacing) = (0, 0)
    return rows
  }

  @Test("LIST-35: elements are as far between the layouts as the progress says, and cells stay the same")
  func progress() throws {
    let stage = try CollectionStage([8])
    let collection = stage.collection
    let cell = try #require(collection.cellForItem(at: path(3)))
    expect(cell.frame, is: CGRect(x: 300, y: 0, width: 100, height: 100))
    let between = collection.startInteractiveTransition(to: rows())
    collection.layoutIfNeeded()
    #expect(collection.collectionViewLayout === between && cell.frame.minX == 300)
    between.transitionProgress = 0.5
    collection.layoutIfNeeded()
    expect(cell.frame, is: CGRect(x: 150, y: 75, width: 250, height: 75))
    expect(collection.contentSize, is: CGSize(width: 400, height: 300))
    expect(collection.cellForItem(at: path(3)), isSame: cell)
    between.updateValue(7, forAnimatedKey: "mine")
    #expect(between.value(forAnimatedKey: "mine") == 7 && between.value(forAnimatedKey: "other") == 0)
  }

  @Test("LIST-35: finished, the new layout counts; cancelled, the old one; the closure hears which, later")
  func ends() throws {
    let stage = try CollectionStage([8])
    let (collection, old, new) = (stage.collection, stage.collection.collectionViewLayout, rows())
    var heard: [String] = []
    for isFinished in [false, true] {
      let between = collection.startInteractiveTransition(to: new) { heard.append("\($0) \($1)") }
      between.transitionProgress = 0.3
      collection.layoutIfNeeded()
      if isFinished {
        collection.finishInteractiveTransition()
      } else {
        collection.cancelInteractiveTransition()
      }
      #expect(
        collection.collectionViewLayout === (isFinished ? new : old) && heard.count == (isFinished ? 1 : 0))
      try stage.fingers.wait(1)
      collection.layoutIfNeeded()
    }
    expect(heard, is: ["true false", "true true"])
    expect(collection.cellForItem(at: path(3))?.frame, is: CGRect(x: 0, y: 150, width: 400, height: 50))
    #expect(old.collectionView == nil && new.collectionView === collection)
    // Without a transition there is nothing to end.
    collection.finishInteractiveTransition()
    expect(collection.collectionViewLayout, isSame: new)
  }

  @Test("LIST-35: the delegate may have a layout of its own in between")
  func ownLayout() throws {
    final class Between: UICollectionViewTransitionLayout {}
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout { Between(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    let (stage, delegate) = (try CollectionStage([8]), Delegate())
    stage.collection.delegate = delegate
    #expect(stage.collection.startInteractiveTransition(to: rows()) is Between)
  }

  /// A controller that makes the layout between two others itself.
  private final class Between: UICollectionViewController {
    var pairs: [[UICollectionViewLayout]] = []

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 0 }

    override func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      pairs.append([fromLayout, toLayout])
      return super.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  @Test("LIST-35: a collection's controller makes the layout between two others, as its delegate")
  func controller() {
    let (old, new) = (rows(), rows())
    World().run {
      let controller = Between(collectionViewLayout: old)
      let between = controller.collectionView.startInteractiveTransition(to: new)
      #expect(controller.pairs == [[old, new]])
      #expect(between.currentLayout === old && between.nextLayout === new)
    }
  }
}
