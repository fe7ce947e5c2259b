import Fingerpost
public import Foundation

nonisolated extension ScreenView {
  /// Whether it takes touches and is too transparent for people to see it. [HIT-2]
  package var isHardlySeen: Bool { alpha > 0.01 && alpha < 0.1 }

  /// Whether the transform turns, scales or skews what the view holds, rather than moving it.
  package var isTurned: Bool {
    transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1
  }

  /// The frame that UIKit prints for the view, in the superview's coordinates.
  ///
  /// Under a transform this is the smallest upright box around the transformed bounds.
  public var frame: CGRect {
    let size = bounds.size
    let local = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    let box = local.applying(transform)
    return CGRect(
      x: box.origin.x + center.x, y: box.origin.y + center.y, width: box.size.width, height: box.size.height)
  }
}
