import Foundation

/// A point or a distance in a window's coordinates, in points.
///
/// What recognizers measure they measure there, so that a gesture does not depend on what its view does. [GR-40]
typealias WindowPoint = SIMD2<Double>

nonisolated extension WindowPoint {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  /// The square of the distance from the origin.
  var lengthSquared: Double { x * x + y * y }

  /// The square of the distance to another point: where it is compared with a square, no root has to be taken.
  func squaredDistance(to other: WindowPoint) -> Double { (self - other).lengthSquared }

  /// The distance from the origin.
  var length: Double { lengthSquared.squareRoot() }
}

nonisolated extension CGPoint {
  init(_ point: WindowPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension UIGestureRecognizer {
  /// Converts a point of the recognizer's window to a view's coordinates, with nil the window's.
  final func convert(_ point: WindowPoint, to view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(point) }
    guard let window = self.view?.holdingWindow else { return view.convert(CGPoint(point), from: nil) }
    return window === view ? CGPoint(point) : window.convert(CGPoint(point), to: view)
  }

  /// Converts a distance: the view's rotation and scale apply, its origin does not. [PAN-9]
  final func convert(distance: WindowPoint, to view: UIView?) -> CGPoint {
    guard let view, !isUprightInWindow(view) else { return CGPoint(distance) }
    let (start, end) = (convert(.zero, to: view), convert(distance, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Whether distances in a view are the same as in the recognizer's window.
  private func isUprightInWindow(_ view: UIView) -> Bool {
    // By way of nodes, because it is asked on every move of a pan.
    view.node.windowNode == attachedNode?.windowNode && view.node.isUpright
  }

  /// Converts a distance in a view's coordinates to the window's. [PAN-10]
  final func convert(distance: CGPoint, from view: UIView?) -> WindowPoint {
    guard let view else { return WindowPoint(distance) }
    let window = self.view?.holdingWindow
    return WindowPoint(view.convert(distance, to: window)) - WindowPoint(view.convert(.zero, to: window))
  }
}
