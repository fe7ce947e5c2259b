import Foundation

/// A piece of a path with the point where it begins.
private nonisolated enum RunPiece {
  case line(from: CGPoint)
  case curve(from: CGPoint, CGPoint, CGPoint)
}

extension UIBezierPath {
  /// Returns the same path drawn from its end to its beginning: the last of its parts comes first. [VAL-87]
  public final func reversing() -> UIBezierPath {
    var parts: [(pieces: [RunPiece], end: CGPoint, isClosed: Bool)] = []
    var start = CGPoint.zero
    cgPath.forEachPiece { piece in
      // What follows a closed part without a move begins where that began.
      if case .move = piece {} else if parts.last?.isClosed ?? true { parts.append(([], start, false)) }
      switch piece {
      case .move(let point):
        start = point
        parts.append(([], point, false))
      case .line(let point):
        let from = parts[parts.count - 1].end
        parts[parts.count - 1].pieces.append(.line(from: from))
        parts[parts.count - 1].end = point
      case .curve(let first, let second, let end):
        let from = parts[parts.count - 1].end
        parts[parts.count - 1].pieces.append(.curve(from: from, first, second))
        parts[parts.count - 1].end = end
      case .close:
        parts[parts.count - 1].isClosed = true
      }
    }
    let result = UIBezierPath()
    for part in parts.reversed() {
      result.move(to: part.end)
      for piece in part.pieces.reversed() {
        switch piece {
        case .line(let from): result.addLine(to: from)
        case .curve(let from, let first, let second):
          result.addCurve(to: from, controlPoint1: second, controlPoint2: first)
        }
      }
      if part.isClosed { result.close() }
    }
    result.usesEvenOddFillRule = usesEvenOddFillRule
    (result.lineWidth, result.flatness, result.miterLimit) = (lineWidth, flatness, miterLimit)
    (result.lineCapStyle, result.lineJoinStyle, result.dashes) = (lineCapStyle, lineJoinStyle, dashes)
    return result
  }
}
