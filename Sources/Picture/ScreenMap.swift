import Fingerpost
import Foundation

/// How a view's coordinates lie on the screen: an affine map, composed of the engine's own steps.
struct ScreenMap {
  private var a = 1.0
  private var b = 0.0
  private var c = 0.0
  private var d = 1.0
  private var tx = 0.0
  private var ty = 0.0

  /// Creates the map of the coordinates that a view lies in.
  @MainActor
  init(around view: UIView) {
    var ancestors: [UIView] = []
    var current = view
    while let superview = current.superview {
      ancestors.append(superview)
      current = superview
    }
    while let ancestor = ancestors.popLast() { self = entering(ancestor) }
  }

  /// Returns the map of a view's own coordinates, this map being that of the coordinates it lies in.
  ///
  /// - Parameter shown: what the screen shows of the view, if that is not what code set.
  @MainActor
  func entering(_ view: UIView, _ shown: ShownValues? = nil) -> ScreenMap {
    entering { shown?.toParent($0) ?? view.pointInSuperview($0) }
  }

  /// Returns the map of a layer's own coordinates, this map being that of the coordinates it lies in.
  @MainActor
  func entering(_ layer: CALayer) -> ScreenMap { entering { layer.pointInSuperlayer($0) } }

  /// Returns the map of coordinates whose points lie in those of this map as a closure says.
  private func entering(_ map: (CGPoint) -> CGPoint) -> ScreenMap {
    // An affine map is known when three points are.
    let (origin, right, down) = (map(.zero), map(CGPoint(x: 1, y: 0)), map(CGPoint(x: 0, y: 1)))
    let (ux, uy) = (right.x.native - origin.x.native, right.y.native - origin.y.native)
    let (vx, vy) = (down.x.native - origin.x.native, down.y.native - origin.y.native)
    var result = self
    (result.a, result.b) = (a * ux + c * uy, b * ux + d * uy)
    (result.c, result.d) = (a * vx + c * vy, b * vx + d * vy)
    let place = self.point(origin)
    (result.tx, result.ty) = (place.x.native, place.y.native)
    return result
  }

  /// Maps a point to the screen.
  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: a * point.x.native + c * point.y.native + tx, y: b * point.x.native + d * point.y.native + ty)
  }

  /// Maps the corners of a rectangle to the screen: top left, top right, bottom right, bottom left.
  func corners(of rect: CGRect) -> [CGPoint] { rect.corners.map(point) }
}
