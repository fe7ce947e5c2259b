package import Foundation

/// A piece of a path, from where the one before ended.
package nonisolated enum PathPiece {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close

  /// How much the start of a cubic curve, its two control points and its end count at a share of it.
  package static func weights(
    at share: Double
  ) -> (start: Double, first: Double, second: Double, end: Double) {
    let rest = 1 - share
    return (
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share
    )
  }
}

nonisolated extension CGPath {
  /// Calls a closure with each piece, in order; quadratic curves as cubic ones.
  package func forEachPiece(_ body: (PathPiece) -> Void) {
    #if canImport(CoreGraphics)
      var start = CGPoint.zero
      var last = CGPoint.zero
      applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint:
          (start, last) = (points[0], points[0])
          body(.move(last))
        case .addLineToPoint:
          last = points[0]
          body(.line(last))
        case .addQuadCurveToPoint:
          let (control, end) = (points[0], points[1])
          func near(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
          }
          body(.curve(near(last), near(end), end))
          last = end
        case .addCurveToPoint:
          last = points[2]
          body(.curve(points[0], points[1], last))
        case .closeSubpath:
          last = start
          body(.close)
        @unknown default: break
        }
      }
    #else
      for element in elements {
        switch element {
        case .move(let point): body(.move(point))
        case .line(let point): body(.line(point))
        case .curve(let first, let second, let end): body(.curve(first, second, end))
        case .close: body(.close)
        }
      }
    #endif
  }
}
