/// The shape with which an item hits others; the raw values are UIKit's.
///
/// A shape by a path is absent: collisions know rectangles and ellipses.
public nonisolated enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse in the item's bounds.
  case ellipse = 1
}
