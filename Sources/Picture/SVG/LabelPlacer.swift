import Fingerpost
import Foundation

/// Places labels where there is room, in the order in which they are added.
struct LabelPlacer {
  /// Where labels may be.
  let area: CGRect
  private var taken: [CGRect] = []

  init(area: CGRect) {
    self.area = area
  }

  /// Keeps labels away from a rectangle.
  mutating func reserve(_ rect: CGRect) {
    taken.append(rect)
  }

  /// Takes the first of some places that is free, and returns it, or nil if none is.
  mutating func place(_ size: CGSize, at candidates: [CGPoint], avoiding avoided: [CGRect] = [])
    -> CGRect?
  {
    for origin in candidates {
      let rect = CGRect(origin: origin, size: size)
      guard area.encloses(rect), !taken.contains(where: { $0.overlaps(rect) }),
        !avoided.contains(where: { $0.overlaps(rect) })
      else { continue }
      taken.append(rect)
      return rect
    }
    return nil
  }

  /// Moves a place sideways so that a label of that size does not leave the area.
  func inside(_ origin: CGPoint, _ size: CGSize) -> CGPoint {
    CGPoint(x: max(area.minX, min(origin.x, area.maxX - size.width)), y: origin.y)
  }
}
