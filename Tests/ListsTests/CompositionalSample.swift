import FingerpostTesting
import Foundation
import UIKit

/// Shorter names for what every compositional layout is made of, and collections that are laid out by one.
@MainActor enum Composed {
  static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  static func item(
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ height: NSCollectionLayoutDimension = .fractionalHeight(1), insets: CGFloat = 0
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size(width, height))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: insets, leading: insets, bottom: insets, trailing: insets)
    return item
  }

  static func row(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .horizontal(layoutSize: size(width, height), subitems: items) }

  /// A collection of a size with a layout of sections that are alike.
  static func stage(
    _ counts: [Int], _ section: NSCollectionLayoutSection, kinds: [String] = []
  ) throws -> CollectionStage {
    try stage(counts, UICollectionViewCompositionalLayout(section: section), kinds: kinds)
  }

  static func stage(_ counts: [Int], _ layout: UICollectionViewLayout, kinds: [String] = []) throws
    -> CollectionStage
  {
    try CollectionStage(counts, layout: layout) { collection, _ in
      for kind in kinds {
        collection.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
      }
    }
  }

  static func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
}

extension CollectionStage {
  /// Where the cells that exist are: x, y, width, height.
  var frames: [[Double]] {
    collection.visibleCells.map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map {
        (Double($0) * 1000).rounded() / 1000
      }
    }
  }

  func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: Composed.path(item, section))?.frame
  }
}
