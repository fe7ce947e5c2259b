#if !canImport(CoreGraphics)
  public import Foundation

  nonisolated extension CGPath {
    /// Creates the outline of the line along a path, as code written before iOS had a method for it names it. [VAL-50]
    ///
    /// - Parameters:
    ///   - path: what the line follows.
    ///   - transform: moves the path first, if there is one.
    ///   - lineWidth: how wide the line is, in points.
    ///   - lineCap: how it ends.
    ///   - lineJoin: how its pieces meet.
    ///   - miterLimit: how far corners reach at most, in line widths.
    public convenience init?(
      __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
      lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
      let line = path.copy(using: transform) ?? path
      self.init(
        line.copy(
          strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit
        ).elements)
    }

    /// Returns the outline of the line along the path, to ask which points the line covers: curves count as 16 lines. [VAL-50]
    ///
    /// - Parameters:
    ///   - lineWidth: how wide the line is, in points.
    ///   - lineCap: how it ends.
    ///   - lineJoin: how its pieces meet.
    ///   - miterLimit: how far corners reach at most, in line widths.
    ///   - transform: moves the path first.
    public final func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity
    ) -> CGPath {
      let outline = PathOutline(half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
      for line in PathOutline.lines(of: elements.moved(by: transform)) {
        outline.add(line.points, line.isClosed)
      }
      return CGPath(outline.elements)
    }
  }

  /// Collects rectangles along lines and what joins them, all in one direction, so that what overlaps counts as inside.
  private nonisolated final class PathOutline {
    private let half: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat
    private(set) var elements: [CGPath.Element] = []

    init(half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
      (self.half, self.cap, self.join, self.miterLimit) = (abs(half), cap, join, miterLimit)
    }

    /// The pieces of a path as points, without any that repeat.
    static func lines(of elements: [CGPath.Element]) -> [(points: [CGPoint], isClosed: Bool)] {
      var lines: [(points: [CGPoint], isClosed: Bool)] = []
      func add(_ point: CGPoint) {
        if lines.last?.isClosed != false { lines.append(([lines.last?.points.first ?? point], false)) }
        if lines[lines.count - 1].points.last != point { lines[lines.count - 1].points.append(point) }
      }
      for element in elements {
        switch element {
        case .move(let point): lines.append(([point], false))
        case .line(let point): add(point)
        case .curve(let first, let second, let end):
          let start = lines.last?.points.last ?? first
          for step in 1...16 {
            let (t, rest) = (CGFloat(step) / 16, 1 - CGFloat(step) / 16)
            let (a, b) = (rest * rest * rest, 3 * rest * rest * t)
            let (c, d) = (3 * rest * t * t, t * t * t)
            let x = a * start.x + b * first.x + c * second.x + d * end.x
            add(CGPoint(x: x, y: a * start.y + b * first.y + c * second.y + d * end.y))
          }
        case .close:
          guard let last = lines.indices.last, !lines[last].isClosed else { continue }
          if lines[last].points.count > 1, lines[last].points.first == lines[last].points.last {
            lines[last].points.removeLast()
          }
          lines[last].isClosed = true
        }
      }
      return lines
    }

    func add(_ points: [CGPoint], _ isClosed: Bool) {
      guard points.count > 1 else {
        if cap == .round, let point = points.first { addCircle(point) }
        return
      }
      let ends = isClosed ? points.dropFirst() + [points[0]] : points.dropFirst()
      let ways = zip(points, ends).map { direction($0, $1) }
      for (number, (from, to)) in zip(points, ends).enumerated() {
        let way = ways[number]
        let (reach, isFirst, isLast) = (cap == .square && !isClosed, number == 0, number == ways.count - 1)
        let start = reach && isFirst ? moved(from, way, -half) : from
        let end = reach && isLast ? moved(to, way, half) : to
        let side = CGVector(dx: -way.dy, dy: way.dx)
        addPolygon([
          moved(start, side, half), moved(end, side, half), moved(end, side, -half),
          moved(start, side, -half),
        ])
        if !isFirst || isClosed { addJoint(from, ways[isFirst ? ways.count - 1 : number - 1], way) }
      }
      if cap == .round, !isClosed {
        addCircle(points[0])
        addCircle(points[points.count - 1])
      }
    }

    private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = (x * x + y * y).squareRoot()
      return CGVector(dx: x / length, dy: y / length)
    }

    private func moved(_ point: CGPoint, _ way: CGVector, _ length: CGFloat) -> CGPoint {
      CGPoint(x: point.x + way.dx * length, y: point.y + way.dy * length)
    }

    private func addJoint(_ point: CGPoint, _ before: CGVector, _ after: CGVector) {
      if join == .round { return addCircle(point) }
      let turn = before.dx * after.dy - before.dy * after.dx
      guard turn != 0 else { return }
      let outside: CGFloat = turn > 0 ? -half : half
      let first = moved(point, CGVector(dx: -before.dy, dy: before.dx), outside)
      let second = moved(point, CGVector(dx: -after.dy, dy: after.dx), outside)
      // The tip of a corner is as far out as the half of its angle says.
      let share = 1 + before.dx * after.dx + before.dy * after.dy
      let middle = CGPoint(x: first.x + second.x - 2 * point.x, y: first.y + second.y - 2 * point.y)
      let tip = CGPoint(x: point.x + middle.x / share, y: point.y + middle.y / share)
      let isMiter = join == .miter && share > 0 && (2 / share).squareRoot() <= miterLimit
      let corner = isMiter ? [point, first, tip, second] : [point, first, second]
      addPolygon(turn > 0 ? corner.reversed() : corner)
    }

    private func addCircle(_ middle: CGPoint) {
      addPolygon(
        (0..<32).map { step in
          let angle = -CGFloat(step) * .pi / 16
          return CGPoint(x: middle.x + half * cos(angle), y: middle.y + half * sin(angle))
        })
    }

    private func addPolygon(_ points: [CGPoint]) {
      elements.append(.move(points[0]))
      elements += points.dropFirst().map { .line($0) } + [.close]
    }
  }
#endif
