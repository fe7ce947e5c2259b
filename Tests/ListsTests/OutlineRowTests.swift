import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Which part of a row opens what is below its item.
@MainActor struct OutlineRowTests {
  typealias Style = UICellAccessory.OutlineDisclosureOptions.Style

  @Test(
    "LIST-54: a tap on the row opens a disclosure of the style header, and selects a row with any other",
    arguments: [Style.header, .cell, .automatic])
  func tapOnTheRow(style: Style) throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      cell.accessories = item == "A" ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    let fingers = try collection.fingersOnScreen()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["A1"], to: "A")
    source.apply(outline, to: 0)
    collection.layoutIfNeeded()
    try fingers.fingerTap(at: CGPoint(x: 100, y: 20))
    let opens = style == .header
    let first = IndexPath(item: 0, section: 0)
    expect(source.snapshot().itemIdentifiers, is: (opens ? ["A", "A1", "B"] : ["A", "B"]))
    expect(collection.indexPathsForSelectedItems, is: (opens ? [] : [first]))
    expect(collection.cellForItem(at: first)?.isHighlighted, is: false)
    // A row without a disclosure is selected as ever.
    try fingers.fingerTap(at: CGPoint(x: 100, y: opens ? 110 : 60))
    expect(collection.indexPathsForSelectedItems, is: [IndexPath(item: opens ? 2 : 1, section: 0)])
  }
}
