/// Which frames an application was sent and has not handled, and since when the oldest of them waits.
///
/// The application says how many it has handled, all together. Frames that are sent within ten milliseconds wait since the
/// first of them, so that what is kept is bounded, and a frame costs nothing but a comparison.
struct AnswerClock: Hashable {
  private static let step: Int64 = 10_000_000

  private struct Batch: Hashable {
    /// How many frames had been sent with its last.
    var end: UInt64
    /// When its first was sent.
    var since: Int64
  }

  /// How many frames were sent.
  private(set) var sent: UInt64 = 0
  /// How many of them were handled.
  private(set) var handled: UInt64 = 0
  private var batches: [Batch] = []

  /// How many frames wait.
  var waiting: UInt64 { sent - handled }
  /// Since when the oldest frame waits; nil where none does.
  var since: Int64? { batches.first?.since }

  /// Notes that a frame was sent.
  mutating func send(at now: Int64) {
    sent &+= 1
    if let last = batches.last, now &- last.since < Self.step {
      batches[batches.count - 1].end = sent
    } else {
      batches.append(Batch(end: sent, since: now))
    }
  }

  /// Notes how many were handled.
  ///
  /// - Returns: false if that cannot be: it has to be more than before, and no more than were sent.
  mutating func record(_ count: UInt64) -> Bool {
    guard count > handled, count <= sent else { return false }
    handled = count
    while let first = batches.first, first.end <= count { batches.removeFirst() }
    return true
  }

  /// Counts the time of what waits from now on.
  mutating func restart(at now: Int64) {
    guard waiting > 0 else { return }
    batches.removeAll(keepingCapacity: true)
    batches.append(Batch(end: sent, since: now))
  }
}
