import FingerpostTrace

/// When fingers came down and lifted, to measure how late their views get them.
///
/// A contact's number is reused after it lifts, and a view may get the first of two taps only after the second, so
/// deliveries are told apart by their order.
package nonisolated struct FingerTimes {
  /// One finger, from its touch-down to the last call to its view.
  private struct Finger {
    var down: Int64
    var changed: Int64
    var isHeard = false
    var isTaken = false
    var isOver = false
  }

  // Looked up only, never walked.
  private var fingers: [Int: [Finger]] = [:]

  /// A finger changed.
  mutating func note(_ contact: Int, _ change: ContactChange, at now: Int64) {
    if change == .down { fingers[contact, default: []].append(Finger(down: now, changed: now)) }
    guard let last = fingers[contact]?.indices.last else { return }
    fingers[contact]?[last].changed = now
  }

  /// The latest finger of a number is kept from its view, or has none.
  mutating func drop(_ contact: Int) {
    guard let last = fingers[contact]?.indices.last else { return }
    fingers[contact]?[last].isHeard = true
    fingers[contact]?[last].isOver = true
  }

  /// A finger is taken from its view.
  ///
  /// - Returns: whether the view has received it.
  mutating func withdraw(_ contact: Int) -> Bool {
    let all = fingers[contact] ?? []
    guard let place = all.firstIndex(where: { !$0.isOver && !$0.isTaken }) ?? all.indices.last else {
      return true
    }
    fingers[contact]?[place].isTaken = true
    if !all[place].isHeard { fingers[contact]?[place].isOver = true }
    return all[place].isHeard
  }

  /// A view receives a finger.
  ///
  /// - Returns: how much later than the finger's own change.
  mutating func deliver(_ phase: TouchPhase, _ contact: Int, at now: Int64) -> Int64 {
    let all = fingers[contact] ?? []
    guard let place = all.firstIndex(where: { !$0.isOver && (phase != .began || !$0.isHeard) }) else {
      return 0
    }
    fingers[contact]?[place].isHeard = true
    switch phase {
    case .began: return now - all[place].down
    case .ended: fingers[contact]?[place].isOver = true
    case .cancelled:
      fingers[contact]?[place].isOver = true
      return 0
    default: break
    }
    return now - all[place].changed
  }
}
