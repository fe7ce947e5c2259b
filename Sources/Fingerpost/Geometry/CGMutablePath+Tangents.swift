#if !canImport(CoreGraphics)
  public import Foundation

  nonisolated extension CGMutablePath {
    /// Adds a part of a circle that touches the lines from here to a corner and from there to a second point, with a line to
    /// its beginning. Where there is no such circle it is a line to the corner.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      let (corner, end) = (tangent1End, tangent2End)
      let start = currentPoint.applying(transform.inverted())
      func way(to point: CGPoint) -> (x: Double, y: Double, length: Double) {
        let (x, y) = (point.x.native - corner.x.native, point.y.native - corner.y.native)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? (x / length, y / length, length) : (0, 0, 0)
      }
      let (back, on) = (way(to: start), way(to: end))
      let (cosine, cross) = (back.x * on.x + back.y * on.y, back.x * on.y - back.y * on.x)
      guard back.length > 0, on.length > 0, radius > 0, abs(cross) > 1e-9 else {
        return addLine(to: corner, transform: transform)
      }
      // From the corner to where the circle touches either line.
      let reach = radius.native * (1 + cosine) / abs(cross)
      let middle = radius.native / abs(cross)
      let center = CGPoint(
        x: corner.x.native + (back.x + on.x) * middle, y: corner.y.native + (back.y + on.y) * middle)
      func angle(_ line: (x: Double, y: Double, length: Double)) -> Double {
        atan2(
          corner.y.native + line.y * reach - center.y.native,
          corner.x.native + line.x * reach - center.x.native)
      }
      let arc = PathShape.arc(center, radius.native, from: angle(back), to: angle(on), isForward: cross < 0)
      elements += PathShape.joined(arc, to: elements).moved(by: transform)
    }
  }
#endif
