import Foundation

/// The two fingers of a pinch or a rotation. [PINCH-1, PINCH-5 to PINCH-7]
struct FingerPair {
  private(set) var tracked: [Int] = []

  var isComplete: Bool { tracked.count == 2 }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    for touch in new {
      if isComplete { desk.ignore(touch) } else { tracked.append(touch) }
    }
  }

  mutating func lose(_ gone: [Int], _ end: Stage, _ desk: inout Desk) {
    tracked.removeAll { gone.contains($0) }
    if tracked.isEmpty { desk.become(desk.stage.isActive ? end : .failed) }
  }

  /// The way from one to the other.
  func span(_ desk: Desk) -> Point {
    isComplete ? desk.place(tracked[1]) - desk.place(tracked[0]) : Point(x: 0, y: 0)
  }
}

/// Two fingers whose distance changes. [6.10]
struct PinchRules: KindRules {
  var pair = FingerPair()
  var base = 0.0

  var changesWithEveryMove: Bool { pair.isComplete }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    let wasComplete = pair.isComplete
    pair.began(new, &desk)
    if !wasComplete { base = pair.span(desk).length }
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    guard pair.isComplete, !desk.stage.isActive else { return }
    if abs(pair.span(desk).length - base) > 8 { desk.become(.began) }
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) { pair.lose(gone, .ended, &desk) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { pair.lose(lost, .cancelled, &desk) }
}

/// Two fingers whose direction changes. [6.11]
struct RotationRules: KindRules {
  var pair = FingerPair()
  var last = 0.0
  var turned = 0.0

  var changesWithEveryMove: Bool { pair.isComplete }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    let wasComplete = pair.isComplete
    pair.began(new, &desk)
    if !wasComplete { (last, turned) = (angle(desk), 0) }
  }

  private func angle(_ desk: Desk) -> Double { atan2(pair.span(desk).y, pair.span(desk).x) }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    guard pair.isComplete else { return }
    let now = angle(desk)
    // ROT-2: the shorter way round.
    turned += (now - last).remainder(dividingBy: 2 * .pi)
    last = now
    if !desk.stage.isActive, abs(turned) > 0.10 { desk.become(.began) }
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) { pair.lose(gone, .ended, &desk) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { pair.lose(lost, .cancelled, &desk) }
}
