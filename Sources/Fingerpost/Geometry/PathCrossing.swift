#if !canImport(CoreGraphics)
  import Foundation

  /// How a path lies around a point: what a ray from it to the right crosses.
  nonisolated struct PathCrossing {
    /// Crossings downwards less crossings upwards.
    private(set) var winding = 0
    /// All crossings.
    private(set) var count = 0

    init(_ elements: [CGPath.Element], _ point: CGPoint) {
      var (start, current) = (CGPoint.zero, CGPoint.zero)
      for element in elements {
        switch element {
        case .move(let next):
          // An open piece counts as closed.
          cross(current, start, point)
          (start, current) = (next, next)
        case .line(let next):
          cross(current, next, point)
          current = next
        case .curve(let first, let second, let end):
          cross(current, first, second, end, point)
          current = end
        case .close:
          cross(current, start, point)
          current = start
        }
      }
      cross(current, start, point)
    }

    private mutating func add(isDown: Bool) {
      winding += isDown ? 1 : -1
      count += 1
    }

    private mutating func cross(_ from: CGPoint, _ to: CGPoint, _ point: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let share = (point.y.native - from.y.native) / (to.y.native - from.y.native)
      if from.x.native + (to.x.native - from.x.native) * share > point.x.native { add(isDown: to.y > from.y) }
    }

    /// A curve is cut where it turns up or down; in between it crosses the ray's height once, which halving finds.
    private mutating func cross(
      _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, _ point: CGPoint
    ) {
      let xs = [start.x.native, first.x.native, second.x.native, end.x.native]
      let ys = [start.y.native, first.y.native, second.y.native, end.y.native]
      let height = point.y.native
      let cuts = [0] + Self.turns(ys) + [1]
      for (from, to) in zip(cuts, cuts.dropFirst()) {
        let (top, bottom) = (Self.value(ys, from), Self.value(ys, to))
        guard (top <= height) != (bottom <= height) else { continue }
        var (low, high) = (from, to)
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if (Self.value(ys, middle) <= height) == (top <= height) { low = middle } else { high = middle }
        }
        if Self.value(xs, high) > point.x.native { add(isDown: bottom > top) }
      }
    }

    private static func value(_ numbers: [Double], _ t: Double) -> Double {
      let weights = PathPiece.weights(at: t)
      let near = weights.start * numbers[0] + weights.first * numbers[1]
      return near + weights.second * numbers[2] + weights.end * numbers[3]
    }

    /// Where the derivative is zero, inside of the curve.
    private static func turns(_ y: [Double]) -> [Double] {
      let a = -y[0] + 3 * y[1] - 3 * y[2] + y[3]
      let b = 2 * (y[0] - 2 * y[1] + y[2])
      let c = y[1] - y[0]
      var roots: [Double] = []
      if a == 0 {
        if b != 0 { roots = [-c / b] }
      } else {
        let square = b * b - 4 * a * c
        if square > 0 {
          roots = [(-b - square.squareRoot()) / (2 * a), (-b + square.squareRoot()) / (2 * a)]
        }
      }
      return roots.filter { $0 > 0 && $0 < 1 }.sorted()
    }
  }
#endif
