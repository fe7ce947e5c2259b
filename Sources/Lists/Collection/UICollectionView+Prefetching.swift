import Fingerpost
import Foundation

extension UICollectionView {
  /// How far ahead of the items that are seen an item counts as near, in lengths of the view, for ``prefetchDataSource``.
  ///
  /// UIKit has no such property: how far ahead it announces items is not known. Default 1. [LIST-74]
  public final var prefetchReach: CGFloat {
    get { prefetching.reach }
    set { prefetching.reach = newValue }
  }

  /// The items that have a part in a rectangle, in the order in which they come along the scrolling.
  private func items(in rect: CGRect, _ isVertical: Bool) -> [IndexPath] {
    var found: [(start: CGFloat, path: IndexPath)] = []
    for element in collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    where element.representedElementCategory == .cell && !element.isHidden && element.frame.overlaps(rect) {
      found.append((isVertical ? element.frame.minY : element.frame.minX, element.indexPath))
    }
    found.sort { $0.start == $1.start ? $0.path < $1.path : $0.start < $1.start }
    return found.map(\.path)
  }

  /// Announces the items that are near, in the order in which they would come into view. [LIST-74]
  final func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, openUpdates == 0, !isPreparing,
      bounds.width > 0, bounds.height > 0
    else { return }
    let (seen, isVertical) = (bounds, contentSize.height > bounds.height)
    let (new, gone) = prefetching.follow(
      isVertical ? seen.minY..<seen.maxY : seen.minX..<seen.maxX,
      isShown: { shown[ElementKey(path: $0, category: .cell, kind: "")] != nil },
      near: { part in
        let length = part.upperBound - part.lowerBound
        let rect =
          isVertical
          ? CGRect(x: seen.minX, y: part.lowerBound, width: seen.width, height: length)
          : CGRect(x: part.lowerBound, y: seen.minY, width: length, height: seen.height)
        return items(in: rect, isVertical)
      })
    if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }
}
