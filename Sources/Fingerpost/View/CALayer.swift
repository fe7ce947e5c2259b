public import Foundation

/// The part of a view's layer that event handling knows: anchor point, depth and transform.
///
/// A layer is a view of its view: what is set here shows in the view's geometry and the other way round. It draws
/// nothing and has no sublayers.
@preconcurrency @MainActor public final class CALayer: NSObject {
  private unowned let view: UIView
  private var full: CATransform3D?

  init(view: UIView) {
    self.view = view
    super.init()
  }

  nonisolated deinit {}

  private var node: ViewNode.Pointer { view.node }

  /// The point of the bounds that ``position`` places, in the unit square. Default the middle. [HIT-9]
  ///
  /// Changing it moves the view, because the position stays.
  public var anchorPoint: CGPoint {
    get { CGPoint(x: node.pointee.anchorU, y: node.pointee.anchorV) }
    set {
      node.pointee.anchorU = newValue.x.native
      node.pointee.anchorV = newValue.y.native
      node.pointee.boundsDidChange()
    }
  }

  /// The position of the anchor point in the superlayer; the view's `center`.
  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }

  /// The view's bounds.
  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }

  /// The view's frame.
  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }

  /// The depth for drawing. Hit testing does not heed it. Default 0. [HIT-8]
  public var zPosition: CGFloat {
    get { CGFloat(node.pointee.zPosition) }
    set { node.pointee.zPosition = Double(newValue) }
  }

  /// Whether drawing outside the bounds is cut off; the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }

  /// The transform in space, of which hit testing uses the part in the plane. [HIT-9]
  ///
  /// The rest is kept and read back, without effect: depth and perspective are flattened away.
  public var transform: CATransform3D {
    get {
      let affine = affineTransform()
      if let full, full.affinePart == affine { return full }
      return CATransform3DMakeAffineTransform(affine)
    }
    set {
      full = newValue
      view.transform = newValue.affinePart
    }
  }

  /// Returns the part of the transform that lies in the plane.
  public func affineTransform() -> CGAffineTransform { view.transform }

  /// Replaces the transform by one in the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    full = nil
    view.transform = transform
  }
}
