import FingerpostTimeline
import FingerpostTrace
import Foundation

/// The last tap of every window, from which the tap count of the next contact follows. [TAPC-4]
struct TapHistory {
  private struct Tap {
    weak var window: UIWindow?
    weak var view: UIView?
    var location: CGPoint
    var time: Instant
    var count: Int
  }

  private var taps: [Tap] = []

  /// Returns the tap count of a contact that comes down. [TAPC-1, TAPC-5]
  mutating func countOfContact(_ touch: UITouch, _ world: World) -> Int {
    let last = taps.first { $0.window === touch.touchedWindow }
    var count = 1
    if let last, world.timeline.now <= last.time.advanced(bySeconds: world.eventRules.tapCountInterval),
      last.location.distance(to: touch.locationInWindow) <= world.eventRules.tapCountRadius,
      last.view === touch.touchedView || !world.eventRules.tapCountPerView
    {
      count = last.count + 1
    }
    world.record(.tapCount(contact: touch.contactID, count: count, reason: count == 1 ? .first : .follows))
    // A contact breaks the chain until it has ended as a tap itself.
    taps.removeAll { $0.window == nil || $0.window === touch.touchedWindow }
    return count
  }

  /// Sets the count of a contact that is no longer a tap to 0, so that the next contact starts a new count. [TAPC-2 …
  /// TAPC-4]
  mutating func contactChanged(_ record: ContactRecord, _ world: World) {
    let touch = record.touch
    let reason: TapCountReason
    let radius = world.eventRules.tapCountRadius
    if WindowPoint(record.start).squaredDistance(to: WindowPoint(touch.locationInWindow)) > radius * radius {
      reason = .movedTooFar
    } else if world.timeline.now > record.tapDeadline {
      reason = .heldTooLong
    } else {
      return
    }
    touch.countedTaps = 0
    taps.removeAll { $0.window == nil || $0.window === touch.touchedWindow }
    world.record(.tapCount(contact: touch.contactID, count: 0, reason: reason))
  }

  /// Remembers a contact that was lifted as a tap. [TAPC-4]
  mutating func contactEnded(_ record: ContactRecord, _ world: World) {
    let touch = record.touch
    guard touch.countedTaps > 0 else { return }
    taps.removeAll { $0.window == nil || $0.window === touch.touchedWindow }
    taps.append(
      Tap(
        window: touch.touchedWindow, view: touch.touchedView, location: touch.locationInWindow,
        time: world.timeline.now,
        count: touch.countedTaps))
  }
}

nonisolated extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return Double((dx * dx + dy * dy).squareRoot())
  }
}
