import Fingerpost
import Foundation

/// The attributes that an element was last placed with, and what they said then: a layout may change the same object
/// later, as an animator does with its items. [VAL-153]
struct Placement {
  private let attributes: UICollectionViewLayoutAttributes
  private let center: CGPoint
  private let size: CGSize
  private let transform: CATransform3D
  private let alpha: CGFloat
  let zIndex: Int
  let rank: Int

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    (center, size) = (attributes.center, attributes.size)
    (transform, alpha) = (attributes.transform3D, attributes.alpha)
    (zIndex, rank) = (attributes.zIndex, attributes.rank)
  }

  /// Whether an element that has these attributes by now is placed already.
  @MainActor func isPlace(of other: UICollectionViewLayoutAttributes) -> Bool {
    guard center == attributes.center, size == attributes.size, alpha == attributes.alpha,
      zIndex == attributes.zIndex, CATransform3DEqualToTransform(transform, attributes.transform3D)
    else { return false }
    return attributes === other || attributes.isEqual(other)
  }
}
