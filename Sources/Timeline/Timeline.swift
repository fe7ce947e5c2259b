import HeapModule

/// The one clock: events move it, and deadlines fire in order.
///
/// Nothing here reads a clock of the machine. The code that feeds events advances the timeline to the time of
/// each before it is dispatched; deadlines that come due on the way fire first, ordered by deadline and,
/// for equal deadlines, by when they were scheduled. While an action runs, ``now`` is its deadline. A live
/// driver asks ``nextDeadline`` for the moment at which it has to be woken.
public final class Timeline {
  /// Identifies a scheduled action, so that it can be cancelled.
  public struct Token: Hashable, Sendable {
    fileprivate let order: UInt64
    fileprivate let slot: Int
  }

  private struct Entry: Comparable {
    let deadline: Instant
    let order: UInt64
    let slot: Int

    static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.deadline, lhs.order) < (rhs.deadline, rhs.order)
    }
  }

  /// The place of a pending action, and then of another one.
  private struct Slot {
    /// What was scheduled; 0 while there is nothing.
    var order: UInt64
    var action: (Instant) -> Void
  }

  /// The current time: that of the event or the deadline being handled.
  @inlinable public var now: Instant { time }
  @exclusivity(unchecked) @usableFromInline var time: Instant

  @exclusivity(unchecked) private var queue = Heap<Entry>()
  /// No deadline in the queue is before this one, so most events need not look into it.
  @exclusivity(unchecked) @usableFromInline var soonest: Instant?
  @exclusivity(unchecked) private var slots = ContiguousArray<Slot>()
  @exclusivity(unchecked) private var free: [Int] = []
  private var scheduled: UInt64 = 0

  /// Creates a timeline that is at the given instant.
  public init(now: Instant = .zero) {
    time = now
  }

  /// The earliest deadline that is still pending, or nil when nothing is.
  public var nextDeadline: Instant? {
    discardCancelled()
    return queue.min?.deadline
  }

  /// Schedules an action; a deadline in the past fires at the next advance.
  ///
  /// - Parameters:
  ///   - deadline: when the action is due.
  ///   - action: receives the time at which it fires. It may schedule and cancel.
  /// - Returns: a token for ``cancel(_:)``.
  @discardableResult
  public func schedule(at deadline: Instant, _ action: @escaping (Instant) -> Void) -> Token {
    scheduled += 1
    let slot = free.isEmpty ? slots.endIndex : free.removeLast()
    let pending = Slot(order: scheduled, action: action)
    if slot == slots.endIndex { slots.append(pending) } else { slots[slot] = pending }
    queue.insert(Entry(deadline: deadline, order: scheduled, slot: slot))
    soonest = queue.min?.deadline
    return Token(order: scheduled, slot: slot)
  }

  /// Cancels an action that has not fired; otherwise does nothing.
  public func cancel(_ token: Token) {
    empty(token.slot, of: token.order)
  }

  /// Takes out what was scheduled, unless it has fired or was cancelled; its slot is then another one's.
  @discardableResult
  private func empty(_ slot: Int, of order: UInt64) -> ((Instant) -> Void)? {
    guard slot < slots.endIndex, slots[slot].order == order else { return nil }
    let action = slots[slot].action
    slots[slot] = Slot(order: 0, action: { _ in })
    free.append(slot)
    return action
  }

  /// Moves the clock to an instant and fires everything due on the way, the target included.
  ///
  /// An instant before ``now`` fires what is overdue and leaves the clock where it is: time never runs
  /// backwards.
  @inlinable public func advance(to target: Instant) {
    if let soonest, soonest <= max(target, time) { fire(until: target) }
    time = max(time, target)
  }

  /// Fires what is due by an instant.
  @usableFromInline func fire(until target: Instant) {
    while let first = queue.min, first.deadline <= max(target, now) {
      queue.removeMin()
      guard let action = empty(first.slot, of: first.order) else { continue }
      time = max(time, first.deadline)
      action(time)
    }
    soonest = queue.min?.deadline
  }

  /// Lets time run on until nothing is pending, or until the given number of actions has fired.
  ///
  /// - Returns: whether nothing is pending any more.
  @discardableResult
  public func runUntilIdle(limit: Int = 100_000) -> Bool {
    var left = limit
    while let deadline = nextDeadline {
      guard left > 0 else { return false }
      left -= 1
      advance(to: deadline)
    }
    return true
  }

  private func discardCancelled() {
    while let first = queue.min, slots[first.slot].order != first.order {
      queue.removeMin()
    }
  }
}
