#if !canImport(CoreGraphics)
  import Foundation

  /// The shapes that paths are made of.
  nonisolated enum PathShape {
    static func rect(_ rect: CGRect) -> [CGPath.Element] {
      [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
      ]
    }

    static func ellipse(in rect: CGRect) -> [CGPath.Element] {
      CGPath.rounded(rect, .allCorners, CGSize(width: rect.width / 2, height: rect.height / 2)).elements
    }

    /// A part of a circle, which begins with a move. Forward is clockwise where y grows downwards.
    static func arc(
      _ center: CGPoint, _ radius: Double, from start: Double, to end: Double, isForward: Bool
    ) -> [CGPath.Element] {
      guard start.isFinite, end.isFinite, radius.isFinite else { return [] }
      let whole = 2 * Double.pi
      var sweep = isForward ? end - start : start - end
      if abs(sweep) < whole || sweep < 0 { sweep = sweep - whole * (sweep / whole).rounded(.down) }
      sweep = min(sweep, whole)
      if sweep == 0, start != end { sweep = whole }
      if !isForward { sweep = -sweep }
      let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
      let step = sweep / Double(count)
      let reach = 4 / 3 * tan(step / 4)
      func place(_ angle: Double, _ tangent: Double) -> CGPoint {
        CGPoint(
          x: center.x.native + radius * (cos(angle) - tangent * sin(angle)),
          y: center.y.native + radius * (sin(angle) + tangent * cos(angle)))
      }
      var elements = [CGPath.Element.move(place(start, 0))]
      for index in 0..<count {
        let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
        elements.append(.curve(place(from, reach), place(to, -reach), place(to, 0)))
      }
      return elements
    }

    /// Pieces whose move becomes a line where another piece is open.
    static func joined(_ pieces: [CGPath.Element], to open: [CGPath.Element]) -> [CGPath.Element] {
      guard case .move(let start) = pieces.first, let last = open.last, last != .close else { return pieces }
      return [.line(start)] + pieces.dropFirst()
    }

    /// A quadratic curve as a cubic one.
    static func quad(from start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> CGPath.Element {
      func between(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
      }
      return .curve(between(start), between(end), end)
    }
  }
#endif
