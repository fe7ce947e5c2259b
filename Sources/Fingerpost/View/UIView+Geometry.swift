package import Foundation

extension UIView {
  /// Compares the stored alpha with the limit of the world that the view lives in. [HIT-2]
  final func judgeAlpha() {
    let limit = node.pointee.window?.world.eventRules.hitAlphaMin ?? EventRules.standard.hitAlphaMin
    node.pointee.set(.transparent, !(Double(node.pointee.alpha) >= limit))
  }

  /// Sets one of the flags that hit testing uses.
  final func setFlag(_ flag: ViewFlags, _ value: Bool) {
    node.pointee.set(flag, value)
    if flag == .hidden, node.pointee.superview?.pointee.flags.contains(.holdsConstraints) == true {
      (holdingView as? UIStackView)?.rearrange()
    }
    focusMayBeLost()
  }

  final var ownBounds: CGRect {
    let node = self.node.pointee
    return CGRect(x: node.boundsX, y: node.boundsY, width: node.width, height: node.height)
  }

  final var boundingBox: CGRect {
    let node = self.node.pointee
    guard node.flags.contains(.transformed) else {
      return CGRect(
        x: node.centerX - node.width * node.anchorU, y: node.centerY - node.height * node.anchorV,
        width: node.width, height: node.height)
    }
    let corners = CGRect(
      x: -node.width * node.anchorU, y: -node.height * node.anchorV, width: node.width, height: node.height)
    return corners.applying(CGAffineTransform(node.transform)).offsetBy(dx: node.centerX, dy: node.centerY)
  }

  final func setFrame(_ frame: CGRect) {
    let frame = frame.withPositiveSize
    var size = frame.size
    var centerX = frame.origin.x.native + size.width.native * node.pointee.anchorU
    var centerY = frame.origin.y.native + size.height.native * node.pointee.anchorV
    if node.pointee.flags.contains(.transformed) {
      // The size that the inverse map gives, which fits exactly for scalings and quarter turns.
      let transform = CGAffineTransform(node.pointee.transform)
      let inverse = transform.inverted()
      size = CGRect(origin: .zero, size: size).applying(inverse).size
      let (u, v) = (node.pointee.anchorU, node.pointee.anchorV)
      let box = CGRect(
        x: -size.width.native * u, y: -size.height.native * v, width: size.width.native,
        height: size.height.native
      ).applying(transform)
      centerX = frame.origin.x.native - box.origin.x.native
      centerY = frame.origin.y.native - box.origin.y.native
    }
    willChange(.position)
    node.pointee.centerX = centerX
    node.pointee.centerY = centerY
    node.pointee.noteChange()
    willChange(.bounds)
    setSize(width: size.width.native, height: size.height.native)
    if node.pointee.flags.contains(.constrained) { noteFrameForConstraints() }
    if KeyValueDesk.isUsed { KeyValueDesk.changed(self) }
  }

  final func setBounds(_ bounds: CGRect) {
    let bounds = bounds.withPositiveSize
    willChange(.bounds)
    node.pointee.boundsX = bounds.origin.x.native
    node.pointee.boundsY = bounds.origin.y.native
    setSize(width: bounds.size.width.native, height: bounds.size.height.native)
    if node.pointee.flags.contains(.constrained) { noteFrameForConstraints() }
    if KeyValueDesk.isUsed { KeyValueDesk.changed(self) }
  }

  final func setCenter(_ center: CGPoint) {
    willChange(.position)
    node.pointee.centerX = center.x.native
    node.pointee.centerY = center.y.native
    node.pointee.noteChange()
    if node.pointee.flags.contains(.constrained) { noteFrameForConstraints() }
    if KeyValueDesk.isUsed { KeyValueDesk.changed(self) }
  }

  final func setTransform(_ transform: CGAffineTransform) {
    willChange(.transform)
    node.pointee.setTransform(ViewNode.Matrix(transform))
  }

  final func setAlpha(_ alpha: CGFloat) {
    willChange(.opacity)
    node.pointee.alpha = Float(alpha.native)
    judgeAlpha()
    focusMayBeLost()
  }

  private final func setSize(width: Double, height: Double) {
    let old = CGSize(width: node.pointee.width, height: node.pointee.height)
    let isNew = width != node.pointee.width || height != node.pointee.height
    node.pointee.width = width
    node.pointee.height = height
    node.pointee.boundsDidChange()
    guard isNew else { return }
    if node.pointee.subviewCount > 0 { resizeSubviews(from: old) }
    sizeChanged()
  }
}

nonisolated extension CGRect {
  /// The same rectangle with a size that is not negative.
  ///
  /// `standardized` would do for ordinary numbers; this also leaves infinite and not-a-number entries as they are.
  fileprivate var withPositiveSize: CGRect {
    var result = self
    if size.width < 0 {
      result.origin.x = origin.x + size.width
      result.size.width = -size.width
    }
    if size.height < 0 {
      result.origin.y = origin.y + size.height
      result.size.height = -size.height
    }
    return result
  }
}

nonisolated extension CGAffineTransform {
  init(_ matrix: ViewNode.Matrix) {
    self.init(
      a: CGFloat(matrix.a), b: CGFloat(matrix.b), c: CGFloat(matrix.c), d: CGFloat(matrix.d),
      tx: CGFloat(matrix.tx), ty: CGFloat(matrix.ty))
  }
}

nonisolated extension ViewNode.Matrix {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
      tx: Double(transform.tx), ty: Double(transform.ty))
  }
}

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
