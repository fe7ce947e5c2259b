import Expectations
import Foundation
import Testing
import UIKit

@Suite struct FlowOverrideTests {
  @Test(
    "LIST-33: a flow layout that overrides one item's attributes is not asked for them when a rectangle is")
  func elements() throws {
    let layout = OwnItemLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let source = TenItems()
    collection.dataSource = source
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.layoutIfNeeded()
    expect(layout.layoutAttributesForElements(in: collection.bounds)?.count, is: 10)
    expect(layout.asked, is: 0)
    #expect(
      collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) == nil && layout.asked == 1)
  }
}

/// A layout whose items are placed by something else than itself, as by an animator.
private final class OwnItemLayout: UICollectionViewFlowLayout {
  var asked = 0
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    asked += 1
    return nil
  }
}

private final class TenItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
