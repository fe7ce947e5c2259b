import Fingerpost
import Foundation

/// Sizes that change in a block that animates. [LIST-51]
extension UICollectionView {
  /// Tells the layout that the size has changed in such a block.
  final func prepareForAnimation(from old: CGRect) {
    guard old.size != super.bounds.size, UIView.inheritedAnimationDuration > 0 else { return }
    collectionViewLayout.prepare(forAnimatedBoundsChange: old)
    hasAnimatedBounds = true
  }

  /// Tells it that the items are where they will be.
  final func endAnimation() {
    guard hasAnimatedBounds else { return }
    hasAnimatedBounds = false
    collectionViewLayout.finalizeAnimatedBoundsChange()
  }
}
