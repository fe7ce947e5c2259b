public import Foundation

/// What the screen shows of a layer, which differs from what code set while something animates. [ANIM-2]
extension CALayer {
  final func makePresentation() -> Self? {
    guard shownLayer == nil else { return self }
    var holder: CALayer? = self
    while let layer = holder, layer.node == nil { holder = layer.superlayer }
    guard holder?.view?.holdingWindow != nil else { return nil }
    guard let copy = makeInstance(of: type(of: self)) as? Self else { return nil }
    copy.copyValues(of: self)
    if let values = view?.shown() { copy.show(values) }
    copy.shownLayer = self
    return copy
  }

  // MARK: - Points

  /// How the layer's coordinates lie in those of the layer that it is in.
  final var plane: CGAffineTransform {
    let origin = pointInSuperlayer(.zero)
    let (right, down) = (pointInSuperlayer(CGPoint(x: 1, y: 0)), pointInSuperlayer(CGPoint(x: 0, y: 1)))
    return CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
      ty: origin.y)
  }

  /// How the layer's coordinates lie in those of the topmost layer.
  private final var planeOnTop: CGAffineTransform {
    var result = plane
    var next = superlayer
    while let layer = next {
      result = result.concatenating(layer.plane)
      next = layer.superlayer
    }
    return result
  }

  /// Converts a point to another layer's coordinates, or with nil the topmost layer's.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let onTop = point.applying(planeOnTop)
    return layer.map { onTop.applying($0.planeOnTop.inverted()) } ?? onTop
  }

  /// Converts a point from another layer's coordinates, or with nil the topmost layer's.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer.map { point.applying($0.planeOnTop) } ?? point).applying(planeOnTop.inverted())
  }

  /// Converts a rectangle to another layer's coordinates: the bounding box of its converted corners.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.mapCorners { convert($0, to: layer) }
  }

  /// Converts a rectangle from another layer's coordinates: the bounding box of its converted corners.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.mapCorners { convert($0, from: layer) }
  }

  final func holds(_ point: CGPoint) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  final func findLayer(at point: CGPoint) -> CALayer? {
    // A list instead of recursion: no depth of layers exhausts the stack.
    var pending = [(layer: self as CALayer, point: point, isEntered: false)]
    while let (layer, point, isEntered) = pending.popLast() {
      if isEntered {
        if layer.contains(point) { return layer }
        continue
      }
      if layer.isHidden { continue }
      let plane = layer.plane
      guard plane.a * plane.d - plane.b * plane.c != 0 else { continue }
      let local = point.applying(plane.inverted())
      if layer.masksToBounds, !layer.contains(local) { continue }
      pending.append((layer, local, true))
      for sublayer in layer.sublayers ?? [] { pending.append((sublayer, local, false)) }
    }
    return nil
  }
}
