public import Fingerpost
public import Foundation

/// What a ``UIDynamicAnimator`` can move.
///
/// The animator reads all of it when a behavior first moves the item, and writes ``center`` and ``transform`` at every frame of
/// the display from then on. What code sets meanwhile counts after ``UIDynamicAnimator/updateItem(usingCurrentState:)``.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  /// The middle, in the coordinates of the animator's view.
  var center: CGPoint { get set }
  /// The size, from which mass and moment of inertia follow.
  var bounds: CGRect { get }
  /// The rotation; other parts of a transform are lost.
  var transform: CGAffineTransform { get set }
  /// The shape with which it hits others. Default its bounds. [DYN-8]
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The convex path with which it hits others if the type says so, with the item's middle at its origin. [DYN-8]
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Returns a rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Returns an empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
