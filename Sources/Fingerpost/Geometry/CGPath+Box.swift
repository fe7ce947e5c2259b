#if !canImport(CoreGraphics)
  public import Foundation

  nonisolated extension CGPath {
    /// The smallest rectangle that holds the path itself, without control points beside it; null for an empty path. [VAL-78]
    public final var boundingBoxOfPath: CGRect {
      var points: [CGPoint] = []
      var (start, current) = (CGPoint.zero, CGPoint.zero)
      for element in elements {
        switch element {
        case .move(let point): (start, current) = (point, point)
        case .line(let point): current = point
        case .close: current = start
        case .curve(let first, let second, let end):
          points += CGPath.turns(current, first, second, end)
          current = end
        }
        points.append(current)
      }
      guard let corner = points.first else { return .null }
      return points.dropFirst().reduce(CGRect(origin: corner, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }

    /// Where a curve turns back, along either axis.
    private static func turns(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
      let times = turns(a.x, b.x, c.x, d.x) + turns(a.y, b.y, c.y, d.y)
      return times.map { time in
        CGPoint(x: at(time, a.x, b.x, c.x, d.x), y: at(time, a.y, b.y, c.y, d.y))
      }
    }

    /// Where the slope of a cubic is zero between its ends: the roots of `square · t² + 2 · linear · t + rest`.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      let (square, linear, rest) = (d - 3 * c + 3 * b - a, c - 2 * b + a, b - a)
      let inside = linear * linear - square * rest
      guard inside >= 0 else { return [] }
      // The form that subtracts no two numbers of nearly the same size.
      let sum = -(linear + (linear < 0 ? -inside.squareRoot() : inside.squareRoot()))
      return [sum / square, rest / sum].filter { $0 > 0 && $0 < 1 }
    }

    private static func at(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      let s = 1 - t
      return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
  }
#endif
