import Foundation

/// Geometry and looks of a layer that has no view, which has them in its node otherwise.
nonisolated final class LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  var zPosition = 0.0
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var background: UIColor?

  init() {}

  /// What a view's layer is like.
  init(_ node: ViewNode) {
    bounds = CGRect(x: node.boundsX, y: node.boundsY, width: node.width, height: node.height)
    position = CGPoint(x: node.centerX, y: node.centerY)
    anchorPoint = CGPoint(x: node.anchorU, y: node.anchorV)
    transform = CGAffineTransform(node.transform)
    zPosition = node.zPosition
    opacity = node.alpha
    isHidden = node.flags.contains(.hidden)
    masksToBounds = node.flags.contains(.clipsToBounds)
  }

  func copy() -> LayerState {
    let copy = LayerState()
    (copy.bounds, copy.position, copy.anchorPoint) = (bounds, position, anchorPoint)
    (copy.transform, copy.zPosition, copy.opacity) = (transform, zPosition, opacity)
    (copy.isHidden, copy.masksToBounds, copy.background) = (isHidden, masksToBounds, background)
    return copy
  }

  var frame: CGRect {
    get {
      let (width, height) = (bounds.size.width, bounds.size.height)
      let box = CGRect(
        x: -width * anchorPoint.x, y: -height * anchorPoint.y, width: width, height: height)
      return box.applying(transform).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let size = transform.isIdentity ? newValue.size : newValue.applying(transform.inverted()).size
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      let box = CGRect(
        x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
        height: bounds.height
      ).applying(transform)
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
    }
  }

  /// Maps a point of the layer to the superlayer.
  func toParent(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(
      x: point.x - bounds.minX - bounds.width * anchorPoint.x,
      y: point.y - bounds.minY - bounds.height * anchorPoint.y
    ).applying(transform)
    return CGPoint(x: local.x + position.x, y: local.y + position.y)
  }
}
