import FingerpostProperties
import FingerpostScreens

/// Which gestures are played at a point: common ones, and those that the recognizers in play need.
package nonisolated struct GesturePlan {
  /// The gestures, the simplest first.
  package private(set) var scripts: [GestureScript] = []

  /// The most taps and fingers of a gesture, and its longest duration.
  private static let maxAmounts = (taps: 5, fingers: 5, milliseconds: Int64(10_000))

  package init(_ recognizers: [ScreenRecognizer], at point: GestureScript.Point) {
    let needs = recognizers.compactMap(Need.init)
    let taps = needs.filter { $0.kind == .tap }
    let presses = needs.filter { $0.kind == .longPress }
    addTaps(taps, at: point)
    addHolds(presses, at: point)
    let drags = Self.fingers(needs, .pan, .screenEdgePan)
    for direction in GestureScript.directions { scripts.append(.drag(direction, at: point)) }
    for direction in GestureScript.directions { scripts.append(.swipe(direction, at: point)) }
    for count in drags where count > 1 {
      for direction in GestureScript.directions {
        scripts.append(.drag(direction, fingers: count, at: point))
      }
    }
    for count in Self.fingers(needs, .swipe) where count > 1 {
      for direction in GestureScript.directions {
        scripts.append(.swipe(direction, fingers: count, at: point))
      }
    }
    if let press = presses.map(\.milliseconds).min(), !drags.isEmpty {
      scripts.append(.holdAndDrag(after: press + 200, at: point))
    }
    if needs.contains(where: { $0.kind == .pinch || $0.kind == .rotation || $0.amount.fingers > 1 }) {
      scripts.append(.pinch(at: point))
    }
    if needs.contains(where: { $0.kind == .rotation }) { scripts.append(.twist(at: point)) }
  }

  private mutating func addTaps(_ taps: [Need], at point: GestureScript.Point) {
    var amounts = [Amount(fingers: 1, taps: 1), Amount(fingers: 1, taps: 2)]
    for need in taps {
      amounts.append(need.amount)
      // If several taps with several fingers are needed, play a single one too.
      if need.amount.fingers > 1 { amounts.append(Amount(fingers: need.amount.fingers, taps: 1)) }
    }
    for amount in Self.distinct(amounts) {
      scripts.append(.taps(amount.taps, fingers: amount.fingers, at: point))
    }
  }

  private mutating func addHolds(_ presses: [Need], at point: GestureScript.Point) {
    let amounts = [Amount(fingers: 1, taps: 0)] + presses.map(\.amount)
    for amount in Self.distinct(amounts) {
      let longest = presses.filter { $0.amount == amount }.map(\.milliseconds).max() ?? 0
      scripts.append(
        .hold(for: max(1000, longest + 500), taps: amount.taps, fingers: amount.fingers, at: point))
    }
  }

  private static func distinct(_ amounts: [Amount]) -> [Amount] {
    var result: [Amount] = []
    for amount in amounts.sorted() where result.last != amount { result.append(amount) }
    return result
  }

  /// How many fingers the recognizers of some kinds need, each number once, ascending.
  private static func fingers(_ needs: [Need], _ kinds: GestureKind...) -> [Int] {
    var counts: [Int] = []
    for need in needs where kinds.contains(need.kind) && !counts.contains(need.amount.fingers) {
      counts.append(need.amount.fingers)
    }
    return counts.sorted()
  }

  /// A number of taps with a number of fingers.
  private struct Amount: Comparable {
    var fingers: Int
    var taps: Int

    static func < (one: Amount, other: Amount) -> Bool {
      (one.fingers, one.taps) < (other.fingers, other.taps)
    }
  }

  /// What a recognizer needs to act.
  private struct Need {
    var kind: GestureKind
    var amount: Amount
    var milliseconds: Int64

    init?(_ recognizer: ScreenRecognizer) {
      guard let kind = recognizer.playedKind, recognizer.isEnabled else { return nil }
      self.kind = kind
      let settings = recognizer.settings
      let minimum = kind == .tap ? 1 : 0
      let taps = min(max(settings.numberOfTapsRequired ?? minimum, minimum), GesturePlan.maxAmounts.taps)
      let wanted =
        kind == .pan || kind == .screenEdgePan
        ? settings.minimumNumberOfTouches : settings.numberOfTouchesRequired
      amount = Amount(fingers: min(max(wanted ?? 1, 1), GesturePlan.maxAmounts.fingers), taps: taps)
      let seconds = settings.minimumPressDuration ?? 0.5
      let longest = Double(GesturePlan.maxAmounts.milliseconds)
      milliseconds = Int64(min(max((seconds.isFinite ? seconds : 0) * 1000, 0), longest))
    }
  }
}
