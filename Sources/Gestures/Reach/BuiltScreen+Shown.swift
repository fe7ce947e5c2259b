import Fingerpost
import FingerpostScreens
import Foundation

extension BuiltScreen {
  /// What of a view's inside shows at a point of the screen at which the view itself is not, the front-most last; nil for
  /// nothing.
  package func shown(of view: Int, at start: (x: Double, y: Double)?, _ lineage: Lineage) -> Int? {
    guard let start, !views[view].clipsToBounds else { return nil }
    let point = CGPoint(x: start.x, y: start.y)
    return views.indices.last { inner in
      guard inner != view, lineage.isWithin(inner, view), !views[inner].isHidden, views[inner].alpha > 0,
        views[inner].point(inside: local(point, of: inner), with: nil)
      else { return false }
      return !lineage.line(inner).dropLast().contains { holder in
        holder != view && lineage.isWithin(holder, view)
          && (views[holder].clipsToBounds || views[holder].isHidden)
      }
    }
  }
}
