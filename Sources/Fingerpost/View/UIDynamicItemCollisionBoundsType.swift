/// The shape with which an item hits others; the raw values are UIKit's.
public nonisolated enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse in the item's bounds.
  case ellipse = 1
  /// The item's convex path around its middle.
  case path = 2
}
