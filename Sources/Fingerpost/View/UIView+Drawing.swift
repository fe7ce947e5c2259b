package import Foundation

/// What a picture of a tree needs of a view, each in constant time whatever the depth of the tree.
extension UIView {
  /// Maps a point of the view to the coordinates that the view lies in: the superview's, for a window the screen's.
  ///
  /// ``convert(_:to:)`` climbs to the top of the tree; a walk over a deep tree that did so for every view would take
  /// quadratic time.
  package final func pointInSuperview(_ point: CGPoint) -> CGPoint { node.pointee.toParent(point) }

  /// The depth of the layer, without making a layer.
  package final var layerDepth: Double { node.pointee.zPosition }
}
