public import FingerpostLists
public import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Items of a collection's layout.
extension UIDynamicAnimator {
  /// Creates an animator of what a layout places, which is invalidated at every frame that moves something. The layout is not
  /// kept. [DYN-7]
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    itemsMoved = { [weak layout] in layout?.invalidateLayout() }
  }

  /// Returns the moved attributes of an item, or nil.
  public final func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the moved attributes of a supplementary view, or nil.
  public final func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes { $0.representedElementKind == kind && $0.indexPath == indexPath }
  }

  private final func attributes(where isIt: (UICollectionViewLayoutAttributes) -> Bool)
    -> UICollectionViewLayoutAttributes?
  {
    movedItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isIt)
  }
}
