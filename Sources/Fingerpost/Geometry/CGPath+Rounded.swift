import Foundation

nonisolated extension CGPath {
  /// A rectangle some of whose corners are quarters of ellipses.
  static func rounded(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) -> CGPath {
    let path = CGMutablePath()
    let (left, top) = (rect.minX.native, rect.minY.native)
    let (right, bottom) = (rect.maxX.native, rect.maxY.native)
    let width = min(max(0, radii.width.native), (right - left) / 2)
    let height = min(max(0, radii.height.native), (bottom - top) / 2)
    // How far the control points of a quarter of a circle are, in radii.
    let kappa = 4 * (2.0.squareRoot() - 1) / 3
    func go(to point: CGPoint) {
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    func add(_ corner: UIRectCorner, _ x: Double, _ y: Double, from: (Double, Double), to: (Double, Double)) {
      guard width > 0, height > 0, corners.contains(corner) else { return go(to: CGPoint(x: x, y: y)) }
      func place(_ direction: (Double, Double), _ share: Double) -> CGPoint {
        CGPoint(x: x + direction.0 * width * share, y: y + direction.1 * height * share)
      }
      go(to: place(from, 1))
      path.addCurve(to: place(to, 1), control1: place(from, 1 - kappa), control2: place(to, 1 - kappa))
    }
    add(.topLeft, left, top, from: (0, 1), to: (1, 0))
    add(.topRight, right, top, from: (-1, 0), to: (0, 1))
    add(.bottomRight, right, bottom, from: (0, -1), to: (-1, 0))
    add(.bottomLeft, left, bottom, from: (1, 0), to: (0, -1))
    path.closeSubpath()
    return path
  }
}
