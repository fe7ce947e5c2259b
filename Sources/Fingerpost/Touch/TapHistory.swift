import FingerpostTimeline
import FingerpostTrace
import Foundation

/// The last tap of every window, from which the tap count of the next contact follows. [TAPC-4]
struct TapHistory {
  /// What was tapped, which may be gone since.
  ///
  /// It is asked only whether it is the same. The `unowned` reference keeps the place in memory from becoming another
  /// object's; a weak one would have every later reference to a tapped view counted in the slow way.
  private struct Tapped<Object: AnyObject> {
    private unowned let object: Object
    private let identity: ObjectIdentifier

    init(_ object: Object) {
      self.object = object
      identity = ObjectIdentifier(object)
    }

    func matches(_ other: Object?) -> Bool {
      guard let other else { return false }
      return identity == ObjectIdentifier(other)
    }
  }

  private struct Tap {
    let window: Tapped<UIWindow>
    var view: Tapped<UIView>?
    var location: CGPoint
    var time: Instant
    /// 0 when a contact has come down since, which breaks the chain until it has ended as a tap itself.
    var count: Int
  }

  private var taps: [Tap] = []
  /// How many windows are remembered; of more, those that were not tapped for longest are forgotten.
  private static let most = 16

  private func place(of window: UIWindow?) -> Int? {
    for index in taps.indices where taps[index].window.matches(window) { return index }
    return nil
  }

  /// Returns the tap count of a contact that comes down. [TAPC-1, TAPC-5]
  mutating func countOfContact(_ touch: UITouch, _ world: World) -> Int {
    var count = 1
    if let last = place(of: touch.touchedWindow) {
      if world.timeline.now <= taps[last].time.advanced(bySeconds: world.eventRules.tapCountInterval),
        taps[last].location.distance(to: touch.locationInWindow) <= world.eventRules.tapCountRadius,
        !world.eventRules.tapCountPerView || taps[last].view?.matches(touch.touchedView) == true
      {
        count = taps[last].count + 1
      }
      taps[last].count = 0
    }
    world.record(.tapCount(contact: touch.contactID, count: count, reason: count == 1 ? .first : .follows))
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
    if let last = place(of: touch.touchedWindow) { taps[last].count = 0 }
    world.record(.tapCount(contact: touch.contactID, count: 0, reason: reason))
  }

  /// Remembers a contact that was lifted as a tap. [TAPC-4]
  mutating func contactEnded(_ record: ContactRecord, _ world: World) {
    let touch = record.touch
    guard touch.countedTaps > 0, let window = touch.touchedWindow else { return }
    if let last = place(of: window) {
      taps.remove(at: last)
    } else if taps.count == Self.most {
      taps.removeFirst()
    }
    var view: Tapped<UIView>?
    if let touched = touch.touchedView { view = Tapped(touched) }
    taps.append(
      Tap(
        window: Tapped(window), view: view, location: touch.locationInWindow, time: world.timeline.now,
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
