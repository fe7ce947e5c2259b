import Fingerpost
import Foundation

/// How far the fingers of a recognizer have moved since they came down.
///
/// A pan can be asked for its velocity. For all other recognizers this keeps track.
struct ScenarioMovement {
  private struct Finger {
    let contact: Int
    let start: CGPoint
    var point: CGPoint
  }

  // A list, since sums must not depend on the order of a hash table.
  private var fingers: [Finger] = []

  /// Takes in where fingers are when a recognizer hears of them.
  ///
  /// - Parameter areNew: whether they have just come down, perhaps not for the first time in an attempt.
  mutating func follow(_ touches: Set<UITouch>, areNew: Bool) {
    if areNew { fingers.removeAll { finger in touches.contains { $0.contactID == finger.contact } } }
    for touch in touches.sorted(by: { $0.contactID < $1.contactID }) {
      let point = touch.location(in: nil)
      if let known = fingers.firstIndex(where: { $0.contact == touch.contactID }) {
        fingers[known].point = point
      } else {
        fingers.append(Finger(contact: touch.contactID, start: point, point: point))
      }
    }
  }

  /// Forgets all fingers.
  mutating func reset() { fingers.removeAll() }

  /// How far all fingers have moved taken together, in a view's coordinates.
  private func distance(in view: UIView?) -> CGPoint {
    var distance = CGPoint.zero
    for finger in fingers {
      let start = view?.convert(finger.start, from: nil) ?? finger.start
      let point = view?.convert(finger.point, from: nil) ?? finger.point
      distance.x += point.x - start.x
      distance.y += point.y - start.y
    }
    return distance
  }

  /// Whether a recognizer's fingers move more along an axis than across it.
  ///
  /// A pan answers by its velocity, as the usual code of a delegate does. [PAN-11]
  func isAlong(_ axis: ScenarioAxis, for recognizer: UIGestureRecognizer) -> Bool {
    let view = recognizer.view
    let way = (recognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? distance(in: view)
    return switch axis {
    case .horizontal: abs(way.x) > abs(way.y)
    case .vertical: abs(way.y) > abs(way.x)
    }
  }
}
